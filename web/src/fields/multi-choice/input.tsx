import type { MultiChoiceField } from "@plimsoll/domain/kernel/field/choice";
import { choiceOptions } from "#fields/choice/input";
import type { InputProps } from "#fields/field-screen";
import classes from "#fields/fields.module.css";
import { inputFrame } from "#fields/input-frame";
import { ChooseMany } from "#ui/choose";

export function MultiChoiceInput(props: InputProps<MultiChoiceField>) {
  const { field, labels, value, onChange, onBlur } = props;
  return (
    <ChooseMany
      {...inputFrame(props)}
      item={labels.label}
      data={choiceOptions(field.choices, labels.choices)}
      value={Array.isArray(value) ? value.filter((one) => typeof one === "string") : []}
      classNames={{ pill: classes.pill, inputField: classes.pillField }}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}
