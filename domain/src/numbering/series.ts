// Decides how documents are numbered: a series is a pattern such as {country}-P-{year}-{number:5}, and counts from
// one again for every value of the parts it resets by. Numbers follow one another without gaps and without doubles;
// that they are taken one at a time, in the transaction that issues the document, is the store's half of the
// promise. Nothing here knows the present day: the year is that of the document.

import { type CalendarDate, isCalendarDate } from "../kernel/dates.ts";

/** What a series may begin again with. */
export const RESETS = ["country", "year", "month"] as const;
export type Reset = (typeof RESETS)[number];

export interface Series {
  /** Which documents it counts: "proposal", "work_order.ship", "certificate.quality". */
  readonly key: string;
  /** Text with {country}, {year}, {month} and, once, {number:digits}. */
  readonly pattern: string;
  readonly reset: readonly Reset[];
}

/** What a number is taken for. */
export interface Occasion {
  /** ISO 3166 alpha-2, in capitals. */
  readonly country: string;
  /** The day of the document. */
  readonly date: CalendarDate;
}

/** The number of a document and the scope in which it was counted. */
export interface SeriesNumber {
  readonly scope: string;
  readonly number: number;
}

export type SeriesFault =
  | "pattern_without_number"
  | "pattern_with_two_numbers"
  | "unknown_placeholder"
  | "digits_out_of_range"
  | "reset_not_in_pattern"
  | "month_without_year"
  | "number_not_separated"
  | "strange_characters";

/** Nobody issues more of one kind in one scope; a counter beyond it is broken, and SQL integers end soon after. */
export const LARGEST_NUMBER = 2_000_000_000;
const MOST_DIGITS = 9;

const PLACEHOLDER = /\{([a-z]+)(?::(\d+))?\}/g;
const KNOWN: readonly string[] = ["country", "year", "month", "number"];
/** What stands around the placeholders: nothing that a file name, a bar code or a spreadsheet would stumble over. */
const PLAIN = /^[A-Z0-9./-]*$/;
const COUNTRY = /^[A-Z]{2}$/;

interface Part {
  readonly kind: "text" | Reset | "number";
  readonly text: string;
  readonly digits: number;
}

/** The pattern in its parts, from left to right. */
function partsOf(pattern: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  const addText = (text: string) => {
    if (text !== "") parts.push({ kind: "text", text, digits: 0 });
  };
  for (const match of pattern.matchAll(PLACEHOLDER)) {
    addText(pattern.slice(end, match.index));
    end = match.index + match[0].length;
    const kind = match[1] as Part["kind"];
    parts.push({ kind, text: match[0], digits: Number(match[2] ?? (kind === "number" ? 1 : 0)) });
  }
  addText(pattern.slice(end));
  return parts;
}

/** Whether a digit may stand at that end of a part: a year, a number, or text that has one there. */
function isDigitAt(part: Part | undefined, end: "first" | "last"): boolean {
  if (part === undefined || part.kind === "country") return false;
  if (part.kind !== "text") return true;
  return /\d/.test(end === "first" ? part.text.slice(0, 1) : part.text.slice(-1));
}

/** Every reason why a series cannot count; none where it can. */
export function inspectSeries(series: Series): SeriesFault[] {
  const parts = partsOf(series.pattern);
  const faults = new Set<SeriesFault>();
  const names = parts.filter((part) => part.kind !== "text").map((part) => part.kind);
  if (names.some((name) => !KNOWN.includes(name))) faults.add("unknown_placeholder");
  const numbers = parts.filter((part) => part.kind === "number");
  if (numbers.length === 0) faults.add("pattern_without_number");
  if (numbers.length > 1) faults.add("pattern_with_two_numbers");
  if (numbers.some(({ digits }) => digits < 1 || digits > MOST_DIGITS)) faults.add("digits_out_of_range");
  if (parts.some((part) => part.kind === "text" && !PLAIN.test(part.text))) faults.add("strange_characters");
  // Two documents would get the same text where a reset does not show in it.
  if (series.reset.some((one) => !names.includes(one))) faults.add("reset_not_in_pattern");
  if (series.reset.includes("month") && !series.reset.includes("year")) faults.add("month_without_year");
  // A number that may grow next to other digits could not be told from them.
  const at = parts.findIndex((part) => part.kind === "number");
  if (at !== -1 && (isDigitAt(parts[at - 1], "last") || isDigitAt(parts[at + 1], "first")))
    faults.add("number_not_separated");
  return [...faults];
}

