/** What a row shows in a sheet: values as the reader's language writes them, such that `read-cell` understands them. */
import { formatDate } from "../dates.ts";
import type { Attribute } from "../field/field.ts";
import { shownName } from "../field/kinds.ts";
import type { Locale } from "../locale.ts";
import { formatNumber } from "../number-text.ts";
import type { SheetColumn } from "./columns.ts";
import type { SheetCell } from "./read-cell.ts";

/** How choices and flags are called in the language of the sheet. */
export interface Labels {
  readonly locale: Locale;
  choice(path: string, value: string): string;
  readonly yes: string;
  readonly no: string;
}

type Row = Readonly<Record<string, unknown>>;

export function sheetCell(column: SheetColumn, row: Row, labels: Labels): SheetCell {
  switch (column.kind) {
    case "links":
      return namesIn(row[shownName(column.key)]).join("; ") || null;
    case "children":
      return childLines(column, row, labels) || null;
    case "reference":
      return nameOf(row[shownName(column.key)]);
    case "part":
      return partCell(
        column.attribute,
        (row[column.field] as Record<string, string | null> | null)?.[column.part ?? ""] ?? null,
      );
    case "base":
      return typeof row[column.key] === "number" || typeof row[column.key] === "boolean"
        ? (row[column.key] as number | boolean)
        : column.type === "instant"
          ? momentCell(row[column.key])
          : ((row[column.key] as string | null) ?? null);
    case "value":
      return valueCell(column.attribute, column.key, row[column.key], labels);
  }
}

/** A figure that was worked out is a number to whoever sums it up; a name or a street is text, whatever it looks like. */
const partCell = ({ type }: Attribute, value: string | null): SheetCell =>
  type === "json" && value !== null && /^-?\d{1,12}(\.\d{1,3})?$/.test(value) ? Number(value) : value;

const nameOf = (value: unknown) => (value as { name?: string } | null)?.name ?? null;
const namesIn = (value: unknown) => ((value ?? []) as { name: string }[]).map((one) => one.name);

function valueCell(attribute: Attribute, path: string, value: unknown, labels: Labels): SheetCell {
  if (value === null || value === undefined) return null;
  switch (attribute.type) {
    case "decimal":
      // Excel holds numbers as binary fractions; up to 15 digits they come back as they were.
      return String(value).replace(/[-.]/g, "").length <= 15
        ? Number(value)
        : textValue(attribute, path, value, labels);
    case "date":
      return { date: `${String(value)}T00:00` };
    case "instant":
    case "local":
      return momentCell(value);
    case "texts":
      return (value as string[]).map((one) => labels.choice(path, one)).join("; ") || null;
    case "integer":
      return Number(value);
    case "boolean":
      return Boolean(value);
    case "json":
      return JSON.stringify(value);
    default:
      return attribute.choices ? labels.choice(path, String(value)) : String(value);
  }
}

const momentCell = (value: unknown): SheetCell =>
  typeof value === "string" ? { date: value.replace(/(\.\d+)?Z$/, "") } : null;

function childLines(
  { child, key }: Extract<SheetColumn, { kind: "children" }>,
  row: Row,
  labels: Labels,
): string {
  return ((row[key] ?? []) as Row[])
    .map((line) =>
      child.attributes
        .map((attribute) => {
          const value = attribute.references ? nameOf(line[shownName(attribute.name)]) : line[attribute.name];
          return escapeBars(textValue(attribute, `${key}.${attribute.name}`, value, labels));
        })
        .join(" | "),
    )
    .join("\n");
}

/** The same value where only text fits. */
function textValue(attribute: Attribute, path: string, value: unknown, labels: Labels): string {
  if (value === null || value === undefined) return "";
  switch (attribute.type) {
    case "decimal":
      return formatNumber(String(value), labels.locale, { grouping: false });
    case "date":
      return formatDate(String(value), labels.locale);
    case "boolean":
      return value ? labels.yes : labels.no;
    case "texts":
      return (value as string[]).map((one) => labels.choice(path, one)).join("; ");
    case "json":
      return JSON.stringify(value);
    default:
      return attribute.choices ? labels.choice(path, String(value)) : String(value);
  }
}

function escapeBars(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", "\\n");
}
