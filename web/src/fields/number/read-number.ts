/** What was typed into a number field, as the value the form keeps: understood, absent, or refused and kept. */
import type { ErrorCode } from "@plimsoll/domain/kernel/errors";
import type { DecimalField, NumberField } from "@plimsoll/domain/kernel/field/number";
import type { Locale } from "@plimsoll/domain/kernel/locale";
import { formatNumber, type NumberRefusal, parseNumber } from "@plimsoll/domain/kernel/number-text";
import { isRefused, type RefusedText, refusedText } from "#fields/refused-text";

export interface NumberShape {
  /** A whole number travels as a JSON number, everything else as a decimal text. */
  readonly whole: boolean;
  readonly scale?: number | undefined;
  /** Decimals that stand there even where they are zero: a number of them, or those given; without it all of the field. */
  readonly shown?: number | "given" | undefined;
  readonly unit?: string | undefined;
  /** False where the quantity has no thousands: either mark begins the decimals. */
  readonly thousands?: boolean | undefined;
}

/** What a field says about how its numbers are typed and written. */
export function shapeOf(field: NumberField | DecimalField): NumberShape {
  return {
    whole: field.kind === "number",
    scale: field.kind === "number" ? 0 : field.scale,
    shown: field.kind === "number" ? undefined : field.shown,
    unit: field.unit,
    thousands: field.kind === "number" ? undefined : field.thousands,
  };
}

const CODES: Readonly<Record<Exclude<NumberRefusal, "empty">, ErrorCode>> = {
  not_a_number: "not_a_number",
  ambiguous: "ambiguous_number",
  thousands: "thousands_mark",
  too_precise: "too_precise",
  negative: "negative_number",
  too_long: "not_a_number",
};

export type NumberState = string | number | RefusedText | null;

export function readNumber(typed: string, shape: NumberShape, locale: Locale): NumberState {
  const { whole, unit, thousands } = shape;
  const scale = whole ? 0 : shape.scale;
  const parsed = parseNumber(typed, locale, {
    ...(scale === undefined ? {} : { scale }),
    ...(unit === undefined ? {} : { unit }),
    ...(thousands === undefined ? {} : { thousands }),
  });
  if (parsed.ok) return whole ? Number(parsed.value) : parsed.value;
  if (parsed.reason === "empty") return null;
  const code = whole && parsed.reason === "too_precise" ? "not_an_integer" : CODES[parsed.reason];
  return refusedText(typed, code, code === "too_precise" ? { scale: scale ?? 0 } : undefined);
}

/** The value as the language writes it, with the decimals that the field shows once it is understood. */
export function writeNumber(value: unknown, shape: NumberShape, locale: Locale): string {
  if (isRefused(value)) return value.refused;
  if (typeof value === "number") return formatNumber(String(value), locale);
  if (typeof value !== "string") return "";
  const minScale = shape.shown ?? shape.scale;
  const grouping = shape.thousands !== false;
  return formatNumber(value, locale, { grouping, ...(typeof minScale === "number" ? { minScale } : {}) });
}
