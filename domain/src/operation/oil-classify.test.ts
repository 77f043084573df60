import { describe, expect, it } from "vitest";
import type { OilRequest } from "#classification/oil";
import { classifyOil, type OilTerms, USUAL_OIL_TERMS } from "./oil-classify.ts";

const WHOLE: OilRequest["values"] = {
  free_fatty_acids: "0.80",
  oil_moisture: "0.15",
  insoluble_impurities: "0.08",
  phosphorus: "0.0150",
  unsaponifiable: "1.10",
  lovibond_yellow: "45",
  lovibond_red: "4.5",
  flash_point: "125",
  sediment: "0.05",
  iodine_value: "130",
};

function classify(values: OilRequest["values"], terms: OilTerms | null = null, more: object = {}) {
  const answer = classifyOil({ values, ...more }, terms);
  if (!answer.ok) throw new Error(JSON.stringify(answer.issues));
  return answer.result;
}
const lineOf = ({ contract_verdict: { lines } }: ReturnType<typeof classify>, name: string) =>
  lines.filter(({ parameter }) => parameter === name);

describe("an oil by the usual terms", () => {
  it("is within where every guarantee and every basis is kept, the limits themselves included", () => {
    expect(classify(WHOLE).outcome).toBe("within");
    expect(classify({ ...WHOLE, oil_moisture: "0.20", free_fatty_acids: "1.00" }).outcome).toBe("within");
  });

  it("is paid less beyond a basis: that breaks nothing", () => {
    const answer = classify({ ...WHOLE, free_fatty_acids: "1.05" });
    expect(answer.outcome).toBe("beyond_basis");
    expect(lineOf(answer, "free_fatty_acids")).toMatchObject([{ value: "1.05", verdict: "beyond_basis" }]);
  });

  it("is outside where a guarantee is broken, whatever else is missing or beyond a basis", () => {
    const answer = classify({ oil_moisture: "0.21", free_fatty_acids: "1.30" });
    expect(answer.outcome).toBe("outside");
  });

  it("reads parts per million and Fahrenheit: 150 ppm are 0.0150 %, and 250 °F keep 121 °C", () => {
    const units = { phosphorus: "ppm", flash_point: "°F" };
    const answer = classify({ ...WHOLE, phosphorus: "150", flash_point: "250" }, null, { units });
    expect(answer.outcome).toBe("within");
    expect(lineOf(answer, "phosphorus")).toMatchObject([{ value: "0.0150", verdict: "within" }]);
    expect(classify({ ...WHOLE, flash_point: "249" }, null, { units: { flash_point: "°F" } }).outcome).toBe(
      "outside",
    );
  });

  it("says nothing of a colour that was read in another cell", () => {
    const answer = classify({ ...WHOLE, lovibond_red: "30" }, null, { colour_cell: "inch_5_25" });
    expect(lineOf(answer, "lovibond_red")).toMatchObject([{ value: null, verdict: "not_measured" }]);
    expect(answer.outcome).toBe("incomplete");
  });
});

describe("an oil by the terms of its own contract", () => {
  const terms: OilTerms = {
    name: "CT-118",
    limits: [
      { parameter: "free_fatty_acids", kind: "max", value: "0.75" },
      { parameter: "iodine_value", kind: "min", value: "123" },
      { parameter: "iodine_value", kind: "max", value: "141" },
    ],
  };

  it("is held against these alone", () => {
    expect(classify(WHOLE, terms)).toMatchObject({
      outcome: "outside",
      contract_verdict: { name: "CT-118", lines: [{ verdict: "outside" }, { verdict: "within" }, {}] },
    });
    expect(classify({ free_fatty_acids: "0.75", iodine_value: "141" }, terms).outcome).toBe("within");
    expect(classify({ free_fatty_acids: "0.75", iodine_value: "141.1" }, terms).outcome).toBe("outside");
  });

  it("asks for a figure at all", () => {
    expect(classifyOil({ values: {} }, terms)).toMatchObject({ issues: [{ field: "sample" }] });
    expect(classifyOil(null, null)).toMatchObject({ issues: [{ code: "required" }] });
  });
});

it("has usual terms for everything that is measured", () => {
  expect(new Set(USUAL_OIL_TERMS.limits.map(({ parameter }) => parameter)).size).toBe(10);
});
