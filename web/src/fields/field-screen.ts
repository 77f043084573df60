/** The screen half of a field kind: how a value is typed, shown and filtered. */
import type { Field } from "@plimsoll/domain/kernel/field/kinds";
import type { FilterValue } from "@plimsoll/domain/kernel/filter-value";
import type { Locale } from "@plimsoll/domain/kernel/locale";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import type { ScreenWords } from "@plimsoll/domain/locales/words";
import type { ComponentType, CSSProperties } from "react";

export interface FieldLabels {
  readonly label: string;
  readonly help?: string | undefined;
  readonly choices?: Readonly<Record<string, string>> | undefined;
  /** Labels of the fields of child rows. */
  readonly inner?: Readonly<Record<string, FieldLabels>> | undefined;
}

/** The row around a field: what a reference may point at and a file belongs to depend on it. */
export interface RowContext {
  readonly id: string;
  readonly country: string | null;
  /** A row that the server does not know yet. */
  readonly isNew: boolean;
}

/** Messages by path inside the field; the empty path is the field as a whole. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface InputProps<F extends Field = Field> {
  /** Id of the control, so that an error list can focus it. */
  readonly id: string;
  readonly name: string;
  readonly field: F;
  readonly labels: FieldLabels;
  /** The value in its form shape (see `form-state`). */
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
  readonly errors: FieldErrors;
  readonly rowContext: RowContext;
  readonly disabled?: boolean;
  /** Inside a grid: the column names the control, so its own label is only spoken. */
  readonly bare?: boolean;
}

export interface FilterProps<F extends Field = Field> {
  readonly name: string;
  readonly field: F;
  readonly labels: FieldLabels;
  readonly value: FilterValue | undefined;
  readonly onChange: (value: FilterValue | undefined) => void;
  readonly country: string | null;
}

/** What turning values into text depends on. */
export interface FormatContext {
  readonly locale: Locale;
  readonly words: ScreenWords;
  readonly zone: string;
}

export interface Shown<F extends Field = Field> {
  readonly name: string;
  readonly field: F;
  readonly row: Values;
  readonly labels: FieldLabels;
  readonly formats: FormatContext;
}

/** The value as one text; null when nothing was entered, which is not the same as zero. */
export type TextOf<F extends Field = Field> = (shown: Shown<F>) => string | null;

export type FilterKind = FilterValue["kind"];

export interface FieldScreen<F extends Field = Field> {
  readonly Input: ComponentType<InputProps<F>>;
  readonly text: TextOf<F>;
  /** Missing where a list cannot be narrowed by the kind. */
  readonly Filter?: ComponentType<FilterProps<F>>;
  readonly align?: CSSProperties["textAlign"];
  /** Takes a whole line of the form. */
  readonly wide?: boolean;
  /** Which sentence asks for it: one types a name, selects a city, uploads a file. */
  readonly asks: "enter" | "select" | "upload";
}
