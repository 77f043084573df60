// Decides how an amount of money is rounded: to cents, half away from zero, once per line of an invoice. Lines
// are added up as they are printed, so that anybody can add them again.

import { type DecimalText, divide, multiply, roundTo, sum } from "../kernel/decimal.ts";
import type { FigureBounds } from "../weighing/figure.ts";

export const CENT = "0.01";

/** Rates have decimals that amounts do not; no service of ours costs a trillion. */
export const AMOUNT: FigureBounds = { scale: 2, max: "1000000000000" };
export const RATE: FigureBounds = { scale: 6, max: "1000000000" };
export const QUANTITY: FigureBounds = { scale: 6, max: "1000000000" };

export function toCents(amount: DecimalText): DecimalText {
  return roundTo(amount, 2);
}

export function sumMoney(amounts: readonly DecimalText[]): DecimalText {
  return toCents(sum(amounts));
}

/** An amount in the currency that costs `rate` for one unit of it: dollars at the rate of the day in reais. */
export function convertAmount(amount: DecimalText, rate: DecimalText): DecimalText {
  return toCents(multiply(amount, rate));
}

/** The way back; the rate is more than zero. */
export function convertBack(amount: DecimalText, rate: DecimalText): DecimalText {
  return toCents(divide(amount, rate, 2, "half_up"));
}

/** A percentage of an amount, in cents. */
export function shareOf(amount: DecimalText, percent: DecimalText): DecimalText {
  return toCents(multiply(multiply(amount, percent), CENT));
}
