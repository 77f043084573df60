/** One line of text; e-mail, phone and tax number differ in the keyboard that a phone brings up. */
import { TextInput } from "@mantine/core";
import { formatTaxId } from "@plimsoll/domain/country/tax-id";
import { DEFAULT_MAX_LENGTH, type TextField } from "@plimsoll/domain/kernel/field/text";
import { type ChangeEvent, useState } from "react";
import { CellInput } from "#fields/cell-input";
import type { InputProps } from "#fields/field-screen";
import { inputFrame } from "#fields/input-frame";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";

const TYPES: Partial<Record<TextField["kind"], { type: string; inputMode: "email" | "tel" }>> = {
  email: { type: "email", inputMode: "email" },
  phone: { type: "text", inputMode: "tel" },
};

/** A tax number is kept without marks and read with them, as its country prints it. */
export function TaxIdInput(props: InputProps<TextField>) {
  const { value, onChange, onBlur, rowContext } = props;
  const [typed, setTyped] = useState<string>();
  const change = (next: unknown) => {
    setTyped(String(next));
    onChange(next);
  };
  const leave = () => {
    setTyped(undefined);
    onBlur();
  };
  const written = typeof value === "string" ? formatTaxId(rowContext.country, value) : value;
  return <LineInput {...props} value={typed ?? written} onChange={change} onBlur={leave} />;
}

export function LineInput(props: InputProps<TextField>) {
  const { id, field, labels, value, onChange, onBlur, errors, disabled = false, bare = false } = props;
  const { example } = useWords().app.parts;
  const line = {
    ...TYPES[field.kind],
    value: typeof value === "string" ? value : "",
    // A shorter limit is not enforced by cutting: what was pasted stays and the error says how long it may be.
    maxLength: DEFAULT_MAX_LENGTH,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      onChange(field.capitals ? currentTarget.value.toUpperCase() : currentTarget.value),
    onBlur,
  };
  if (bare)
    return (
      <CellInput
        {...line}
        id={id}
        aria-label={labels.label}
        aria-required={field.required === true}
        disabled={disabled}
        error={errors[""]}
      />
    );
  const placeholder = field.example === undefined ? undefined : say(example, { value: field.example });
  return <TextInput {...inputFrame(props)} {...line} autoComplete="off" placeholder={placeholder} />;
}
