/** The calendar of date fields. Apart, because most people type their dates and never load it. */
import "@mantine/dates/styles.layer.css";
import "dayjs/locale/es";
import "dayjs/locale/fr";
import "dayjs/locale/pt-br";
import { DatePicker, DatesProvider } from "@mantine/dates";
import type { Locale } from "@plimsoll/domain/kernel/locale";
import { useWords } from "#i18n/words-provider";
import classes from "./calendar.module.css";

const DAYJS: Readonly<Record<Locale, string>> = { pt: "pt-br", en: "en", es: "es", fr: "fr" };

export interface CalendarProps {
  readonly locale: Locale;
  readonly value: string | null;
  readonly onPick: (date: string) => void;
}

export function Calendar({ locale, value, onPick }: CalendarProps) {
  const words = useWords().app.record.calendar;
  return (
    <DatesProvider settings={{ locale: DAYJS[locale], firstDayOfWeek: locale === "fr" ? 1 : 0 }}>
      <DatePicker
        value={value}
        highlightToday
        classNames={{ day: classes.day ?? "" }}
        {...(value === null ? {} : { defaultDate: value })}
        onChange={(picked) => picked !== null && onPick(picked)}
        ariaLabels={{
          previousMonth: words.previousMonth,
          nextMonth: words.nextMonth,
          previousYear: words.previousYear,
          nextYear: words.nextYear,
          previousDecade: words.previousDecade,
          nextDecade: words.nextDecade,
          monthLevelControl: words.chooseMonth,
          yearLevelControl: words.chooseYear,
        }}
      />
    </DatesProvider>
  );
}
