import { describe, expect, it } from "vitest";
import { add } from "../kernel/decimal.ts";
import { mostOf } from "./analyses.data.ts";
import { ANALYSIS_NAMES } from "./codes.ts";
import { evaluate } from "./evaluate.ts";
import { judgeOil, OIL_ANALYSES } from "./oil.ts";

const problems = (found: {
  ok: boolean;
  issues?: readonly { field?: string | undefined; code: string }[];
}) => (found.ok ? [] : (found.issues ?? []).map((one) => `${one.field} ${one.code}`));

describe("a result that no cargo has", () => {
  it.each(ANALYSIS_NAMES)("%s is refused above its most, and taken up to it", (name) => {
    const asked = (value: unknown) => problems(evaluate({ product: "soybean", analyses: { [name]: value } }));
    const beyond = add(mostOf(name), "0.01");
    expect(asked(beyond)).toContain(`analyses.${name} above_maximum`);
    expect(asked({ below: beyond })).toContain(`analyses.${name} above_maximum`);
    expect(asked(mostOf(name))).not.toContain(`analyses.${name} above_maximum`);
  });

  it("is a percentage above 100, and phosphorus in parts per million", () => {
    expect(mostOf("protein")).toBe("100");
    expect(problems(evaluate({ product: "soybean", analyses: { protein: "150" } }))).toContain(
      "analyses.protein above_maximum",
    );
    expect(problems(judgeOil({ values: { phosphorus: "150" } }))).toEqual([
      "values.phosphorus above_maximum",
    ]);
  });

  it("is a result beyond the most in the unit that it was reported in", () => {
    const phosphorus = (value: string, unit?: string) =>
      judgeOil({ values: { phosphorus: value }, units: { phosphorus: unit } });
    expect(problems(phosphorus("150", "%"))).toEqual(["values.phosphorus above_maximum"]);
    expect(phosphorus("150", "%")).toMatchObject({ issues: [{ params: { max: "1" } }] });
    expect(problems(phosphorus("150", "ppm"))).toEqual([]);
    expect(problems(phosphorus("10000", "mg/kg"))).toEqual([]);
    expect(phosphorus("10001", "ppm")).toMatchObject({
      issues: [{ field: "values.phosphorus", code: "above_maximum", params: { max: "10000" } }],
    });
    expect(problems(phosphorus("1", "°F"))).toEqual(["units.phosphorus not_a_choice"]);
    const flash = (value: string) =>
      judgeOil({ values: { flash_point: value }, units: { flash_point: "°F" } });
    expect(problems(flash("752"))).toEqual([]);
    expect(flash("752.1")).toMatchObject({ issues: [{ code: "above_maximum", params: { max: "752" } }] });
  });

  it.each(OIL_ANALYSES)("%s of an oil too", (name) => {
    expect(problems(judgeOil({ values: { [name]: add(mostOf(name), "0.01") } }))).toEqual([
      `values.${name} above_maximum`,
    ]);
  });
});
