import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compare, sum } from "../kernel/decimal.ts";
import { combineAnalyses, twoClosestAverage } from "./combine.ts";
import { composite } from "./composite.ts";
import { maizeRequest, SOYBEAN_DEFECTS, soybeanRequest } from "./worked-samples.ts";

const SOYBEAN = { product: "soybean", standard: "br-in-11-2007", group: "II" } as const;

function compose(request: unknown) {
  const answer = composite(request);
  if (!answer.ok) throw new Error(JSON.stringify(answer.issues));
  return answer.result;
}
function issuesOf(request: unknown): string[] {
  const answer = composite(request);
  return answer.ok ? [] : answer.issues.map((one) => `${one.field ?? ""} ${one.code}`);
}

const clean = {
  foreign: "0",
  total_damaged: "0",
  greenish: "0",
  broken: "0",
  heat_burned: "0",
  burned: "0",
  musty: "0",
};
const unit = (name: string, tonnage: string, percentages: Record<string, string> = {}) => ({
  name,
  tonnage,
  percentages: { ...clean, ...percentages },
});

describe("five holds of soybeans", () => {
  const holds = [
    ["Hold 1", "10250.500", "13.20", "0.85", "6.90", "5.10", "21.40"],
    ["Hold 2", "11800.250", "13.60", "1.10", "7.80", "6.20", "24.00"],
    ["Hold 3", "12100.000", "13.90", "1.30", "8.40", "7.40", "27.60"],
    ["Hold 4", "11950.750", "12.80", "0.70", "6.10", "4.20", "19.80"],
    ["Hold 5", "10898.500", "13.40", "0.90", "7.20", "5.60", "22.10"],
  ] as const;
  const units = holds.map(([name, tonnage, moisture, foreign, total_damaged, greenish, broken]) => ({
    name,
    tonnage,
    percentages: { moisture, foreign, total_damaged, greenish, broken },
  }));
  const result = compose({ ...SOYBEAN, units });

  it("averages by tonnage, rounds once and grades again", () => {
    expect(result).toMatchObject({
      outcome: "typed",
      type: "basic_standard",
      group: "II",
      coverage: { tonnage: "57000.000", of: "57000.000" },
      percentages: {
        foreign: "1.0",
        total_damaged: "7.3",
        greenish: "5.7",
        broken: "23.1",
        moisture: "13.39",
      },
      averages: {
        foreign: "0.98",
        total_damaged: "7.29",
        greenish: "5.72",
        broken: "23.05",
        moisture: "13.39",
      },
    });
  });

  it("rests on every tonne", () => {
    expect(result.partial_coverage).toEqual({});
  });

  it("shows each hold's own result", () => {
    expect(
      result.units.map((one) => [one.name, one.outcome, one.reasons.map((reason) => reason.parameter)]),
    ).toEqual([
      ["Hold 1", "typed", []],
      ["Hold 2", "out_of_type", ["foreign"]],
      ["Hold 3", "out_of_type", ["total_damaged", "foreign"]],
      ["Hold 4", "typed", []],
      ["Hold 5", "typed", []],
    ]);
  });

  it("gives the contract's verdict on the whole and on each hold", () => {
    const limits = [{ parameter: "foreign", kind: "max", value: "1.00" }];
    const both = compose({ ...SOYBEAN, units, contract: { name: "each hold", limits } });
    expect(both.contract).toMatchObject({ verdict: "within", lines: [{ value: "0.98", limit: "1.00" }] });
    expect(both.units.map((one) => one.contract?.verdict)).toEqual([
      "within",
      "outside",
      "outside",
      "within",
      "within",
    ]);
  });

  it("says that parts of the damaged total were not reported", () => {
    expect(result.observations).toContain("parts_of_total_not_reported");
  });
});

