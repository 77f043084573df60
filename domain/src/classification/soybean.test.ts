import { describe, expect, it } from "vitest";
import { evaluate } from "./evaluate.ts";
import { soybeanRequest } from "./worked-samples.ts";

function classify(request: unknown) {
  const answer = evaluate(request);
  if (!answer.ok) throw new Error(JSON.stringify(answer.issues));
  return answer.result;
}

/** As the other way of totalling. */
const roundedSum = (request: object) => ({ ...request, rounding: { totals: "rounded_sum" } });

describe("worked examples of IN 11/2007", () => {
  const s1 = soybeanRequest("I", "250.00", "2.00", {
    burned: "0.50",
    heat_damaged: "1.24",
    musty: "0.99",
    fermented: "2.48",
    germinated: "0.50",
    damaged: "1.24",
    immature: "0.25",
    shrivelled: "0.25",
    greenish: "3.72",
    broken: "14.88",
  });

  it("S1: everything within type 1", () => {
    const result = classify(s1);
    expect(result.percentages).toMatchObject({
      burned: "0.2",
      heat_damaged: "0.5",
      heat_burned: "0.7",
      musty: "0.4",
      fermented: "1.0",
      germinated: "0.2",
      damaged: "0.5",
      immature: "0.1",
      shrivelled: "0.1",
      total_damaged: "3.0",
      greenish: "1.5",
      broken: "6.0",
      foreign: "0.8",
    });
    expect(result).toMatchObject({ outcome: "typed", type: "type_1", group: "I", reasons: [], missing: [] });
    expect(result.rounding).toEqual({ mode: "half_up", totals: "sum_of_rounded" });
  });

  const onLimits = {
    heat_damaged: "1.40",
    burned: "0.60",
    musty: "1.00",
    fermented: "2.00",
    damaged: "2.00",
    germinated: "0.40",
    immature: "0.40",
    shrivelled: "0.20",
    greenish: "4.00",
    broken: "16.00",
  };

  it("S2: exactly on every limit is still type 1", () => {
    const result = classify(soybeanRequest("I", "202.02", "2.02", onLimits));
    expect(result.percentages).toMatchObject({
      heat_burned: "1.0",
      burned: "0.3",
      musty: "0.5",
      total_damaged: "4.0",
      greenish: "2.0",
      broken: "8.0",
      foreign: "1.0",
    });
    expect(result.type).toBe("type_1");
  });

  it("S3: one parameter a tenth over decides for type 2, and says which", () => {
    const result = classify(
      soybeanRequest("I", "202.02", "2.02", { ...onLimits, heat_damaged: "1.20", burned: "0.80" }),
    );
    expect(result.percentages).toMatchObject({ heat_burned: "1.0", burned: "0.4", total_damaged: "4.0" });
    expect(result).toMatchObject({ outcome: "typed", type: "type_2" });
    expect(result.reasons).toEqual([
      { code: "decides_type", parameter: "burned", value: "0.4", limit: "0.3" },
    ]);
  });

  it("S4: out of Group I, basic standard once re-declared as Group II", () => {
    const defects = {
      heat_damaged: "3.00",
      burned: "0.40",
      musty: "2.00",
      fermented: "6.00",
      damaged: "2.00",
      greenish: "12.00",
      broken: "40.00",
    };
    const first = classify(soybeanRequest("I", "201.60", "1.60", defects));
    expect(first.percentages).toMatchObject({
      heat_burned: "1.7",
      burned: "0.2",
      musty: "1.0",
      total_damaged: "6.7",
      greenish: "6.0",
      broken: "20.0",
      foreign: "0.8",
      serious: "2.7",
    });
    expect(first).toMatchObject({ outcome: "out_of_type", type: null, causes: ["light_defects"] });
    expect(first.reasons).toEqual([
      { code: "over_limit", parameter: "total_damaged", value: "6.7", limit: "6.0" },
      { code: "over_limit", parameter: "greenish", value: "6.0", limit: "4.0" },
      { code: "over_limit", parameter: "broken", value: "20.0", limit: "15.0" },
    ]);
    expect(first.observations).toContain("may_be_redeclared_group_ii");
    const second = classify(soybeanRequest("II", "201.60", "1.60", defects));
    expect(second).toMatchObject({ outcome: "typed", type: "basic_standard", group: "II" });
  });

  it("S5: on the limits of Group II, and a tenth over", () => {
    const defects = {
      burned: "2.00",
      heat_damaged: "2.00",
      musty: "12.00",
      greenish: "16.00",
      broken: "60.00",
    };
    const on = classify(soybeanRequest("II", "202.02", "2.02", defects));
    expect(on.percentages).toMatchObject({
      heat_burned: "2.0",
      burned: "1.0",
      musty: "6.0",
      total_damaged: "8.0",
      greenish: "8.0",
      broken: "30.0",
      foreign: "1.0",
    });
    expect(on.type).toBe("basic_standard");
    const over = classify(soybeanRequest("II", "202.02", "2.02", { ...defects, greenish: "16.20" }));
    expect(over).toMatchObject({ outcome: "out_of_type", causes: ["light_defects"] });
    expect(over.reasons).toEqual([{ code: "over_limit", parameter: "greenish", value: "8.1", limit: "8.0" }]);
    expect(over.observations).toEqual([
      "saleable_if_identified",
      "may_be_reprocessed",
      "may_be_split_or_recomposed",
      "moisture_not_measured",
    ]);
  });

  it("S6: bored grains count for a quarter", () => {
    const result = classify(
      soybeanRequest("II", "201.00", "1.00", {
        heat_damaged: "1.00",
        fermented: "5.20",
        damaged: "2.00",
        bored: "32.00",
        greenish: "2.00",
        broken: "20.00",
      }),
    );
    expect(result.percentages).toMatchObject({ bored: "16.0", damaged: "5.0", total_damaged: "8.1" });
    expect(result.outcome).toBe("out_of_type");
  });

  it("S7: serious defects of exactly 12 are out of type, above they disqualify Group I only", () => {
    const defects = {
      heat_damaged: "14.00",
      burned: "2.00",
      musty: "8.00",
      greenish: "2.00",
      broken: "10.00",
    };
    const on = classify(soybeanRequest("I", "201.00", "1.00", defects));
    expect(on.percentages).toMatchObject({
      heat_burned: "8.0",
      musty: "4.0",
      serious: "12.0",
      total_damaged: "12.0",
    });
    expect(on).toMatchObject({ outcome: "out_of_type", causes: ["serious_defects"] });
    expect(on.observations).toEqual(
      expect.arrayContaining(["not_for_direct_human_food", "may_be_reprocessed"]),
    );
    const over = classify(soybeanRequest("I", "201.00", "1.00", { ...defects, musty: "8.20" }));
    expect(over).toMatchObject({ outcome: "disqualified", type: null });
    expect(over.reasons[0]).toEqual({
      code: "disqualifying_limit",
      parameter: "serious",
      value: "12.1",
      limit: "12.0",
    });
    expect(over.observations).toEqual(
      expect.arrayContaining(["sale_forbidden", "notify_authority", "redeclaration_needs_authority"]),
    );
    const other = classify(soybeanRequest("II", "201.00", "1.00", { ...defects, musty: "8.20" }));
    expect(other.outcome).toBe("out_of_type");
    // Above 12 % the way back to a type is closed, and the total is over because of the serious ones.
    expect(other.observations).not.toContain("may_be_reprocessed");
    expect(other.causes).toEqual(["serious_defects"]);
  });

  it("S8: Group II is disqualified above 40", () => {
    const defects = { heat_damaged: "46.00", burned: "4.00", musty: "30.00" };
    const on = classify(soybeanRequest("II", "201.00", "1.00", defects));
    expect(on).toMatchObject({ outcome: "out_of_type", percentages: { serious: "40.0" } });
    const over = classify(soybeanRequest("II", "201.00", "1.00", { ...defects, musty: "30.20" }));
    expect(over).toMatchObject({ outcome: "disqualified", percentages: { serious: "40.1" } });
  });

  it("S9: the policy of totals decides between two results", () => {
    const request = soybeanRequest("II", "201.00", "1.00", {
      heat_damaged: "4.10",
      fermented: "8.10",
      damaged: "3.70",
      greenish: "2.00",
      broken: "10.00",
    });
    const added = classify(request);
    expect(added.percentages).toMatchObject({
      heat_damaged: "2.1",
      fermented: "4.1",
      damaged: "1.9",
      total_damaged: "8.1",
    });
    expect(added.outcome).toBe("out_of_type");
    const summed = classify(roundedSum(request));
    expect(summed.percentages.total_damaged).toBe("8.0");
    expect(summed).toMatchObject({ outcome: "typed", type: "basic_standard" });
    expect(summed.rounding).toEqual({ mode: "half_up", totals: "rounded_sum" });
  });

  it("S10: defects are a share of the clean sample", () => {
    const result = classify(soybeanRequest("II", "125.00", "1.20", { fermented: "10.00" }));
    expect(result.percentages).toMatchObject({ fermented: "8.1", foreign: "1.0" });
    expect(result.outcome).toBe("out_of_type");
  });

  it.each([
    ["18.00", "10.0", "yellow", []],
    [
      "18.20",
      "10.1",
      "mixed",
      [{ code: "class_mixed", parameter: "other_colours", value: "10.1", limit: "10.0" }],
    ],
  ])("S11: %s g of other colours in 180 g is %s %%, class %s", (grams, share, name, reasons) => {
    // 200 g clean, 20 g of defects: 180 g are free of defects.
    const request = soybeanRequest("II", "201.00", "1.00", { broken: "20.00" }, { other_colours_g: grams });
    const result = classify(request);
    expect(result.percentages.other_colours).toBe(share);
    expect(result).toMatchObject({ class: name, type: "basic_standard", reasons });
    const weighed = soybeanRequest(
      "I",
      "300.00",
      "1.00",
      {},
      { other_colours_g: grams, defect_free_g: "180.00" },
    );
    expect(classify(weighed)).toMatchObject({ class: name, type: "type_1" });
  });

  it("S12: moisture is remarked and never changes the type", () => {
    const wet = classify({ ...s1, sample: { ...s1.sample, moisture_pct: "15.2" } });
    expect(wet).toMatchObject({ type: "type_1", observations: ["moisture_above_recommended"] });
    expect(wet.percentages.moisture).toBe("15.2");
    const damp = classify({ ...s1, sample: { ...s1.sample, moisture_pct: "14.1" } });
    expect(damp.observations).toEqual(["moisture_above_recommended"]);
    const on = classify({ ...s1, sample: { ...s1.sample, moisture_pct: "14.0" } });
    expect(on.observations).toEqual([]);
    expect(classify(s1).observations).toEqual(["moisture_not_measured"]);
  });

  it("S13: one castor bean disqualifies Group I, two send any lot back first", () => {
    const seeds = (group: "I" | "II", count: string) =>
      classify(soybeanRequest(group, "201.00", "1.00", {}, { toxic_seeds_per_kg: count }));
    expect(seeds("I", "1").outcome).toBe("disqualified");
    expect(seeds("II", "1")).toMatchObject({ outcome: "typed", reasons: [] });
    expect(seeds("II", "1.9").outcome).toBe("typed");
    expect(seeds("II", "2")).toMatchObject({
      outcome: "reprocess_first",
      type: null,
      reasons: [{ code: "reprocess_first", parameter: "toxic_seeds_per_kg", value: "2", limit: "2" }],
    });
    expect(seeds("I", "2").outcome).toBe("reprocess_first");
    expect(seeds("I", "2").reasons.map((reason) => reason.code)).toEqual(["reprocess_first", "disqualified"]);
    expect(seeds("I", "0").outcome).toBe("typed");
  });

  it("is not fooled by binary floats: 0.35 rounds up and crosses the limit", () => {
    const result = classify(soybeanRequest("I", "202.02", "2.02", { burned: "0.70" }));
    expect(result).toMatchObject({ type: "type_2", percentages: { burned: "0.4" } });
    const even = {
      ...soybeanRequest("I", "202.02", "2.02", { burned: "0.50" }),
      rounding: { mode: "half_even" },
    };
    expect(classify(even)).toMatchObject({ type: "type_1", percentages: { burned: "0.2" } });
  });
});

