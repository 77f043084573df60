/** A moment, typed on the clock of its field or the reader's own, and kept in UTC. */
import { instantOf, localOf } from "@plimsoll/domain/kernel/dates";
import type { TimeField } from "@plimsoll/domain/kernel/field/time";
import { useClockZone } from "#fields/clock-zone";
import { FieldGroup } from "#fields/field-group";
import type { InputProps } from "#fields/field-screen";
import classes from "#fields/fields.module.css";
import { isRefused } from "#fields/refused-text";
import { DateAndTime } from "./date-and-time.tsx";

export function InstantInput(props: InputProps<TimeField>) {
  const { id, field, labels, value, onChange, onBlur, errors, disabled = false, bare = false } = props;
  const ofPage = useClockZone();
  const zone = field.zone ?? ofPage;
  const local =
    typeof value === "string" ? (localOf(value, zone)?.local ?? null) : isRefused(value) ? value : null;
  return (
    <FieldGroup of={props}>
      <DateAndTime
        id={id}
        label={labels.label}
        value={local}
        onValue={(next) => onChange(typeof next === "string" ? instantOf({ local: next, zone }) : next)}
        onBlur={onBlur}
        invalid={errors[""] !== undefined}
        disabled={disabled}
      />
      {/* In a grid the column names it. */}
      {!(bare && field.zone) && <p className={classes.help}>{zone}</p>}
    </FieldGroup>
  );
}
