/** A day asked for beside the fields of a record: typed in the order of the language or picked, and empty while it is none. */
import { isCalendarDate } from "@plimsoll/domain/kernel/dates";
import { useState } from "react";
import { isRefused } from "#fields/refused-text";
import { useWords } from "#i18n/words-provider";
import { DateBox, type DateBoxProps } from "./date-box.tsx";

interface DayBoxProps extends Omit<DateBoxProps, "value" | "onValue" | "name" | "label"> {
  readonly label: string;
  /** As on the wire; "" for none. */
  readonly value: string;
  readonly onDay: (day: string) => void;
}

export function DayBox({ label, value, onDay, error, ...rest }: DayBoxProps) {
  const { errors } = useWords();
  // What was typed and not understood stays on the screen, and nobody outside is told of it.
  const [refused, setRefused] = useState<unknown>();
  const isWrong = value === "" && isRefused(refused);
  return (
    <DateBox
      {...rest}
      label={label}
      name={label}
      value={isWrong ? refused : value === "" ? null : value}
      error={isWrong ? errors.invalid_date.replace("{item}", label) : error}
      onValue={(next) => {
        setRefused(isRefused(next) ? next : undefined);
        onDay(isCalendarDate(next) ? next : "");
      }}
    />
  );
}
