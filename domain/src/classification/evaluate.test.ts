import { describe, expect, it } from "vitest";
import { classificationContracts } from "./contract.ts";
import { evaluate } from "./evaluate.ts";
import { isInForce, type Standard } from "./standard.ts";
import { findStandard, STANDARDS, standardOf } from "./standards.data.ts";
import { maizeRequest, soybeanRequest } from "./worked-samples.ts";

const full = soybeanRequest("II", "201.00", "1.00", {});

/** The issues of a request as `field code`. */
function issuesOf(request: unknown): string[] {
  const answer = evaluate(request);
  return answer.ok ? [] : answer.issues.map((one) => `${one.field ?? ""} ${one.code}`);
}
const withSample = (more: Record<string, unknown>) => ({ ...full, sample: { ...full.sample, ...more } });
const withDefects = (more: Record<string, unknown>) =>
  withSample({ defects_g: { ...full.sample.defects_g, ...more } });

describe("the example of the interface", () => {
  const request = {
    product: "soybean",
    standard: "br-in-11-2007",
    group: "II",
    sample: {
      work_sample_g: "250.00",
      foreign_matter_g: "2.15",
      clean_sample_g: null,
      moisture_pct: "13.4",
      defects_g: {
        burned: "0.62",
        heat_damaged: "1.86",
        musty: "3.72",
        fermented: "4.96",
        germinated: "0.50",
        damaged: "3.10",
        bored: "0.00",
        immature: "0.25",
        shrivelled: "0.25",
        greenish: "21.06",
        broken: "52.04",
      },
      other_colours_g: null,
      flags: [],
    },
  };

  it("answers in the shape that clients know", () => {
    const answer = evaluate(request);
    expect(answer).toMatchObject({
      ok: true,
      result: {
        standard: "br-in-11-2007",
        group: "II",
        class: null,
        outcome: "out_of_type",
        type: null,
        percentages: {
          foreign: "0.9",
          burned: "0.3",
          heat_damaged: "0.8",
          heat_burned: "1.1",
          musty: "1.5",
          fermented: "2.0",
          germinated: "0.2",
          damaged: "1.3",
          bored: "0.0",
          immature: "0.1",
          shrivelled: "0.1",
          total_damaged: "6.3",
          greenish: "8.5",
          broken: "21.0",
          moisture: "13.4",
        },
        reasons: [{ code: "over_limit", parameter: "greenish", value: "8.5", limit: "8.0" }],
        observations: ["saleable_if_identified", "may_be_reprocessed", "may_be_split_or_recomposed"],
        rounding: { mode: "half_up", totals: "sum_of_rounded" },
        contract: null,
        quick_tests: { intacta: "not_tested", gmo_free: "not_tested" },
      },
    });
  });

  it("explains itself: every published figure is a step with its rule", () => {
    const answer = evaluate(request);
    if (!answer.ok) throw new Error("refused");
    const { steps, percentages } = answer.result;
    for (const [key, value] of Object.entries(percentages)) {
      if (value === null || key === "moisture") continue;
      expect(steps).toContainEqual(expect.objectContaining({ name: key, value, unit: "%" }));
    }
    expect(steps.every((step) => step.rule === "br-in-11-2007" && /^arts?\. /.test(step.article ?? ""))).toBe(
      true,
    );
    expect(steps).toContainEqual({
      name: "damaged",
      value: "1.3",
      unit: "%",
      formula: "(3.10 + 0.00 ÷ 4) × 100 ÷ 247.85",
      rule: "br-in-11-2007",
      article: "art. 25 III",
    });
    expect(steps).toContainEqual(expect.objectContaining({ name: "heat_burned", formula: "0.8 + 0.3" }));
    expect(steps).toContainEqual(
      expect.objectContaining({ name: "musty", formula: "3.72 × 100 ÷ 247.85", article: "art. 25 VII" }),
    );
    expect(steps.at(-1)).toMatchObject({ name: "type", value: "out_of_type" });
  });

  it("passes the contract of the call", () => {
    expect(classificationContracts.evaluate).toMatchObject({
      service: "classification",
      action: "evaluate",
      type: "default",
      access: "signed-in",
      effect: "read",
    });
    expect(classificationContracts.evaluate.input.safeParse(request).success).toBe(true);
    expect(classificationContracts.composite.action).toBe("composite");
  });
});

