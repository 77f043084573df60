import { MultiSelect } from "@mantine/core";
import type { MultiChoiceField } from "@plimsoll/domain/kernel/field/choice";
import { choiceOptions } from "#fields/choice/input";
import type { InputProps } from "#fields/field-screen";
import classes from "#fields/fields.module.css";
import { inputFrame } from "#fields/input-frame";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";

export function MultiChoiceInput(props: InputProps<MultiChoiceField>) {
  const { field, labels, value, onChange, onBlur } = props;
  const { choose, itemNotFound } = useWords().messages;
  const item = labels.label;
  const chosen = Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
  return (
    <MultiSelect
      {...inputFrame(props)}
      data={choiceOptions(field.choices, labels.choices)}
      value={chosen}
      placeholder={chosen.length === 0 ? say(choose, { item }) : undefined}
      nothingFoundMessage={say(itemNotFound, { item })}
      searchable
      hidePickedOptions
      maxDropdownHeight={600}
      classNames={{ pill: classes.pill, inputField: classes.pillField }}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}
