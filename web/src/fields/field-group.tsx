/** Frame of a field that has several controls: one name for all of them, asterisk, help and error. */
import type { Field } from "@plimsoll/domain/kernel/field/kinds";
import type { ReactNode } from "react";
import type { InputProps } from "./field-screen.ts";
import classes from "./fields.module.css";

interface FieldGroupProps {
  readonly of: InputProps<Field>;
  readonly children: ReactNode;
}

export function FieldGroup({ of, children }: FieldGroupProps) {
  const { id, field, labels, errors, bare } = of;
  const error = errors[""];
  const errorId = `${id}-error`;
  return (
    <fieldset
      className={classes.group}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : errorId}
      aria-label={bare ? labels.label : undefined}
    >
      {!bare && (
        <legend className={classes.legend}>
          {labels.label}
          {field.required === true && (
            <span className={classes.star} aria-hidden>
              {" *"}
            </span>
          )}
        </legend>
      )}
      {children}
      {!bare && labels.help !== undefined && <p className={classes.help}>{labels.help}</p>}
      {error !== undefined && (
        <p className={classes.error} id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
