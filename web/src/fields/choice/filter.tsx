/** Any of several choices. */
import { MultiSelect } from "@mantine/core";
import type { ChoiceField, MultiChoiceField } from "@plimsoll/domain/kernel/field/choice";
import type { FilterProps } from "#fields/field-screen";
import classes from "#fields/fields.module.css";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { choiceOptions } from "./input.tsx";

export function ChoiceFilter({
  field,
  labels,
  value,
  onChange,
}: FilterProps<ChoiceField | MultiChoiceField>) {
  const { choose } = useWords().messages;
  const values = value?.kind === "any" ? [...value.values] : [];
  return (
    <MultiSelect
      label={labels.label}
      data={choiceOptions(field.choices, labels.choices)}
      value={values}
      placeholder={values.length === 0 ? say(choose, { item: labels.label }) : undefined}
      maxDropdownHeight={600}
      classNames={{ pill: classes.pill }}
      onChange={(next) => onChange(next.length === 0 ? undefined : { kind: "any", values: next })}
    />
  );
}
