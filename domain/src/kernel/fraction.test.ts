import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { add, compare, multiply, type RoundingMode, roundTo, subtract } from "./decimal.ts";
import {
  absoluteFraction,
  addFractions,
  compareFractions,
  divideFractions,
  fractionOf,
  multiplyFractions,
  percentOf,
  roundFraction,
  settledText,
  settleFraction,
  subtractFractions,
  sumFractions,
  weightedMean,
  ZERO,
} from "./fraction.ts";

const MODES: readonly RoundingMode[] = ["half_up", "half_even", "down", "up"];
const decimalText = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.integer({ min: 0, max: 8 }))
  .map(([units, scale]) => {
    const digits = String(units < 0n ? -units : units).padStart(scale + 1, "0");
    const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
    return units < 0n ? `-${text}` : text;
  });
const places = fc.integer({ min: 0, max: 10 });

describe("fractions", () => {
  it("round as decimals do, whatever the mode", () => {
    fc.assert(
      fc.property(decimalText, places, fc.constantFrom(...MODES), (text, at, mode) => {
        expect(roundFraction(fractionOf(text), at, mode)).toBe(roundTo(text, at, mode));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ["1", "3", 4, "half_up", "0.3333"],
    ["2", "3", 4, "half_up", "0.6667"],
    ["2", "3", 4, "down", "0.6666"],
    ["1", "3", 4, "up", "0.3334"],
    ["-1", "3", 4, "up", "-0.3334"],
    ["1", "8", 2, "half_up", "0.13"],
    ["1", "8", 2, "half_even", "0.12"],
    ["3", "8", 2, "half_even", "0.38"],
    ["-1", "8", 2, "half_up", "-0.13"],
    ["-1", "8", 2, "half_even", "-0.12"],
    ["10", "4", 0, "half_even", "2"],
    ["14", "4", 0, "half_even", "4"],
    ["-1", "1000", 2, "half_up", "0.00"],
    ["0", "7", 3, "up", "0.000"],
    ["0.0000001", "3", 70, "down", `0.${"0".repeat(7)}${"3".repeat(63)}`],
  ] as const)("%s ÷ %s at %i, %s, is %s", (left, right, at, mode, expected) => {
    expect(roundFraction(fractionOf(left, right), at, mode)).toBe(expected);
  });

  it("agree with the arithmetic of decimals", () => {
    fc.assert(
      fc.property(decimalText, decimalText, (left, right) => {
        const [a, b] = [fractionOf(left), fractionOf(right)];
        const text = (value: typeof a) => roundFraction(value, 16, "half_up");
        expect(compare(text(addFractions(a, b)), add(left, right))).toBe(0);
        expect(compare(text(subtractFractions(a, b)), subtract(left, right))).toBe(0);
        expect(compare(text(multiplyFractions(a, b)), multiply(left, right))).toBe(0);
        expect(compareFractions(a, b)).toBe(compare(left, right));
        expect(compareFractions(absoluteFraction(a), ZERO)).toBe(compare(left, "0") === 0 ? 0 : 1);
        expect(compareFractions(sumFractions([a, b, b]), addFractions(addFractions(b, a), b))).toBe(0);
      }),
    );
  });

  it("come back from a division", () => {
    fc.assert(
      fc.property(decimalText, fc.bigInt({ min: 1n, max: 10n ** 12n }), (left, divisor) => {
        const over = divideFractions(fractionOf(left), fractionOf(String(divisor)));
        expect(compareFractions(multiplyFractions(over, fractionOf(String(divisor))), fractionOf(left))).toBe(
          0,
        );
        expect(compareFractions(over, fractionOf(left, String(divisor)))).toBe(0);
      }),
    );
  });

  it("are percentages and weighted means", () => {
    expect(roundFraction(percentOf("1", "8"), 1, "half_up")).toBe("12.5");
    const entry = (weight: string, value: string) => ({
      weight: fractionOf(weight),
      value: fractionOf(value),
    });
    const mean = weightedMean([entry("3000", "0.60"), entry("1500", "1.10"), entry("500", "2.10")]);
    expect(roundFraction(mean, 2, "half_up")).toBe("0.90");
    expect(sumFractions([])).toEqual(ZERO);
  });

  it("are written once they are settled", () => {
    const settled = settleFraction(fractionOf("-2.0005"), 3, "half_up");
    expect(settled).toEqual({ numerator: -2001n, denominator: 1000n });
    expect(settledText(settled, 3)).toBe("-2.001");
    expect(settledText(fractionOf("0"), 0)).toBe("0");
  });
});
