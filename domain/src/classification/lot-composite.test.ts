/** One result for a cargo of wheat, rice or oil; every figure below is worked out by hand. */
import { describe, expect, it } from "vitest";
import type { Calculated } from "../kernel/calculated.ts";
import { PARAMETERS } from "./codes.ts";
import { compositeGrain, compositeOil } from "./lot-composite.ts";
import { gradeGrain } from "./parameter-set.ts";

function resultOf<R>(answer: Calculated<R>): R {
  if (!answer.ok) throw new Error(JSON.stringify(answer.issues));
  return answer.result;
}
const issuesOf = (answer: Calculated<unknown>) =>
  answer.ok ? [] : answer.issues.map(({ field, code }) => `${field} ${code}`);

const all = (names: readonly string[], value: string) =>
  Object.fromEntries(names.map((name) => [name, value]));
const wheat = (more: object = {}) => ({
  ...all(PARAMETERS.wheat, "0.5"),
  test_weight: "80",
  moisture: "12",
  ...more,
});
const unit = (name: string, tonnage: string, values: object, more: object = {}) => ({
  name,
  tonnage,
  values,
  ...more,
});
const ofWheat = (units: readonly object[], more: object = {}) =>
  compositeGrain({ product: "wheat", units, ...more });

describe("a cargo of wheat", () => {
  it("is graded by the means weighted by tonnes, from unrounded values", () => {
    const result = resultOf(
      ofWheat([
        unit("Hold 1", "1000", wheat({ foreign: "0.4", test_weight: "79" })),
        unit("Hold 2", "3000", wheat({ foreign: "1.2", test_weight: "77" })),
      ]),
    );
    // (1000 × 0.4 + 3000 × 1.2) ÷ 4000 = 1.0 and (1000 × 79 + 3000 × 77) ÷ 4000 = 77.5
    const mean = (name: string) =>
      result.steps.find((step) => step.name === name && step.rule === "tonnage_mean");
    expect(mean("foreign")).toMatchObject({
      value: "1.0000",
      formula: "(1000 × 0.4 + 3000 × 1.2) ÷ (1000 + 3000)",
    });
    expect(mean("test_weight")).toMatchObject({ value: "77.5000", unit: "kg/hl" });
    const alone = resultOf(
      gradeGrain({ product: "wheat", values: wheat({ foreign: "1.0", test_weight: "77.5" }) }),
    );
    expect([result.outcome, result.type]).toEqual([alone.outcome, alone.type]);
    expect(result.verified).toBe(false);
    expect(result.coverage).toEqual({ tonnage: "4000.000", of: "4000.000" });
  });

  it("takes the falling number through its liquefaction, and the dough from its worst hold", () => {
    const dough = (falling: string, strength: string) =>
      wheat({ falling_number: falling, dough_strength: strength, dough_stability: "20" });
    const { analyses, class: name } = resultOf(
      ofWheat([unit("A", "1000", dough("350", "310")), unit("B", "1000", dough("200", "220"))]),
    );
    // 2000 ÷ (1000 ÷ 300 + 1000 ÷ 150) + 50 = 250
    expect(analyses.falling_number).toMatchObject({ value: "250", rule: "liquefaction" });
    expect(analyses.dough_strength).toMatchObject({ value: null, worst: { name: "B", value: "220" } });
    const worst = wheat({ falling_number: "250", dough_strength: "220", dough_stability: "20" });
    expect(name).toBe(resultOf(gradeGrain({ product: "wheat", values: worst })).class);
  });

  it("has no type while tonnes are unmeasured, unless fewer are asked for", () => {
    const units = [unit("A", "3000", wheat()), unit("B", "1000", { ...wheat(), foreign: null })];
    const open = resultOf(ofWheat(units));
    expect(open).toMatchObject({
      outcome: "incomplete",
      type: null,
      partial_coverage: { foreign: "3000.000" },
    });
    expect(open.reasons[0]).toEqual({
      code: "coverage_below_minimum",
      parameter: "foreign",
      value: "75",
      limit: "100",
    });
    expect(resultOf(ofWheat(units, { minimum_coverage_pct: "75" })).outcome).toBe("typed");
    expect(resultOf(ofWheat(units, { minimum_coverage_pct: "75.01" })).outcome).toBe("incomplete");
  });

  it("refuses a falling number that has no liquefaction, at its place", () => {
    const units = [unit("A", "1000", wheat({ falling_number: "50" }))];
    expect(issuesOf(ofWheat(units))).toEqual(["units.0.values.falling_number below_minimum"]);
    expect(issuesOf(ofWheat([]))).toHaveLength(1);
    expect(issuesOf(ofWheat([unit("A", "0", wheat())]))).toEqual(["units.0.tonnage not_greater_than_zero"]);
  });
});