describe("input that cannot be", () => {
  it.each([
    [withDefects({ musty: "-0.01" }), "sample.defects_g.musty negative_number"],
    [withDefects({ musty: "200.00" }), "sample.defects_g.musty not_below_sample"],
    [withDefects({ musty: "199.99" }), ""],
    [withDefects({ musty: "100.00", broken: "100.01" }), "sample.defects_g defects_above_sample"],
    [withDefects({ musty: "100.00", broken: "100.00" }), ""],
    [withDefects({ musty: "9".repeat(400) }), "sample.defects_g.musty too_long"],
    [withDefects({ musty: `0.${"3".repeat(400)}` }), "sample.defects_g.musty too_long"],
    [withDefects({ musty: "1e5" }), "sample.defects_g.musty not_a_number"],
    [withDefects({ musty: "1,5" }), "sample.defects_g.musty not_a_number"],
    [withDefects({ musty: "" }), "sample.defects_g.musty not_a_number"],
    [withDefects({ musty: 1.5 }), "sample.defects_g.musty not_a_number"],
    [withDefects({ musty: "NaN" }), "sample.defects_g.musty not_a_number"],
    [withDefects({ musty: "0.00001" }), "sample.defects_g.musty too_precise"],
    [withDefects({ chalky: "1.00" }), "sample.defects_g.chalky unknown_attribute"],
    [withSample({ work_sample_g: "0" }), "sample.work_sample_g not_greater_than_zero"],
    [withSample({ work_sample_g: "100000.01" }), "sample.work_sample_g above_maximum"],
    [withSample({ work_sample_g: "100000" }), ""],
    [withSample({ moisture_pct: "100" }), ""],
    [maizeRequest("250.00", "250.00", "0.00", {}), "sample.foreign_matter_g not_below_sample"],
    [maizeRequest("250.00", "2.00", "8.00", {}, { sound_pieces_g: "240.00" }), ""],
    [maizeRequest("250.00", "2.00", "8.00", {}, { colour_g: { white: "250.00" } }), ""],
    [withSample({ foreign_matter_g: "201.00" }), "sample.foreign_matter_g not_below_sample"],
    [withSample({ clean_sample_g: "201.01" }), "sample.clean_sample_g above_maximum"],
    [withSample({ moisture_pct: "100.1" }), "sample.moisture_pct above_maximum"],
    [withSample({ other_colours_g: "200.01" }), "sample.other_colours_g above_maximum"],
    [withSample({ other_colours_g: "200.00" }), ""],
    [withSample({ flags: ["smells_funny"] }), "sample.flags.0 not_a_choice"],
    [withSample({ flags: ["live_insects", "treated_seeds"] }), "sample.flags.1 not_a_choice"],
    [withSample({ broken_g: "1.00" }), "sample.broken_g unknown_attribute"],
    [withSample({ kernel_g: { flint: "1.00" } }), "sample.kernel_g.flint unknown_attribute"],
    [withSample({ weight: "1" }), "sample.weight unknown_attribute"],
    [{ ...full, product: "wheat" }, "product not_a_choice"],
    [{ ...full, product: undefined }, "product required"],
    [{ ...full, standard: "br-in-60-2011" }, "standard not_a_choice"],
    [{ ...full, standard: "br-in-1-1900" }, "standard not_a_choice"],
    [{ ...full, group: "III" }, "group not_a_choice"],
    [{ ...full, group: null }, "group required"],
    [{ ...full, sample: null }, "sample required"],
    [{ ...full, sample: "250" }, "sample invalid"],
    [{ ...full, percentages: { foreign: "1" } }, "percentages invalid"],
    [{ ...full, rounding: { totals: "sum" } }, "rounding.totals not_a_choice"],
    [{ ...full, rounding: { mode: "up" } }, "rounding.mode not_a_choice"],
    [{ ...full, date: "2026-02-30" }, "date invalid_date"],
    [{ ...full, date: "2007-07-14" }, "standard standard_not_in_force"],
    [{ ...full, date: "2007-07-15" }, ""],
    [{ ...full, quick_tests: { intacta: "maybe" } }, "quick_tests.intacta not_a_choice"],
    [{ ...full, quick_tests: { litmus: "positive" } }, "quick_tests.litmus unknown_attribute"],
    [{ ...full, analyses: { protein: "-1" } }, "analyses.protein negative_number"],
    [{ ...full, analyses: { protein: { below: "x" } } }, "analyses.protein not_a_number"],
    [{ ...full, analyses: { protein: { above: "1" } } }, "analyses.protein invalid"],
    [{ ...full, analyses: { luck: "1" } }, "analyses.luck unknown_attribute"],
    [{ ...maizeRequest("250.00", "2.00", "8.00", {}), group: "II" }, "group not_a_choice"],
    [maizeRequest("250.00", "130.00", "120.00", {}), "sample.broken_g not_below_sample"],
    [
      maizeRequest("250.00", "2.00", "8.00", {}, { sound_pieces_g: "240.01" }),
      "sample.sound_pieces_g above_maximum",
    ],
    [
      maizeRequest("250.00", "2.00", "8.00", {}, { kernel_g: { flint: "200.00", dent: "50.01" } }),
      "sample.kernel_g above_maximum",
    ],
    [
      maizeRequest("250.00", "2.00", "8.00", {}, { colour_g: { blue: "1" } }),
      "sample.colour_g.blue unknown_attribute",
    ],
    [null, " required"],
    ["soybean", " invalid"],
    [[], " invalid"],
  ])("%#: %j", (request, expected) => {
    expect(issuesOf(request)).toEqual(expected === "" ? [] : [expected]);
  });

  it("reports everything that is wrong at once", () => {
    const request = withSample({ work_sample_g: "-1", defects_g: { musty: "x", broken: "-2" } });
    expect(issuesOf(request)).toEqual([
      "sample.work_sample_g negative_number",
      "sample.defects_g.musty not_a_number",
      "sample.defects_g.broken negative_number",
    ]);
  });

  it("does not mistake what every object has for a weight", () => {
    expect(issuesOf(withDefects({ constructor: "1" }))).toEqual([
      "sample.defects_g.constructor unknown_attribute",
    ]);
    expect(issuesOf(withSample({ flags: ["constructor"] }))).toEqual(["sample.flags.0 not_a_choice"]);
  });
});

