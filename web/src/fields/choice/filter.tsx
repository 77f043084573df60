/** Any of several choices. */
import type { ChoiceField, MultiChoiceField } from "@plimsoll/domain/kernel/field/choice";
import type { FilterProps } from "#fields/field-screen";
import classes from "#fields/fields.module.css";
import { ChooseMany } from "#ui/choose";
import { choiceOptions } from "./input.tsx";

export function ChoiceFilter({
  field,
  labels,
  value,
  onChange,
}: FilterProps<ChoiceField | MultiChoiceField>) {
  return (
    <ChooseMany
      label={labels.label}
      item={labels.label}
      data={choiceOptions(field.choices, labels.choices)}
      value={value?.kind === "any" ? [...value.values] : []}
      classNames={{ pill: classes.pill, inputField: classes.pillField }}
      onChange={(next) => onChange(next.length === 0 ? undefined : { kind: "any", values: next })}
    />
  );
}
