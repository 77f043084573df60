import { Textarea } from "@mantine/core";
import { DEFAULT_MAX_LENGTH, type TextField } from "@plimsoll/domain/kernel/field/text";
import type { InputProps } from "#fields/field-screen";
import { inputFrame } from "#fields/input-frame";

/** Grows with its text, from three lines to six. */
export function LongTextInput(props: InputProps<TextField>) {
  const { value, onChange, onBlur, bare } = props;
  return (
    <Textarea
      {...inputFrame(props)}
      minRows={bare ? 1 : 3}
      maxLength={DEFAULT_MAX_LENGTH}
      value={typeof value === "string" ? value : ""}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={onBlur}
    />
  );
}
