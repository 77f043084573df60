import type { TimeField } from "@plimsoll/domain/kernel/field/time";
import type { InputProps } from "#fields/field-screen";
import { inputFrame } from "#fields/input-frame";
import { DateBox } from "./date-box.tsx";

export function DateInput(props: InputProps<TimeField>) {
  const { labels, value, onChange, onBlur } = props;
  return (
    <DateBox {...inputFrame(props)} name={labels.label} value={value} onValue={onChange} onBlur={onBlur} />
  );
}