describe("the table, cell by cell", () => {
  // Written apart from the data it checks. A hundred grams clean, so that grams are percent.
  const cells = [
    ["I", "type_1", "heat_damaged", "heat_burned", "1.0"],
    ["I", "type_1", "burned", "burned", "0.3"],
    ["I", "type_1", "musty", "musty", "0.5"],
    ["I", "type_1", "fermented", "total_damaged", "4.0"],
    ["I", "type_1", "greenish", "greenish", "2.0"],
    ["I", "type_1", "broken", "broken", "8.0"],
    ["I", "type_2", "heat_damaged", "heat_burned", "2.0"],
    ["I", "type_2", "burned", "burned", "1.0"],
    ["I", "type_2", "musty", "musty", "1.5"],
    ["I", "type_2", "fermented", "total_damaged", "6.0"],
    ["I", "type_2", "greenish", "greenish", "4.0"],
    ["I", "type_2", "broken", "broken", "15.0"],
    ["II", "basic_standard", "heat_damaged", "heat_burned", "4.0"],
    ["II", "basic_standard", "burned", "burned", "1.0"],
    ["II", "basic_standard", "musty", "musty", "6.0"],
    ["II", "basic_standard", "fermented", "total_damaged", "8.0"],
    ["II", "basic_standard", "greenish", "greenish", "8.0"],
    ["II", "basic_standard", "broken", "broken", "30.0"],
  ] as const;
  const ranks = ["type_1", "type_2", "out_of_type"];
  const rankOf = (result: { type: string | null; outcome: string }) => result.type ?? result.outcome;

  it.each(cells)("Group %s %s: %s up to %s %s", (group, type, defect, parameter, limit) => {
    const grams = (value: number) => `${Math.floor(value / 10)}.${value % 10}0`;
    const tenths = Number(limit.replace(".", ""));
    const on = classify(soybeanRequest(group, "101.00", "1.00", { [defect]: grams(tenths) }));
    expect(rankOf(on)).toBe(type);
    const over = classify(soybeanRequest(group, "101.00", "1.00", { [defect]: grams(tenths + 1) }));
    const worse = group === "II" ? "out_of_type" : ranks[ranks.indexOf(type) + 1];
    expect(rankOf(over)).toBe(worse);
    expect(over.reasons).toContainEqual({
      code: worse === "out_of_type" ? "over_limit" : "decides_type",
      parameter,
      value: over.percentages[parameter],
      limit,
    });
  });

  it.each([
    ["I", "type_1"],
    ["II", "basic_standard"],
  ] as const)("Group %s: foreign matter up to 1.0 in every type", (group, type) => {
    expect(classify(soybeanRequest(group, "200.00", "2.00", {})).type).toBe(type);
    const over = classify(soybeanRequest(group, "200.00", "2.20", {}));
    expect(over).toMatchObject({ outcome: "out_of_type", causes: ["foreign_matter"] });
    expect(over.reasons).toEqual([{ code: "over_limit", parameter: "foreign", value: "1.1", limit: "1.0" }]);
    expect(over.observations).toEqual(
      expect.arrayContaining(["not_for_direct_human_food", "may_be_reprocessed"]),
    );
  });

  it("counts every damaged grain once, and neither greenish nor broken ones", () => {
    const eight = [
      "burned",
      "heat_damaged",
      "musty",
      "fermented",
      "germinated",
      "damaged",
      "immature",
      "shrivelled",
    ];
    for (const defect of eight)
      expect(
        classify(soybeanRequest("II", "101.00", "1.00", { [defect]: "0.70" })).percentages.total_damaged,
      ).toBe("0.7");
    for (const defect of ["greenish", "broken"])
      expect(
        classify(soybeanRequest("II", "101.00", "1.00", { [defect]: "0.70" })).percentages.total_damaged,
      ).toBe("0.0");
    for (const [defect, share] of [
      ["burned", "0.7"],
      ["heat_damaged", "0.7"],
      ["musty", "0.7"],
      ["fermented", "0.0"],
    ] as const)
      expect(classify(soybeanRequest("II", "101.00", "1.00", { [defect]: "0.70" })).percentages.serious).toBe(
        share,
      );
  });

  it("sorts several causes with the strictest speaking", () => {
    const all = classify(soybeanRequest("II", "102.00", "2.00", { musty: "6.10", greenish: "9.00" }));
    expect(all.causes).toEqual(["serious_defects", "foreign_matter", "light_defects"]);
    expect(all.observations.slice(0, 3)).toEqual([
      "not_for_direct_human_food",
      "may_be_reprocessed",
      "moisture_not_measured",
    ]);
    const total = classify(soybeanRequest("II", "101.00", "1.00", { fermented: "8.10" }));
    expect(total.causes).toEqual(["light_defects"]);
  });
});

