/** Day and clock time side by side, as one local text "YYYY-MM-DDTHH:mm", or refused with both texts kept. */
import { TextInput } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { DateBox } from "#fields/date/date-box";
import classes from "#fields/fields.module.css";
import { isRefused, refusedText } from "#fields/refused-text";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { readClock } from "./read-clock.ts";

interface Parts {
  readonly day: unknown;
  readonly clock: string;
}

function partsOf(value: unknown): Parts {
  if (isRefused(value)) {
    const [day = "", clock = ""] = value.refused.split("\u00a0");
    return {
      day: /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : day === "" ? null : refusedText(day, "invalid_date"),
      clock,
    };
  }
  if (typeof value !== "string") return { day: null, clock: "" };
  return { day: value.slice(0, 10), clock: value.slice(11, 16) };
}

/** Both parts make a time, none makes nothing; one alone is kept and refused. */
function joined({ day, clock }: Parts): unknown {
  const time = readClock(clock);
  if (day === null && clock.trim() === "") return null;
  if (typeof day === "string" && time !== undefined) return `${day}T${time}`;
  const dayText = isRefused(day) ? day.refused : typeof day === "string" ? day : "";
  return refusedText(`${dayText}\u00a0${clock}`, typeof day === "string" ? "invalid_time" : "invalid_date");
}

export interface DateAndTimeProps {
  readonly id: string;
  readonly label: string;
  readonly value: unknown;
  readonly onValue: (value: unknown) => void;
  readonly onBlur: () => void;
  readonly invalid: boolean;
  readonly disabled: boolean;
}

export function DateAndTime({ id, label, value, onValue, onBlur, invalid, disabled }: DateAndTimeProps) {
  const words = useWords().app.record.calendar;
  const [parts, setParts] = useState(() => partsOf(value));
  const handed = useRef(JSON.stringify(value));

  useEffect(() => {
    if (JSON.stringify(value) === handed.current) return;
    handed.current = JSON.stringify(value);
    setParts(partsOf(value));
  }, [value]);

  const change = (next: Parts) => {
    const whole = joined(next);
    handed.current = JSON.stringify(whole);
    setParts(next);
    onValue(whole);
  };
  return (
    <div className={classes.when}>
      <DateBox
        id={id}
        name={label}
        aria-label={say(words.dayOf, { item: label })}
        value={parts.day}
        onValue={(day) => change({ ...parts, day })}
        onBlur={onBlur}
        error={invalid}
        disabled={disabled}
      />
      <TextInput
        aria-label={say(words.timeOf, { item: label })}
        placeholder={words.patternTime}
        inputMode="numeric"
        autoComplete="off"
        value={parts.clock}
        error={invalid}
        disabled={disabled}
        onChange={({ currentTarget }) => change({ ...parts, clock: currentTarget.value })}
        onBlur={() => {
          const time = readClock(parts.clock);
          if (time !== undefined && time !== parts.clock) change({ ...parts, clock: time });
          onBlur();
        }}
      />
    </div>
  );
}
