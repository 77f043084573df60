/** The cells of an uploaded sheet: Excel or CSV, typed where the file knows types, empty where it is empty. */
import type { SheetCell } from "@plimsoll/domain/kernel/sheet/read-cell";
import { parseCsv } from "hucre/csv";
import { streamXlsxRows } from "hucre/xlsx";
import { refuse } from "#rpc/failure";

export const MAX_ROWS = 10_000;
const MAX_COLUMNS = 200;

type Cell = string | number | boolean | Date | null | undefined;

export interface ReadFile {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly SheetCell[])[];
}

export async function readSheetFile(bytes: Buffer): Promise<ReadFile> {
  const rows = isZip(bytes) ? await readExcel(bytes) : readText(bytes);
  const start = rows.findIndex((row) => row.some((cell) => !isEmpty(cell)));
  if (start === -1) throw refuse("invalid_file", "file");
  const headers = (rows[start] ?? []).map((cell) => String(cell ?? "").trim());
  while (headers.length > 0 && headers.at(-1) === "") headers.pop();
  if (headers.length === 0 || headers.length > MAX_COLUMNS) throw refuse("invalid_file", "file");
  const body = rows.slice(start + 1).filter((row) => row.some((cell) => !isEmpty(cell)));
  if (body.length > MAX_ROWS) throw refuse("too_many_entries", "file", { max: MAX_ROWS });
  return { headers, rows: body.map((row) => headers.map((_, at) => sheetCell(row[at]))) };
}

const isZip = (bytes: Buffer) => bytes.length > 4 && bytes.readUInt32LE(0) === 0x04034b50;

async function readExcel(bytes: Buffer): Promise<Cell[][]> {
  const rows: Cell[][] = [];
  try {
    for await (const row of streamXlsxRows(bytes)) {
      rows.push(row.values as Cell[]);
      if (rows.length > MAX_ROWS + 100) break;
    }
  } catch {
    throw refuse("invalid_file", "file");
  }
  return rows;
}

/** A text that is no UTF-8 comes from an older Excel, which writes Western European letters. */
function readText(bytes: Buffer): Cell[][] {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder("windows-1252").decode(bytes);
  }
  // Bytes that no text has: a picture or another kind of file.
  if (text.includes("\u0000")) throw refuse("invalid_file", "file");
  return parseCsv(text, { skipBom: true, maxRows: MAX_ROWS + 100 }) as Cell[][];
}

const isEmpty = (cell: Cell) =>
  cell === null || cell === undefined || (typeof cell === "string" && cell.trim() === "");

function sheetCell(cell: Cell): SheetCell {
  if (isEmpty(cell) || cell === undefined) return null;
  if (cell instanceof Date) return { date: cell.toISOString().replace(/(:00)?\.\d+Z$/, "") };
  return cell;
}
