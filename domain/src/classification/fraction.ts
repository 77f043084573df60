// Decides how a percentage is kept until it is printed: as an exact fraction, because a weight divided by a
// sample seldom ends and a limit is met or missed at the last digit. Rounding happens once, at the end.

import {
  add,
  canonical,
  compare,
  type DecimalText,
  divide,
  multiply,
  type RoundingMode,
  roundTo,
} from "../kernel/decimal.ts";

/** Numerator over a denominator that is greater than zero. */
export interface Fraction {
  readonly numerator: DecimalText;
  readonly denominator: DecimalText;
}

export const ZERO: Fraction = { numerator: "0", denominator: "1" };

export function fractionOf(numerator: DecimalText, denominator: DecimalText = "1"): Fraction {
  return { numerator: canonical(numerator), denominator: canonical(denominator) };
}

/** Part of a whole in percent, exactly. */
export function percentOf(part: DecimalText, whole: DecimalText): Fraction {
  return { numerator: multiply(part, "100"), denominator: canonical(whole) };
}

export function addFractions(left: Fraction, right: Fraction): Fraction {
  // Lines of one sample share their denominator: no need to let the figures grow.
  if (left.denominator === right.denominator)
    return { numerator: add(left.numerator, right.numerator), denominator: left.denominator };
  return {
    numerator: add(
      multiply(left.numerator, right.denominator),
      multiply(right.numerator, left.denominator),
    ),
    denominator: multiply(left.denominator, right.denominator),
  };
}

export function sumFractions(fractions: readonly Fraction[]): Fraction {
  return fractions.reduce(addFractions, ZERO);
}

export function timesFraction(left: Fraction, right: Fraction): Fraction {
  return {
    numerator: multiply(left.numerator, right.numerator),
    denominator: multiply(left.denominator, right.denominator),
  };
}

/** Left divided by right; the caller knows that right is greater than zero. */
export function overFraction(left: Fraction, right: Fraction): Fraction {
  return timesFraction(left, { numerator: right.denominator, denominator: right.numerator });
}

export function compareFractions(left: Fraction, right: Fraction): -1 | 0 | 1 {
  return compare(
    multiply(left.numerator, right.denominator),
    multiply(right.numerator, left.denominator),
  );
}

export function roundFraction(fraction: Fraction, places: number, mode: RoundingMode): DecimalText {
  return roundTo(divide(fraction.numerator, fraction.denominator, places, mode), places);
}

/**
 * Σ(weight × value) / Σ weight, exactly. Values are brought to the common denominator of all at once, so
 * that a ship of ten holds costs ten multiplications a line and not a tower of growing fractions.
 */
export function weightedMean(entries: readonly { weight: Fraction; value: Fraction }[]): Fraction {
  const total = sumFractions(entries.map((entry) => entry.weight));
  const products = entries.map((entry) => timesFraction(entry.weight, entry.value));
  const denominators = [...new Set(products.map((product) => product.denominator))];
  const common = denominators.reduce(multiply, "1");
  const sums = denominators.map((denominator) => ({
    numerator: products
      .filter((product) => product.denominator === denominator)
      .map((product) => product.numerator)
      .reduce(add, "0"),
    cofactor: denominators.filter((other) => other !== denominator).reduce(multiply, "1"),
  }));
  const numerator = sums.map((part) => multiply(part.numerator, part.cofactor)).reduce(add, "0");
  return overFraction({ numerator, denominator: common }, total);
}
