import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evaluate } from "./evaluate.ts";
import { maizeRequest } from "./worked-samples.ts";

function classify(request: unknown) {
  const answer = evaluate(request);
  if (!answer.ok) throw new Error(JSON.stringify(answer.issues));
  return answer.result;
}

const maize = (...given: Parameters<typeof maizeRequest>) => classify(maizeRequest(...given));

describe("worked examples of IN 60/2011", () => {
  const onLimits = {
    heat_damaged: "2.40",
    fermented: "7.20",
    musty: "2.40",
    shrivelled: "1.20",
    germinated: "0.48",
    chalky: "0.72",
    insect_damaged: "4.80",
  };

  it("M1: everything on the limit is type 1", () => {
    const result = maize("250.00", "2.50", "7.50", onLimits);
    expect(result.percentages).toMatchObject({
      heat_damaged: "1.00",
      total_damaged: "6.00",
      broken: "3.00",
      foreign: "1.00",
      insect_damaged: "2.00",
    });
    expect(result).toMatchObject({ outcome: "typed", type: "type_1", group: null, class: null, reasons: [] });
    expect(result.steps).toContainEqual({
      name: "clean_sample",
      value: "240",
      unit: "g",
      formula: "250.00 − 2.50 − 7.50",
      rule: "br-in-60-2011",
      article: "art. 25 V, VII",
    });
  });

  it("M2: three hundredths of a gram of foreign matter make type 2", () => {
    const result = maize("250.00", "2.53", "7.50", onLimits);
    expect(result.percentages.foreign).toBe("1.01");
    expect(result).toMatchObject({
      type: "type_2",
      reasons: expect.arrayContaining([
        { code: "decides_type", parameter: "foreign", value: "1.01", limit: "1.00" },
      ]),
    });
    const weighed = maize("250.00", "2.53", "7.50", onLimits, { retained_5mm_g: "239.97" });
    expect(weighed.percentages).toEqual(result.percentages);
  });

  it("M3: the worst parameter wins", () => {
    const request = maizeRequest("250.00", "3.00", "9.00", {
      heat_damaged: "4.70",
      fermented: "14.10",
      musty: "7.05",
      chalky: "1.18",
      insect_damaged: "4.76",
    });
    const result = classify(request);
    expect(result.percentages).toMatchObject({
      heat_damaged: "1.97",
      total_damaged: "11.35",
      broken: "3.60",
      foreign: "1.20",
      insect_damaged: "2.00",
    });
    expect(result).toMatchObject({
      type: "type_3",
      reasons: [{ code: "decides_type", parameter: "total_damaged", value: "11.35", limit: "10.00" }],
    });
    const summed = classify({ ...request, rounding: { totals: "rounded_sum" } });
    expect(summed.percentages.total_damaged).toBe("11.36");
  });

  it("M4: out of type by broken kernels must be re-processed", () => {
    const result = maize("250.00", "2.00", "12.53", {
      heat_damaged: "1.00",
      fermented: "4.00",
      insect_damaged: "2.00",
    });
    expect(result.percentages).toMatchObject({
      broken: "5.01",
      heat_damaged: "0.42",
      total_damaged: "2.12",
      insect_damaged: "0.85",
    });
    expect(result).toMatchObject({
      outcome: "out_of_type",
      causes: ["cleanliness"],
      reasons: [{ code: "over_limit", parameter: "broken", value: "5.01", limit: "5.00" }],
    });
    expect(result.observations).toEqual([
      "not_saleable_as_is",
      "must_be_reprocessed",
      "moisture_not_measured",
    ]);
  });

  it("M5: out of type by insect damage may be sold if identified", () => {
    const result = maize("250.00", "2.00", "6.00", {
      heat_damaged: "2.00",
      fermented: "8.00",
      insect_damaged: "14.52",
    });
    expect(result.percentages).toMatchObject({ insect_damaged: "6.00", total_damaged: "4.14" });
    expect(result).toMatchObject({ outcome: "out_of_type", causes: ["damage"] });
    expect(result.observations).toEqual([
      "saleable_if_identified",
      "may_be_reprocessed",
      "may_be_split_or_recomposed",
      "moisture_not_measured",
    ]);
  });

  it.each([
    [
      "M6a",
      { heat_damaged: "12.00", fermented: "6.00", insect_damaged: "2.40" },
      "heat_damaged",
      "5.00",
      "out_of_type",
    ],
    [
      "M6b",
      { heat_damaged: "12.03", fermented: "6.00", insect_damaged: "2.40" },
      "heat_damaged",
      "5.01",
      "disqualified",
    ],
    [
      "M7a",
      { heat_damaged: "4.80", fermented: "31.20", musty: "12.00" },
      "total_damaged",
      "20.00",
      "out_of_type",
    ],
    [
      "M7b",
      { heat_damaged: "4.80", fermented: "31.20", musty: "12.03" },
      "total_damaged",
      "20.01",
      "disqualified",
    ],
    ["M10a", { heat_damaged: "1.20", insect_damaged: "19.20" }, "insect_damaged", "8.00", "out_of_type"],
    ["M10b", { heat_damaged: "1.20", insect_damaged: "19.23" }, "insect_damaged", "8.01", "disqualified"],
  ])("%s: the ceiling itself does not disqualify", (_, defects, parameter, value, outcome) => {
    const result = maize("250.00", "2.00", "8.00", defects as Record<string, string>);
    expect((result.percentages as Readonly<Record<string, string | null>>)[parameter]).toBe(value);
    expect(result).toMatchObject({ outcome, type: null });
    expect(result.reasons).toContainEqual(
      expect.objectContaining({
        code: outcome === "disqualified" ? "disqualifying_limit" : "over_limit",
        parameter,
      }),
    );
    if (outcome === "disqualified")
      expect(result.observations).toEqual(["sale_forbidden", "notify_authority", "moisture_not_measured"]);
  });

  it("M8: broken kernels and foreign matter never disqualify", () => {
    const result = maize("250.00", "15.00", "22.50", {
      heat_damaged: "1.00",
      fermented: "4.00",
      insect_damaged: "2.00",
    });
    expect(result.percentages).toMatchObject({ foreign: "6.00", broken: "9.00", total_damaged: "2.35" });
    expect(result.outcome).toBe("out_of_type");
    const more = maize("250.00", "100.00", "100.00", {});
    expect(more.outcome).toBe("out_of_type");
  });

  it("M9: picked defects are a share of what stays on the 5 mm sieve", () => {
    const result = maize("250.00", "2.50", "7.50", { fermented: "14.56", insect_damaged: "1.00" });
    expect(result).toMatchObject({
      type: "type_2",
      percentages: { fermented: "6.07", total_damaged: "6.07" },
    });
  });

  it("M11: group and class just below their floors are mixed", () => {
    const result = maize(
      "250.00",
      "2.00",
      "7.50",
      {},
      {
        kernel_g: { flint: "169.80", semi: "30.20", dent: "0" },
        colour_g: { yellow: "189.98", white: "10.02", other: "0" },
      },
    );
    expect(result).toMatchObject({ group: "mixed", class: "mixed", type: "type_1" });
    expect(result.percentages).toMatchObject({
      flint: "84.90",
      semi: "15.10",
      dent: "0.00",
      yellow: "94.99",
      white: "5.01",
      other: "0.00",
    });
    expect(result.reasons).toEqual([
      { code: "group_mixed", parameter: "flint", value: "84.90", limit: "85.00" },
      { code: "class_mixed", parameter: "yellow", value: "94.99", limit: "95.00" },
    ]);
  });

  it("M12: a kernel both mouldy and bored is weighed once, as mouldy: it adds to damaged alone", () => {
    const result = maize("250.00", "2.00", "8.00", { musty: "2.40" });
    expect(result.percentages).toMatchObject({
      musty: "1.00",
      total_damaged: "1.00",
      insect_damaged: "0.00",
    });
  });
});

