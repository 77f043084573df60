// Decides how the product calculates: in exact decimals, never in binary floats, so that a weight or an
// amount is the same figure on the screen, in the database, in the PDF and in the customer's system.
//
// At the edges a value is a plain decimal text ("57000.000", "-0.5"). `isDecimalText` is the door: data
// from outside passes it (or `parseNumber`) first. Past the door a text that is no decimal, or a zero
// divisor, is a mistake of ours and not of the person typing, so it stops the calculation at once
// instead of becoming a wrong figure; where data may make the divisor zero, use `divideOrNull`.

import Big from "big.js";

/** A plain decimal: optional minus, digits, optionally a dot and digits. No exponent, no grouping. */
export type DecimalText = string;

export type RoundingMode = "half_up" | "half_even" | "down" | "up";

/** Edge values carry at most 40 digits, which is far more than any scale, meter or invoice prints. */
export const MAX_DIGITS = 40;

// Our own constructor: strict mode refuses JavaScript numbers without touching anybody else's big.js.
const Decimal = Big();
Decimal.strict = true;

const PLAIN = /^-?\d+(?:\.\d+)?$/;

// down is towards zero and up away from it; half_up sends a half away from zero, so -x rounds as x does.
const MODES = {
  down: Decimal.roundDown,
  half_up: Decimal.roundHalfUp,
  half_even: Decimal.roundHalfEven,
  up: Decimal.roundUp,
} as const;

/** Text without a sign on zero: "-0.00" would print a debt that does not exist. */
function unsignedZero(text: string): DecimalText {
  return /^-[0.]+$/.test(text) ? text.slice(1) : text;
}

function textOf(value: Big): DecimalText {
  return unsignedZero(value.toFixed());
}

/** True for a plain decimal text of at most 40 digits (leading zeros of the whole part not counted). */
export function isDecimalText(value: unknown): value is DecimalText {
  if (typeof value !== "string" || value.length > MAX_DIGITS * 2 || !PLAIN.test(value)) return false;
  return value.replace(/^-?0*/, "").replace(".", "").length <= MAX_DIGITS;
}

/** The calculating value of a decimal text; intermediate results may be longer than an edge value. */
export function decimal(text: DecimalText): Big {
  if (typeof text !== "string" || !PLAIN.test(text))
    throw new TypeError(`Not a decimal text: ${String(text)}`);
  return new Decimal(text);
}

/** The shortest text of the same value: no leading zeros, no trailing zeros, no minus on zero. */
export function canonical(text: DecimalText): DecimalText {
  return textOf(decimal(text));
}

/** A number that a device measured, as text; nothing that people count or owe is ever such a number. */
export function measured(value: number, scale: number): DecimalText {
  return unsignedZero(new Big(value).toFixed(scale, MODES.half_up));
}

export function add(left: DecimalText, right: DecimalText): DecimalText {
  return textOf(decimal(left).plus(decimal(right)));
}

export function subtract(left: DecimalText, right: DecimalText): DecimalText {
  return textOf(decimal(left).minus(decimal(right)));
}

export function multiply(left: DecimalText, right: DecimalText): DecimalText {
  return textOf(decimal(left).times(decimal(right)));
}

/**
 * The quotient rounded once to `places` decimals. Places and mode are explicit because a quotient seldom
 * ends: somebody has to say where it stops. The divisor must not be zero.
 */
export function divide(
  left: DecimalText,
  right: DecimalText,
  places: number,
  mode: RoundingMode,
): DecimalText {
  const quotient = divideOrNull(left, right, places, mode);
  if (quotient === null) throw new RangeError("Division by zero");
  return quotient;
}

/** As `divide`, for divisors that come from data: null when the divisor is zero. */
export function divideOrNull(
  left: DecimalText,
  right: DecimalText,
  places: number,
  mode: RoundingMode,
): DecimalText | null {
  const divisor = decimal(right);
  if (isZero(right)) return null;
  // big.js takes both from its constructor; every division sets them, so none sees another's.
  Decimal.DP = places;
  Decimal.RM = MODES[mode];
  return textOf(decimal(left).div(divisor));
}

export function compare(left: DecimalText, right: DecimalText): -1 | 0 | 1 {
  // Binary numbers keep the order of decimals and blur only their equality: what looks different is different.
  if (isPlain(left) && isPlain(right)) {
    const [one, other] = [Number(left), Number(right)];
    if (one !== other) return one < other ? -1 : 1;
  }
  return decimal(left).cmp(decimal(right));
}

const isPlain = (text: DecimalText) => typeof text === "string" && PLAIN.test(text);

/** The sum of any number of values; of none, "0". */
export function sum(values: readonly DecimalText[]): DecimalText {
  return values.reduce(add, "0");
}

export function min(first: DecimalText, ...rest: readonly DecimalText[]): DecimalText {
  return canonical(rest.reduce((least, value) => (compare(value, least) < 0 ? value : least), first));
}

export function max(first: DecimalText, ...rest: readonly DecimalText[]): DecimalText {
  return canonical(rest.reduce((most, value) => (compare(value, most) > 0 ? value : most), first));
}

export function negate(text: DecimalText): DecimalText {
  return textOf(decimal(text).neg());
}

export function absolute(text: DecimalText): DecimalText {
  return textOf(decimal(text).abs());
}

export function isZero(text: DecimalText): boolean {
  return compare(text, "0") === 0;
}

/** True below zero; "-0" is zero. */
export function isNegative(text: DecimalText): boolean {
  return compare(text, "0") < 0;
}

/** The one way to round: exactly `scale` decimals in the answer, half away from zero unless told. */
export function roundTo(value: DecimalText, scale: number, mode: RoundingMode = "half_up"): DecimalText {
  return unsignedZero(decimal(value).toFixed(scale, MODES[mode]));
}

/** How many decimals the text is written with: "57000.000" has 3. */
export function scaleOf(text: DecimalText): number {
  const dot = text.indexOf(".");
  return dot < 0 ? 0 : text.length - dot - 1;
}

/**
 * The same value written with `scale` decimals: "57000" at 3 is "57000.000". It never rounds: a value
 * that needs more decimals keeps them, because losing a digit is for `roundTo` to decide.
 */
export function withScale(text: DecimalText, scale: number): DecimalText {
  const shortest = canonical(text);
  return roundTo(shortest, Math.max(scale, scaleOf(shortest)));
}
