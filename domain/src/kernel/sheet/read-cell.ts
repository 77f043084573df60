/**
 * Decides what a cell of somebody's sheet means, in the language they work in: understood, empty, or refused with
 * the reason. Nothing is guessed: a number that another language would read differently is refused, a bare serial
 * number is no date, and an empty cell is absent, never zero.
 */
import { parseDate } from "../dates.ts";
import { canonical, isDecimalText } from "../decimal.ts";
import type { ErrorCode } from "../errors.ts";
import type { Attribute } from "../field/field.ts";
import { isUuid } from "../field/relation.ts";
import type { Locale } from "../locale.ts";
import { type NumberRefusal, parseInteger, parseNumber } from "../number-text.ts";
import type { SheetColumn } from "./columns.ts";

/** A cell as a file holds it; a real date of Excel comes without a zone, as `2026-11-15T03:30`. */
export type SheetCell = string | number | boolean | { readonly date: string } | null;

/** The words that mean a choice or a yes, in every language: a sheet may come from a colleague abroad. */
export interface Vocabulary {
  readonly locale: Locale;
  choice(path: string, text: string): string | undefined;
  flag(text: string): boolean | undefined;
}

/** A row of another record, named by a person; whoever has a database finds it. */
export interface RowToFind {
  readonly find: string;
}

export type CellReading =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: ErrorCode };

const understood = (value: unknown): CellReading => ({ ok: true, value });
const refused = (code: ErrorCode): CellReading => ({ ok: false, code });

export function isRowToFind(value: unknown): value is RowToFind {
  return typeof value === "object" && value !== null && "find" in value;
}

export function readSheetCell(column: SheetColumn, cell: SheetCell, words: Vocabulary): CellReading {
  const isEmpty = cell === null || (typeof cell === "string" && cell.trim() === "");
  switch (column.kind) {
    case "links":
      return understood(isEmpty ? [] : splitList(textOf(cell)).map(soughtBy));
    case "children":
      return isEmpty ? understood([]) : readChildren(column, textOf(cell), words);
    case "reference":
      return understood(isEmpty ? null : soughtBy(textOf(cell)));
    case "part":
      return understood(isEmpty ? null : textOf(cell));
    case "base":
      return isEmpty ? understood(null) : readBase(column.type, cell, words);
    case "value":
      if (isEmpty) return understood(column.attribute.type === "texts" ? [] : null);
      return readValue(column.attribute, column.key, cell, words);
  }
}

function readBase(type: string, cell: SheetCell, words: Vocabulary): CellReading {
  if (type === "boolean") return readFlag(cell, words);
  const text = textOf(cell);
  if (type === "uuid")
    return isUuid(text.toLowerCase()) ? understood(text.toLowerCase()) : refused("invalid_id");
  return understood(text);
}

function readValue(attribute: Attribute, path: string, cell: SheetCell, words: Vocabulary): CellReading {
  switch (attribute.type) {
    case "decimal":
    case "integer":
      return readNumber(attribute, cell, words.locale);
    case "boolean":
      return readFlag(cell, words);
    case "date":
      return readDay(cell, words.locale);
    case "instant":
    case "local":
      return readMoment(attribute, cell, words.locale);
    case "uuid":
      return understood(soughtBy(textOf(cell)));
    case "texts": {
      const found = splitList(textOf(cell)).map((one) => words.choice(path, one));
      return found.includes(undefined) ? refused("not_a_choice") : understood(found);
    }
    case "json":
      return readStructure(textOf(cell));
    default: {
      if (!attribute.choices) return understood(textOf(cell));
      const found = words.choice(path, textOf(cell));
      return found === undefined ? refused("not_a_choice") : understood(found);
    }
  }
}

/** A structure stands in its cell as it travels. */
function readStructure(text: string): CellReading {
  try {
    return understood(JSON.parse(text));
  } catch {
    return refused("invalid");
  }
}

const NUMBER_CODES: Readonly<Record<NumberRefusal, ErrorCode>> = {
  empty: "required",
  not_a_number: "not_a_number",
  ambiguous: "ambiguous_number",
  thousands: "thousands_mark",
  too_precise: "too_precise",
  negative: "negative_number",
  too_long: "too_long",
};