describe("weighting", () => {
  it("three barges: the weighted mean passes where the simple one would fail", () => {
    const result = compose({
      ...SOYBEAN,
      units: [
        unit("A", "3000", { foreign: "0.60" }),
        unit("B", "1500", { foreign: "1.10" }),
        unit("C", "500", { foreign: "2.10" }),
      ],
    });
    expect(result).toMatchObject({
      type: "basic_standard",
      averages: { foreign: "0.90" },
      percentages: { foreign: "0.9" },
    });
  });

  it("by clean tonnage where asked: 8.099 instead of 8.100", () => {
    const units = [
      unit("A", "1000", { foreign: "0.5", total_damaged: "8.0" }),
      unit("B", "1000", { foreign: "3.0", total_damaged: "8.2" }),
    ];
    const mean = (weighting: string) =>
      compose({ ...SOYBEAN, units, weighting }).steps.find((step) => step.name === "total_damaged")?.value;
    expect(mean("tonnage")).toBe("8.1000");
    expect(mean("clean_tonnage")).toBe("8.0987");
    expect(compose({ ...SOYBEAN, units }).weighting).toBe("tonnage");
    const rules = (weighting: string) =>
      Object.fromEntries(
        compose({ ...SOYBEAN, units, weighting })
          .steps.filter((step) => step.rule.endsWith("_mean"))
          .map((step) => [step.name, step.rule]),
      );
    expect(rules("clean_tonnage")).toMatchObject({
      foreign: "tonnage_mean",
      musty: "clean_tonnage_mean",
      total_damaged: "clean_tonnage_mean",
    });
    expect(new Set(Object.values(rules("tonnage")))).toEqual(new Set(["tonnage_mean"]));
  });

  it("shows a mean before it is rounded, and the share of the tonnage behind it", () => {
    const units = [unit("A", "1", { foreign: "0.00005" }), unit("B", "2", { foreign: "0.00005" })];
    const [coverage, ...rest] = compose({ ...SOYBEAN, units }).steps;
    expect(coverage).toEqual({
      name: "coverage",
      value: "100",
      unit: "%",
      formula: "3 ÷ 3 × 100",
      rounding: "down",
      rule: "minimum_coverage",
    });
    expect(rest.find((step) => step.name === "foreign")).toEqual({
      name: "foreign",
      value: "0.0001",
      unit: "%",
      formula: "(1 × 0.00005 + 2 × 0.00005) ÷ (1 + 2)",
      rule: "tonnage_mean",
    });
  });

  it("prints a mean with what was weighed, and with the decimals that its rounding asks for", () => {
    const sample = (broken: string) => soybeanRequest("II", "200", "0", { broken }).sample;
    const units = [
      { name: "A", tonnage: "1", sample: sample("3.9") },
      { name: "B", tonnage: "99999", sample: sample("3.9") },
      { name: "C", tonnage: "1", sample: sample("3.8999") },
    ];
    const { steps, percentages } = compose({ ...SOYBEAN, units });
    expect(percentages.broken).toBe("1.9");
    expect(steps.find((step) => step.name === "broken")).toMatchObject({
      value: "1.9499999995",
      formula:
        "(1 × (3.9 × 100 ÷ 200) + 99999 × (3.9 × 100 ÷ 200) + 1 × (3.8999 × 100 ÷ 200)) ÷ (1 + 99999 + 1)",
    });
  });

  it("takes broken kernels off the clean tonnage of maize as well", () => {
    const sample = (broken: string, musty: string) =>
      maizeRequest("250.00", "0.00", broken, { musty }).sample;
    const units = [
      { name: "A", tonnage: "1000", sample: sample("0.00", "2.50") },
      { name: "B", tonnage: "1000", sample: sample("125.00", "0.00") },
    ];
    const request = { product: "maize", standard: "br-in-60-2011", units };
    expect(compose(request).averages.musty).toBe("0.50");
    // 1000 t at 1 % against 500 t at none.
    expect(compose({ ...request, weighting: "clean_tonnage" }).averages.musty).toBe("0.67");
  });

  it("uses unrounded values of weighed units, exactly", () => {
    // One third and two thirds of a percent: their mean is one half, not 0.3 and 0.7 averaged by luck.
    const sample = (musty: string) => soybeanRequest("II", "301.00", "1.00", { musty }).sample;
    const units = [
      { name: "A", tonnage: "100", sample: sample("0.15") },
      { name: "B", tonnage: "200", sample: sample("0.30") },
    ];
    // 0.05 and 0.10 weighted 1:2 give 0.0833; at 0.05 exactly the half goes up.
    expect(compose({ ...SOYBEAN, units })).toMatchObject({
      percentages: { musty: "0.1" },
      averages: { musty: "0.08" },
    });
    const third = {
      name: "C",
      tonnage: "100",
      sample: soybeanRequest("II", "300.00", "0.00", { musty: "0.10" }).sample,
    };
    const sixth = {
      name: "D",
      tonnage: "100",
      sample: soybeanRequest("II", "150.00", "0.00", { musty: "0.10" }).sample,
    };
    // 1/30 and 2/30 percent: a mean of exactly 0.05, which no finite decimal of the units would reach.
    expect(compose({ ...SOYBEAN, units: [third, sixth] }).percentages.musty).toBe("0.1");
  });

  it("recomputes totals from averaged parts, with the policy of the request", () => {
    const sample = (musty: string, fermented: string) =>
      soybeanRequest("II", "201.00", "1.00", { musty, fermented }).sample;
    const units = [
      { name: "A", tonnage: "100", sample: sample("0.08", "0.12") },
      { name: "B", tonnage: "100", sample: sample("0.12", "0.08") },
    ];
    expect(compose({ ...SOYBEAN, units }).percentages).toMatchObject({
      musty: "0.1",
      fermented: "0.1",
      total_damaged: "0.2",
    });
    expect(
      compose({ ...SOYBEAN, units, rounding: { totals: "rounded_sum" } }).percentages.total_damaged,
    ).toBe("0.1");
  });

  describe("a line that some units lack", () => {
    const NOT_DAMAGED: readonly string[] = ["bored", "greenish", "broken"];
    const PARTS = SOYBEAN_DEFECTS.filter((defect) => !NOT_DAMAGED.includes(defect));
    type Part = (typeof PARTS)[number];
    const OTHERS = { foreign: "0", greenish: "0", broken: "0", bored: "0" };
    const none = Object.fromEntries(PARTS.map((part) => [part, "0"])) as Record<Part, string>;
    const measured = (name: string, tonnage: string, parts: Partial<Record<Part, string>>) => ({
      name,
      tonnage,
      percentages: { ...OTHERS, ...parts },
    });

    it("gives a total from what was averaged, not from the units that have them all", () => {
      const { musty: _, ...withoutMusty } = none;
      const units = [measured("A", "1000", { ...none, fermented: "9" }), measured("B", "1000", withoutMusty)];
      expect(compose({ ...SOYBEAN, units, minimum_coverage_pct: "50" })).toMatchObject({
        outcome: "typed",
        type: "basic_standard",
        percentages: { fermented: "4.5", total_damaged: "4.5" },
        partial_coverage: { musty: "1000.000", total_damaged: "1000.000" },
      });
    });

    it("prints a total that is the sum of its printed parts, whichever units lack what", () => {
      const tenths = fc.integer({ min: 0, max: 9 }).map((value) => `0.${value}`);
      const parts = fc
        .tuple(fc.subarray([...PARTS]), fc.record(Object.fromEntries(PARTS.map((part) => [part, tenths]))))
        .map(([known, values]) => Object.fromEntries(known.map((part) => [part, values[part] ?? "0"])));
      const all = fc.record(Object.fromEntries(PARTS.map((part) => [part, tenths])));
      fc.assert(
        fc.property(all, fc.array(parts, { minLength: 1, maxLength: 3 }), (whole, others) => {
          const units = [whole, ...others].map((one, at) => measured(`${at}`, "1000", one));
          const { percentages } = compose({ ...SOYBEAN, units, minimum_coverage_pct: "1" });
          const printed = PARTS.map((part) => percentages[part] ?? "0");
          expect(compare(percentages.total_damaged ?? "-1", sum(printed))).toBe(0);
        }),
      );
    });
  });

  it("mixes weighed units and reported totals", () => {
    const units = [
      { name: "A", tonnage: "100", sample: soybeanRequest("II", "201.00", "1.00", { musty: "4.00" }).sample },
      unit("B", "100", { total_damaged: "4.0" }),
    ];
    expect(compose({ ...SOYBEAN, units })).toMatchObject({
      outcome: "typed",
      percentages: { total_damaged: "3.0", musty: "1.0" },
    });
  });
});

