// Decides which decimal texts a calculator takes: plain, of believable size, never negative. What is refused
// is refused with the code that tells a person what to change.

import { z } from "zod";
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
import type { ErrorCode } from "../kernel/errors.ts";
import { type Finding, finding, refined } from "../kernel/field/issues.ts";

export interface DecimalBounds {
  readonly scale: number;
  readonly max: DecimalText;
  /** Strictly more than zero. */
  readonly positive?: boolean;
}

const DIGITS = /^-?\d+(?:\.\d+)?$/;

export function judgeDecimal(value: unknown, bounds: DecimalBounds): ErrorCode | Finding | undefined {
  if (value === undefined || value === null) return "required";
  if (typeof value !== "string" || !DIGITS.test(value)) return "not_a_number";
  if (!isDecimalText(value)) return finding("too_long", { max: MAX_DIGITS });
  if (isNegative(value)) return "negative_number";
  if (bounds.positive && isZero(value)) return "not_greater_than_zero";
  if (compare(value, bounds.max) > 0) return finding("above_maximum", { max: bounds.max });
  if (scaleOf(canonical(value)) > bounds.scale) return finding("too_precise", { scale: bounds.scale });
  return undefined;
}

export function decimalInput(bounds: DecimalBounds): z.ZodType<DecimalText> {
  return refined(z.unknown(), (value) => judgeDecimal(value, bounds)) as z.ZodType<DecimalText>;
}

/** One of a closed list of texts. */
export function choice<const T extends string>(values: readonly T[]): z.ZodType<T> {
  return refined(z.unknown(), (value) => {
    if (value === undefined || value === null) return "required";
    return values.some((one) => one === value) ? undefined : "not_a_choice";
  }) as z.ZodType<T>;
}

/** Values under known names; an unknown name is refused by name. */
export function namedRecord<T>(names: readonly string[], value: z.ZodType<T>): z.ZodType<Record<string, T>> {
  return z.record(z.string(), value).superRefine((record, context) => {
    for (const name of Object.keys(record)) {
      if (names.includes(name)) continue;
      context.addIssue({
        code: "custom",
        path: [name],
        params: { code: "unknown_attribute", params: { name } },
      });
    }
  });
}
