import { describe, expect, it } from "vitest";
import { judgeOil } from "./oil.ts";
import { gradeGrain, gradeParameters, riceClass, riceGrainClass, wheatClass } from "./parameter-set.ts";
import { type ParameterSet, RICE_TYPES, WHEAT_CLASSES, WHEAT_TYPES } from "./parameter-sets.data.ts";

// Written apart from the data they check.
const WHEAT: Record<string, readonly string[]> = {
  test_weight: ["78", "75", "72"],
  foreign: ["1.00", "1.50", "2.00"],
  insect_damaged: ["0.50", "1.00", "2.00"],
  heat_musty: ["0.50", "1.00", "2.00"],
  shrivelled_broken: ["1.50", "2.50", "5.00"],
  total_defects: ["2.00", "3.50", "7.00"],
};
const RICE: Record<string, readonly string[]> = {
  foreign: ["0.10", "0.20", "0.30", "0.40", "0.50"],
  musty_heat: ["0.15", "0.30", "0.50", "1.00", "1.50"],
  spotted: ["1.75", "3.00", "4.50", "6.00", "8.00"],
  chalky_green: ["2.00", "4.00", "6.00", "8.00", "10.00"],
  streaked: ["1.00", "1.50", "2.00", "3.00", "4.00"],
  yellow: ["0.50", "1.00", "2.00", "3.00", "5.00"],
  broken_total: ["7.50", "15.00", "25.00", "35.00", "45.00"],
  small_broken: ["0.50", "1.00", "2.00", "3.00", "4.00"],
};

const best = (set: ParameterSet): Record<string, string> =>
  Object.fromEntries(
    Object.keys(set.rows[0]?.limits ?? {}).map((key) => [
      key,
      (set.minimums as readonly string[]).includes(key) ? "90" : "0",
    ]),
  );
const cells = (table: Record<string, readonly string[]>) =>
  Object.entries(table).flatMap(([key, row]) => row.map((limit, index) => [key, limit, index] as const));
/** One hundredth worse than the limit. */
const worse = (limit: string, isMinimum: boolean) => (Number(limit) + (isMinimum ? -0.01 : 0.01)).toFixed(2);

describe.each([
  ["wheat", WHEAT_TYPES, WHEAT],
  ["rice", RICE_TYPES, RICE],
] as const)("%s", (_, set, table) => {
  const placed = (values: Record<string, string>) => {
    const grade = gradeParameters(set, values);
    return grade.type ?? grade.outcome;
  };

  it.each(cells(table))("%s meets %s inclusively", (key, limit, row) => {
    const isMinimum = (set.minimums as readonly string[]).includes(key);
    expect(placed({ ...best(set), [key]: limit })).toBe(`type_${row + 1}`);
    const next = row + 1 === set.rows.length ? "out_of_type" : `type_${row + 2}`;
    expect(placed({ ...best(set), [key]: worse(limit, isMinimum) })).toBe(next);
  });

  it("compares what is printed, with two decimals", () => {
    const [first = ""] = table.foreign ?? [];
    expect(placed({ ...best(set), foreign: `${first}4` })).toBe("type_1");
    expect(placed({ ...best(set), foreign: `${first}5` })).toBe("type_2");
  });

  it("has no reason to give for the best", () => {
    expect(gradeParameters(set, best(set))).toMatchObject({ type: "type_1", reasons: [] });
  });

  it("never claims to be verified and names what is missing", () => {
    const grade = gradeParameters(set, {});
    expect(grade).toMatchObject({ outcome: "incomplete", type: null, verified: false });
    expect(grade.missing).toEqual(Object.keys(table));
  });
});

