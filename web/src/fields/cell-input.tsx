/** The control of a cell in a grid: a bare input with its message. A long table has a thousand of them. */
import type { ComponentProps } from "react";
import classes from "./fields.module.css";

export interface CellInputProps extends ComponentProps<"input"> {
  readonly error?: string | undefined;
}

export function CellInput({ error, className, ...rest }: CellInputProps) {
  const errorId = `${rest.id}-error`;
  const isWrong = error !== undefined;
  return (
    <>
      <input
        {...rest}
        className={className === undefined ? classes.cellInput : `${classes.cellInput} ${className}`}
        autoComplete="off"
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={isWrong ? errorId : undefined}
      />
      {isWrong && (
        <p className={classes.error} id={errorId}>
          {error}
        </p>
      )}
    </>
  );
}
