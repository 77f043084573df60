/** A row as a list shows it, and its columns ready to be drawn. */
import { formatDate, localOf } from "@plimsoll/domain/kernel/dates";
import { unitOf } from "@plimsoll/domain/kernel/field/number";
import type { Locale } from "@plimsoll/domain/kernel/locale";
import { type RecordModel, translationsOf } from "@plimsoll/domain/kernel/record";
import { titleOf, translationIn } from "@plimsoll/domain/kernel/row-title";
import { countryName } from "#app/countries";
import type { FormatContext } from "#fields/field-screen";
import { screenOf } from "#fields/registry";
import type { Phase } from "#ui/status-chip";
import { isBaseColumn, sortAttribute } from "./list-columns.ts";
import type { RecordLabels } from "./record-words.ts";
import { phasesOf } from "./status-phase.ts";

export interface ListRow extends Record<string, unknown> {
  readonly id: string;
  readonly version: number;
  readonly active: boolean;
  readonly country: string | null;
}

export interface Column {
  readonly name: string;
  readonly label: string;
  readonly figure: boolean;
  readonly sortable: boolean;
  readonly text: (row: ListRow) => string | null;
  /** It stands below the first of these columns that is shown. */
  readonly under?: readonly string[];
  /** For a status: the phase whose colour it wears. */
  readonly phase?: (row: ListRow) => Phase | undefined;
}

function baseText(name: string, row: ListRow, formats: FormatContext): string | null {
  const value = row[name];
  if (name === "active")
    return row.active ? formats.words.app.record.list.active : formats.words.app.record.list.inactive;
  if (typeof value !== "string") return null;
  if (name === "country") return countryName(value, formats.locale);
  const time = localOf(value, formats.zone);
  return time === null
    ? value
    : `${formatDate(time.local.slice(0, 10), formats.locale)} ${time.local.slice(11)}`;
}

export function makeColumn(
  model: RecordModel,
  name: string,
  labels: RecordLabels,
  formats: FormatContext,
): Column {
  const sortable = sortAttribute(model, name) !== undefined;
  const field = isBaseColumn(name) ? undefined : model.definition.fields[name];
  if (!field) {
    return {
      name,
      label: labels.column(name),
      figure: false,
      sortable,
      text: (row) => baseText(name, row, formats),
      ...(name === "active" ? { phase: (row) => (row.active ? "done" : "planning") } : {}),
    };
  }
  const screen = screenOf(field);
  const own = labels.field(name);
  const translations = translationsOf(model.definition, name);
  const unit = unitOf(field);
  const phases = phasesOf(model.key, name);
  return {
    ...(phases === undefined ? {} : { phase: (row) => phases[String(row[name])] }),
    ...(field.under === undefined ? {} : { under: field.under }),
    name,
    // A percentage says it in each cell.
    label: unit === undefined || unit === "%" ? own.label : `${own.label} (${unit})`,
    figure: screen.align === "right",
    sortable,
    text: (row) =>
      (translations === undefined ? undefined : translationIn(row[translations], formats.locale)) ??
      screen.text({ name, field, row, labels: own, formats }),
  };
}

/** Columns in one place of the table: a column, and what stands below it in smaller letters. */
export interface ColumnStack {
  readonly column: Column;
  readonly below: readonly Column[];
}

/** Columns side by side; one that belongs under another has no stack of its own while that one is shown. */
export function columnStacks(columns: readonly Column[]): ColumnStack[] {
  const shown = new Set(columns.map(({ name }) => name));
  const above = ({ under }: Column) => under?.find((name) => shown.has(name));
  return columns
    .filter((column) => above(column) === undefined)
    .map((column) => ({ column, below: columns.filter((one) => above(one) === column.name) }));
}

/** What a row is called on every screen, in the reader's language; its id where nothing names it. */
export function rowTitle(model: RecordModel, row: Readonly<Record<string, unknown>>, locale: Locale): string {
  return titleOf(model, row, locale) ?? String(row.id ?? "");
}

/** The first of those that the row has: what is not entered leaves its place to the next. */
export function firstFacts(
  columns: readonly Column[],
  row: ListRow,
  count: number,
): readonly { readonly name: string; readonly label: string; readonly text: string }[] {
  const facts = columns.flatMap(({ name, label, text: textOf }) => {
    const text = textOf(row);
    return text === null ? [] : [{ name, label, text }];
  });
  return facts.slice(0, count);
}