describe("groups and classes", () => {
  it.each(["flint", "dent", "semi"])("%s from 85 %% on", (kind) => {
    const other = kind === "flint" ? "dent" : "flint";
    const none = { flint: "0", dent: "0", semi: "0" };
    const on = maize(
      "250.00",
      "2.00",
      "8.00",
      {},
      { kernel_g: { ...none, [kind]: "85.00", [other]: "15.00" } },
    );
    expect(on.group).toBe(kind);
    const below = maize(
      "250.00",
      "2.00",
      "8.00",
      {},
      { kernel_g: { ...none, [kind]: "84.99", [other]: "15.01" } },
    );
    expect(below.group).toBe("mixed");
  });

  it.each(["yellow", "white", "other"])("%s from 95 %% on", (kind) => {
    const other = kind === "yellow" ? "white" : "yellow";
    const none = { yellow: "0", white: "0", other: "0" };
    const on = maize(
      "250.00",
      "2.00",
      "8.00",
      {},
      { colour_g: { ...none, [kind]: "95.00", [other]: "5.00" } },
    );
    expect(on.class).toBe(kind);
    const below = maize(
      "250.00",
      "2.00",
      "8.00",
      {},
      { colour_g: { ...none, [kind]: "94.99", [other]: "5.01" } },
    );
    expect(below.class).toBe("mixed");
  });

  it("has none without piles, or with empty ones", () => {
    const kernel_g = { flint: "0.00", dent: "0", semi: "0" };
    const empty = maize("250.00", "2.00", "7.50", {}, { kernel_g, colour_g: {} });
    expect(empty).toMatchObject({ group: null, class: null, type: "type_1" });
  });

  const PILES = {
    kernel_g: ["flint", "dent", "semi"],
    colour_g: ["yellow", "white", "other"],
  } as const;
  const someOf = (keys: readonly string[]) =>
    fc.subarray([...keys], { minLength: 1, maxLength: keys.length - 1 });

  it.each(["kernel_g", "colour_g"] as const)(
    "has none while a pile of %s is not weighed: that is not empty",
    (folder) => {
      const keys = PILES[folder];
      const grams = fc.integer({ min: 0, max: 8000 }).map((value) => (value / 100).toFixed(2));
      fc.assert(
        fc.property(someOf(keys), grams, (weighed, weight) => {
          const piles = Object.fromEntries(weighed.map((key) => [key, weight]));
          const result = maize("250.00", "2.00", "8.00", {}, { [folder]: piles });
          expect(result).toMatchObject({
            [folder === "kernel_g" ? "group" : "class"]: null,
            outcome: "incomplete",
          });
          const open = keys.filter((key) => !weighed.includes(key));
          expect(result.missing).toEqual(open);
          for (const key of keys) expect(result.percentages[key] ?? null).toBeNull();
        }),
      );
    },
  );
});

