import { Select } from "@mantine/core";
import type { ChoiceField } from "@plimsoll/domain/kernel/field/choice";
import type { InputProps } from "#fields/field-screen";
import { inputFrame } from "#fields/input-frame";
import { isRefused } from "#fields/refused-text";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";

/** Longer lists can be searched; a handful is faster to see than to type. */
const SEARCHED_FROM = 8;

export function choiceOptions(
  choices: readonly string[],
  labels: Readonly<Record<string, string>> | undefined,
) {
  return choices.map((value) => ({ value, label: labels?.[value] ?? value }));
}

export function ChoiceInput(props: InputProps<ChoiceField>) {
  const { field, labels, value, onChange, onBlur } = props;
  const { choose, itemNotFound } = useWords().messages;
  const { clear } = useWords().app.record;
  const item = labels.label;
  const frame = inputFrame(props);
  return (
    <Select
      {...frame}
      // A word pasted from elsewhere that is none of the choices stays readable under the control.
      description={isRefused(value) ? value.refused : frame.description}
      data={choiceOptions(field.choices, labels.choices)}
      value={typeof value === "string" ? value : null}
      placeholder={say(choose, { item })}
      nothingFoundMessage={say(itemNotFound, { item })}
      searchable={field.choices.length >= SEARCHED_FROM}
      allowDeselect={false}
      clearable={field.required !== true}
      clearButtonProps={{ "aria-label": say(clear, { item }) }}
      maxDropdownHeight={600}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}
