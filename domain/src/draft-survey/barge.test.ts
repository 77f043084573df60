import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BargeFormula } from "../hydrostatics/table.ts";
import { compare } from "../kernel/decimal.ts";
import { type BargeRequest, meanOfReadings, sumConvoy, surveyBarge } from "./barge.ts";
import type { BargeSurvey } from "./results.ts";

const TABLE = [
  ["0.40", "186.0"],
  ["0.50", "247.6"],
  ["0.60", "309.9"],
  ["2.70", "1660.1"],
  ["2.80", "1725.6"],
  ["2.90", "1791.2"],
  ["3.00", "1856.9"],
].map(([draft = "", weight = ""]) => ({ draft, weight }));

const BARGE: BargeRequest = {
  formula: "four_point",
  measured: "draft",
  table: TABLE,
  table_density: "1.000",
  empty: { readings: { fp: "0.46", fs: "0.48", ap: "0.50", as: "0.52" } },
  loaded: { readings: { fp: "2.78", fs: "2.80", ap: "2.84", as: "2.86" } },
};
const SIX_POINTS = { fp: "2.74", fs: "2.76", mp: "2.83", ms: "2.85", ap: "2.86", as: "2.88" };

function value(request: BargeRequest): BargeSurvey {
  const found = surveyBarge(request);
  if (!found.ok) expect.fail(JSON.stringify(found.issues));
  return found.result;
}
const problems = (change: object) => {
  const found = surveyBarge({ ...BARGE, ...change });
  return found.ok ? [] : found.issues.map((one) => `${one.field} ${one.code}`);
};

