// Decides how an amount of money is rounded: to cents, half away from zero, once per line of an invoice. Lines
// are added up as they are printed, so that anybody can add them again.

import { z } from "zod";
import { type CalendarDate, isCalendarDate } from "../kernel/dates.ts";
import { type DecimalText, multiply, sum } from "../kernel/decimal.ts";
import { refined } from "../kernel/field/issues.ts";
import type { FigureBounds } from "../kernel/figure.ts";
import { fractionOf, multiplyFractions, roundFraction } from "../kernel/fraction.ts";

export const CENT = "0.01";

/** Rates have decimals that amounts do not; no service of ours costs a trillion. */
export const AMOUNT: FigureBounds = { scale: 2, max: "1000000000000" };
export const RATE: FigureBounds = { scale: 6, max: "1000000000" };
export const QUANTITY: FigureBounds = { scale: 6, max: "1000000000" };

export const dateInput = refined(z.unknown(), (value) => {
  if (value === undefined || value === null) return "required";
  return isCalendarDate(value) ? undefined : "invalid_date";
}).meta({ type: "string", format: "date" }) as z.ZodType<CalendarDate>;

/** The three letters of ISO 4217. */
export const currencyInput = refined(z.unknown(), (value) => {
  if (value === undefined || value === null) return "required";
  return typeof value === "string" && /^[A-Z]{3}$/.test(value) ? undefined : "invalid";
}).meta({ type: "string", pattern: "^[A-Z]{3}$" }) as z.ZodType<string>;

export function toCents(amount: DecimalText): DecimalText {
  return roundFraction(fractionOf(amount), 2, "half_up");
}

export function sumMoney(amounts: readonly DecimalText[]): DecimalText {
  return toCents(sum(amounts));
}

/** An amount in the currency that costs `rate` for one unit of it: dollars at the rate of the day in reais. */
export function convertAmount(amount: DecimalText, rate: DecimalText): DecimalText {
  return toCents(multiply(amount, rate));
}

/** A percentage of an amount, in cents. */
export function shareOf(amount: DecimalText, percent: DecimalText): DecimalText {
  return roundFraction(multiplyFractions(fractionOf(amount), fractionOf(percent, "100")), 2, "half_up");
}
