/** What a calculator asks for: fields of the kinds that records have, each at its place in the request and with its word. */
import * as choiceKinds from "@plimsoll/domain/kernel/field/choice";
import type { Field, PlainField } from "@plimsoll/domain/kernel/field/kinds";
import { decimal, number } from "@plimsoll/domain/kernel/field/number";
import { children } from "@plimsoll/domain/kernel/field/relation";
import * as textKinds from "@plimsoll/domain/kernel/field/text";
import { date, instant } from "@plimsoll/domain/kernel/field/time";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import type { CalculatorWords } from "@plimsoll/domain/locales/calculator-words";
import type { FieldLabels } from "#fields/field-screen";

export type Label = (words: CalculatorWords) => string;
export type ChoiceWords = (words: CalculatorWords) => Readonly<Record<string, string>>;

export interface FieldItem<F extends Field = Field> {
  readonly kind: "field";
  /** Dotted path in the request; inside rows and cards, in the row. */
  readonly path: string;
  readonly field: F;
  readonly label: Label;
  readonly choices?: ChoiceWords;
  /** What the rows of a grid have, by the same kinds. */
  readonly columns?: readonly FieldItem<PlainField>[];
}
/** Fields under a common name. */
export interface GroupItem {
  readonly kind: "group";
  readonly label: Label;
  readonly items: readonly Item[];
  /** How many stand side by side, where that says what belongs together: port beside starboard. */
  readonly across?: number;
}
/** A list whose entries are too large for a line of a grid. */
export interface CardsItem {
  readonly kind: "cards";
  readonly path: string;
  readonly label: Label;
  readonly items: readonly Item[];
  /** What a new entry begins with. */
  readonly blank: Values;
}
export type Item = FieldItem | GroupItem | CardsItem;

/** Which decimals and bounds a figure may have, its calculation judges; none takes more than these. */
const FIGURE = decimal({ scale: 12, shown: "given" });
/** Grams of a sample, percentages, drafts, densities: nobody writes them with thousands, everybody with either mark. */
const SMALL_FIGURE = decimal({ scale: 12, shown: "given", thousands: false });

const asked =
  <F extends PlainField>(field: F) =>
  (path: string, label: Label): FieldItem<F> => ({ kind: "field", path, field, label });

export const figure = asked(FIGURE);
export const smallFigure = asked(SMALL_FIGURE);
/** A JSON number of the request, such as a count of decimals. */
export const whole = asked(number());
export const text = asked(textKinds.text());
export const day = asked(date());
/** As a statement of facts is written. */
export const moment = asked(instant({ zone: "UTC" }));
export const flag = asked(choiceKinds.flag());

export const choice = (
  path: string,
  label: Label,
  list: readonly string[],
  choices: ChoiceWords,
): FieldItem<PlainField> => ({ ...asked(choiceKinds.choice(list))(path, label), choices });

export const choices = (
  path: string,
  label: Label,
  list: readonly string[],
  words: ChoiceWords,
): FieldItem<PlainField> => ({ ...asked(choiceKinds.multiChoice(list))(path, label), choices: words });

export const rows = (path: string, label: Label, columns: readonly FieldItem<PlainField>[]): FieldItem => ({
  kind: "field",
  path,
  field: children(Object.fromEntries(columns.map((column) => [column.path, column.field]))),
  label,
  columns,
});

export const group = (label: Label, items: readonly Item[], across?: number): GroupItem => ({
  kind: "group",
  label,
  items,
  ...(across === undefined ? {} : { across }),
});

export const cards = (path: string, label: Label, items: readonly Item[], blank: Values = {}): CardsItem => ({
  kind: "cards",
  path,
  label,
  items,
  blank,
});

/** One figure for each of a list of names: defects, deductibles, readings. */
const oneEach =
  (kind: typeof figure | typeof smallFigure) =>
  (path: string, names: readonly string[], words: ChoiceWords): FieldItem[] =>
    names.map((name) => kind(`${path}.${name}`, (all) => words(all)[name] ?? name));

export const figures = oneEach(figure);
export const smallFigures = oneEach(smallFigure);

export function labelsOf(item: FieldItem, words: CalculatorWords): FieldLabels {
  return {
    label: item.label(words),
    choices: item.choices?.(words),
    ...(item.columns && {
      inner: Object.fromEntries(item.columns.map((column) => [column.path, labelsOf(column, words)])),
    }),
  };
}

/** The fields and lists of a form, whatever group they stand in. */
export function ungrouped(items: readonly Item[]): (FieldItem | CardsItem)[] {
  return items.flatMap((item) => (item.kind === "group" ? ungrouped(item.items) : [item]));
}
