import type { DecimalField, NumberField } from "@plimsoll/domain/kernel/field/number";
import { useMemo } from "react";
import type { InputProps } from "#fields/field-screen";
import { inputFrame } from "#fields/input-frame";
import { NumberBox } from "./number-box.tsx";

export function QuantityInput(props: InputProps<NumberField | DecimalField>) {
  const { field, value, onChange, onBlur } = props;
  const shape = useMemo(() => shapeOf(field), [field]);
  return (
    <NumberBox
      {...inputFrame(props)}
      shape={shape}
      value={value}
      onValue={onChange}
      onBlur={onBlur}
      masked={field.kind !== "number" && field.autoMask === true}
    />
  );
}

export function shapeOf(field: NumberField | DecimalField) {
  return {
    whole: field.kind === "number",
    scale: field.kind === "number" ? 0 : field.scale,
    unit: field.unit,
  };
}
