/** Closed lists: choice, multi-choice, flag. */
import { z } from "zod";
import { type Attribute, attribute, type FieldOptions } from "./field.ts";
import { refined } from "./issues.ts";

export const choice = <
  const C extends readonly string[],
  const O extends FieldOptions & { readonly default?: C[number] },
>(
  choices: C,
  options: O = {} as O,
): { readonly kind: "choice"; readonly choices: C } & O => ({ kind: "choice", choices, ...options });

export const multiChoice = <const C extends readonly string[], const O extends FieldOptions>(
  choices: C,
  options: O = {} as O,
): { readonly kind: "multiChoice"; readonly choices: C } & O => ({
  kind: "multiChoice",
  choices,
  ...options,
});

/** Yes or no; a flag is never absent. */
export const flag = <
  const O extends Omit<FieldOptions, "required" | "unique"> & { readonly default?: boolean },
>(
  options: O = {} as O,
): { readonly kind: "flag"; readonly required: true } & O => ({ kind: "flag", required: true, ...options });

export type ChoiceField = {
  readonly kind: "choice";
  readonly choices: readonly string[];
  readonly default?: string;
} & FieldOptions;
export type MultiChoiceField = {
  readonly kind: "multiChoice";
  readonly choices: readonly string[];
} & FieldOptions;
export type FlagField = { readonly kind: "flag"; readonly default?: boolean } & FieldOptions;

export function choiceAttributes(name: string, field: ChoiceField): Attribute[] {
  const schema = refined(z.string(), (value) => (field.choices.includes(value) ? undefined : "not_a_choice"));
  return [attribute(name, field, { type: "text", sql: "text", schema, choices: field.choices })];
}

export function multiChoiceAttributes(name: string, field: MultiChoiceField): Attribute[] {
  const one = refined(z.string(), (value) => (field.choices.includes(value) ? undefined : "not_a_choice"));
  const schema = refined(z.array(one), (values) => {
    if (new Set(values).size !== values.length) return "invalid";
    return field.required && values.length === 0 ? "required" : undefined;
  });
  return [
    attribute(
      name,
      { ...field, default: field.required ? undefined : [] },
      { type: "texts", sql: "text[]", schema },
    ),
  ];
}

export function flagAttributes(name: string, field: FlagField): Attribute[] {
  return [
    attribute(
      name,
      { ...field, required: true, default: field.default ?? false },
      {
        type: "boolean",
        sql: "boolean",
        schema: z.boolean(),
      },
    ),
  ];
}
