// Decides how a number is written and read in each language, without asking the platform: what one machine
// prints every other must read back. pt and es write 1.234,5; en writes 1,234.5; fr writes 1 234,5 with a
// narrow no-break space (any space is read).
//
// Reading refuses rather than guesses, because a comma mistaken for a thousands mark turns 100,55 into 10055:
//  - Thousands marks are optional, but where present they are well formed: one to three digits, not starting
//    with 0, then groups of exactly three. So 1.234 is 1234 in pt, while 1.5, 100.55 and 0.123 are refused.
//  - A text that only another convention reads (1,234.5 in pt; an apostrophe as thousands mark) is ambiguous.
//  - Decimals beyond the scale of the field are refused, unless they are zeros and no other convention
//    reads the text: 5,00 is a whole 5, but 1,500 where two decimals fit may be somebody's 1500.
//  - A quantity that has no thousands (grams of a sample, percentages) takes both decimal marks: 14.5 and 14,5 are one
//    figure. Whatever may be meant as thousands is refused all the same: 1.250 in pt is neither 1250 g nor 1,25 g.
//  - One unit or currency may stand beside the number and is taken off. When the caller names the unit of
//    the field, another unit is refused: 500 kg in a field of tonnes is not 500.
// What no parser can see: 1.234 pasted from English into a Portuguese field is a well-formed 1234.

import { canonical, type DecimalText, isDecimalText, roundTo, scaleOf, withScale } from "./decimal.ts";
import type { Locale } from "./locale.ts";

interface Marks {
  /** What we print between whole part and decimals. */
  readonly decimal: string;
  /** What we print between thousands. */
  readonly group: string;
}

const NARROW_SPACE = "\u202f";

export const NUMBER_MARKS: Readonly<Record<Locale, Marks>> = {
  pt: { decimal: ",", group: "." },
  en: { decimal: ".", group: "," },
  es: { decimal: ",", group: "." },
  fr: { decimal: ",", group: NARROW_SPACE },
};

export interface NumberFormat {
  /** Exactly this many decimals, rounded half up for the eye. */
  readonly scale?: number;
  /** At least this many decimals; more stay. */
  readonly minScale?: number;
  readonly grouping?: boolean;
}

/** The number as the language writes it; decimals as given unless told. A text that is no decimal stays. */
export function formatNumber(text: DecimalText, locale: Locale, options: NumberFormat = {}): string {
  if (!isDecimalText(text)) return text;
  const { scale, minScale, grouping = true } = options;
  let plain = withScale(text, scaleOf(text));
  if (scale !== undefined) plain = roundTo(text, scale);
  else if (minScale !== undefined) plain = withScale(text, minScale);
  const marks = NUMBER_MARKS[locale];
  const [whole = "", fraction] = plain.split(".");
  const grouped = grouping ? whole.replace(/\B(?=(?:\d{3})+$)/g, marks.group) : whole;
  return fraction === undefined ? grouped : `${grouped}${marks.decimal}${fraction}`;
}

export interface NumberReading {
  /** How many decimals the field takes; any number when absent. */
  readonly scale?: number;
  readonly allowNegative?: boolean;
  /** The unit of the field ("MT", "kg", "%", "BRL"…): a text that names another one is ambiguous. */
  readonly unit?: string;
  /** False where nobody writes the quantity with thousands: then either mark begins the decimals. */
  readonly thousands?: boolean;
}

export type NumberRefusal =
  | "empty"
  | "not_a_number"
  | "ambiguous"
  | "thousands"
  | "too_precise"
  | "negative"
  | "too_long";

export type ParsedNumber =
  | { readonly ok: true; readonly value: DecimalText }
  | { readonly ok: false; readonly reason: NumberRefusal };

// What may stand beside a number, and what it means: two spellings of one meaning are the same unit.
const UNITS: Readonly<Record<string, string>> = {
  "%": "%",
  mt: "tonne",
  t: "tonne",
  ton: "tonne",
  tons: "tonne",
  kg: "kilogram",
  g: "gram",
  m: "metre",
  cm: "centimetre",
  mm: "millimetre",
  "m³": "cubic metre",
  m3: "cubic metre",
  l: "litre",
  "kg/hl": "hectolitre weight",
  "°c": "degree",
  r$: "BRL",
  brl: "BRL",
  us$: "USD",
  usd: "USD",
  ars: "ARS",
  uyu: "UYU",
  "€": "EUR",
  eur: "EUR",
  $: "$",
};

// "$" alone says "money" in many countries, and not whose.
const DOLLAR_SIGNS: readonly string[] = ["$", "BRL", "USD", "ARS", "UYU"];

