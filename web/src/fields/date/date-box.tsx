/** A calendar date: typed in the order of the language, or picked. The domain reads what was typed. */
import { ActionIcon, Popover, TextInput, type TextInputProps } from "@mantine/core";
import { formatDate, isCalendarDate } from "@plimsoll/domain/kernel/dates";
import { CalendarDays } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { isRefused } from "#fields/refused-text";
import { useLocale, useWords } from "#i18n/words-provider";
import { readDate, readWholeDate, writeDate } from "./read-date.ts";

const Calendar = lazy(async () => ({ default: (await import("./calendar.tsx")).Calendar }));

export interface DateBoxProps extends Omit<TextInputProps, "value" | "onChange"> {
  readonly value: unknown;
  readonly onValue: (value: unknown) => void;
  /** What the calendar belongs to, for those who hear the screen. */
  readonly name: string;
  /** Whoever listens acts at once, as a list does: a date in short is taken when the field is left. */
  readonly actsAtOnce?: boolean;
}

const same = (left: unknown, right: unknown): boolean =>
  left === right || (isRefused(left) && isRefused(right) && left.refused === right.refused);

export function DateBox(props: DateBoxProps) {
  const { value, onValue, name, actsAtOnce = false, onBlur, disabled, ...rest } = props;
  const { locale } = useLocale();
  const words = useWords().app.record.calendar;
  const [text, setText] = useState(() => writeDate(value, locale));
  const [opened, setOpened] = useState(false);
  const handed = useRef(value);
  const written = useRef(locale);

  useEffect(() => {
    if (same(value, handed.current) && written.current === locale) return;
    handed.current = value;
    written.current = locale;
    setText(writeDate(value, locale));
  }, [value, locale]);

  const hand = (next: unknown, shown: string) => {
    handed.current = next;
    setText(shown);
    onValue(next);
  };
  const calendar = (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          disabled={disabled ?? false}
          aria-label={`${words.open}: ${name}`}
          onClick={() => setOpened((open) => !open)}
        >
          <CalendarDays size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={name}>
        <Suspense fallback={null}>
          {opened && (
            <Calendar
              locale={locale}
              value={isCalendarDate(value) ? value : null}
              onPick={(date) => {
                setOpened(false);
                hand(date, formatDate(date, locale));
              }}
            />
          )}
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
  return (
    <TextInput
      {...rest}
      disabled={disabled}
      value={text}
      placeholder={locale === "en" ? words.patternMonthFirst : words.patternDayFirst}
      inputMode="numeric"
      autoComplete="off"
      onChange={({ currentTarget: { value: typed } }) =>
        hand((actsAtOnce ? readWholeDate : readDate)(typed, locale), typed)
      }
      onKeyDown={(event) => {
        if (actsAtOnce && event.key === "Enter") event.currentTarget.blur();
      }}
      onBlur={(event) => {
        if (actsAtOnce && isRefused(handed.current)) hand(readDate(text, locale), text);
        setText(writeDate(handed.current, locale));
        onBlur?.(event);
      }}
      rightSection={calendar}
    />
  );
}
