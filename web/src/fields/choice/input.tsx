import type { ChoiceField } from "@plimsoll/domain/kernel/field/choice";
import type { InputProps } from "#fields/field-screen";
import { inputFrame } from "#fields/input-frame";
import { isRefused } from "#fields/refused-text";
import { ChooseOne } from "#ui/choose";

export function choiceOptions(
  choices: readonly string[],
  labels: Readonly<Record<string, string>> | undefined,
) {
  return choices.map((value) => ({ value, label: labels?.[value] ?? value }));
}

export function ChoiceInput(props: InputProps<ChoiceField>) {
  const { field, labels, value, onChange, onBlur } = props;
  const frame = inputFrame(props);
  return (
    <ChooseOne
      {...frame}
      item={labels.label}
      // A word pasted from elsewhere that is none of the choices stays readable under the control.
      description={isRefused(value) ? value.refused : frame.description}
      data={choiceOptions(field.choices, labels.choices)}
      value={typeof value === "string" ? value : null}
      clearable={field.required !== true}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}