function partText(kind: Reset, occasion: Occasion): string {
  if (kind === "country") return occasion.country;
  return kind === "year" ? occasion.date.slice(0, 4) : occasion.date.slice(5, 7);
}

export function isOccasion(occasion: Occasion): boolean {
  return COUNTRY.test(occasion.country) && isCalendarDate(occasion.date);
}

/**
 * The row that the store counts in: the values of the parts that the series resets by, in one text. Series without
 * resets have one row, the empty text.
 */
export function scopeOf(series: Series, occasion: Occasion): string {
  return RESETS.filter((one) => series.reset.includes(one))
    .map((one) => partText(one, occasion))
    .join("/");
}

export function isSeriesNumber(number: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= LARGEST_NUMBER;
}

/** The text of a number; null where the number or the occasion cannot be one. */
export function numberText(series: Series, occasion: Occasion, number: number): string | null {
  if (!isSeriesNumber(number) || !isOccasion(occasion) || inspectSeries(series).length > 0) return null;
  return partsOf(series.pattern)
    .map((part) => {
      if (part.kind === "text") return part.text;
      if (part.kind === "number") return String(number).padStart(part.digits, "0");
      return partText(part.kind, occasion);
    })
    .join("");
}

export interface NextNumber extends SeriesNumber {
  readonly text: string;
}

/** The number after the last one that a scope has given out (zero where it has given none); null at the end. */
export function nextNumber(series: Series, occasion: Occasion, last: number): NextNumber | null {
  if (!Number.isInteger(last) || last < 0) return null;
  const number = last + 1;
  const text = numberText(series, occasion, number);
  return text === null ? null : { scope: scopeOf(series, occasion), number, text };
}

const GROUPS = {
  country: "[A-Z]{2}",
  year: "\\d{4}",
  month: "0[1-9]|1[0-2]",
  number: `\\d{1,${MOST_DIGITS + 1}}`,
} as const;

/** A part that comes a second time has to say the same. */
function groupOf(kind: keyof typeof GROUPS, seen: Set<string>): string {
  if (seen.has(kind)) return `\\k<${kind}>`;
  seen.add(kind);
  return `(?<${kind}>${GROUPS[kind]})`;
}

/**
 * Where a text stands in its series; null when it is none of its numbers. What was padded has to be padded: 17 and
 * 00017 are not the same document twice.
 */
export function parseNumberText(series: Series, text: string): SeriesNumber | null {
  if (inspectSeries(series).length > 0) return null;
  const parts = partsOf(series.pattern);
  const seen = new Set<string>();
  const source = parts.map((part) =>
    part.kind === "text" ? part.text.replace(/[.]/g, "\\.") : groupOf(part.kind, seen),
  );
  const found = new RegExp(`^${source.join("")}$`).exec(text)?.groups;
  if (found === undefined) return null;
  const number = Number(found.number);
  // What a series does not print, it does not reset by: any value does.
  const date = `${found.year ?? "2000"}-${found.month ?? "01"}-01`;
  const occasion = { country: found.country ?? "XX", date };
  return numberText(series, occasion, number) === text ? { scope: scopeOf(series, occasion), number } : null;
}

/** Numbers that are missing between one and the largest, for the check that nobody took one away. */
export function gapsOf(numbers: readonly number[]): number[] {
  const taken = new Set(numbers);
  const largest = numbers.reduce((most, number) => Math.max(most, number), 0);
  return Array.from({ length: largest }, (_, index) => index + 1).filter((number) => !taken.has(number));
}