describe("a barge", () => {
  it("carries the difference of its two conditions", () => {
    expect(value(BARGE)).toMatchObject({
      empty: { mean: "0.490", draft: "0.490", table_weight: "241.440", net: "241.440" },
      loaded: { mean: "2.820", table_weight: "1738.720", net: "1738.720" },
      cargo: "1497.280",
    });
  });

  it("floats deeper in warm river water", () => {
    const found = value({
      ...BARGE,
      empty: { ...BARGE.empty, density: "0.996" },
      loaded: { ...BARGE.loaded, density: "0.996" },
    });
    expect([found.loaded.weight, found.empty.weight, found.cargo]).toEqual([
      "1731.765",
      "240.474",
      "1491.291",
    ]);
  });

  it("corrects for the density of the table as well as for that of the water", () => {
    const salt = { ...BARGE, table_density: "1.025" };
    const loaded = { ...BARGE.loaded, density: "1.000" };
    // 1738.720 × 1 ÷ 1.025, and the empty barge as the table has it.
    expect(value({ ...salt, loaded })).toMatchObject({
      loaded: { weight: "1696.312" },
      empty: { weight: "241.440" },
      cargo: "1454.872",
    });
  });

  it("is read at the first and at the last row of its table", () => {
    const at = (draft: string) => ({ readings: { fp: draft, fs: draft, ap: draft, as: draft } });
    expect(value({ ...BARGE, empty: at("0.40"), loaded: at("3.00") }).cargo).toBe("1670.900");
    expect(problems({ empty: at("0.399") })).toEqual(["empty.readings draft_outside_table"]);
    expect(problems({ loaded: at("3.001") })).toEqual(["loaded.readings draft_outside_table"]);
  });

  it.each([
    ["six_point_average", "2.820", "1738.720"],
    ["six_point_quarter", "2.833", "1747.248"],
    ["six_point_river", "2.830", "1745.280"],
    ["six_point_box", "2.831", "1745.936"],
  ] as const)("by %s", (formula, mean, weight) => {
    const empty = { readings: { ...BARGE.empty.readings, mp: "0.49", ms: "0.49" } };
    const found = value({ ...BARGE, formula, empty, loaded: { readings: SIX_POINTS } });
    expect(found).toMatchObject({ formula, loaded: { mean, table_weight: weight } });
  });

  it("is measured by its freeboard", () => {
    const found = value({
      ...BARGE,
      measured: "freeboard",
      depth: "3.66",
      empty: { readings: { fp: "3.2", fs: "3.18", ap: "3.16", as: "3.14" } },
      loaded: { readings: { fp: "0.86", fs: "0.88", ap: "0.82", as: "0.80" } },
    });
    expect(found.loaded).toMatchObject({ mean: "0.840", draft: "2.820", table_weight: "1738.720" });
    expect(found.loaded.steps.map((step) => step.formula)).toEqual([
      "(0.86 + 0.88 + 0.82 + 0.8) ÷ 4",
      "3.66 − 0.84",
      "1725.6 + (2.82 − 2.8) × (1791.2 − 1725.6) ÷ (2.9 − 2.8)",
      "1738.72 × 1 ÷ 1",
      "0",
      "1738.72 − 0",
    ]);
  });

  it("leaves out the rain in its void spaces", () => {
    const loaded = { ...BARGE.loaded, deductibles: { rain: "2.5", bilge: "0.78" } };
    expect(value({ ...BARGE, loaded })).toMatchObject({
      loaded: { deductibles: "3.280" },
      cargo: "1494.000",
    });
  });

  it("adds up to its convoy", () => {
    const barges = ["1457.224", "1463.180", "1449.905", "1460.011"].map((cargo) => ({ name: "TPJ", cargo }));
    expect(sumConvoy({ barges })).toMatchObject({
      ok: true,
      result: {
        barges: 4,
        total: "5830.320",
        steps: [{ formula: "1457.224 + 1463.18 + 1449.905 + 1460.011" }],
      },
    });
    expect(sumConvoy({ barges: [] }).ok).toBe(false);
  });

  it.each([
    [{ formula: "six_point_box" }, "empty.readings.mp required"],
    [{ formula: "by_eye" }, "formula not_a_choice"],
    [{ measured: "freeboard" }, "depth required"],
    [{ table: TABLE.slice(0, 1) }, "table too_few_entries"],
    [{ table: TABLE.toReversed() }, "table.1.draft table_out_of_order"],
    [{ table: TABLE.slice(1, 3) }, "loaded.readings draft_outside_table"],
    [{ table: TABLE.filter((row) => row.draft !== "2.80") }, ""],
    [{ table: TABLE.filter((row) => !/2\.[89]/.test(row.draft)) }, "loaded.readings draft_in_table_gap"],
    [{ table_density: "10" }, "table_density above_maximum"],
    [{ loaded: { ...BARGE.loaded, deductibles: { rain: "-1" } } }, "loaded.deductibles.rain negative_number"],
    [{ loaded: BARGE.empty, empty: BARGE.loaded }, "loaded.readings negative_number"],
    [{ measured: "freeboard", depth: "0.3" }, "empty.readings above_maximum"],
  ])("%j", (change, expected) => {
    if (expected === "") expect(problems(change)).toEqual([]);
    else expect(problems(change)).toContain(expected);
  });

  it("has a mean between its readings, whichever side is read first", () => {
    const reading = fc.integer({ min: 0, max: 4000 }).map((value) => (value / 1000).toFixed(3));
    const readings = fc.record({
      fp: reading,
      fs: reading,
      mp: reading,
      ms: reading,
      ap: reading,
      as: reading,
    });
    const formulas: BargeFormula[] = [
      "six_point_average",
      "six_point_quarter",
      "six_point_river",
      "six_point_box",
    ];
    fc.assert(
      fc.property(readings, fc.constantFrom(...formulas), (one, formula) => {
        const mean = meanOfReadings(one, formula);
        const sorted = Object.values(one).sort((left, right) => compare(left, right));
        expect(compare(mean, sorted[0] ?? "")).toBeGreaterThanOrEqual(0);
        expect(compare(mean, sorted.at(-1) ?? "")).toBeLessThanOrEqual(0);
        const { fp, fs, mp, ms, ap, as } = one;
        expect(meanOfReadings({ fp: fs, fs: fp, mp: ms, ms: mp, ap: as, as: ap }, formula)).toBe(mean);
        expect(meanOfReadings({ fp: ap, fs: as, mp, ms, ap: fp, as: fs }, formula)).toBe(mean);
      }),
    );
  });
});
