/** What was typed into a date field, as the value the form keeps; and the way back to the screen. */
import { formatDate, parseDate } from "@plimsoll/domain/kernel/dates";
import type { Locale } from "@plimsoll/domain/kernel/locale";
import { isRefused, refusedText } from "#fields/refused-text";

export function readDate(typed: string, locale: Locale): unknown {
  const parsed = parseDate(typed, locale);
  if (parsed.ok) return parsed.value;
  return parsed.reason === "empty" ? null : refusedText(typed, "invalid_date");
}

export function writeDate(value: unknown, locale: Locale): string {
  if (isRefused(value)) return value.refused;
  return typeof value === "string" ? formatDate(value, locale) : "";
}
