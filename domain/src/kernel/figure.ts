// Decides which texts a calculator takes as a figure: plain decimals of believable size and of no more decimals
// than can be meant, never negative unless the quantity has two sides. What is refused is refused with the code
// that tells a person what to change; a figure that was not given is "required", never zero.

import { z } from "zod";
import { canonical, compare, type DecimalText, isDecimalText, MAX_DIGITS, scaleOf } from "./decimal.ts";
import { type ErrorCode, type Issue, issue } from "./errors.ts";
import { type Finding, finding, refined } from "./field/issues.ts";

export interface FigureBounds {
  readonly scale: number;
  readonly max: DecimalText;
  /** Zero unless told; a negative one makes the figure signed. */
  readonly min?: DecimalText;
  /** Strictly more than zero. */
  readonly positive?: boolean;
}

/** A share of something, in percent. */
export const PERCENT: FigureBounds = { scale: 6, max: "100" };

const DIGITS = /^-?\d+(?:\.\d+)?$/;
const ANY_BUT_ZERO = /[1-9]/;

export function judgeFigure(value: unknown, bounds: FigureBounds): ErrorCode | Finding | undefined {
  const { min = "0", max, scale, positive = false } = bounds;
  if (value === undefined || value === null) return "required";
  if (typeof value !== "string" || !DIGITS.test(value)) return "not_a_number";
  if (!isDecimalText(value)) return finding("too_long", { max: MAX_DIGITS });
  const isZero = !ANY_BUT_ZERO.test(value);
  if (value.startsWith("-") && !isZero && !min.startsWith("-")) return "negative_number";
  if (positive && isZero) return "not_greater_than_zero";
  if (compare(value, min) < 0) return finding("below_minimum", { min });
  if (compare(value, max) > 0) return finding("above_maximum", { max });
  if (scaleOf(value) > scale && scaleOf(canonical(value)) > scale) return finding("too_precise", { scale });
  return undefined;
}

/** Nothing, or the one issue that tells a person what to change. */
export function checkFigure(value: unknown, field: string, bounds: FigureBounds): Issue[] {
  const found = judgeFigure(value, bounds);
  if (found === undefined) return [];
  return [typeof found === "string" ? issue(found, field) : issue(found.code, field, found.params)];
}

/** The same for a figure that may be left out: what is absent or null is no fault. */
export function checkOptional(value: unknown, field: string, bounds: FigureBounds): Issue[] {
  return value === undefined || value === null ? [] : checkFigure(value, field, bounds);
}

export function figureInput(bounds: FigureBounds): z.ZodType<DecimalText> {
  const schema = refined(z.unknown(), (value) => judgeFigure(value, bounds)) as z.ZodType<DecimalText>;
  return schema.meta({ type: "string", format: "decimal", description: boundsText(bounds) });
}

/** For the reference of the calls. */
function boundsText({ min = "0", max, scale, positive }: FigureBounds): string {
  return `${positive ? "more than 0" : `from ${min}`}, at most ${max}, up to ${scale} decimals`;
}

/** One of a closed list of texts. */
export function choiceInput<const T extends string>(values: readonly T[]): z.ZodType<T> {
  const schema = refined(z.unknown(), (value) => {
    if (value === undefined || value === null) return "required";
    return values.some((one) => one === value) ? undefined : "not_a_choice";
  }) as z.ZodType<T>;
  return schema.meta({ type: "string", enum: [...values] });
}

/** Values under known names; an unknown name is refused by name. */
export function namedInput<T>(names: readonly string[], value: z.ZodType<T>): z.ZodType<Record<string, T>> {
  const schema = z.record(z.string(), value).superRefine((record, context) => {
    for (const name of Object.keys(record)) {
      if (names.includes(name)) continue;
      context.addIssue({
        code: "custom",
        path: [name],
        params: { code: "unknown_attribute", params: { name } },
      });
    }
  });
  return schema.meta({ propertyNames: { enum: [...names] } });
}

/** The same where each name has a value of its own kind. */
export function eachNamedInput<const N extends string, T>(
  names: readonly N[],
  inputOf: (name: N) => z.ZodType<T>,
): z.ZodType<Partial<Record<N, T>>> {
  return z.strictObject(Object.fromEntries(names.map((name) => [name, inputOf(name).optional()]))) as never;
}

/** A list of a believable length. */
export function listInput<T>(item: z.ZodType<T>, max: number, min = 0): z.ZodType<T[]> {
  return refined(z.array(item), (entries) => {
    if (entries.length < min) return finding("too_few_entries", { min });
    return entries.length > max ? finding("too_many_entries", { max }) : undefined;
  });
}

/** Texts by name, both as people choose them: tanks, holds, expenses. */
export function figuresInput(bounds: FigureBounds): z.ZodType<Record<string, DecimalText>> {
  return z.record(z.string().min(1).max(60), figureInput(bounds));
}