describe("wheat", () => {
  it("is disqualified above 10 of heat-damaged and mouldy grains", () => {
    expect(gradeParameters(WHEAT_TYPES, { ...best(WHEAT_TYPES), heat_musty: "10.00" }).outcome).toBe(
      "out_of_type",
    );
    expect(gradeParameters(WHEAT_TYPES, { ...best(WHEAT_TYPES), heat_musty: "10.01" })).toMatchObject({
      outcome: "disqualified",
      reasons: [{ code: "disqualifying_limit", parameter: "heat_musty", value: "10.01", limit: "10.00" }],
    });
  });

  it("says which cells it leaned on are unverified", () => {
    expect(gradeParameters(WHEAT_TYPES, best(WHEAT_TYPES)).unverified).toEqual([]);
    expect(gradeParameters(WHEAT_TYPES, { ...best(WHEAT_TYPES), foreign: "1.2" })).toMatchObject({
      type: "type_2",
      unverified: ["foreign", "total_defects"],
      reasons: [{ code: "decides_type", parameter: "foreign", value: "1.20", limit: "1.00" }],
    });
    expect(WHEAT_CLASSES.map((one) => one.unverified.length)).toEqual([1, 1, 3, 3]);
  });

  it.each([
    ["300", "14", "250", "improver"],
    ["300", "13.9", "250", "bread"],
    ["299", "14", "250", "bread"],
    ["300", "14", "249", "bread"],
    ["220", "0", "220", "bread"],
    ["0", "10", "220", "bread"],
    ["219", "9.9", "220", "domestic"],
    ["220", "10", "219", "basic"],
    ["160", "0", "220", "domestic"],
    ["0", "6", "220", "domestic"],
    ["159", "5.9", "220", "basic"],
    ["100", "0", "200", "basic"],
    ["0", "3", "200", "basic"],
    ["99", "2.9", "300", "other_uses"],
    ["300", "14", "199", "other_uses"],
  ])("W %s, stability %s, falling number %s: %s", (dough_strength, dough_stability, falling_number, name) => {
    expect(wheatClass({ dough_strength, dough_stability, falling_number }).name).toBe(name);
  });

  it("takes either dough figure, and asks for what is missing", () => {
    expect(wheatClass({ dough_strength: "230", falling_number: "240" }).name).toBe("bread");
    expect(wheatClass({ dough_stability: "11", falling_number: "240" }).name).toBe("bread");
    expect(wheatClass({ dough_strength: "400", falling_number: "400" }).name).toBe("bread");
    expect(wheatClass({})).toEqual({ name: null, missing: ["falling_number", "dough_strength"] });
  });
});

describe("rice", () => {
  it.each([
    ["6.00", "2.18", "1.90", "long_fine"],
    ["6.00", "2.18", "1.91", "long"],
    // 2.75 exactly is not more than 2.75.
    ["6.05", "2.20", "1.90", "long"],
    ["5.99", "2.00", "1.80", "medium"],
    ["5.00", "2.00", "1.80", "medium"],
    ["4.99", "2.00", "1.80", "short"],
  ])("%s × %s × %s mm is %s", (length, width, thickness, name) => {
    expect(riceGrainClass(length, width, thickness)).toBe(name);
  });

  it("belongs to the class of at least 80 %", () => {
    expect(riceClass({ long_fine: "80", medium: "20" })).toBe("long_fine");
    expect(riceClass({ long_fine: "79.99", medium: "20.01" })).toBe("mixed");
    expect(riceClass({})).toBeNull();
  });
});

