/** Finds the text anywhere in the field. The list is asked once the typing rests. */
import { TextInput } from "@mantine/core";
import type { TextField } from "@plimsoll/domain/kernel/field/text";
import type { FilterProps } from "#fields/field-screen";
import { useRestedText } from "#fields/use-rested-text";

export function LineFilter({ labels, value, onChange }: FilterProps<TextField>) {
  const [text, setText, settle] = useRestedText(value?.kind === "text" ? value.text : "", (rested) =>
    onChange(rested.trim() === "" ? undefined : { kind: "text", text: rested.trim() }),
  );
  return (
    <TextInput
      label={labels.label}
      value={text}
      autoComplete="off"
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={settle}
    />
  );
}
