// Decides which day a person means who types a date in short: "15/12/26", "15122026", "15/12". Taken is what can be
// read in one way only, in the order of the language; everything else is refused rather than guessed. Files and calls
// write dates in full and are read by `parseDate` alone.
import {
  addDays,
  type CalendarDate,
  daysBetween,
  isCalendarDate,
  type ParsedDate,
  parseDate,
} from "./dates.ts";
import type { Locale } from "./locale.ts";

const SHORT_YEAR = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{2})$/;
const NO_YEAR = /^(\d{1,2})[/.-](\d{1,2})$/;
const DIGITS = /^\d{8}$/;

/** A year in two digits is one of these many around today; further away, the century is anybody's guess. */
const YEARS_AROUND = 30;
/** Eight digits may begin or end with the year; a year outside of these is none that anybody means. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

export function readTypedDate(typed: string, locale: Locale, today: CalendarDate): ParsedDate {
  const text = typed.trim();
  const whole = parseDate(text, locale);
  if (whole.ok || whole.reason === "empty") return whole;
  const read =
    withShortYear(text, locale, today) ?? withoutYear(text, locale, today) ?? fromDigits(text, locale);
  return read === undefined ? whole : { ok: true, value: read };
}

function dateOf(
  year: number | string,
  first: string,
  second: string,
  locale: Locale,
): CalendarDate | undefined {
  const [day, month] = locale === "en" ? [second, first] : [first, second];
  const date = `${String(year).padStart(4, "0")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isCalendarDate(date) ? date : undefined;
}

const yearOf = (date: CalendarDate): number => Number(date.slice(0, 4));

function withShortYear(text: string, locale: Locale, today: CalendarDate): CalendarDate | undefined {
  const [, first, , second, short] = SHORT_YEAR.exec(text) ?? [];
  if (first === undefined || second === undefined || short === undefined) return undefined;
  const century = yearOf(today) - (yearOf(today) % 100);
  const years = [century - 100, century, century + 100].map((base) => base + Number(short));
  const near = years.find((year) => Math.abs(year - yearOf(today)) <= YEARS_AROUND);
  return near === undefined ? undefined : dateOf(near, first, second, locale);
}

/** This year's, unless the same day of another year is nearer: then either may be meant. */
function withoutYear(text: string, locale: Locale, today: CalendarDate): CalendarDate | undefined {
  const [, first, second] = NO_YEAR.exec(text) ?? [];
  if (first === undefined || second === undefined) return undefined;
  const date = dateOf(yearOf(today), first, second, locale);
  if (date === undefined) return undefined;
  const farthest = Math.floor(
    daysBetween(`${today.slice(0, 4)}-01-01`, addDays(`${today.slice(0, 4)}-12-31`, 1)) / 2,
  );
  return Math.abs(daysBetween(today, date)) <= farthest ? date : undefined;
}

function fromDigits(text: string, locale: Locale): CalendarDate | undefined {
  if (!DIGITS.test(text)) return undefined;
  const readings = [
    dateOf(text.slice(4), text.slice(0, 2), text.slice(2, 4), locale),
    // The year first is followed by the month in every language.
    dateOf(text.slice(0, 4), text.slice(4, 6), text.slice(6), "en"),
  ].filter((date) => date !== undefined && yearOf(date) >= FIRST_YEAR && yearOf(date) <= LAST_YEAR);
  const [only, ...more] = new Set(readings);
  return more.length === 0 ? only : undefined;
}
