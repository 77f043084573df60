/** What every control of a form has around it: label above, help below, then the error. */
import type { Field } from "@plimsoll/domain/kernel/field/kinds";
import type { InputProps } from "./field-screen.ts";

const ORDER = ["label", "input", "description", "error"] as const;

export function inputFrame<F extends Field>({ id, field, labels, errors, disabled, bare }: InputProps<F>) {
  return {
    id,
    label: bare ? undefined : labels.label,
    "aria-label": bare ? labels.label : undefined,
    description: bare ? undefined : labels.help,
    error: errors[""],
    withAsterisk: field.required === true && !bare,
    "aria-required": field.required === true,
    disabled: disabled ?? false,
    inputWrapperOrder: [...ORDER],
  };
}

/** The part of the messages that belongs to one place inside a field. */
export function errorsAt(errors: Readonly<Record<string, string>>, path: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [key, message] of Object.entries(errors)) {
    if (key === path) found[""] = message;
    else if (key.startsWith(`${path}.`)) found[key.slice(path.length + 1)] = message;
  }
  return found;
}
