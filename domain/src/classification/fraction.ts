// Decides how a percentage is kept until it is printed: as an exact fraction of whole numbers, because a weight
// divided by a sample seldom ends and a limit is met or missed at the last digit. Nothing is rounded here but
// by the kernel, once, at the end.

import { type DecimalText, type RoundingMode, roundTo, scaleOf } from "../kernel/decimal.ts";

/** Whole numbers of any length; the denominator is greater than zero. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const ZERO: Fraction = { numerator: 0n, denominator: 1n };
export const HUNDRED: Fraction = { numerator: 100n, denominator: 1n };

const power = (places: number) => 10n ** BigInt(places);
const digitsOf = (text: DecimalText) => BigInt(text.replace(".", ""));

/** The exact quotient of two decimals; the caller knows that the denominator is greater than zero. */
export function fractionOf(numerator: DecimalText, denominator: DecimalText = "1"): Fraction {
  return {
    numerator: digitsOf(numerator) * power(scaleOf(denominator)),
    denominator: digitsOf(denominator) * power(scaleOf(numerator)),
  };
}

/** Part of a whole in percent. */
export function percentOf(part: DecimalText, whole: DecimalText): Fraction {
  return timesFraction(fractionOf(part, whole), HUNDRED);
}

export function addFractions(left: Fraction, right: Fraction): Fraction {
  // Lines of one sample share their denominator: no need to let the figures grow.
  if (left.denominator === right.denominator)
    return { numerator: left.numerator + right.numerator, denominator: left.denominator };
  return {
    numerator: left.numerator * right.denominator + right.numerator * left.denominator,
    denominator: left.denominator * right.denominator,
  };
}

export function sumFractions(fractions: readonly Fraction[]): Fraction {
  return fractions.reduce(addFractions, ZERO);
}

export function subtractFractions(left: Fraction, right: Fraction): Fraction {
  return addFractions(left, { numerator: -right.numerator, denominator: right.denominator });
}

export function timesFraction(left: Fraction, right: Fraction): Fraction {
  return {
    numerator: left.numerator * right.numerator,
    denominator: left.denominator * right.denominator,
  };
}

/** Left divided by right; the caller knows that right is greater than zero. */
export function overFraction(left: Fraction, right: Fraction): Fraction {
  return timesFraction(left, { numerator: right.denominator, denominator: right.numerator });
}

export function compareFractions(left: Fraction, right: Fraction): -1 | 0 | 1 {
  const difference = left.numerator * right.denominator - right.numerator * left.denominator;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/**
 * The decimal with so many places. The kernel rounds a text that is the quotient cut off two digits later,
 * with a last 1 for whatever was cut off: enough to tell a tie from a figure just above it.
 */
export function roundFraction(fraction: Fraction, places: number, mode: RoundingMode): DecimalText {
  const { numerator, denominator } = fraction;
  const isNegative = numerator < 0n;
  const scaled = (isNegative ? -numerator : numerator) * power(places + 2);
  const sticky = scaled % denominator === 0n ? "0" : "1";
  const digits = `${scaled / denominator}${sticky}`.padStart(places + 4, "0");
  const text = `${digits.slice(0, -places - 3)}.${digits.slice(-places - 3)}`;
  return roundTo(isNegative ? `-${text}` : text, places, mode);
}

/** Σ(weight × value) / Σ weight, exactly; the weights together are greater than zero. */
export function weightedMean(entries: readonly { weight: Fraction; value: Fraction }[]): Fraction {
  const products = sumFractions(entries.map((entry) => timesFraction(entry.weight, entry.value)));
  return overFraction(products, sumFractions(entries.map((entry) => entry.weight)));
}