describe("findings that no scale shows", () => {
  const withFlags = (group: "I" | "II", ...flags: string[]) =>
    classify(soybeanRequest(group, "201.00", "1.00", {}, { flags }));

  it.each([
    ["bad_conservation", "disqualified", "disqualified"],
    ["strange_odour", "disqualified", "disqualified"],
    ["harmful_substances", "disqualified", "disqualified"],
    ["insects_in_classified_product", "disqualified", "typed"],
    ["toxic_seeds", "disqualified", "incomplete"],
    ["live_insects", "hold_live_insects", "hold_live_insects"],
    ["abnormal_lot", "reprocess_first", "reprocess_first"],
    ["unknown_toxicity", "incomplete", "incomplete"],
  ])("%s: Group I %s, Group II %s", (flag, first, second) => {
    expect(withFlags("I", flag).outcome).toBe(first);
    expect(withFlags("II", flag).outcome).toBe(second);
    if (second !== "typed")
      expect(withFlags("II", flag)).toMatchObject({ type: null, reasons: [{ parameter: flag }] });
  });

  it("lists every reason in the order of the standard, whatever the order of entry", () => {
    const flags = ["live_insects", "strange_odour", "bad_conservation"];
    const result = withFlags("I", ...flags);
    expect(result.outcome).toBe("disqualified");
    expect(result.reasons.map((reason) => reason.parameter)).toEqual([
      "bad_conservation",
      "strange_odour",
      "live_insects",
    ]);
    expect(withFlags("I", ...flags.reverse())).toEqual(result);
  });

  it("knows the count of toxic seeds better than the remark that there are some", () => {
    const counted = soybeanRequest(
      "II",
      "201.00",
      "1.00",
      {},
      { flags: ["toxic_seeds"], toxic_seeds_per_kg: "1" },
    );
    expect(classify(counted).outcome).toBe("typed");
  });
});