describe("a grain as a whole", () => {
  const wheat = { ...best(WHEAT_TYPES), moisture: "13" };

  it("has type, class and remarks, and says that nobody verified them", () => {
    const found = gradeGrain({
      product: "wheat",
      values: { ...wheat, dough_strength: "230", falling_number: "260" },
    });
    expect(found).toMatchObject({
      ok: true,
      result: {
        product: "wheat",
        standard: "br-in-38-2010",
        outcome: "typed",
        type: "type_1",
        class: "bread",
        observations: [],
        missing: [],
        verified: false,
      },
    });
    if (!found.ok) expect.fail("refused");
    expect(found.result.steps.map((step) => [step.name, step.value, step.unit])).toEqual([
      ["test_weight", "90.00", "kg/hl"],
      ["foreign", "0.00", "%"],
      ["insect_damaged", "0.00", "%"],
      ["heat_musty", "0.00", "%"],
      ["shrivelled_broken", "0.00", "%"],
      ["total_defects", "0.00", "%"],
      ["moisture", "13", "%"],
      ["class", "bread", undefined],
      ["type", "type_1", undefined],
    ]);
    expect(found.result.steps.every((step) => step.rule === "br-in-38-2010")).toBe(true);
  });

  it.each([
    ["wheat", "13", []],
    ["wheat", "13.01", ["moisture_above_recommended"]],
    ["rice", "14", []],
    ["rice", "14.01", ["moisture_above_recommended"]],
    ["rice", null, ["moisture_not_measured"]],
  ])("%s at %s remarks %j", (product, moisture, observations) => {
    const values = { ...best(product === "wheat" ? WHEAT_TYPES : RICE_TYPES), moisture };
    expect(gradeGrain({ product, values })).toMatchObject({ ok: true, result: { observations } });
  });

  it("sorts rice by the shares of its classes", () => {
    const request = { product: "rice", values: best(RICE_TYPES) };
    expect(gradeGrain({ ...request, classes: { long_fine: "85", long: "15" } })).toMatchObject({
      result: { class: "long_fine", type: "type_1", standard: "br-in-6-2009" },
    });
    expect(gradeGrain(request)).toMatchObject({ result: { class: null } });
  });

  it("names what the class still asks for", () => {
    expect(gradeGrain({ product: "wheat", values: wheat })).toMatchObject({
      result: { class: null, missing: ["falling_number", "dough_strength"], type: "type_1" },
    });
  });

  it.each([
    [{ product: "barley", values: {} }, "product invalid"],
    [{ product: "wheat", values: { foreign: "-1" } }, "values.foreign negative_number"],
    [{ product: "wheat", values: { greenish: "1" } }, "values.greenish unknown_attribute"],
    [{ product: "wheat", values: { falling_number: "9".repeat(400) } }, "values.falling_number too_long"],
    [{ product: "rice", values: { foreign: "100.1" } }, "values.foreign above_maximum"],
    [{ product: "rice", values: {}, classes: { mixed: "1" } }, "classes.mixed unknown_attribute"],
    [{ product: "rice", values: {}, classes: { long: "90", short: "90" } }, "classes.short above_maximum"],
    [
      { product: "rice", values: {}, classes: { long_fine: "80", medium: "20.1" } },
      "classes.medium above_maximum",
    ],
    [{ product: "rice" }, "values required"],
    [null, "undefined required"],
  ])("%j", (request, expected) => {
    const found = gradeGrain(request);
    expect(found.ok ? [] : found.issues.map((one) => `${one.field} ${one.code}`)).toEqual([expected]);
  });
});

