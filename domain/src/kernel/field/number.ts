/** Kinds whose value is a quantity: whole number, decimal, money, weight, percent. Decimals travel as text. */
import { z } from "zod";
import { canonical, compare, isDecimalText, scaleOf, withScale } from "../decimal.ts";
import { type Attribute, attribute, type FieldOptions } from "./field.ts";
import { finding, refined } from "./issues.ts";

export interface NumberOptions extends FieldOptions {
  readonly min?: number;
  readonly max?: number;
  readonly default?: number;
  readonly unit?: string;
  /** A number that fits, where the bounds alone do not say it. */
  readonly example?: number;
}

export interface DecimalOptions extends FieldOptions {
  readonly scale: number;
  readonly unit?: string;
  /** The reference beside it that says what it is counted in, such as a currency: only figures of one are added up. */
  readonly countedIn?: string;
  readonly min?: string;
  readonly max?: string;
  /** Strictly more than zero, with the spec's own sentence. */
  readonly positive?: boolean;
  readonly default?: string;
  /** A figure that fits, where the bounds alone do not say it. */
  readonly example?: string;
  /**
   * Decimals that always stand there; further ones only where they say something. All of them when absent; `"given"`
   * shows the value with the decimals it came with, because 66.60 tells of another reading than 66.6.
   */
  readonly shown?: number | "given";
  /** False where nobody writes the quantity with thousands, such as grams of a sample: both decimal marks are taken. */
  readonly thousands?: false;
  /** Digits typed are shifted in from the right: `055` becomes `0,55`. */
  readonly autoMask?: boolean;
}

export type ScaledOptions = Omit<DecimalOptions, "scale"> & { readonly scale?: number };

export const number = <const O extends NumberOptions>(
  options: O = {} as O,
): { readonly kind: "number" } & O => ({
  kind: "number",
  ...options,
});
export const decimal = <const O extends DecimalOptions>(options: O): { readonly kind: "decimal" } & O => ({
  kind: "decimal",
  ...options,
});
/** Money has two decimals unless the definition says more (unit prices may). */
export const money = <const O extends ScaledOptions>(
  options: O = {} as O,
): { readonly kind: "money"; readonly scale: number } & O => ({ kind: "money", scale: 2, ...options });
/** Weights have three decimals. */
export const weight = <const O extends ScaledOptions>(
  options: O = {} as O,
): { readonly kind: "weight"; readonly scale: number } & O => ({ kind: "weight", scale: 3, ...options });
export const percent = <const O extends ScaledOptions>(
  options: O = {} as O,
): { readonly kind: "percent"; readonly scale: number } & O => ({
  kind: "percent",
  scale: 2,
  unit: "%",
  ...options,
});

/** What its figures are counted in, where that is always the same. */
export const unitOf = (field: object | undefined): string | undefined =>
  field && "unit" in field && typeof field.unit === "string" ? field.unit : undefined;
/** The reference that says it, where rows differ. */
export const countedInOf = (field: object | undefined): string | undefined =>
  field && "countedIn" in field && typeof field.countedIn === "string" ? field.countedIn : undefined;

export type NumberField = { readonly kind: "number" } & NumberOptions;
export type DecimalField = { readonly kind: "decimal" | "money" | "weight" | "percent" } & DecimalOptions;

/** The largest whole number a 32-bit column holds. */
const INTEGER_LIMIT = 2_147_483_647;
/** Digits before the point that a stored decimal may have. */
const INTEGER_DIGITS = 18;

export function numberAttributes(name: string, field: NumberField): Attribute[] {
  const min = field.min ?? -INTEGER_LIMIT;
  const max = field.max ?? INTEGER_LIMIT;
  const schema = refined(z.number(), (value) => {
    if (!Number.isInteger(value)) return "not_a_number";
    if (value < min) return finding("below_minimum", { min });
    if (value > max) return finding("above_maximum", { max });
    return undefined;
  });
  return [attribute(name, field, { type: "integer", sql: "integer", schema })];
}

export function decimalAttributes(name: string, field: DecimalField): Attribute[] {
  const checked = refined(z.string(), (value) => {
    if (!isDecimalText(value)) return "not_a_number";
    const [whole = ""] = value.replace("-", "").split(".");
    if (whole.replace(/^0+/, "").length > INTEGER_DIGITS) {
      return finding("above_maximum", { max: "9".repeat(INTEGER_DIGITS) });
    }
    if (scaleOf(canonical(value)) > field.scale) return finding("too_precise", { scale: field.scale });
    if (field.positive && compare(value, "0") <= 0) return "not_greater_than_zero";
    if (field.min !== undefined && compare(value, field.min) < 0) {
      return finding("below_minimum", { min: field.min });
    }
    if (field.max !== undefined && compare(value, field.max) > 0) {
      return finding("above_maximum", { max: field.max });
    }
    return undefined;
  });
  const schema = checked.transform((value) => withScale(value, field.scale));
  return [
    attribute(name, field, {
      type: "decimal",
      sql: `numeric(${INTEGER_DIGITS + field.scale},${field.scale})`,
      schema,
    }),
  ];
}
