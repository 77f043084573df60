/** The table of a report as an Excel file: cells keep their types, and no text can turn into a formula. */
import type { Table } from "@plimsoll/domain/report/tabulate";
import { type Cell, packSheet, sheetName, type Workbook } from "#adapters/excel/workbook";
import type { ShownColumn, Speech } from "./shown.ts";

export async function excelOf(
  name: string,
  table: Table,
  columns: readonly ShownColumn[],
  { words }: Speech,
  signal: AbortSignal,
): Promise<Workbook> {
  const look = {
    name: sheetName(name),
    columns: columns.map(({ label, type, scale }) => ({
      width: Math.min(Math.max(label.length + 2, type === "text" ? 24 : 16), 60),
      ...formatOf(type, scale),
    })),
    hasHead: true,
  };
  return {
    kind: "workbook",
    name,
    sheets: [await packSheet(look, linesOf(table, columns, words.notAdded), signal)],
  };
}

function* linesOf(table: Table, columns: readonly ShownColumn[], notAdded: string): Generator<Cell[]> {
  yield columns.map(({ label }) => label);
  for (const row of table.rows) yield row.map((cell, at) => typed(cell, columns[at]));
  if (table.totals) yield table.totals.map((cell, at) => (cell === null ? null : typed(cell, columns[at])));
  if (table.isMixed) yield [notAdded];
}

/** Excel holds numbers as binary fractions: beyond 15 digits a figure stays a text. */
const MOST_DIGITS = 15;

function typed(cell: string | null, column: ShownColumn | undefined): Cell {
  if (cell === null || column === undefined) return column?.write(null) ?? null;
  switch (column.type) {
    case "number":
      return cell.replace(/[-.]/g, "").length <= MOST_DIGITS ? Number(cell) : column.write(cell);
    case "date":
      return new Date(`${cell}T00:00Z`);
    case "moment":
      return new Date(`${cell.slice(0, 16)}Z`);
    default:
      return column.write(cell);
  }
}

function formatOf(type: ShownColumn["type"], scale: number): { numFmt?: string } {
  if (type === "date") return { numFmt: "yyyy-mm-dd" };
  if (type === "moment") return { numFmt: "yyyy-mm-dd hh:mm" };
  if (type !== "number") return {};
  return { numFmt: scale === 0 ? "#,##0" : `#,##0.${"0".repeat(scale)}` };
}
