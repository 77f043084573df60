/** Days from and to, either may be left open, or days counted from today; for moments and local times too. */
import type { TimeField } from "@plimsoll/domain/kernel/field/time";
import { isRelativeDays, OFFERED_DAYS } from "@plimsoll/domain/kernel/relative-days";
import type { FilterProps } from "#fields/field-screen";
import classes from "#fields/fields.module.css";
import { useWords } from "#i18n/words-provider";
import { ChooseOne } from "#ui/choose";
import { DateBox } from "./date-box.tsx";
import { relativeText } from "./relative-text.ts";

export function DateFilter({ labels, value, onChange }: FilterProps<TimeField>) {
  const words = useWords().app.record.filter;
  const { from, to } = words;
  const range = value?.kind === "range" ? value : { from: null, to: null };
  const change = (end: "from" | "to", next: unknown) => {
    const changed = { kind: "range" as const, from: range.from, to: range.to };
    const ends = { ...changed, [end]: typeof next === "string" ? next : null };
    onChange(ends.from === null && ends.to === null ? undefined : ends);
  };
  const relative = value?.kind === "relative" ? value.days : null;
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{labels.label}</legend>
      <ChooseOne
        aria-label={`${labels.label}: ${words.when}`}
        item={words.when}
        data={[...new Set([...OFFERED_DAYS, ...(relative === null ? [] : [relative])])].map((days) => ({
          value: days,
          label: relativeText(days, words.days),
        }))}
        value={relative}
        clearable
        mb={6}
        onChange={(next) =>
          onChange(next === null || !isRelativeDays(next) ? undefined : { kind: "relative", days: next })
        }
      />
      <DateBox
        actsAtOnce
        aria-label={`${labels.label}: ${from}`}
        name={`${labels.label}: ${from}`}
        value={range.from}
        onValue={(next) => change("from", next)}
        mb={6}
      />
      <DateBox
        actsAtOnce
        aria-label={`${labels.label}: ${to}`}
        name={`${labels.label}: ${to}`}
        value={range.to}
        onValue={(next) => change("to", next)}
      />
    </fieldset>
  );
}