describe("what some units lack", () => {
  const units = [
    unit("Hold 1", "20000", { foreign: "0.50" }),
    unit("Hold 2", "25000", { foreign: "0.90" }),
    { name: "Hold 3", tonnage: "12000" },
  ];

  it("is left out, said so, and blocks the type", () => {
    const result = compose({ ...SOYBEAN, units });
    expect(result).toMatchObject({
      outcome: "incomplete",
      type: null,
      coverage: { tonnage: "45000.000", of: "57000.000" },
      averages: { foreign: "0.72" },
      partial_coverage: { foreign: "45000.000" },
    });
    expect(result.reasons).toEqual([
      { code: "coverage_below_minimum", parameter: "heat_burned", value: "78.94", limit: "100" },
    ]);
    expect(result.units[2]).toMatchObject({
      outcome: "incomplete",
      type: null,
      percentages: null,
      contract: null,
    });
  });

  it("does not block when less coverage was agreed", () => {
    expect(compose({ ...SOYBEAN, units, minimum_coverage_pct: "78" })).toMatchObject({ outcome: "typed" });
    expect(compose({ ...SOYBEAN, units, minimum_coverage_pct: "79" })).toMatchObject({
      outcome: "incomplete",
    });
  });

  it("counts one missing parameter against its tonnes only", () => {
    const { musty: _, ...defects } = soybeanRequest("II", "201.00", "1.00", {}).sample.defects_g;
    const weighed = soybeanRequest("II", "201.00", "1.00", { musty: "2.00" }).sample;
    const result = compose({
      ...SOYBEAN,
      units: [
        { name: "A", tonnage: "10", sample: weighed },
        { name: "B", tonnage: "30", sample: { ...weighed, defects_g: defects } },
      ],
    });
    expect(result).toMatchObject({
      outcome: "incomplete",
      coverage: { tonnage: "10.000", of: "40.000" },
      percentages: { musty: "1.0", foreign: "0.5" },
    });
    expect(result.units.map((one) => one.outcome)).toEqual(["typed", "incomplete"]);
  });

  it("says so when nothing was measured at all", () => {
    const result = compose({ ...SOYBEAN, units: [{ name: "A", tonnage: "10" }] });
    expect(result).toMatchObject({ outcome: "incomplete", coverage: { tonnage: "0.000", of: "10.000" } });
  });
});

