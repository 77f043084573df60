/** A field as a form shows it, in one state. It can be used; what is typed stays on this page. */
import type { Field } from "@plimsoll/domain/kernel/field/kinds";
import { useState } from "react";
import { useClientState } from "#app/client-state";
import type { FieldErrors, FieldLabels } from "#fields/field-screen";
import { screenOf } from "#fields/registry";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { State, type StateName } from "./catalogue.tsx";

export interface SpecimenProps {
  readonly id: string;
  readonly field: Field;
  readonly labels: FieldLabels;
  readonly value?: unknown;
  readonly errors?: FieldErrors;
  readonly disabled?: boolean;
}

/** A row that the server does not know: nothing of it is asked for or sent. */
const ROW = "00000000-0000-7000-8000-000000000000";

export function FieldSpecimen({ id, field, labels, value = null, errors = {}, disabled }: SpecimenProps) {
  const [state, setState] = useState(value);
  const country = useClientState((client) => client.country);
  const { Input } = screenOf(field);
  return (
    <Input
      id={id}
      name={id}
      field={field}
      labels={labels}
      value={state}
      onChange={setState}
      onBlur={() => undefined}
      // As in a form: the message goes once something is there.
      errors={state === value ? errors : {}}
      rowContext={{ id: ROW, country, isNew: true }}
      {...(disabled === true ? { disabled } : {})}
    />
  );
}

interface FieldStatesProps {
  readonly id: string;
  readonly field: Field;
  readonly labels: FieldLabels;
  readonly filled: unknown;
  /** Shown beside the usual four. */
  readonly more?: readonly (readonly [state: StateName, props: Partial<SpecimenProps>])[];
}

/** Empty, filled, required and touched, disabled: what every field goes through. */
export function FieldStates({ id, field, labels, filled, more = [] }: FieldStatesProps) {
  const { messages } = useWords();
  const asked = { enter: messages.pleaseEnter, select: messages.pleaseSelect, upload: messages.pleaseUpload };
  const error = say(asked[screenOf(field).asks], { item: labels.label });
  const states: readonly (readonly [StateName, Partial<SpecimenProps>])[] = [
    ["empty", {}],
    ["filled", { value: filled }],
    ["required", { field: { ...field, required: true }, errors: { "": error } }],
    ["disabled", { value: filled, disabled: true }],
    ...more,
  ];
  return (
    <>
      {states.map(([name, props]) => (
        <State key={name} name={name}>
          <FieldSpecimen id={`${id}-${name}`} field={field} labels={labels} {...props} />
        </State>
      ))}
    </>
  );
}
