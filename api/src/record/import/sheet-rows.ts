/** The rows of an uploaded sheet, Excel or CSV, taken one by one; what is too much is refused while it comes. */
import type { SheetCell } from "@plimsoll/domain/kernel/sheet/read-cell";
import { detectDelimiter, streamCsvRows } from "hucre/csv";
import { streamXlsxRows } from "hucre/xlsx";
import { checkedWorkbook, isArchive } from "./sheet-archive.ts";
import {
  MAX_CELL,
  MAX_CELLS,
  MAX_COLUMNS,
  MAX_HEADING,
  MAX_LINES,
  MAX_ROWS,
  MAX_TEXT,
  SheetRefusal,
} from "./sheet-limits.ts";

type Cell = string | number | boolean | Date | null | undefined;

export interface SheetFile {
  readonly headers: readonly string[];
  /** The cells of each row as JSON, as they are stored: half a million cells as values would take twenty times as much. */
  readonly rows: readonly string[];
}

export async function sheetRows(bytes: Buffer): Promise<SheetFile> {
  const sheet = new Collector();
  try {
    if (isArchive(bytes))
      for await (const row of streamXlsxRows(await checkedWorkbook(bytes))) sheet.add(row.values as Cell[]);
    else for (const row of textRows(bytes)) sheet.add(row);
    return sheet.file();
  } catch (problem) {
    throw problem instanceof SheetRefusal ? problem : new SheetRefusal("invalid_file");
  }
}

/** The first row with anything in it holds the headings; empty rows do not count. */
class Collector {
  #headers: string[] | undefined;
  readonly #rows: string[] = [];
  #text = 0;
  #cells = 0;

  add(row: readonly Cell[]): void {
    if (row.length > MAX_COLUMNS) throw new SheetRefusal("too_many_columns", { max: MAX_COLUMNS });
    if (row.every(isEmpty)) return;
    for (const cell of row) {
      if (!isEmpty(cell)) this.#cells++;
      this.#text += lengthOf(cell);
    }
    if (this.#text > MAX_TEXT || this.#cells > MAX_CELLS) throw new SheetRefusal("too_large");
    if (this.#headers === undefined) this.#headers = headings(row);
    else {
      if (this.#rows.length >= MAX_ROWS) throw new SheetRefusal("too_many_entries", { max: MAX_ROWS });
      this.#rows.push(JSON.stringify(this.#headers.map((_, at) => sheetCell(row[at]))));
    }
  }

  file(): SheetFile {
    if (this.#headers === undefined) throw new SheetRefusal("invalid_file");
    return { headers: this.#headers, rows: this.#rows };
  }
}

function headings(row: readonly Cell[]): string[] {
  const all = row.map((cell) => storable(String(cell ?? "").trim()).slice(0, MAX_HEADING));
  return all.slice(0, all.findLastIndex((heading) => heading !== "") + 1);
}

const SAMPLE = 65_536;

/** A text that is no UTF-8 comes from an older Excel, which writes Western European letters. */
function* textRows(bytes: Buffer): Generator<Cell[]> {
  // Bytes that no text has: a picture or another kind of file.
  if (bytes.includes(0)) throw new SheetRefusal("invalid_file");
  const text = decoded(bytes);
  const delimiter = detectDelimiter(text.slice(0, SAMPLE));
  checkText(text, delimiter);
  yield* streamCsvRows(text, { skipBom: true, delimiter }) as Generator<Cell[]>;
}

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const QUOTE = 34;
const LINE_END = 10;
const RETURN = 13;

/** Columns and lengths, counted as the reader will before it makes a list of the one and a rope of the other. */
function checkText(text: string, delimiter: string): void {
  const comma = delimiter.charCodeAt(0);
  let inQuotes = false;
  let lines = 1;
  let columns = 1;
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (inQuotes && letter === QUOTE && text.charCodeAt(at + 1) !== QUOTE) inQuotes = false;
    else if (!inQuotes && letter === QUOTE && length === 0) inQuotes = true;
    else if (!inQuotes && (letter === comma || letter === LINE_END || letter === RETURN)) {
      columns = letter === comma ? columns + 1 : 1;
      length = 0;
      const isLine = letter === LINE_END || (letter === RETURN && text.charCodeAt(at + 1) !== LINE_END);
      if (isLine && ++lines > MAX_LINES) throw new SheetRefusal("too_many_entries", { max: MAX_ROWS });
      if (columns > MAX_COLUMNS) throw new SheetRefusal("too_many_columns", { max: MAX_COLUMNS });
    } else {
      // Two quotes within quotes are one.
      if (inQuotes && letter === QUOTE) at++;
      if (++length > MAX_CELL) throw new SheetRefusal("cell_too_long", { max: MAX_CELL });
    }
  }
}

const isEmpty = (cell: Cell) =>
  cell === null || cell === undefined || (typeof cell === "string" && cell.trim() === "");

function lengthOf(cell: Cell): number {
  if (typeof cell !== "string") return 0;
  if (cell.length > MAX_CELL) throw new SheetRefusal("cell_too_long", { max: MAX_CELL });
  return cell.length;
}

/** Dates and numbers that there are not stay as texts, and are refused at their cell. */
function sheetCell(cell: Cell): SheetCell {
  if (isEmpty(cell) || cell === undefined) return null;
  if (cell instanceof Date)
    return Number.isNaN(cell.getTime())
      ? String(cell)
      : { date: cell.toISOString().replace(/(:00)?\.\d+Z$/, "") };
  if (typeof cell === "number" && !Number.isFinite(cell)) return String(cell);
  return typeof cell === "string" ? storable(cell) : cell;
}

/** Without halves of letters and without the zero letter, which no database keeps. */
function storable(text: string): string {
  return text.replaceAll("\u0000", "").replace(/\p{Surrogate}/gu, "\ufffd");
}