describe("a cargo of rice", () => {
  const values = all(PARAMETERS.rice, "0.1");
  const ofRice = (units: readonly object[]) => compositeGrain({ product: "rice", units });

  it("has the class that its tonnes have", () => {
    const long = { classes: { long_fine: "100", long: "0" } };
    const short = { classes: { long_fine: "0", long: "100" } };
    const mostly = resultOf(ofRice([unit("A", "4000", values, long), unit("B", "1000", values, short)]));
    expect(mostly).toMatchObject({ class: "long_fine", outcome: "typed" });
    const mixed = resultOf(ofRice([unit("A", "3999", values, long), unit("B", "1001", values, short)]));
    expect(mixed.class).toBe("mixed");
  });

  it("counts a class that a sorted unit does not name as none of it", () => {
    const units = (tonnes: string) => [
      unit("A", tonnes, values, { classes: { long_fine: "90", long: "10" } }),
      unit("B", "4000", values, { classes: { medium: "100", short: null } }),
    ];
    // 4000 × 100 ÷ 5000 = 80 % medium; 18 % long fine, not the 90 % of the one unit that has any.
    expect(resultOf(ofRice(units("1000"))).class).toBe("medium");
    // 4000 × 100 ÷ 5001 = 79.98 %.
    expect(resultOf(ofRice(units("1001"))).class).toBe("mixed");
    // A unit that nobody sorted says nothing about the classes.
    expect(resultOf(ofRice([...units("1000"), unit("C", "9000", values)])).class).toBe("medium");
  });

  it("takes shares that do not end for what they are: no more than the whole together", () => {
    // Two thirds and twice a sixth; each rounded by itself they would be 100.0001 %.
    const fine = { classes: { long_fine: "100" } };
    const other = { classes: { long: "50", medium: "50" } };
    const thirds = [
      unit("A", "1", values, fine),
      unit("B", "1", values, fine),
      unit("C", "1", values, other),
    ];
    expect(resultOf(ofRice(thirds)).class).toBe("mixed");
  });

  it("tells the unit whose shares are more than the whole", () => {
    const wrong = unit("B", "1000", values, { classes: { long_fine: "90", long: "90" } });
    expect(issuesOf(ofRice([unit("A", "1000", values), wrong]))).toEqual([
      "units.1.classes.long above_maximum",
    ]);
  });
});

describe("a cargo of oil", () => {
  it("means what is linear in mass, and takes colour and flash point from the worst tank", () => {
    const { analyses, lines } = resultOf(
      compositeOil({
        units: [
          unit("1P", "1000", { free_fatty_acids: "0.80", flash_point: "130", lovibond_red: "4" }),
          unit("1S", "3000", { free_fatty_acids: "1.20", flash_point: "120.6", lovibond_red: "5" }),
        ],
      }),
    );
    expect(analyses.free_fatty_acids).toMatchObject({ value: "1.10", rule: "mean" });
    expect(analyses.flash_point).toMatchObject({ value: null, worst: { name: "1S", value: "120.6" } });
    expect(analyses.lovibond_red).toMatchObject({ worst: { name: "1S", value: "5" } });
    const verdictOn = (name: string) => lines.find((line) => line.parameter === name)?.verdict;
    // One tank below 121 °C breaks the guarantee, although their mean is above it.
    expect(verdictOn("flash_point")).toBe("outside");
  });

  it("reads what was reported in another unit, for every tank", () => {
    const tanks = [unit("1P", "1000", { phosphorus: "150" }), unit("1S", "1000", { phosphorus: "250" })];
    const { analyses } = resultOf(compositeOil({ units: tanks, reported_in: { phosphorus: "ppm" } }));
    expect(analyses.phosphorus).toMatchObject({ value: "0.0200" });
  });
});
