// Decides how a figure is kept between two roundings: as an exact fraction of whole numbers, because a quotient
// seldom ends and a limit is met or missed at the last digit. A text is read once, however many lines go on with
// it. Where a line is written down the fraction is rounded, by the same modes as `roundTo` and from the exact
// remainder, so that a tie is a tie.

import { type DecimalText, type RoundingMode, scaleOf } from "./decimal.ts";

/** Whole numbers of any length; the denominator is greater than zero. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const POWERS: readonly bigint[] = Array.from({ length: 64 }, (_, places) => 10n ** BigInt(places));
const power = (places: number): bigint => POWERS[places] ?? 10n ** BigInt(places);

/** All digits of a decimal text as one whole number, with its sign. */
function digitsOf(text: DecimalText): bigint {
  const dot = text.indexOf(".");
  return BigInt(dot < 0 ? text : text.slice(0, dot) + text.slice(dot + 1));
}

/** The exact quotient of two decimals; the caller knows that the denominator is greater than zero. */
export function fractionOf(numerator: DecimalText, denominator?: DecimalText): Fraction {
  const whole = { numerator: digitsOf(numerator), denominator: power(scaleOf(numerator)) };
  return denominator === undefined ? whole : divideFractions(whole, fractionOf(denominator));
}

export const ZERO: Fraction = fractionOf("0");
export const HUNDRED: Fraction = fractionOf("100");

/** Part of a whole in percent. */
export function percentOf(part: DecimalText, whole: DecimalText): Fraction {
  return multiplyFractions(fractionOf(part, whole), HUNDRED);
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

export function multiplyFractions(left: Fraction, right: Fraction): Fraction {
  return {
    numerator: left.numerator * right.numerator,
    denominator: left.denominator * right.denominator,
  };
}

/** Left divided by right; the caller knows that right is greater than zero. */
export function divideFractions(left: Fraction, right: Fraction): Fraction {
  return multiplyFractions(left, { numerator: right.denominator, denominator: right.numerator });
}

export function absoluteFraction(fraction: Fraction): Fraction {
  return fraction.numerator < 0n ? { ...fraction, numerator: -fraction.numerator } : fraction;
}

export function compareFractions(left: Fraction, right: Fraction): -1 | 0 | 1 {
  const difference = left.numerator * right.denominator - right.numerator * left.denominator;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/** Whether what is cut off after `kept` makes it one more, away from zero. Neither is negative. */
function isRoundedUp(kept: bigint, rest: bigint, denominator: bigint, mode: RoundingMode): boolean {
  if (rest === 0n || mode === "down") return false;
  if (mode === "up") return true;
  const doubled = rest * 2n;
  if (doubled !== denominator) return doubled > denominator;
  return mode === "half_up" || kept % 2n === 1n;
}

/** The fraction with so many decimals, as a fraction of that power of ten. */
export function settleFraction(fraction: Fraction, places: number, mode: RoundingMode): Fraction {
  const { numerator, denominator } = absoluteFraction(fraction);
  const scaled = numerator * power(places);
  const cut = scaled / denominator;
  const kept = isRoundedUp(cut, scaled - cut * denominator, denominator, mode) ? cut + 1n : cut;
  return { numerator: fraction.numerator < 0n ? -kept : kept, denominator: power(places) };
}

/** The text of a settled fraction; zero has no sign. */
export function settledText({ numerator }: Fraction, places: number): DecimalText {
  const isNegative = numerator < 0n;
  const digits = String(isNegative ? -numerator : numerator).padStart(places + 1, "0");
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return isNegative ? `-${text}` : text;
}

/** The decimal with so many places. */
export function roundFraction(fraction: Fraction, places: number, mode: RoundingMode): DecimalText {
  return settledText(settleFraction(fraction, places, mode), places);
}

/** Σ(weight × value) / Σ weight, exactly; the weights together are greater than zero. */
export function weightedMean(entries: readonly { weight: Fraction; value: Fraction }[]): Fraction {
  const products = sumFractions(entries.map((entry) => multiplyFractions(entry.weight, entry.value)));
  return divideFractions(products, sumFractions(entries.map((entry) => entry.weight)));
}