describe("the table, cell by cell", () => {
  // Written apart from the data it checks. W0 = 300 g and a re-weighed 100 g base keep grams and percent equal.
  const limits: Record<string, readonly string[]> = {
    heat_damaged: ["1.00", "2.00", "3.00"],
    fermented: ["6.00", "10.00", "15.00"],
    insect_damaged: ["2.00", "3.00", "4.00"],
  };
  const sieved: Record<string, readonly string[]> = {
    broken: ["3.00", "4.00", "5.00"],
    foreign: ["1.00", "1.50", "2.00"],
  };
  const names = ["type_1", "type_2", "type_3", "out_of_type"];
  const cells = (table: Record<string, readonly string[]>) =>
    Object.entries(table).flatMap(([key, values]) =>
      values.map((limit, row) => [key, names[row] ?? "", limit, row] as const),
    );
  const hundredths = (limit: string, more: number) => {
    const value = Number(limit.replace(".", "")) + more;
    return `${Math.floor(value / 100)}.${String(value % 100).padStart(2, "0")}`;
  };
  const placed = (result: { type: string | null; outcome: string }) => result.type ?? result.outcome;

  it.each(cells(limits))("%s: %s up to %s", (defect, type, limit, row) => {
    const base = { retained_5mm_g: "100.00" };
    expect(placed(maize("100.00", "0", "0", { [defect]: limit }, base))).toBe(type);
    expect(placed(maize("100.00", "0", "0", { [defect]: hundredths(limit, 1) }, base))).toBe(names[row + 1]);
  });

  it.each(cells(sieved))("%s: %s up to %s", (key, type, limit, row) => {
    const weigh = (grams: string) =>
      key === "broken" ? maize("100.00", "0", grams, {}) : maize("100.00", grams, "0", {});
    expect(placed(weigh(limit))).toBe(type);
    expect(placed(weigh(hundredths(limit, 1)))).toBe(names[row + 1]);
  });

  it.each(["heat_damaged", "shrivelled", "fermented", "germinated", "chalky", "musty"])(
    "counts %s as damaged",
    (defect) => {
      expect(maize("100.00", "0", "0", { [defect]: "0.70" }).percentages.total_damaged).toBe("0.70");
    },
  );

  it("takes the stricter consequence of two causes", () => {
    const result = maize("250.00", "2.00", "13.00", { insect_damaged: "14.00" });
    expect(result.causes).toEqual(["cleanliness", "damage"]);
    expect(result.observations).toEqual([
      "not_saleable_as_is",
      "must_be_reprocessed",
      "moisture_not_measured",
    ]);
  });
});

