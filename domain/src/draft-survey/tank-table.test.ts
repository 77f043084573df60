import { describe, expect, it } from "vitest";
import { readTank, type ShipTank, type TankRow, tanksOf, tankWeight } from "./tank-table.ts";

const row = (tank: string, trim: string, sounding: string, volume: string, content = "ballast"): TankRow => ({
  tank,
  content,
  trim,
  sounding,
  volume,
});

/** As a table prints it, with the trims side by side. */
const ROWS: readonly TankRow[] = [
  row("WBT 1P", "3", "2.20", "417.1"),
  row("WBT 1P", "2", "2.10", "412.6"),
  row("WBT 1P", "3", "2.10", "398.2"),
  row("WBT 1P", "2", "2.20", "431.9"),
  row("FWT", "0", "1.0", "20", "fresh_water"),
  row("FWT", "0.00", "2.0", "40", "fresh_water"),
];
const tankOf = (name: string, rows = ROWS): ShipTank => {
  const found = tanksOf(rows).find((one) => one.tank === name);
  if (!found) throw new Error(`no tank ${name}`);
  return found;
};

describe("a ship's own tank tables", () => {
  it("are made of rows in any order", () => {
    expect(tanksOf(ROWS).map(({ tank, content }) => [tank, content])).toEqual([
      ["WBT 1P", "ballast"],
      ["FWT", "fresh_water"],
    ]);
    expect(tankOf("WBT 1P").table).toEqual({
      kind: "volume_by_trim",
      trims: ["2", "3"],
      rows: [
        { sounding: "2.10", volumes: ["412.6", "398.2"] },
        { sounding: "2.20", volumes: ["431.9", "417.1"] },
      ],
    });
    expect(tanksOf([])).toEqual([]);
  });

  it("give the volume worked out by hand, between trims and soundings, and its weight", () => {
    expect(readTank(tankOf("WBT 1P"), "2.14", "2.245")).toEqual({
      ok: true,
      volume: "416.753",
      isWithoutTrim: false,
    });
    expect(tankWeight("416.753", "1.024")).toBe("426.755");
  });

  it("give what is printed where it is printed", () => {
    expect(readTank(tankOf("WBT 1P"), "2.2", "3")).toMatchObject({ volume: "417.100" });
  });

  it.each([
    ["above the soundings", "2.21", "2", "sounding"],
    ["below them", "2.09", "2", "sounding"],
    ["beyond the trims", "2.15", "3.01", "trim"],
    ["before them", "2.15", "-1", "trim"],
  ])("are never continued: %s", (_what, sounding, trim, field) => {
    const answer = readTank(tankOf("WBT 1P"), sounding, trim);
    expect(answer).toMatchObject({ ok: false, issue: { code: "value_outside_table", field } });
  });

  it("are read at any trim where they know one alone, and say so", () => {
    expect(readTank(tankOf("FWT"), "1.5", "2.4")).toEqual({
      ok: true,
      volume: "30.000",
      isWithoutTrim: true,
    });
  });

  it("leave out a sounding that lacks a trim, and are none where nothing is left", () => {
    const holed = [...ROWS, row("WBT 1P", "2", "2.30", "450")];
    expect(tankOf("WBT 1P", holed).table.rows).toHaveLength(2);
    const none = tankOf("X", [row("X", "0", "1", "10"), row("X", "1", "2", "20")]);
    expect(readTank(none, "1", "0")).toMatchObject({ ok: false, issue: { code: "required" } });
  });

  it("weigh nothing below nothing", () => {
    expect(tankWeight("-1", "1")).toBeNull();
    expect(tankWeight("1", "-1")).toBeNull();
    expect(tankWeight("0", "1.025")).toBe("0.000");
  });
});