describe("percentages without weights", () => {
  const report = (percentages: Record<string, string>, group = "II") =>
    evaluate({ product: "soybean", standard: "br-in-11-2007", group, percentages });
  const parts = {
    burned: "0.5",
    heat_damaged: "1.5",
    musty: "2.0",
    fermented: "1.0",
    germinated: "0",
    damaged: "1.0",
    immature: "0",
    shrivelled: "0",
  };

  it("adds the parts where all are reported", () => {
    expect(
      report({ ...parts, foreign: "0.94", greenish: "1", broken: "1", total_damaged: "7.9" }),
    ).toMatchObject({
      result: {
        type: "basic_standard",
        percentages: { total_damaged: "6.0", heat_burned: "2.0", serious: "4.0", foreign: "0.9" },
        missing: [],
      },
    });
  });

  it("takes a reported total for its parts, and says that they were not reported", () => {
    expect(report({ foreign: "0.9", greenish: "1", broken: "1", total_damaged: "8.0" })).toMatchObject({
      result: {
        outcome: "typed",
        observations: ["moisture_not_measured", "parts_of_total_not_reported"],
        missing: ["heat_burned", "burned", "musty"],
      },
    });
  });

  it("but not while the unknown parts could disqualify", () => {
    const high = { foreign: "0.9", greenish: "1", broken: "1", total_damaged: "12.1" };
    expect(report(high, "I")).toMatchObject({ result: { outcome: "incomplete" } });
    expect(report({ ...high, total_damaged: "12.0" }, "I")).toMatchObject({
      result: { outcome: "out_of_type" },
    });
    expect(report({ ...high, heat_burned: "2.0", burned: "0", musty: "1.0" }, "I")).toMatchObject({
      result: { outcome: "out_of_type", percentages: { serious: "3.0" } },
    });
  });

  it("asks for what no total contains", () => {
    expect(report({ greenish: "1", broken: "1", total_damaged: "2" })).toMatchObject({
      result: { outcome: "incomplete", reasons: [{ code: "not_measured", parameter: "foreign" }] },
    });
  });

  it("refuses a part above its total, a share above 100 and a name it does not know", () => {
    const fields = (percentages: Record<string, string>) => {
      const answer = report(percentages);
      return answer.ok ? [] : answer.issues.map((one) => `${one.field} ${one.code}`);
    };
    expect(fields({ burned: "2", heat_burned: "1" })).toEqual(["percentages.burned above_maximum"]);
    expect(fields({ heat_burned: "3", total_damaged: "2" })).toEqual([
      "percentages.heat_burned above_maximum",
    ]);
    expect(fields({ foreign: "100.5" })).toEqual(["percentages.foreign above_maximum"]);
    expect(fields({ chalky: "1" })).toEqual(["percentages.chalky unknown_attribute"]);
  });

  it("sorts maize by reported shares", () => {
    const answer = evaluate({
      product: "maize",
      percentages: {
        flint: "90",
        semi: "10",
        yellow: "96",
        foreign: "1",
        broken: "1",
        insect_damaged: "0",
        total_damaged: "3",
        heat_damaged: "1",
      },
    });
    expect(answer).toMatchObject({
      result: { group: "flint", class: "yellow", type: "type_1", standard: "br-in-60-2011" },
    });
    // What was not reported is not nothing, unless the rest is all there is.
    expect(answer).toMatchObject({ result: { percentages: { dent: "0.00" } } });
    expect(answer).not.toMatchObject({ result: { percentages: { white: "0.00" } } });
    const unsure = evaluate({
      product: "maize",
      percentages: {
        flint: "60",
        foreign: "1",
        broken: "1",
        insect_damaged: "0",
        total_damaged: "3",
        heat_damaged: "1",
      },
    });
    expect(unsure).toMatchObject({
      result: { group: null, outcome: "incomplete", missing: ["dent", "semi"] },
    });
  });
});

