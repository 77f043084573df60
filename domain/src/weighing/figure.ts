// Decides which decimal texts are taken as a weight, a percentage or an amount: plain, never negative, of
// believable size. What is refused is refused with the code that tells a person what to change.

import {
  canonical,
  compare,
  type DecimalText,
  isDecimalText,
  isNegative,
  isZero,
  MAX_DIGITS,
  scaleOf,
} from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";

export interface FigureBounds {
  readonly scale: number;
  readonly max: DecimalText;
  /** Strictly more than zero. */
  readonly positive?: boolean;
}

const DIGITS = /^-?\d+(?:\.\d+)?$/;

/** Nothing, or the one issue that tells a person what to change. */
export function checkFigure(value: unknown, field: string, bounds: FigureBounds): Issue[] {
  if (value === undefined || value === null) return [issue("required", field)];
  if (typeof value !== "string" || !DIGITS.test(value)) return [issue("not_a_number", field)];
  if (!isDecimalText(value)) return [issue("too_long", field, { max: MAX_DIGITS })];
  if (isNegative(value)) return [issue("negative_number", field)];
  if (bounds.positive && isZero(value)) return [issue("not_greater_than_zero", field)];
  if (compare(value, bounds.max) > 0) return [issue("above_maximum", field, { max: bounds.max })];
  if (scaleOf(canonical(value)) > bounds.scale) return [issue("too_precise", field, { scale: bounds.scale })];
  return [];
}

/** A ship carries some hundred thousand tonnes: a thousand times more is a mistyped figure. */
export const TONNES: FigureBounds = { scale: 6, max: "100000000" };
export const KILOGRAMS: FigureBounds = { scale: 3, max: "100000000000" };
export const PERCENT: FigureBounds = { scale: 6, max: "100" };
