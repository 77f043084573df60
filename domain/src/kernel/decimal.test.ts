import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  absolute,
  add,
  canonical,
  compare,
  decimal,
  divide,
  divideOrNull,
  isDecimalText,
  isNegative,
  isZero,
  max,
  min,
  multiply,
  negate,
  type RoundingMode,
  roundTo,
  scaleOf,
  subtract,
  sum,
  withScale,
} from "./decimal.ts";

const cents = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
const textOfScaled = (units: bigint, scale: number): string => {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, "0");
  const whole = scale === 0 ? digits : digits.slice(0, -scale);
  return `${units < 0n ? "-" : ""}${whole}${scale === 0 ? "" : `.${digits.slice(-scale)}`}`;
};

describe("the door", () => {
  it.each([
    "0",
    "-0",
    "57000.000",
    "-12.5",
    "007",
    "9".repeat(40),
    `0.${"1".repeat(40)}`,
    `000${"9".repeat(40)}`,
  ])("accepts %j", (text) => {
    expect(isDecimalText(text)).toBe(true);
  });

  it.each([
    "",
    " 1",
    "1 ",
    "1\n",
    "+1",
    "1e5",
    "1E5",
    ".5",
    "5.",
    "1,5",
    "1.2.3",
    "--1",
    "NaN",
    "Infinity",
    "0x10",
    "١",
    "9".repeat(41),
    "0".repeat(500),
    1.5,

    null,
    undefined,
  ])("refuses %j", (value) => {
    expect(isDecimalText(value)).toBe(false);
  });

  it("lets no JavaScript number into the arithmetic", () => {
    expect(() => decimal(0.1 as unknown as string)).toThrow(TypeError);
    expect(() => decimal("1").plus(0.1)).toThrow();
    expect(() => add("1", "abc")).toThrow(TypeError);
  });
});

describe("arithmetic", () => {
  it("is exact where floats are not", () => {
    expect(add("0.1", "0.2")).toBe("0.3");
    expect(subtract("0.3", "0.1")).toBe("0.2");
    expect(multiply("1.005", "1000")).toBe("1005");
    expect(sum(["0.1", "0.1", "0.1", "-0.3"])).toBe("0");
    expect(sum([])).toBe("0");
    expect(multiply("9".repeat(40), "9".repeat(40))).toHaveLength(80);
  });

  it("writes plain text for very large and very small values", () => {
    expect(multiply("1000000000000000", "1000000000000000")).toBe(`1${"0".repeat(30)}`);
    expect(multiply("0.0000000001", "0.0000000001")).toBe(`0.${"0".repeat(19)}1`);
  });

  it("never yields a negative zero", () => {
    expect(canonical("-0.000")).toBe("0");
    expect(multiply("0", "-5")).toBe("0");
    expect(negate("0")).toBe("0");
    expect(roundTo("-0.004", 2)).toBe("0.00");
    expect(divide("-1", "1000", 2, "down")).toBe("0");
    expect(withScale("-0", 3)).toBe("0.000");
  });

  it("divides with explicit places and mode, rounding once", () => {
    expect(divide("10", "3", 4, "half_up")).toBe("3.3333");
    expect(divide("2", "3", 2, "half_up")).toBe("0.67");
    expect(divide("2", "3", 2, "down")).toBe("0.66");
    expect(divide("-2", "3", 2, "up")).toBe("-0.67");
    expect(divide("1", "8", 2, "half_even")).toBe("0.12");
    expect(divide("1", "8", 2, "half_up")).toBe("0.13");
    expect(divide("1", "3", 0, "up")).toBe("1");
    expect(divideOrNull("1", "0.00", 2, "half_up")).toBeNull();
    expect(() => divide("1", "0", 2, "half_up")).toThrow(RangeError);
  });

  it("compares and picks by value, not by text", () => {
    expect(compare("10", "9")).toBe(1);
    expect(compare("1.0", "1")).toBe(0);
    expect(compare("-1", "1")).toBe(-1);
    expect(compare("9007199254740993", "9007199254740992")).toBe(1);
    expect(compare(`${"9".repeat(400)}.1`, `${"9".repeat(400)}.2`)).toBe(-1);
    expect(() => compare(2 as unknown as string, "1")).toThrow(TypeError);
    expect(min("10", "9.0", "9.5")).toBe("9");
    expect(max("10", "9", "10.50")).toBe("10.5");
    expect(isZero("-0.00")).toBe(true);
    expect(isNegative("-0")).toBe(false);
    expect(isNegative("-0.001")).toBe(true);
    expect(absolute("-2.50")).toBe("2.5");
  });

  it("agrees with whole-number arithmetic in cents", () => {
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 0, max: 6 }), (left, right, scale) => {
        const [a, b] = [textOfScaled(left, scale), textOfScaled(right, scale)];
        expect(withScale(add(a, b), scale)).toBe(textOfScaled(left + right, scale));
        expect(withScale(subtract(a, b), scale)).toBe(textOfScaled(left - right, scale));
        expect(withScale(multiply(a, b), scale * 2)).toBe(textOfScaled(left * right, scale * 2));
        expect(compare(a, b)).toBe(left < right ? -1 : left > right ? 1 : 0);
      }),
    );
  });
});

describe("rounding", () => {
  it.each([
    ["2.5", 0, "half_up", "3"],
    ["-2.5", 0, "half_up", "-3"],
    ["1.005", 2, "half_up", "1.01"],
    ["2.5", 0, "half_even", "2"],
    ["3.5", 0, "half_even", "4"],
    ["-2.5", 0, "half_even", "-2"],
    ["2.51", 0, "half_even", "3"],
    ["2.99", 1, "down", "2.9"],
    ["-2.99", 1, "down", "-2.9"],
    ["2.01", 1, "up", "2.1"],
    ["-2.01", 1, "up", "-2.1"],
    ["2", 2, "up", "2.00"],
  ] as const)("%s at %i, %s, is %s", (value, scale, mode, expected) => {
    expect(roundTo(value, scale, mode)).toBe(expected);
  });

  it("rounds half up unless told otherwise", () => {
    expect(roundTo("0.125", 2)).toBe("0.13");
  });

  it("is symmetric, idempotent and at most one step away", () => {
    const modes: readonly RoundingMode[] = ["half_up", "half_even", "down", "up"];
    fc.assert(
      fc.property(
        cents,
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 0, max: 6 }),
        fc.constantFrom(...modes),
        (units, from, to, mode) => {
          const value = textOfScaled(units, from);
          const rounded = roundTo(value, to, mode);
          expect(scaleOf(rounded)).toBe(to);
          expect(rounded).not.toMatch(/^-[0.]+$/);
          expect(roundTo(rounded, to, mode)).toBe(rounded);
          expect(canonical(roundTo(negate(value), to, mode))).toBe(negate(rounded));
          const step = to === 0 ? "1" : `0.${"0".repeat(to - 1)}1`;
          expect(compare(absolute(subtract(value, rounded)), step)).toBe(-1);
        },
      ),
    );
  });

  it("writes a scale without rounding", () => {
    expect(withScale("57000", 3)).toBe("57000.000");
    expect(withScale("57000.1000", 3)).toBe("57000.100");
    expect(withScale("1.2345", 3)).toBe("1.2345");
    expect(scaleOf("57000.000")).toBe(3);
    expect(scaleOf("57000")).toBe(0);
  });
});