describe("versions of standards", () => {
  it("finds the one in force", () => {
    expect(standardOf("soybean", "2026-11-15")?.code).toBe("br-in-11-2007");
    expect(standardOf("soybean", "2007-07-14")).toBeUndefined();
    expect(standardOf("maize", "2013-08-31")).toBeUndefined();
    expect(standardOf("maize", "2013-09-01")?.code).toBe("br-in-60-2011");
    expect(standardOf("rice")).toBeUndefined();
    expect(findStandard("br-in-60-2011")?.product).toBe("maize");
  });

  it("holds from its first to its last day, both included", () => {
    const old = { ...(STANDARDS[0] as Standard), validFrom: "2010-01-01", validTo: "2012-12-31" };
    const days = ["2009-12-31", "2010-01-01", "2012-12-31", "2013-01-01"];
    expect(days.map((day) => isInForce(old, day))).toEqual([false, true, true, false]);
  });

  it("has limits for the same parameters in every row of a table, and gets laxer downwards", () => {
    for (const table of STANDARDS.flatMap((standard) => standard.tables)) {
      for (const [index, row] of table.rows.entries()) {
        const better = table.rows[index - 1];
        if (better === undefined) continue;
        expect(Object.keys(row.limits)).toEqual(Object.keys(better.limits));
        for (const [key, limit] of Object.entries(row.limits))
          expect(Number(limit)).toBeGreaterThanOrEqual(
            Number((better.limits as Readonly<Record<string, string>>)[key]),
          );
      }
    }
  });

  it("passes quick tests through, not tested unless told", () => {
    const answer = evaluate({ ...full, quick_tests: { intacta: "positive", gmo_free: null } });
    expect(answer).toMatchObject({
      result: { type: "basic_standard", quick_tests: { intacta: "positive", gmo_free: "not_tested" } },
    });
  });
});
