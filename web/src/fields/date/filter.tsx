/** Days from and to, either may be left open; for moments and local times too. */
import type { TimeField } from "@plimsoll/domain/kernel/field/time";
import type { FilterProps } from "#fields/field-screen";
import classes from "#fields/fields.module.css";
import { useWords } from "#i18n/words-provider";
import { DateBox } from "./date-box.tsx";

export function DateFilter({ labels, value, onChange }: FilterProps<TimeField>) {
  const { from, to } = useWords().app.record.filter;
  const range = value?.kind === "range" ? value : { from: null, to: null };
  const change = (end: "from" | "to", next: unknown) => {
    const changed = { kind: "range" as const, from: range.from, to: range.to };
    const ends = { ...changed, [end]: typeof next === "string" ? next : null };
    onChange(ends.from === null && ends.to === null ? undefined : ends);
  };
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{labels.label}</legend>
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
