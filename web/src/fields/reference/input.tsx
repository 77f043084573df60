import type { ReferenceField } from "@plimsoll/domain/kernel/field/relation";
import type { InputProps } from "#fields/field-screen";
import { isNamed } from "#fields/form-state";
import { inputFrame } from "#fields/input-frame";
import { isRefused } from "#fields/refused-text";
import { ReferenceSelect } from "./reference-select.tsx";

export function ReferenceInput(props: InputProps<ReferenceField>) {
  const { field, labels, value, onChange, onBlur, rowContext } = props;
  const frame = inputFrame(props);
  return (
    <ReferenceSelect
      {...frame}
      // A name pasted from elsewhere that matches nothing stays readable beside the control.
      description={isRefused(value) ? value.refused : frame.description}
      to={field.to}
      item={labels.label}
      country={field.anyCountry ? null : rowContext.country}
      value={isNamed(value) ? value : null}
      clearable={field.required !== true}
      mayCreate
      onValue={onChange}
      onBlur={onBlur}
    />
  );
}
