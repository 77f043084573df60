/** What was typed into a date field, as the value the form keeps; and the way back to the screen. */
import { dateIn, formatDate, parseDate } from "@plimsoll/domain/kernel/dates";
import type { Locale } from "@plimsoll/domain/kernel/locale";
import { readTypedDate } from "@plimsoll/domain/kernel/typed-date";
import { isRefused, refusedText } from "#fields/refused-text";
import { zoneHere } from "#i18n/formats";

/** The day on the clock of the person at the screen. */
export function todayHere(): string {
  const now = new Date().toISOString();
  return dateIn(now, zoneHere()) ?? now.slice(0, 10);
}

export function readDate(typed: string, locale: Locale, today = todayHere()): unknown {
  const parsed = readTypedDate(typed, locale, today);
  if (parsed.ok) return parsed.value;
  return parsed.reason === "empty" ? null : refusedText(typed, "invalid_date");
}

/** For what acts on every key: a date is not taken before it is written in full. */
export function readWholeDate(typed: string, locale: Locale): unknown {
  const parsed = parseDate(typed, locale);
  if (parsed.ok) return parsed.value;
  return parsed.reason === "empty" ? null : refusedText(typed, "invalid_date");
}

export function writeDate(value: unknown, locale: Locale): string {
  if (isRefused(value)) return value.refused;
  return typeof value === "string" ? formatDate(value, locale) : "";
}
