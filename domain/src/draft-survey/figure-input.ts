// Decides which decimal texts a survey takes: plain, of believable size. Distances of marks and centres of
// flotation have a side and so a sign; everything else is never negative.

import { z } from "zod";
import {
  canonical,
  compare,
  type DecimalText,
  isDecimalText,
  MAX_DIGITS,
  scaleOf,
} from "../kernel/decimal.ts";
import type { ErrorCode } from "../kernel/errors.ts";
import { type Finding, finding, refined } from "../kernel/field/issues.ts";

export interface FigureBounds {
  readonly scale: number;
  readonly max: DecimalText;
  /** Zero unless told; a negative one makes the figure signed. */
  readonly min?: DecimalText;
  /** Strictly more than zero. */
  readonly positive?: boolean;
}

const DIGITS = /^-?\d+(?:\.\d+)?$/;

export function judgeFigure(value: unknown, bounds: FigureBounds): ErrorCode | Finding | undefined {
  const { min = "0", max, scale, positive = false } = bounds;
  if (value === undefined || value === null) return "required";
  if (typeof value !== "string" || !DIGITS.test(value)) return "not_a_number";
  if (!isDecimalText(value)) return finding("too_long", { max: MAX_DIGITS });
  // A table has thousands of cells: the sign and the decimals of a text are seen without calculating.
  const isBelowZero = value.startsWith("-") && /[1-9]/.test(value);
  if (isBelowZero && !min.startsWith("-")) return "negative_number";
  if (positive && !/[1-9]/.test(value)) return "not_greater_than_zero";
  if (min !== "0" && compare(value, min) < 0) return finding("below_minimum", { min });
  if (compare(value, max) > 0) return finding("above_maximum", { max });
  if (scaleOf(value) > scale && scaleOf(canonical(value)) > scale) return finding("too_precise", { scale });
  return undefined;
}

export function figureInput(bounds: FigureBounds): z.ZodType<DecimalText> {
  return refined(z.unknown(), (value) => judgeFigure(value, bounds)) as z.ZodType<DecimalText>;
}

/** One of a closed list of texts. */
export function choice<const T extends string>(values: readonly T[]): z.ZodType<T> {
  return refined(z.unknown(), (value) => {
    if (value === undefined || value === null) return "required";
    return values.some((one) => one === value) ? undefined : "not_a_choice";
  }) as z.ZodType<T>;
}
