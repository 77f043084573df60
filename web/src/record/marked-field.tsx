/** A field of the form with its asterisk: also where it is required only as other fields stand. */
import type { Field } from "@plimsoll/domain/kernel/field/kinds";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { type ComponentProps, useDeferredValue, useMemo } from "react";
import { useWatch } from "react-hook-form";
import { type FormBase, isRequiredNow } from "./form-check.ts";
import { FormField } from "./form-field.tsx";

interface MarkedFieldProps extends ComponentProps<typeof FormField> {
  readonly model: RecordModel;
  readonly base: FormBase;
}

export function MarkedField({ model, base, ...props }: MarkedFieldProps) {
  const isAsked = model.definition.requiredWhen?.[props.name] !== undefined;
  return isAsked ? <AskedField model={model} base={base} {...props} /> : <FormField {...props} />;
}

/** Follows the other fields; only those that a rule may ask for pay for it. */
function AskedField({ model, base, field, ...props }: MarkedFieldProps) {
  const values: Values = useDeferredValue(useWatch({ control: props.control }));
  const required = isRequiredNow(model, base, props.name, values);
  const marked = useMemo<Field>(() => ({ ...field, required }), [field, required]);
  return <FormField field={marked} {...props} />;
}