describe("crude degummed soybean oil", () => {
  const values = {
    free_fatty_acids: "1.00",
    oil_moisture: "0.20",
    insoluble_impurities: "0.10",
    phosphorus: "0.0200",
    unsaponifiable: "1.50",
    lovibond_yellow: "50",
    lovibond_red: "5",
    flash_point: "121",
    sediment: "0.10",
    iodine_value: "123",
  };
  const verdictOf = (change: object, cell?: string) => {
    const found = judgeOil({ values: { ...values, ...change }, colour_cell: cell });
    if (!found.ok) expect.fail(JSON.stringify(found.issues));
    const { verdict, lines, verified } = found.result;
    expect(verified).toBe(false);
    return [
      verdict,
      ...lines.filter((line) => line.verdict !== "within").map((line) => `${line.parameter} ${line.verdict}`),
    ];
  };

  it.each([
    [{}, ["within"]],
    [{ free_fatty_acids: "1.01" }, ["within", "free_fatty_acids beyond_basis"]],
    [{ oil_moisture: "0.21" }, ["outside", "oil_moisture outside"]],
    [{ insoluble_impurities: "0.11" }, ["outside", "insoluble_impurities outside"]],
    [{ phosphorus: "0.0201" }, ["within", "phosphorus beyond_basis"]],
    [{ unsaponifiable: "1.51" }, ["outside", "unsaponifiable outside"]],
    [{ lovibond_yellow: "50.1" }, ["outside", "lovibond_yellow outside"]],
    [{ lovibond_red: "5.1" }, ["outside", "lovibond_red outside"]],
    [{ flash_point: "120" }, ["outside", "flash_point outside"]],
    [{ sediment: "0.11" }, ["outside", "sediment outside"]],
    [{ iodine_value: "122.9" }, ["outside", "iodine_value outside"]],
    [{ iodine_value: "141" }, ["within"]],
    [{ iodine_value: "141.1" }, ["outside", "iodine_value outside"]],
    [{ sediment: null }, ["incomplete", "sediment not_measured"]],
  ])("%j: %j", (change, expected) => {
    expect(verdictOf(change)).toEqual(expected);
  });

  it.each([
    ["120.6", "°C", "120.6", "outside"],
    ["120.999999", "°C", "120.999999", "outside"],
    ["121.4", "°C", "121", "within"],
    ["249", "°F", "120.6", "outside"],
    ["249.8", "°F", "121", "within"],
    ["249.799", "°F", "120.999", "outside"],
  ])(
    "judges a flash point of %s %s before it is rounded, and prints it as %s: %s",
    (value, unit, shown, verdict) => {
      const found = judgeOil({ values: { ...values, flash_point: value }, units: { flash_point: unit } });
      if (!found.ok) expect.fail(JSON.stringify(found.issues));
      const line = found.result.lines.find((one) => one.parameter === "flash_point");
      expect([line?.value, line?.verdict]).toEqual([shown, verdict]);
    },
  );

  it("takes phosphorus in parts per million, and says how it became a percentage", () => {
    const found = judgeOil({ values: { ...values, phosphorus: "150" }, units: { phosphorus: "ppm" } });
    if (!found.ok) expect.fail(JSON.stringify(found.issues));
    expect(found.result.steps.find((step) => step.name === "phosphorus")).toMatchObject({
      value: "0.0150",
      unit: "%",
      formula: "150 ÷ 10000",
    });
    const over = judgeOil({ values: { ...values, phosphorus: "201" }, units: { phosphorus: "ppm" } });
    expect(over.ok && over.result.lines.find((one) => one.verdict === "beyond_basis")?.parameter).toBe(
      "phosphorus",
    );
  });

  it("never compares colours across cells", () => {
    expect(verdictOf({}, "inch_5_25")).toEqual([
      "incomplete",
      "lovibond_yellow not_measured",
      "lovibond_red not_measured",
    ]);
    expect(verdictOf({}, "inch_1")).toEqual(["within"]);
  });

  it("names its methods", () => {
    const found = judgeOil({ values });
    if (!found.ok) expect.fail("refused");
    expect(found.result.steps.map((step) => [step.name, step.value, step.unit, step.article])).toEqual([
      ["free_fatty_acids", "1.00", "%", "AOCS Ca 5a-40"],
      ["oil_moisture", "0.20", "%", "AOCS Ca 2c-25"],
      ["insoluble_impurities", "0.10", "%", "AOCS Ca 3a-46"],
      ["phosphorus", "0.0200", "%", "AOCS Ca 12-55"],
      ["unsaponifiable", "1.50", "%", "AOCS Ca 6a-40"],
      ["lovibond_yellow", "50.0", "Y", "AOCS Cc 13b-45"],
      ["lovibond_red", "5.0", "R", "AOCS Cc 13b-45"],
      ["flash_point", "121", "°C", "AOCS Cc 9c-95"],
      ["sediment", "0.10", "%", undefined],
      ["iodine_value", "123.0", "g/100 g", undefined],
    ]);
    expect(judgeOil({ values: { protein: "1" } }).ok).toBe(false);
    expect(judgeOil({}).ok).toBe(false);
  });
});
