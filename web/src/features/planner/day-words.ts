/** Days as the head of a board names them: a short weekday and a number, and the whole day for those who hear it. */
import type { CalendarDate } from "@plimsoll/domain/kernel/dates";
import { useMemo } from "react";
import { languageTag, useLocale } from "#i18n/words-provider";

/** A calendar date has no zone; noon of UTC is on that day everywhere the formatter may look. */
const atNoon = (date: CalendarDate): Date => new Date(`${date}T12:00:00Z`);

export function useDayWords() {
  const { locale } = useLocale();
  return useMemo(() => {
    const make = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(languageTag(locale), { ...options, timeZone: "UTC" });
      return (date: CalendarDate) => format.format(atNoon(date));
    };
    return {
      weekday: make({ weekday: "short" }),
      longWeekday: make({ weekday: "long" }),
      day: make({ day: "numeric" }),
      month: make({ month: "short" }),
      monthAndYear: make({ month: "long", year: "numeric" }),
      /** "Wednesday, November 18" */
      whole: make({ weekday: "long", day: "numeric", month: "long" }),
      /** "Wed, Nov 18" */
      heading: make({ weekday: "short", day: "numeric", month: "short" }),
      short: make({ day: "numeric", month: "short" }),
    };
  }, [locale]);
}
