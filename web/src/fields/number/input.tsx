import type { DecimalField, NumberField } from "@plimsoll/domain/kernel/field/number";
import { useMemo } from "react";
import type { InputProps } from "#fields/field-screen";
import { inputFrame } from "#fields/input-frame";
import { NumberBox, NumberCell } from "./number-box.tsx";
import { shapeOf } from "./read-number.ts";

export function QuantityInput(props: InputProps<NumberField | DecimalField>) {
  const { id, field, labels, value, onChange, onBlur, errors, disabled = false, bare = false } = props;
  const shape = useMemo(() => shapeOf(field), [field]);
  const masked = field.kind !== "number" && field.autoMask === true;
  const number = { shape, value, onValue: onChange, onBlur, masked };
  if (!bare) return <NumberBox {...inputFrame(props)} {...number} />;
  return (
    <NumberCell
      {...number}
      id={id}
      aria-label={labels.label}
      aria-required={field.required === true}
      disabled={disabled}
      error={errors[""]}
    />
  );
}
