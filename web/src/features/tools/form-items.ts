/** What a calculator asks for, as data: each item knows its place in the request and its word. */
import type { CalculatorWords } from "@plimsoll/domain/locales/calculator-words";

export type Label = (words: CalculatorWords) => string;
export type ChoiceWords = (words: CalculatorWords) => Readonly<Record<string, string>>;

interface Placed {
  /** Dotted path in the request; inside rows and cards, in the row. */
  readonly path: string;
  readonly label: Label;
}

export interface FigureItem extends Placed {
  readonly kind: "figure";
}
export interface WholeItem extends Placed {
  /** A JSON number of the request, such as a count of decimals. */
  readonly kind: "whole";
}
export interface TextItem extends Placed {
  readonly kind: "text";
}
export interface DayItem extends Placed {
  readonly kind: "day";
}
export interface MomentItem extends Placed {
  /** A moment in UTC, as a statement of facts is written. */
  readonly kind: "moment";
}
export interface FlagItem extends Placed {
  readonly kind: "flag";
}
export interface ChoiceItem extends Placed {
  readonly kind: "choice";
  readonly choices: readonly string[];
  readonly words: ChoiceWords;
}
export interface ChoicesItem extends Placed {
  readonly kind: "choices";
  readonly choices: readonly string[];
  readonly words: ChoiceWords;
}
export type SimpleItem =
  | FigureItem
  | WholeItem
  | TextItem
  | DayItem
  | MomentItem
  | FlagItem
  | ChoiceItem
  | ChoicesItem;

export interface GroupItem {
  readonly kind: "group";
  readonly label: Label;
  readonly items: readonly Item[];
}
/** A grid: one line per row. A block of cells from a spreadsheet can be pasted into it. */
export interface RowsItem extends Placed {
  readonly kind: "rows";
  readonly columns: readonly SimpleItem[];
}
/** A list whose entries are too large for a line. */
export interface CardsItem extends Placed {
  readonly kind: "cards";
  readonly items: readonly Item[];
}
export type Item = SimpleItem | GroupItem | RowsItem | CardsItem;

export const figure = (path: string, label: Label): FigureItem => ({ kind: "figure", path, label });
export const whole = (path: string, label: Label): WholeItem => ({ kind: "whole", path, label });
export const text = (path: string, label: Label): TextItem => ({ kind: "text", path, label });
export const day = (path: string, label: Label): DayItem => ({ kind: "day", path, label });
export const moment = (path: string, label: Label): MomentItem => ({ kind: "moment", path, label });
export const flag = (path: string, label: Label): FlagItem => ({ kind: "flag", path, label });
export const choice = (
  path: string,
  label: Label,
  choices: readonly string[],
  words: ChoiceWords,
): ChoiceItem => ({ kind: "choice", path, label, choices, words });
export const choices = (
  path: string,
  label: Label,
  list: readonly string[],
  words: ChoiceWords,
): ChoicesItem => ({ kind: "choices", path, label, choices: list, words });
export const group = (label: Label, items: readonly Item[]): GroupItem => ({ kind: "group", label, items });
export const rows = (path: string, label: Label, columns: readonly SimpleItem[]): RowsItem => ({
  kind: "rows",
  path,
  label,
  columns,
});
export const cards = (path: string, label: Label, items: readonly Item[]): CardsItem => ({
  kind: "cards",
  path,
  label,
  items,
});

/** One figure for each of a list of names: defects, deductibles, readings. */
export const figures = (path: string, names: readonly string[], words: ChoiceWords): FigureItem[] =>
  names.map((name) => figure(`${path}.${name}`, (all) => words(all)[name] ?? name));
