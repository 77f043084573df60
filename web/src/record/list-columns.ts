/** Which columns a list of a record can have, what they are sorted by, and which attributes they need. */
import { attributesOf, type Field, shownName } from "@plimsoll/domain/kernel/field/kinds";
import { hasCountry, isOrderable, type RecordModel, translationsOf } from "@plimsoll/domain/kernel/record";
import { titleAttributes } from "@plimsoll/domain/kernel/row-title";
import { catalog } from "@plimsoll/domain/records";
import { columnsOf } from "./narrowed-model.ts";
import { hasStatus } from "./status-phase.ts";

/** Columns that every record offers beside its own fields. */
export const BASE_COLUMNS = ["active", "country", "created_at", "updated_at"] as const;
export type BaseColumn = (typeof BASE_COLUMNS)[number];

export function isBaseColumn(column: string): column is BaseColumn {
  return (BASE_COLUMNS as readonly string[]).includes(column);
}

export function columnNames(model: RecordModel): string[] {
  const base = BASE_COLUMNS.filter((column) => column !== "country" || hasCountry(model.definition.scope));
  return [...Object.keys(model.definition.fields), ...base];
}

/** What a list shows until somebody chooses otherwise: the declared columns, and whether the row is in use where no status tells. */
export function standardColumns(model: RecordModel): string[] {
  const narrowed = columnsOf(model);
  if (narrowed) return [...narrowed];
  const declared = Object.entries(model.definition.fields).flatMap(([name, field]) =>
    field.list ? [name] : [],
  );
  return hasStatus(model.key) ? declared : [...declared, "active"];
}

/** The columns to show, kept ones first asked; names of another version of the record are dropped. */
export function columnsToShow(
  model: RecordModel,
  ...choices: (readonly string[] | null | undefined)[]
): string[] {
  const known = new Set(columnNames(model));
  for (const choice of choices) {
    const columns = (choice ?? []).filter((column) => known.has(column));
    if (columns.length > 0) return columns;
  }
  return standardColumns(model);
}

/** The name the list call sorts by; nothing where the kind has no order. */
export function sortAttribute(model: RecordModel, column: string): string | undefined {
  if (isBaseColumn(column)) return columnNames(model).includes(column) ? column : undefined;
  const field: Field | undefined = model.definition.fields[column];
  if (!field || field.kind === "coordinates") return undefined;
  if (field.kind === "reference")
    return `${shownName(column)}.${catalog.find(field.to)?.definition.title ?? "name"}`;
  const [attribute] = attributesOf(column, field);
  return attribute && isOrderable(attribute) ? attribute.name : undefined;
}

/** The attributes a list call must bring for these columns; everything where a column is no plain attribute. */
export function fieldsFor(model: RecordModel, columns: readonly string[]): string[] {
  const names = new Set<string>(["id", "version", "active", "country", ...titleAttributes(model)]);
  for (const column of columns) {
    if (isBaseColumn(column)) {
      names.add(column);
      continue;
    }
    const field = model.definition.fields[column];
    if (!field) continue;
    const attributes = attributesOf(column, field);
    if (attributes.length === 0) return ["*"];
    for (const attribute of attributes) names.add(attribute.name);
    const translations = translationsOf(model.definition, column);
    if (translations !== undefined) names.add(translations);
    if (field.kind === "reference") names.add(shownName(column));
  }
  return [...names];
}

/** The columns of an Excel file: attributes, because a spreadsheet has one value per cell. */
export function exportColumns(model: RecordModel, columns: readonly string[]): string[] {
  return columns.flatMap((column) => {
    if (isBaseColumn(column)) return [column];
    const field = model.definition.fields[column];
    return field ? attributesOf(column, field).map((attribute) => attribute.name) : [];
  });
}

/** The field that says where a row lies. */
export function placeFieldOf({ definition }: RecordModel): string | undefined {
  return Object.entries(definition.fields).find(([, field]) => field.kind === "coordinates")?.[0];
}