describe("findings of one unit", () => {
  it("hold for the whole, with the unit named", () => {
    const result = compose({
      ...SOYBEAN,
      units: [
        unit("Hold 1", "100"),
        { ...unit("Hold 2", "100"), flags: ["strange_odour"] },
        { ...unit("Hold 3", "100"), flags: ["strange_odour"] },
      ],
    });
    expect(result.outcome).toBe("disqualified");
    expect(result.reasons).toEqual([
      { code: "disqualified", parameter: "strange_odour", value: null, limit: null, unit: "Hold 2" },
      { code: "disqualified", parameter: "strange_odour", value: null, limit: null, unit: "Hold 3" },
    ]);
    expect(result.units.map((one) => one.outcome)).toEqual(["typed", "disqualified", "disqualified"]);
  });

  it("takes the highest count of toxic seeds", () => {
    const sample = (count: string) =>
      soybeanRequest("II", "201.00", "1.00", {}, { toxic_seeds_per_kg: count }).sample;
    const result = compose({
      ...SOYBEAN,
      units: [
        { name: "A", tonnage: "1", sample: sample("1") },
        { name: "B", tonnage: "1", sample: sample("2.0") },
      ],
    });
    expect(result).toMatchObject({
      outcome: "reprocess_first",
      reasons: [{ parameter: "toxic_seeds_per_kg", unit: "B" }],
    });
  });

  it("does not disqualify by a mean over part of the cargo", () => {
    const bad = unit("A", "10", { total_damaged: "50", heat_burned: "45" });
    expect(compose({ ...SOYBEAN, units: [bad] }).outcome).toBe("disqualified");
    expect(compose({ ...SOYBEAN, units: [bad, { name: "B", tonnage: "90" }] }).outcome).toBe("incomplete");
  });
});