describe("what was not weighed", () => {
  const full = soybeanRequest("II", "201.00", "1.00", { musty: "2.00" });
  const without = (name: string) => {
    const { [name]: _, ...defects } = full.sample.defects_g;
    return { ...full, sample: { ...full.sample, defects_g: defects } };
  };

  it.each(Object.keys(full.sample.defects_g))("blocks the type while %s is missing", (name) => {
    const result = classify(without(name));
    expect(result).toMatchObject({ outcome: "incomplete", type: null, missing: [name] });
    expect(result.reasons).toContainEqual({
      code: "not_measured",
      parameter: name,
      value: null,
      limit: null,
    });
    expect((result.percentages as Readonly<Record<string, string | null>>)[name]).toBeNull();
  });

  it("names foreign matter and the work sample too, and null is absent", () => {
    expect(classify({ ...full, sample: { ...full.sample, foreign_matter_g: null } })).toMatchObject({
      outcome: "incomplete",
      missing: ["foreign"],
      percentages: { musty: null, foreign: null },
    });
    expect(classify({ ...full, sample: { ...full.sample, work_sample_g: undefined } }).missing).toEqual([
      "work_sample_g",
    ]);
    expect(classify({ ...full, sample: {} }).missing).toHaveLength(13);
  });

  it("uses the clean sample as weighed, even where foreign matter is missing", () => {
    const result = classify({
      ...full,
      sample: { ...full.sample, foreign_matter_g: null, clean_sample_g: "200.00" },
    });
    expect(result).toMatchObject({
      outcome: "incomplete",
      missing: ["foreign"],
      percentages: { musty: "1.0" },
    });
  });

  it("still shows a disqualification that is certain", () => {
    const {
      fermented: _,
      musty: __,
      ...defects
    } = soybeanRequest("I", "101.00", "1.00", { heat_damaged: "13.00" }).sample.defects_g;
    const result = classify({
      ...full,
      group: "I",
      sample: { work_sample_g: "101.00", foreign_matter_g: "1.00", defects_g: defects },
    });
    expect(result).toMatchObject({ outcome: "disqualified", missing: ["musty", "fermented"] });
    expect(result.percentages.serious).toBeNull();
    expect(result.reasons[0]).toMatchObject({ parameter: "serious", value: "13.0", limit: "12.0" });
  });

  it("still lists what is over, but calls it incomplete", () => {
    const request = without("musty");
    const result = classify({ ...request, sample: { ...request.sample, foreign_matter_g: "5.00" } });
    expect(result.outcome).toBe("incomplete");
    expect(result.reasons.map((reason) => `${reason.code} ${reason.parameter}`)).toEqual([
      "not_measured musty",
      "over_limit foreign",
    ]);
  });

  it("has no class without the weight of other colours, or of every defect", () => {
    expect(classify(full).class).toBeNull();
    const request = without("broken");
    expect(classify({ ...request, sample: { ...request.sample, other_colours_g: "1.00" } }).class).toBeNull();
  });
});