function readNumber(attribute: Attribute, cell: SheetCell, locale: Locale): CellReading {
  const isWhole = attribute.type === "integer";
  if (typeof cell === "number") {
    const text = decimalOf(cell);
    if (text === undefined) return refused("not_a_number");
    if (!isWhole) return understood(text);
    return text.includes(".") ? refused("not_an_integer") : understood(Number(text));
  }
  if (typeof cell !== "string") return refused("not_a_number");
  const read = isWhole ? parseInteger(cell, locale) : parseNumber(cell, locale);
  if (!read.ok) return refused(NUMBER_CODES[read.reason]);
  return understood(isWhole ? Number(read.value) : read.value);
}

/** Excel keeps fifteen digits; what stands behind them is noise of its binary fractions. */
function decimalOf(value: number): string | undefined {
  if (!Number.isFinite(value)) return undefined;
  const text = withoutExponent(Number(value.toPrecision(15)).toString());
  return isDecimalText(text) ? canonical(text) : undefined;
}

/** `1e-7` as `0.0000001`: very small and very large numbers print with an exponent. */
function withoutExponent(text: string): string {
  const [, sign = "", whole = "", fraction = "", exponent] =
    /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text) ?? [];
  if (exponent === undefined) return text;
  const digits = `${whole}${fraction}`;
  const point = whole.length + Number(exponent);
  if (point <= 0) return `${sign}0.${"0".repeat(-point)}${digits}`;
  return `${sign}${digits.slice(0, point).padEnd(point, "0")}.${digits.slice(point) || "0"}`;
}

function readFlag(cell: SheetCell, words: Vocabulary): CellReading {
  if (typeof cell === "boolean") return understood(cell);
  const found = words.flag(textOf(cell));
  return found === undefined ? refused("not_a_choice") : understood(found);
}

function readDay(cell: SheetCell, locale: Locale): CellReading {
  if (isDateCell(cell)) return understood(cell.date.slice(0, 10));
  if (typeof cell !== "string") return refused("invalid_date");
  const read = parseDate(cell, locale);
  return read.ok ? understood(read.value) : refused("invalid_date");
}

/** A day and a clock, as the sheet shows them: UTC for an instant, the place's own clock for a local time. */
function readMoment(attribute: Attribute, cell: SheetCell, locale: Locale): CellReading {
  const [day, clock] = isDateCell(cell)
    ? [cell.date.slice(0, 10), cell.date.slice(11, 19)]
    : textOf(cell)
        .trim()
        .split(/[T\s]+/);
  const date = parseDate(day ?? "", locale);
  const time = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?Z?$/.exec(clock ?? "");
  if (!date.ok) return refused("invalid_date");
  if (!time) return refused("invalid_time");
  const minutes = `${date.value}T${time[1]}:${time[2]}`;
  return understood(attribute.type === "local" ? minutes : `${minutes}:${time[3] ?? "00"}.000Z`);
}

/** One row per line, its values between bars in the order of the definition. */
function readChildren(
  { child, key }: Extract<SheetColumn, { kind: "children" }>,
  text: string,
  words: Vocabulary,
): CellReading {
  const rows: Record<string, unknown>[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === "") continue;
    const cells = splitBars(line);
    if (cells.length > child.attributes.length) return refused("too_many_entries");
    const row: Record<string, unknown> = {};
    for (const [at, attribute] of child.attributes.entries()) {
      const cell = cells[at]?.trim() ?? "";
      const read =
        cell === "" ? understood(null) : readValue(attribute, `${key}.${attribute.name}`, cell, words);
      if (!read.ok) return read;
      row[attribute.name] = read.value;
    }
    rows.push(row);
  }
  return understood(rows);
}

function splitBars(line: string): string[] {
  return line.split(/(?<!\\)\|/).map((part) => part.replaceAll("\\|", "|").replaceAll("\\n", "\n"));
}

function splitList(text: string): string[] {
  return text
    .split(/[;\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== "");
}

function soughtBy(text: string): RowToFind {
  return { find: text.trim() };
}

function isDateCell(cell: SheetCell): cell is { readonly date: string } {
  return typeof cell === "object" && cell !== null;
}

function textOf(cell: SheetCell): string {
  if (cell === null) return "";
  if (isDateCell(cell)) return cell.date;
  if (typeof cell === "number") return decimalOf(cell) ?? String(cell);
  return String(cell).trim();
}