describe("analyses", () => {
  const analysed = (name: string, tonnage: string, analyses: Record<string, unknown>) => ({
    ...unit(name, tonnage),
    analyses,
  });

  it("averages a falling number through its liquefaction number", () => {
    const result = compose({
      ...SOYBEAN,
      units: [
        analysed("A", "3000", { falling_number: "320" }),
        analysed("B", "2000", { falling_number: "180" }),
      ],
    });
    expect(result.analyses.falling_number).toMatchObject({ value: "239", unit: "s", rule: "liquefaction" });
  });

  it("refuses a falling number that has none", () => {
    expect(issuesOf({ ...SOYBEAN, units: [analysed("A", "1", { falling_number: "51" })] })).toEqual([]);
    expect(issuesOf({ ...SOYBEAN, units: [analysed("A", "1", { falling_number: "50" })] })).toEqual([
      "units.0.analyses.falling_number below_minimum",
    ]);
    const low = composite({ ...SOYBEAN, units: [analysed("A", "1", { falling_number: "50" })] });
    expect(low).toMatchObject({ issues: [{ params: { min: "51" } }] });
    const below = [analysed("A", "1", { falling_number: { below: "62" } })];
    expect(issuesOf({ ...SOYBEAN, units: below })).toEqual(["units.0.analyses.falling_number not_a_number"]);
  });

  it("averages what is linear in mass, and says where the mean is approximate or covers less", () => {
    const result = compose({
      ...SOYBEAN,
      units: [
        analysed("A", "3000", { protein: "35.0", test_weight: "70" }),
        analysed("B", "1000", { protein: "33.0", test_weight: "72" }),
        unit("C", "1000"),
      ],
    });
    expect(result.analyses.protein).toEqual({
      value: "34.50",
      unit: "%",
      rule: "mean",
      coverage: { tonnage: "4000.000", of: "5000.000" },
    });
    expect(result.analyses.test_weight).toMatchObject({ value: "70.50", rule: "approximate_mean" });
  });

  it("says what cannot be averaged and names the worst", () => {
    const result = compose({
      ...SOYBEAN,
      units: [
        analysed("A", "1", { flash_point: "130", lovibond_red: "4.0", dough_ratio: "0.8" }),
        analysed("B", "9", { flash_point: "121", lovibond_red: "5.0", dough_ratio: "0.9" }),
      ],
    });
    expect(result.analyses.flash_point).toMatchObject({
      value: null,
      rule: "not_averageable",
      worst: { name: "B", value: "121" },
    });
    expect(result.analyses.lovibond_red).toMatchObject({ value: null, worst: { name: "B", value: "5.0" } });
    expect(result.analyses.dough_ratio).toEqual({
      value: null,
      unit: "P/L",
      rule: "not_averageable",
      coverage: { tonnage: "10.000", of: "10.000" },
    });
  });

  it("shows mean and maximum of a toxin, with results below detection counted by a stated policy", () => {
    const units = [
      analysed("A", "1", { aflatoxin: { below: "2.0" } }),
      analysed("B", "1", { aflatoxin: "9.0" }),
    ];
    const with_ = (below_detection?: string) =>
      compose({ ...SOYBEAN, units, ...(below_detection ? { below_detection } : {}) }).analyses.aflatoxin;
    expect(with_()).toMatchObject({ value: "5.0", maximum: "9.0", below_detection: "half" });
    expect(
      compose({ ...SOYBEAN, units: [analysed("A", "1", { aflatoxin: "2.25" })] }).analyses.aflatoxin,
    ).toMatchObject({
      value: "2.3",
      maximum: "2.3",
    });
    expect(with_("zero")).toMatchObject({ value: "4.5", below_detection: "zero" });
    expect(with_("limit")).toMatchObject({ value: "5.5" });
    expect(
      combineAnalyses([{ name: "A", tonnage: "1", analyses: { aflatoxin: "9.0" } }], "half").aflatoxin,
    ).not.toHaveProperty("below_detection");
  });

  it("takes the two closest of three results, and the middle one of a tie", () => {
    expect(twoClosestAverage(["13.10", "13.80", "13.30"], 2)).toBe("13.20");
    expect(twoClosestAverage(["13.80", "13.10", "13.70"], 2)).toBe("13.75");
    expect(twoClosestAverage(["13.00", "13.40", "13.20"], 2)).toBe("13.20");
  });
});

