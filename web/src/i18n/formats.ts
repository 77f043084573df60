/** Numbers, dates and moments as the reader writes them: the domain's rules, for the language in use. */
import { formatDate, formatInstant, localOf, parseDate } from "@plimsoll/domain/kernel/dates";
import type { DecimalText } from "@plimsoll/domain/kernel/decimal";
import type { Locale } from "@plimsoll/domain/kernel/locale";
import {
  formatNumber,
  type NumberFormat,
  type NumberReading,
  parseInteger,
  parseNumber,
} from "@plimsoll/domain/kernel/number-text";
import { useMemo } from "react";
import { languageTag, useLocale } from "./words-provider.tsx";

/** Not entered is not zero: it shows as a dash. */
export const NOT_ENTERED = "—";

/** The zone of the person at the screen, for moments that belong to no port. */
export function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}

export function useNumbers() {
  const { locale } = useLocale();
  return useMemo(
    () => ({
      format: (value: DecimalText | number | null, options?: NumberFormat) =>
        value === null ? NOT_ENTERED : formatNumber(String(value), locale, options),
      money: (value: DecimalText | null) =>
        value === null ? NOT_ENTERED : formatNumber(value, locale, { scale: 2 }),
      weight: (value: DecimalText | null) =>
        value === null ? NOT_ENTERED : formatNumber(value, locale, { scale: 3 }),
      parse: (typed: string, options?: NumberReading) => parseNumber(typed, locale, options),
      parseInteger: (typed: string) => parseInteger(typed, locale),
    }),
    [locale],
  );
}

function shortMoment(instant: string, locale: Locale): string {
  const time = localOf(instant, zoneHere());
  return time === null ? instant : `${formatDate(time.local.slice(0, 10), locale)} ${time.local.slice(11)}`;
}

/** What is no month stays as it is: it may come from an address that somebody typed. */
function monthName(month: string, locale: Locale): string {
  const middle = new Date(`${month}-15T12:00:00Z`);
  if (Number.isNaN(middle.getTime())) return month;
  const name = { month: "short", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(languageTag(locale), name).format(middle);
}

export function useDates() {
  const { locale } = useLocale();
  return useMemo(
    () => ({
      date: (value: string | null) => (value === null ? NOT_ENTERED : formatDate(value, locale)),
      /** Date and time on the reader's own clock, without naming the zone: for "when was this done". */
      moment: (instant: string | null) => (instant === null ? NOT_ENTERED : shortMoment(instant, locale)),
      /** The same moment on the clock of a port, with its zone. */
      momentIn: (instant: string | null, zone: string) =>
        instant === null ? NOT_ENTERED : formatInstant(instant, locale, zone),
      /** Of a month as 2026-11. */
      month: (month: string) => monthName(month, locale),
      parse: (typed: string) => parseDate(typed, locale),
    }),
    [locale],
  );
}
