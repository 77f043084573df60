/** The holds of a ship: the drawing shows what the rows below say; a click on a hold leads to its row. */
import type { ChildrenField } from "@plimsoll/domain/kernel/field/kinds";
import { useMemo, useRef } from "react";
import { ChildrenInput } from "#fields/children/input";
import { focusCell } from "#fields/children/use-child-rows";
import type { InputProps } from "#fields/field-screen";
import type { ChildState } from "#fields/form-state";
import { CargoDiagram } from "#ui/cargo-diagram";
import classes from "./holds.module.css";
import { readHolds, unitOf } from "./read-holds.ts";

export function HoldsInput(props: InputProps<ChildrenField>) {
  const { field, labels, value, disabled = false } = props;
  const rows = useRef<HTMLDivElement>(null);
  const holds = useMemo(
    () => readHolds(field, Array.isArray(value) ? (value as ChildState[]) : []),
    [field, value],
  );
  const reach = (number: number) => {
    const hold = holds.find((one) => one.number === number);
    if (hold) focusCell(rows.current, hold.row, 1);
  };
  return (
    <>
      {holds.length > 0 && (
        <CargoDiagram
          label={labels.label}
          holds={holds}
          unit={unitOf(field)}
          {...(disabled ? {} : { onSelect: reach })}
        />
      )}
      <div ref={rows} className={classes.rows}>
        <ChildrenInput {...props} />
      </div>
    </>
  );
}
