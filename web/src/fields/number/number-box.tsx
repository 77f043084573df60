/** A number as people write it in the language of the screen. Used by every kind that is a quantity. */
import { TextInput, type TextInputProps } from "@mantine/core";
import { CellInput, type CellInputProps } from "#fields/cell-input";
import classes from "#fields/fields.module.css";
import { type NumberTextOptions, useNumberText } from "./use-number-text.ts";

export interface NumberBoxProps extends Omit<TextInputProps, "value" | "onChange">, NumberTextOptions {}

export function NumberBox({ shape, value, onValue, masked = false, onBlur, ...rest }: NumberBoxProps) {
  const { text, empty, type, paste, settle } = useNumberText({ shape, value, onValue, masked });
  return (
    <TextInput
      placeholder={empty}
      {...rest}
      value={text}
      inputMode="decimal"
      autoComplete="off"
      classNames={{ input: classes.figure }}
      {...(shape.unit === undefined
        ? {}
        : {
            rightSection: <span className={classes.unit}>{shape.unit}</span>,
            rightSectionWidth: 22 + shape.unit.length * 8,
            rightSectionPointerEvents: "none" as const,
          })}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onPaste={paste}
      onBlur={(event) => {
        settle();
        onBlur?.(event);
      }}
    />
  );
}

export interface NumberCellProps extends Omit<CellInputProps, "value" | "onChange">, NumberTextOptions {}

/** The same in a grid, where the column names the unit. */
export function NumberCell({ shape, value, onValue, masked = false, onBlur, ...rest }: NumberCellProps) {
  const { text, empty, type, paste, settle } = useNumberText({ shape, value, onValue, masked });
  return (
    <CellInput
      placeholder={empty}
      {...rest}
      value={text}
      inputMode="decimal"
      className={classes.figure}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onPaste={paste}
      onBlur={(event) => {
        settle();
        onBlur?.(event);
      }}
    />
  );
}