describe("findings and gaps", () => {
  const withSample = (more: Record<string, unknown>) => maize("250.00", "2.00", "7.50", {}, more);

  it.each(["bad_conservation", "treated_seeds", "toxic_seeds", "strange_odour", "harmful_substances"])(
    "%s disqualifies",
    (flag) => {
      expect(withSample({ flags: [flag] })).toMatchObject({
        outcome: "disqualified",
        reasons: [{ parameter: flag }],
      });
    },
  );

  it("any toxic seed disqualifies, none does not", () => {
    expect(withSample({ toxic_seeds_per_kg: "0.5" }).outcome).toBe("disqualified");
    expect(withSample({ toxic_seeds_per_kg: "0" }).outcome).toBe("typed");
    // Seen by somebody: a count of none does not take that back.
    expect(withSample({ toxic_seeds_per_kg: "0", flags: ["toxic_seeds"] }).outcome).toBe("disqualified");
  });

  it("live insects hold the lot: no type, no disqualification", () => {
    expect(withSample({ flags: ["live_insects"] })).toMatchObject({
      outcome: "hold_live_insects",
      type: null,
      observations: ["not_saleable_as_is", "fumigate_first", "moisture_not_measured"],
    });
    const both = maize("250.00", "2.00", "8.00", { heat_damaged: "20.00" }, { flags: ["live_insects"] });
    expect(both.outcome).toBe("disqualified");
  });

  it("reports sound pieces without asking for them", () => {
    expect(withSample({ sound_pieces_g: "2.40" })).toMatchObject({
      type: "type_1",
      percentages: { sound_pieces: "1.00" },
    });
    expect(withSample({}).percentages.sound_pieces).toBeNull();
  });

  it("names what was not weighed", () => {
    const { chalky: _, ...defects } = maizeRequest("250.00", "2.00", "8.00", {}).sample.defects_g;
    expect(withSample({ defects_g: defects })).toMatchObject({ outcome: "incomplete", missing: ["chalky"] });
    expect(withSample({ broken_g: null })).toMatchObject({ outcome: "incomplete", missing: ["broken"] });
  });

  it("remarks moisture above 14.0 and small samples", () => {
    expect(withSample({ moisture_pct: "14.1" }).observations).toEqual(["moisture_above_recommended"]);
    expect(withSample({ moisture_pct: "14.0" }).observations).toEqual([]);
    expect(maize("249.99", "2.00", "8.00", {}).observations).toContain("sample_below_minimum");
    expect(maize("250.00", "2.00", "8.00", {}).observations).not.toContain("sample_below_minimum");
  });
});

describe("the explanation of a sorting", () => {
  it("names the article of the group and that of the class", () => {
    const { steps } = maize(
      "250.00",
      "2.00",
      "8.00",
      {},
      {
        kernel_g: { flint: "180", semi: "20", dent: "0" },
        colour_g: { yellow: "200", white: "0", other: "0" },
      },
    );
    const article = (name: string) => steps.find((step) => step.name === name)?.article;
    expect([article("flint"), article("semi"), article("group")]).toEqual([
      "arts. 5 § 1, 25 IX",
      "arts. 5 § 1, 25 IX",
      "arts. 5 § 1, 25 IX",
    ]);
    expect([article("yellow"), article("class")]).toEqual(["arts. 5 § 2, 25 X", "arts. 5 § 2, 25 X"]);
  });
});
