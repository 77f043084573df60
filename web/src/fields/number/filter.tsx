/** From and to, either may be left open. */
import type { DecimalField, NumberField } from "@plimsoll/domain/kernel/field/number";
import { useMemo } from "react";
import type { FilterProps } from "#fields/field-screen";
import classes from "#fields/fields.module.css";
import { useWords } from "#i18n/words-provider";
import { NumberBox } from "./number-box.tsx";
import { shapeOf } from "./read-number.ts";

export function QuantityFilter({ field, labels, value, onChange }: FilterProps<NumberField | DecimalField>) {
  const { from, to } = useWords().app.record.filter;
  const shape = useMemo(() => shapeOf(field), [field]);
  const range = value?.kind === "range" ? value : { from: null, to: null };
  const change = (end: "from" | "to", next: unknown) => {
    // A text that is refused narrows nothing until it is a number.
    const read = typeof next === "number" ? String(next) : typeof next === "string" ? next : null;
    const changed = { kind: "range" as const, from: range.from, to: range.to, [end]: read };
    onChange(changed.from === null && changed.to === null ? undefined : changed);
  };
  const shown = (text: string | null) => (text !== null && field.kind === "number" ? Number(text) : text);
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{labels.label}</legend>
      <div className={classes.pair}>
        <NumberBox
          aria-label={`${labels.label}: ${from}`}
          placeholder={from}
          shape={shape}
          value={shown(range.from)}
          onValue={(next) => change("from", next)}
        />
        <NumberBox
          aria-label={`${labels.label}: ${to}`}
          placeholder={to}
          shape={shape}
          value={shown(range.to)}
          onValue={(next) => change("to", next)}
        />
      </div>
    </fieldset>
  );
}
