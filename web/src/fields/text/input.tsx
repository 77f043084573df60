/** One line of text; e-mail, phone and tax number differ in the keyboard that a phone brings up. */
import { TextInput } from "@mantine/core";
import { DEFAULT_MAX_LENGTH, type TextField } from "@plimsoll/domain/kernel/field/text";
import type { InputProps } from "#fields/field-screen";
import { inputFrame } from "#fields/input-frame";

const TYPES: Partial<Record<TextField["kind"], { type: string; inputMode: "email" | "tel" }>> = {
  email: { type: "email", inputMode: "email" },
  phone: { type: "text", inputMode: "tel" },
};

export function LineInput(props: InputProps<TextField>) {
  const { field, value, onChange, onBlur } = props;
  return (
    <TextInput
      {...inputFrame(props)}
      {...TYPES[field.kind]}
      value={typeof value === "string" ? value : ""}
      // A shorter limit is not enforced by cutting: what was pasted stays and the error says how long it may be.
      maxLength={DEFAULT_MAX_LENGTH}
      autoComplete="off"
      onChange={({ currentTarget }) =>
        onChange(field.capitals ? currentTarget.value.toUpperCase() : currentTarget.value)
      }
      onBlur={onBlur}
    />
  );
}