describe("the number of units", () => {
  it("is at most two hundred", () => {
    const units = (count: number) => Array.from({ length: count }, (_, index) => unit(`${index}`, "1"));
    expect(issuesOf({ ...SOYBEAN, units: units(200) })).toEqual([]);
    expect(issuesOf({ ...SOYBEAN, units: units(201) })).toEqual(["units too_many_entries"]);
  });
});

describe("findings of units", () => {
  it("are asked for by name, whether anything was weighed or not", () => {
    const maize = { product: "maize", standard: "br-in-60-2011" };
    const bare = (flags: string[]) => ({ ...maize, units: [{ name: "A", tonnage: "1", flags }] });
    expect(issuesOf(bare(["abnormal_lot"]))).toEqual(["units.0.flags.0 not_a_choice"]);
    expect(issuesOf(bare(["live_insects"]))).toEqual([]);
    const reported = { name: "A", tonnage: "1", percentages: { foreign: "1" }, flags: ["abnormal_lot"] };
    expect(issuesOf({ ...maize, units: [reported] })).toEqual(["units.0.flags.0 not_a_choice"]);
  });
});

describe("strip tests", () => {
  const tested = (...results: (string | undefined)[]) =>
    compose({
      ...SOYBEAN,
      units: results.map((intacta, index) => ({
        ...unit(`Hold ${index + 1}`, "10"),
        quick_tests: { intacta },
      })),
    }).quick_tests.intacta;

  it.each([
    [["positive", "negative", undefined], { result: "positive", tested: 2, of: 3 }],
    [["negative", "negative"], { result: "negative", tested: 2, of: 2 }],
    [["negative", "not_tested"], { result: "negative", tested: 1, of: 2 }],
    [["invalid", "not_tested"], { result: "not_tested", tested: 0, of: 2 }],
    [["invalid", "positive"], { result: "positive", tested: 1, of: 2 }],
  ])("%j is %j", (results, expected) => {
    expect(tested(...results)).toEqual(expected);
  });
});

describe("requests that cannot be", () => {
  it.each([
    [{ ...SOYBEAN, units: [] }, "units too_few_entries"],
    [{ ...SOYBEAN }, "units required"],
    [{ ...SOYBEAN, units: [unit("A", "0")] }, "units.0.tonnage not_greater_than_zero"],
    [{ ...SOYBEAN, units: [unit("A", "-5")] }, "units.0.tonnage negative_number"],
    [{ ...SOYBEAN, units: [unit("A", "5"), { name: "B" }] }, "units.1.tonnage required"],
    [{ ...SOYBEAN, units: [unit("A", "9".repeat(400))] }, "units.0.tonnage too_long"],
    [{ ...SOYBEAN, units: [unit("A", "1", { musty: "101" })] }, "units.0.percentages.musty above_maximum"],
    [{ ...SOYBEAN, units: [unit("A", "1", { luck: "1" })] }, "units.0.percentages.luck unknown_attribute"],
    [{ ...SOYBEAN, units: [{ ...unit("A", "1"), flags: ["odd"] }] }, "units.0.flags.0 not_a_choice"],
    [{ ...SOYBEAN, units: [{ name: "A", tonnage: "1", flags: ["odd"] }] }, "units.0.flags.0 not_a_choice"],
    [
      {
        ...SOYBEAN,
        units: [
          { name: "A", tonnage: "1", sample: soybeanRequest("II", "100", "0", { musty: "101" }).sample },
        ],
      },
      "units.0.sample.defects_g.musty not_below_sample",
    ],
    [{ ...SOYBEAN, group: "X", units: [unit("A", "1")] }, "group not_a_choice"],
    [{ ...SOYBEAN, units: [unit("A", "1")], weighting: "votes" }, "weighting not_a_choice"],
    [
      { ...SOYBEAN, units: [unit("A", "1")], minimum_coverage_pct: "101" },
      "minimum_coverage_pct above_maximum",
    ],
  ])("%#", (request, expected) => {
    expect(issuesOf(request)).toEqual([expected]);
  });
});
