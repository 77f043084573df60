import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compare } from "../kernel/decimal.ts";
import { type CalibrationTable, measureTank, sumTanks, type Tank } from "./tank.ts";

const BY_TRIM: CalibrationTable = {
  kind: "volume_by_trim",
  trims: ["2", "3"],
  rows: [
    { sounding: "2.10", volumes: ["412.6", "398.2"] },
    { sounding: "2.20", volumes: ["431.9", "417.1"] },
  ],
};
const volumes = [
  { at: "2.0", value: "400" },
  { at: "2.1", value: "420" },
  { at: "2.2", value: "441" },
];
const BY_SOUNDING: CalibrationTable = {
  kind: "sounding_correction",
  corrections_mm: [
    { at: "-1", value: "25" },
    { at: "0", value: "0" },
    { at: "2", value: "-60" },
  ],
  volumes,
};
const BY_VOLUME: CalibrationTable = {
  kind: "volume_correction",
  volumes,
  corrections: [
    { at: "-1", value: "3.5" },
    { at: "0", value: "0" },
    { at: "2", value: "-8" },
  ],
};

function value(table: CalibrationTable, sounding: string, trim: string, density = "1.024"): Tank {
  const found = measureTank({ table, sounding, trim, density });
  if (!found.ok) expect.fail(JSON.stringify(found.issues));
  return found.result;
}
const problems = (change: object) => {
  const found = measureTank({
    table: BY_TRIM,
    sounding: "2.14",
    trim: "2.245",
    density: "1.024",
    ...change,
  });
  return found.ok ? [] : found.issues.map((one) => `${one.field} ${one.code}`);
};

describe("a tank", () => {
  it("is read along the trims first, then between the soundings", () => {
    const found = value(BY_TRIM, "2.14", "2.245");
    expect(found).toMatchObject({ volume: "416.753", weight: "426.755" });
    expect(found.steps.map((step) => [step.name, step.value])).toEqual([
      ["row_volume", "409.072"],
      ["row_volume", "428.274"],
      ["volume", "416.753"],
      ["weight", "426.755"],
    ]);
  });

  it("is read at a corrected sounding", () => {
    // 2.14 m less 30 mm at one metre by the stern.
    expect(value(BY_SOUNDING, "2.14", "1", "1")).toMatchObject({ volume: "422.100", weight: "422.100" });
    expect(value(BY_SOUNDING, "2.1", "-1", "1").volume).toBe("425.250");
  });

  it("is read on an even keel and corrected by volume", () => {
    expect(value(BY_VOLUME, "2.14", "1", "1").volume).toBe("424.400");
    expect(value(BY_VOLUME, "2.1", "-0.5", "1").volume).toBe("421.750");
  });

  it("rounds the volume of each row before it goes on, half up", () => {
    const table: CalibrationTable = {
      kind: "volume_by_trim",
      trims: ["2", "3"],
      rows: [{ sounding: "1", volumes: ["1", "2.001"] }],
    };
    expect(value(table, "1", "2.5", "1")).toMatchObject({ volume: "1.501", weight: "1.501" });
  });

  it("has at most two thousand places", () => {
    const places = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ at: String(index), value: "1" }));
    const table = (count: number) => ({ ...BY_VOLUME, volumes: places(count) });
    expect(problems({ table: table(2000), sounding: "1", trim: "0" })).toEqual([]);
    expect(problems({ table: table(2001), sounding: "1", trim: "0" })).toEqual([
      "table.volumes too_many_entries",
    ]);
  });

  it("takes a place of the table as it stands", () => {
    expect(value(BY_TRIM, "2.20", "3", "1").volume).toBe("417.100");
    expect(value(BY_TRIM, "2.10", "2", "1").volume).toBe("412.600");
  });

  it("is never read outside its table", () => {
    const found = measureTank({ table: BY_TRIM, sounding: "2.201", trim: "2.5", density: "1" });
    expect(found).toEqual({
      ok: false,
      issues: [
        {
          code: "value_outside_table",
          field: "sounding",
          params: { value: "2.201", min: "2.10", max: "2.20" },
        },
      ],
    });
  });

  it.each([
    [{ trim: "1.999" }, "trim value_outside_table"],
    [{ sounding: "2.099" }, "sounding value_outside_table"],
    [{ table: BY_SOUNDING, trim: "2", sounding: "2.05" }, "sounding value_outside_table"],
    [{ table: BY_VOLUME, trim: "2.001" }, "trim value_outside_table"],
    [{ density: "10" }, "density above_maximum"],
    [{ sounding: "-1" }, "sounding negative_number"],
    [{ trim: "x" }, "trim not_a_number"],
    [{ table: { ...BY_VOLUME, volumes: volumes.toReversed() } }, "table.volumes.1.at table_out_of_order"],
    [{ table: { ...BY_VOLUME, corrections: [] } }, "table.corrections too_few_entries"],
    [{ table: { ...BY_VOLUME, volumes: [volumes[0], volumes[0]] } }, "table.volumes.1.at table_out_of_order"],
    [{ table: { kind: "by_eye" } }, "table.kind invalid"],
    [{ table: { ...BY_TRIM, trims: ["2"] } }, "table.rows.0.volumes invalid"],
    [{ table: { ...BY_TRIM, trims: ["3", "2"] } }, "table.trims.1 table_out_of_order"],
    [{ table: { ...BY_TRIM, rows: [] } }, "table.rows too_few_entries"],
    [
      { table: { ...BY_TRIM, rows: [BY_TRIM.rows[1], BY_TRIM.rows[0]] } },
      "table.rows.1.sounding table_out_of_order",
    ],
  ])("%j", (change, expected) => {
    expect(problems(change)).toContain(expected);
  });

  it("lies between the corners of its cell", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 1000 }), (depth, trim) => {
        const sounding = (2.1 + depth / 10_000).toFixed(4);
        const { volume } = value(BY_TRIM, sounding, (2 + trim / 1000).toFixed(3));
        expect(compare(volume, "398.2")).toBeGreaterThanOrEqual(0);
        expect(compare(volume, "431.9")).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe("a list of tanks", () => {
  const tanks = ["DBT 1P", "DBT 1S", "FPT"].map((name) => ({ name, volume: "100.0015", density: "1" }));
  const total = (asked: object) => {
    const found = sumTanks(asked);
    return found.ok ? found.result.total : null;
  };

  it("adds up as it is printed, or once at the end", () => {
    expect(total({ tanks })).toBe("300.006");
    expect(total({ tanks, rounding: "total" })).toBe("300.005");
    expect(total({ tanks: [] })).toBe("0.000");
  });

  it("weighs volume by density", () => {
    expect(total({ tanks: [{ name: "HFO", volume: "100", density: "0.98" }] })).toBe("98.000");
  });

  it("says what it added", () => {
    const found = sumTanks({ tanks: tanks.slice(1) });
    expect(found).toMatchObject({ ok: true, result: { rounding: "each" } });
    if (!found.ok) expect.fail("refused");
    expect(found.result.tanks).toEqual([
      { name: "DBT 1S", weight: "100.002" },
      { name: "FPT", weight: "100.002" },
    ]);
    expect(found.result.steps.map((step) => [step.name, step.formula])).toEqual([
      ["weight", "100.0015 × 1"],
      ["weight", "100.0015 × 1"],
      ["tank_total", "100.002 + 100.002"],
    ]);
  });
});
