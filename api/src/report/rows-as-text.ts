/** Rows of any record as texts in somebody's language and by the clock of a place: what its list would show of them. */
import { formatDate, localOf } from "@plimsoll/domain/kernel/dates";
import { unitOf } from "@plimsoll/domain/kernel/field/number";
import type { Locale } from "@plimsoll/domain/kernel/locale";
import { formatNumber } from "@plimsoll/domain/kernel/number-text";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import { type SheetColumn, sheetColumns } from "@plimsoll/domain/kernel/sheet/columns";
import { type Labels, sheetCell } from "@plimsoll/domain/kernel/sheet/write-cell";
import { headingOf, labelsOf } from "#record/import/vocabulary";
import type { WireRow } from "#record/row";

export const EMPTY = "—";

export interface Tongue {
  readonly locale: Locale;
  readonly zone: string;
}

export function momentIn(value: unknown, { locale, zone }: Tongue): string {
  const local = typeof value === "string" ? localOf(value, zone)?.local : undefined;
  return local === undefined ? EMPTY : `${formatDate(local.slice(0, 10), locale)} ${local.slice(11, 16)}`;
}

/** The columns of its list, without those that say which operation it is. */
export function listedColumns(model: RecordModel, without: readonly string[]): readonly SheetColumn[] {
  const listed = new Set(
    Object.entries(model.definition.fields).flatMap(([name, field]) => (field.list ? [name] : [])),
  );
  return sheetColumns(model).filter(({ field }) => listed.has(field) && !without.includes(field));
}

export function headed(model: RecordModel, columns: readonly SheetColumn[], locale: Locale) {
  return columns.map((column) => ({
    label: withUnit(headingOf(model, column, locale), model, column),
    number: column.kind === "value" && ["decimal", "integer"].includes(column.attribute.type),
  }));
}

function withUnit(label: string, model: RecordModel, column: SheetColumn): string {
  const unit = unitOfColumn(model, column);
  return unit === undefined ? label : `${label} (${unit})`;
}

export const unitOfColumn = (model: RecordModel, { kind, field }: SheetColumn) =>
  kind === "value" ? unitOf(model.definition.fields[field]) : undefined;

export function rowsAsText(
  model: RecordModel,
  columns: readonly SheetColumn[],
  rows: readonly WireRow[],
  tongue: Tongue,
): string[][] {
  const labels = labelsOf(model, tongue.locale);
  return rows.map((row) => columns.map((column) => textOf(column, row, labels, tongue)));
}

function textOf(column: SheetColumn, row: WireRow, labels: Labels, tongue: Tongue): string {
  const value = row[column.key];
  if (column.kind === "value" && value !== null && value !== undefined)
    switch (column.attribute.type) {
      case "decimal":
      case "integer":
        return formatNumber(String(value), tongue.locale);
      case "date":
        return formatDate(String(value), tongue.locale);
      case "instant":
        return momentIn(value, tongue);
    }
  const cell = sheetCell(column, row, labels);
  if (cell === null || cell === "") return EMPTY;
  if (typeof cell === "boolean") return cell ? labels.yes : labels.no;
  return typeof cell === "object" ? cell.date.slice(0, 16).replace("T", " ") : String(cell);
}