const LONGEST_TYPED = 200;
const PARTS = /^([^\d.,]*?)\s*([\d.,](?:[\d.,'’\s]*[\d.,])?)\s*(\D*)$/;

function isSameUnit(typed: string, wanted: string): boolean {
  const meaning = UNITS[wanted.toLowerCase()];
  return meaning === typed || (typed === "$" && meaning !== undefined && DOLLAR_SIGNS.includes(meaning));
}

interface Split {
  readonly negative: boolean;
  readonly body: string;
  readonly unit: string | undefined;
}

/** Sign, digits and unit of a text; nothing when something else stands in it, or the same thing twice. */
function splitTyped(text: string): Split | undefined {
  const [, before = "", body = "", after = ""] = PARTS.exec(text) ?? [];
  // The sign may stand on either side of a currency: -R$ 5 and R$ -5.
  const signs = before.match(/[+\-\u2212]/g) ?? [];
  const names = [before.replace(/[+\-\u2212]/g, "").trim(), after.trim()].filter((name) => name !== "");
  const unit = names[0]?.toLowerCase();
  if (!/\d/.test(body) || signs.length > 1 || names.length > 1) return undefined;
  if (unit !== undefined && !Object.hasOwn(UNITS, unit)) return undefined;
  return { negative: signs.length === 1 && signs[0] !== "+", body, unit: unit && UNITS[unit] };
}

function pattern(decimal: string, group: string): RegExp {
  return new RegExp(`^(\\d+|[1-9]\\d{0,2}(?:${group}\\d{3})+)?(?:${decimal}(\\d*))?$`);
}

const SPACES = "[ \\u00a0\\u202f]";
const COMMA_DOT = pattern(",", "\\.");
const DOT_COMMA = pattern("\\.", ",");
const COMMA_SPACE = pattern(",", SPACES);
const READERS: Readonly<Record<Locale, RegExp>> = {
  pt: COMMA_DOT,
  en: DOT_COMMA,
  es: COMMA_DOT,
  fr: COMMA_SPACE,
};
const OTHER_CONVENTIONS = [pattern("\\.", SPACES), pattern("\\.", "['’]"), pattern(",", "['’]")];
const CONVENTIONS: readonly RegExp[] = [COMMA_DOT, DOT_COMMA, COMMA_SPACE, ...OTHER_CONVENTIONS];

function isReadElsewhere(body: string, reader: RegExp): boolean {
  return CONVENTIONS.some((convention) => convention !== reader && convention.test(body));
}

/** True when another convention reads as thousands what this one reads as decimals: 1,500. */
function isThousandsElsewhere(body: string): boolean {
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(body);
}

/** One mark or none, of either language: what stands behind it are decimals. */
const EITHER_MARK = /^(\d*)(?:[.,](\d*))?$/;

type Digits = { readonly whole: string; readonly fraction: string } | NumberRefusal;

function digitsOf(body: string, locale: Locale): Digits {
  const reader = READERS[locale];
  const parts = reader.exec(body);
  if (parts === null) return isReadElsewhere(body, reader) ? "ambiguous" : "not_a_number";
  return { whole: (parts[1] ?? "").replace(/\D/g, ""), fraction: parts[2] ?? "" };
}

function digitsWithoutThousands(body: string, locale: Locale): Digits {
  const parts = EITHER_MARK.exec(body);
  if (parts === null)
    return CONVENTIONS.some((convention) => convention.test(body)) ? "thousands" : "not_a_number";
  const isOwnMark = body.includes(NUMBER_MARKS[locale].decimal);
  if (!isOwnMark && isThousandsElsewhere(body)) return "thousands";
  return { whole: parts[1] ?? "", fraction: parts[2] ?? "" };
}

const refused = (reason: NumberRefusal): ParsedNumber => ({ ok: false, reason });

/** A number as people type and paste it in their language. Nothing typed is "empty", never zero. */
export function parseNumber(typed: string, locale: Locale, options: NumberReading = {}): ParsedNumber {
  const { scale, allowNegative = true, unit, thousands = true } = options;
  const text = typed.trim();
  if (text === "") return refused("empty");
  if (text.length > LONGEST_TYPED) return refused("too_long");
  const split = splitTyped(text);
  if (split === undefined) return refused("not_a_number");
  const { body, negative } = split;
  const digits = thousands ? digitsOf(body, locale) : digitsWithoutThousands(body, locale);
  if (typeof digits === "string") return refused(digits);
  const { whole, fraction } = digits;
  if (whole === "" && fraction === "") return refused("not_a_number");
  if (split.unit !== undefined && unit !== undefined && !isSameUnit(split.unit, unit))
    return refused("ambiguous");
  if (scale !== undefined && fraction.length > scale) {
    if (/[1-9]/.test(fraction.slice(scale))) return refused("too_precise");
    if (isThousandsElsewhere(body)) return refused(thousands ? "ambiguous" : "thousands");
  }
  const plain = `${negative ? "-" : ""}${whole || "0"}${fraction === "" ? "" : `.${fraction}`}`;
  if (!isDecimalText(plain)) return refused("too_long");
  const value = canonical(plain);
  if (!allowNegative && value.startsWith("-")) return refused("negative");
  return { ok: true, value };
}

/** A whole number, in the same manner. */
export function parseInteger(
  typed: string,
  locale: Locale,
  options: Omit<NumberReading, "scale"> = {},
): ParsedNumber {
  return parseNumber(typed, locale, { ...options, scale: 0 });
}