describe("remarks about the weighing", () => {
  it("says when the sample is smaller than the standard asks", () => {
    expect(classify(soybeanRequest("II", "125.00", "1.00", {})).observations).not.toContain(
      "sample_below_minimum",
    );
    expect(classify(soybeanRequest("II", "124.99", "1.00", {})).observations).toContain(
      "sample_below_minimum",
    );
  });

  it("says when more than half a percent of the sample is unaccounted for", () => {
    const weighed = (clean: string) =>
      classify(soybeanRequest("II", "200.00", "1.00", {}, { clean_sample_g: clean })).observations;
    expect(weighed("198.00")).not.toContain("weights_out_of_balance");
    expect(weighed("197.99")).toContain("weights_out_of_balance");
    expect(weighed("200.00")).not.toContain("weights_out_of_balance");
  });
});

describe("what is known although something is missing", () => {
  it("disqualifies by the parts that were weighed", () => {
    const { sample, ...question } = soybeanRequest("I", "202.00", "2.00", {
      heat_damaged: "10",
      musty: "16",
    });
    const { burned: _, ...defects_g } = sample.defects_g;
    const answer = evaluate({ ...question, sample: { ...sample, defects_g } });
    // 5.0 of heat damaged and 8.0 of musty are 13.0 of serious defects, however many burned there are.
    expect(answer).toMatchObject({
      ok: true,
      result: {
        outcome: "disqualified",
        reasons: [
          { code: "disqualifying_limit", parameter: "serious", value: "13.0", limit: "12.0" },
          { code: "not_measured", parameter: "burned" },
          { code: "over_limit", parameter: "musty" },
        ],
      },
    });
  });

  it("does not say what would decide a type that the lot has not got", () => {
    const request = soybeanRequest("I", "202.00", "2.00", { musty: "2.00" }, { flags: ["live_insects"] });
    const answer = evaluate(request);
    if (!answer.ok) throw new Error("refused");
    expect(answer.result).toMatchObject({ outcome: "hold_live_insects", percentages: { musty: "1.0" } });
    expect(answer.result.reasons.map((reason) => reason.code)).toEqual(["hold_live_insects"]);
  });

  it("explains the class by its own articles", () => {
    const request = soybeanRequest(
      "II",
      "202.00",
      "2.00",
      {},
      { other_colours_g: "2", defect_free_g: "200" },
    );
    const answer = evaluate(request);
    if (!answer.ok) throw new Error("refused");
    expect(answer.result.steps).toContainEqual({
      name: "other_colours",
      value: "1.0",
      unit: "%",
      formula: "2 × 100 ÷ 200",
      rule: "br-in-11-2007",
      article: "arts. 4 § 2, 28",
    });
  });
});

describe("the sample free of defects", () => {
  const asked = (weight: string) =>
    evaluate(
      soybeanRequest("II", "250", "2", { broken: "1" }, { defect_free_g: weight, other_colours_g: "1" }),
    );

  it("is no heavier than the sample that the defects were picked from", () => {
    expect(asked("248").ok).toBe(true);
    expect(asked("248.01")).toMatchObject({
      issues: [{ field: "sample.defect_free_g", code: "above_maximum", params: { max: "248" } }],
    });
  });
});
