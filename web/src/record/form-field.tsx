/** One field of the form: binds the control of its kind to the form, and shows what is wrong once it was touched. */
import type { Field } from "@plimsoll/domain/kernel/field/kinds";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { createContext, memo, useContext } from "react";
import { type Control, useController } from "react-hook-form";
import type { FieldErrors, FieldLabels, RowContext } from "#fields/field-screen";
import { screenOf } from "#fields/registry";
import { messagesOf } from "./form-errors.ts";
import classes from "./record-form.module.css";

/** A form may lie over another one: the ids of its controls then begin with this. */
export const FormScope = createContext("");

export const fieldId = (name: string): string => `field-${name}`;

/** Brings the person to a field; inside one of several controls, to the cell that `inside` names or the first that is wrong. */
export function focusField(name: string, inside = ""): void {
  // Of two forms with a field of that name, the upper one comes later in the page.
  const box = [...document.querySelectorAll(`[data-field="${CSS.escape(name)}"]`)].at(-1);
  const wrong = box?.querySelector<HTMLElement>("input[aria-invalid=true], textarea[aria-invalid=true]");
  const target =
    cellAt(box, inside) ??
    wrong ??
    box?.querySelector<HTMLElement>(`[id$="${CSS.escape(fieldId(name))}"]`) ??
    box?.querySelector<HTMLElement>("input, button");
  box?.scrollIntoView({ block: "center" });
  target?.focus({ preventScroll: true });
}

/** `3.draft` is the draft in the fourth row. */
function cellAt(box: Element | undefined, inside: string): HTMLElement | undefined {
  const [, position, column] = /^(\d+)\.(.+)$/.exec(inside) ?? [];
  if (column === undefined) return undefined;
  const row = box?.querySelector("tbody")?.rows[Number(position)];
  return row?.querySelector<HTMLElement>(`[id$="-${CSS.escape(column)}"]`) ?? undefined;
}

interface FormFieldProps {
  readonly name: string;
  readonly field: Field;
  readonly labels: FieldLabels;
  readonly control: Control<Values>;
  readonly rowContext: RowContext;
  /** What is wrong with it, where the whole form is judged at every change; shown once somebody has been there. */
  readonly verdict?: FieldErrors | undefined;
}

const NOTHING: FieldErrors = {};

export const FormField = memo(function FormField({
  name,
  field,
  labels,
  control,
  rowContext,
  verdict,
}: FormFieldProps) {
  const { field: bound, fieldState } = useController({ name, control });
  const { Input, wide } = screenOf(field);
  const scope = useContext(FormScope);
  const errors = verdict ? (fieldState.isTouched ? verdict : NOTHING) : messagesOf(fieldState.error);
  return (
    <div className={wide ? classes.wide : undefined} data-field={name} data-kind={field.kind}>
      <Input
        id={`${scope}${fieldId(name)}`}
        name={name}
        field={field}
        labels={labels}
        value={bound.value}
        onChange={bound.onChange}
        onBlur={bound.onBlur}
        errors={errors}
        rowContext={rowContext}
      />
    </div>
  );
});
