import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { compare, isDecimalText, scaleOf } from "./decimal.ts";
import { issuesOf } from "./field/issues.ts";
import {
  checkFigure,
  checkOptional,
  choiceInput,
  type FigureBounds,
  figureInput,
  figuresInput,
  judgeFigure,
  listInput,
  namedInput,
  PERCENT,
} from "./figure.ts";

const codeOf = (value: unknown, bounds: FigureBounds) => {
  const found = judgeFigure(value, bounds);
  return typeof found === "object" ? found.code : found;
};

describe("a figure", () => {
  it.each([
    [undefined, "required"],
    [null, "required"],
    ["", "not_a_number"],
    [" 1", "not_a_number"],
    ["1,5", "not_a_number"],
    ["1e3", "not_a_number"],
    ["0x10", "not_a_number"],
    ["NaN", "not_a_number"],
    ["١", "not_a_number"],
    [5, "not_a_number"],
    [{}, "not_a_number"],
    ["9".repeat(400), "too_long"],
    [`0.${"1".repeat(400)}`, "too_long"],
    ["-1", "negative_number"],
    ["-0.000001", "negative_number"],
    ["100.000001", "above_maximum"],
    ["1.0000001", "too_precise"],
    ["1.000000100", "too_precise"],
    ["1.000000000", undefined],
    ["-0", undefined],
    ["-0.00", undefined],
    ["0", undefined],
    ["100", undefined],
    ["100.000", undefined],
    ["007", undefined],
  ])("%j: %s", (value, code) => {
    expect(codeOf(value, PERCENT)).toBe(code);
  });

  it("may have a floor, two sides, or to be more than nothing", () => {
    const density = { scale: 4, min: "0.95", max: "1.1" };
    expect(["0.9499", "0.95", "1.1", "1.1001"].map((value) => codeOf(value, density))).toEqual([
      "below_minimum",
      undefined,
      undefined,
      "above_maximum",
    ]);
    const trim = { scale: 3, min: "-20", max: "20" };
    expect(["-20.001", "-20", "-0.5", "20"].map((value) => codeOf(value, trim))).toEqual([
      "below_minimum",
      undefined,
      undefined,
      undefined,
    ]);
    const weight = { scale: 3, max: "10", positive: true };
    expect(["0", "-0.0", "0.001", "-1"].map((value) => codeOf(value, weight))).toEqual([
      "not_greater_than_zero",
      "not_greater_than_zero",
      undefined,
      "negative_number",
    ]);
  });

  it("tells what would do", () => {
    expect(judgeFigure("101", PERCENT)).toEqual({ code: "above_maximum", params: { max: "100" } });
    expect(judgeFigure("-2", { scale: 1, min: "-1", max: "1" })).toEqual({
      code: "below_minimum",
      params: { min: "-1" },
    });
    expect(judgeFigure("0.12", { scale: 1, max: "1" })).toEqual({
      code: "too_precise",
      params: { scale: 1 },
    });
    expect(judgeFigure("9".repeat(41), PERCENT)).toEqual({ code: "too_long", params: { max: 40 } });
    expect(checkFigure("101", "rate", PERCENT)).toEqual([
      { field: "rate", code: "above_maximum", params: { max: "100" } },
    ]);
    expect(checkFigure("x", "rate", PERCENT)).toEqual([{ field: "rate", code: "not_a_number" }]);
    expect(checkFigure("1", "rate", PERCENT)).toEqual([]);
  });

  it("may be left out where that is no fault", () => {
    expect(checkOptional(undefined, "rate", PERCENT)).toEqual([]);
    expect(checkOptional(null, "rate", PERCENT)).toEqual([]);
    expect(checkOptional("", "rate", PERCENT)).toEqual([{ field: "rate", code: "not_a_number" }]);
  });

  it("is taken exactly when it lies within its bounds", () => {
    const digits = fc.string({ unit: fc.constantFrom(..."0123456789.-"), maxLength: 12 });
    fc.assert(
      fc.property(digits, (text) => {
        const isTaken =
          isDecimalText(text) &&
          compare(text, "-5") >= 0 &&
          compare(text, "5") <= 0 &&
          scaleOf(text.replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "")) <= 2;
        expect(judgeFigure(text, { scale: 2, min: "-5", max: "5" }) === undefined).toBe(isTaken);
      }),
      { numRuns: 500 },
    );
  });
});

describe("a request", () => {
  const request = z.strictObject({
    rate: figureInput(PERCENT),
    side: choiceInput(["buy", "sell"]),
    values: namedInput(["one", "two"], figureInput(PERCENT).nullish()).nullish(),
    tanks: figuresInput(PERCENT).nullish(),
    list: listInput(figureInput(PERCENT), 3, 1).nullish(),
  });
  const problems = (change: object) => {
    const parsed = request.safeParse({ rate: "1", side: "buy", ...change }, { reportInput: true });
    return parsed.success ? [] : issuesOf(parsed.error).map((one) => `${one.field} ${one.code}`);
  };

  it.each([
    [{}, []],
    [{ rate: undefined }, ["rate required"]],
    [{ rate: "-1", side: "up" }, ["rate negative_number", "side not_a_choice"]],
    [{ side: undefined }, ["side required"]],
    [{ side: 5 }, ["side not_a_choice"]],
    [{ values: { one: "1", two: null } }, []],
    [{ values: { three: "1" } }, ["values.three unknown_attribute"]],
    [{ values: { one: "x" } }, ["values.one not_a_number"]],
    [{ tanks: { "DBT 1": "5" } }, []],
    [{ tanks: { "DBT 1": "x" } }, ["tanks.DBT 1 not_a_number"]],
    [{ list: ["1"] }, []],
    [{ list: ["1", "2", "3"] }, []],
    [{ list: [] }, ["list too_few_entries"]],
    [{ list: ["1", "2", "3", "4"] }, ["list too_many_entries"]],
    [{ list: ["1", "x"] }, ["list.1 not_a_number"]],
    [{ list: "1" }, ["list invalid"]],
    [{ colour: "red" }, ["colour unknown_attribute"]],
  ])("%j", (change, expected) => {
    expect(problems(change)).toEqual(expected);
  });
});
