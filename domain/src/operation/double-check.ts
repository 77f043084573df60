/**
 * How far two classifications of one sample may be apart. No regulation says it: the figures are our own and unverified, a
 * fifth of what the first one found and never less than three tenths of a percent, of moisture three tenths alone. In
 * percent by weight, compared as published.
 */
import type { Parameter } from "#classification/codes";
import type { Percentages } from "#classification/figures";
import { absolute, compare, type DecimalText, max, multiply, roundTo, subtract } from "#kernel/decimal";
import type { CheckedDifference } from "./pages/double-check.ts";

const LEAST = "0.3";
const SHARE = "0.2";
const DECIMALS = 2;

export function allowedDifference(parameter: Parameter, first: DecimalText): DecimalText {
  if (parameter === "moisture") return LEAST;
  return max(LEAST, roundTo(multiply(first, SHARE), DECIMALS, "half_up"));
}

/** Of what both of them measured; what only one measured cannot be compared. */
export function differencesBetween(first: Percentages, second: Percentages): readonly CheckedDifference[] {
  return (Object.keys(first) as Parameter[]).flatMap((parameter) => {
    const [one, other] = [first[parameter], second[parameter]];
    if (typeof one !== "string" || typeof other !== "string") return [];
    const difference = subtract(other, one);
    const allowed = allowedDifference(parameter, one);
    const within = compare(absolute(difference), allowed) <= 0;
    return [{ parameter, first: one, second: other, difference, allowed, within }];
  });
}

export const isWithin = (differences: readonly CheckedDifference[]): boolean =>
  differences.length > 0 && differences.every(({ within }) => within);

export interface CheckedWork {
  readonly classifier: string;
  readonly month: string;
  readonly within: boolean;
}

export interface ClassifierFigures {
  readonly classifier: string;
  readonly checks: number;
  readonly within: number;
  readonly months: readonly { readonly month: string; readonly checks: number; readonly within: number }[];
}

const count = (all: readonly CheckedWork[]) => ({
  checks: all.length,
  within: all.filter(({ within }) => within).length,
});

/** How often the work of each classifier stood a second look, month by month. */
export function figuresOfClassifiers(all: readonly CheckedWork[]): readonly ClassifierFigures[] {
  return [...new Set(all.map(({ classifier }) => classifier))].sort().map((classifier) => {
    const own = all.filter((one) => one.classifier === classifier);
    const months = [...new Set(own.map(({ month }) => month))].sort();
    return {
      classifier,
      ...count(own),
      months: months.map((month) => ({ month, ...count(own.filter((one) => one.month === month)) })),
    };
  });
}
