/** What the clock on that quay shows: day, time, and the zone of the place. */
import type { TimeField } from "@plimsoll/domain/kernel/field/time";
import { FieldGroup } from "#fields/field-group";
import type { InputProps } from "#fields/field-screen";
import classes from "#fields/fields.module.css";
import type { LocalTimeState } from "#fields/form-state";
import { DateAndTime } from "#fields/instant/date-and-time";
import { zoneHere } from "#i18n/formats";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { ChooseOne } from "#ui/choose";
import { timeZones } from "./zones.ts";

export function LocalTimeInput(props: InputProps<TimeField>) {
  const { id, name, labels, value, onChange, onBlur, errors, disabled = false } = props;
  const { calendar } = useWords().app.record;
  const { local, zone } = (value ?? { local: null, zone: null }) as LocalTimeState;
  const zoneError = errors[`${name}_zone`] ?? errors.zone;
  return (
    <FieldGroup of={props}>
      <DateAndTime
        id={id}
        label={labels.label}
        value={local}
        // The zone of the desk is a first guess that stands visibly beside the time.
        onValue={(next) => onChange({ local: next, zone: zone ?? zoneHere() } satisfies LocalTimeState)}
        onBlur={onBlur}
        invalid={errors[""] !== undefined}
        disabled={disabled}
      />
      <ChooseOne
        className={classes.whenZone}
        mt={6}
        item={calendar.zone}
        aria-label={say(calendar.zoneOf, { item: labels.label })}
        placeholder={calendar.zone}
        data={timeZones().map((one) => ({ value: one, label: one }))}
        value={zone}
        error={zoneError}
        disabled={disabled}
        onChange={(next) => onChange({ local, zone: next } satisfies LocalTimeState)}
        onBlur={onBlur}
      />
    </FieldGroup>
  );
}
