/**
 * The filtered list as an Excel file: rows are read page by page and streamed, cells keep their types; or on paper.
 * A text is written as a text cell whatever it begins with, so none can turn into a formula.
 */

import { isLocale, type Locale } from "@plimsoll/domain/kernel/locale";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import { type SheetColumn, sheetColumns } from "@plimsoll/domain/kernel/sheet/columns";
import type { SheetCell } from "@plimsoll/domain/kernel/sheet/read-cell";
import { sheetCell } from "@plimsoll/domain/kernel/sheet/write-cell";
import { writeXlsxStream } from "hucre/xlsx";
import { z } from "zod";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { recordWords } from "#rpc/words";
import { printList } from "./export-paper.ts";
import { headingOf, labelsOf } from "./import/vocabulary.ts";
import { searchedBy } from "./list.ts";
import { listInput, planList } from "./list-input.ts";
import { cursorAfter, listQueries, withoutKeys } from "./list-query.ts";
import { readParts, showParts } from "./parts.ts";
import { showReferences, type WireRow } from "./row.ts";

export const exportInput = listInput.extend({
  columns: z.array(z.string()).max(100).optional(),
  locale: z.string().optional(),
  format: z.enum(["xlsx", "pdf"]).optional(),
});

const PAGE = 500;

type Cell = string | number | boolean | Date | null;

export interface ExportColumn {
  readonly header: string;
  readonly width: number;
  readonly format: string | undefined;
  readonly read: (row: WireRow) => SheetCell;
}

export interface FileAnswer {
  readonly fileName: string;
  readonly mediaType: string;
  readonly stream: ReadableStream<Uint8Array>;
}

export async function exportRecords(
  call: Call,
  model: RecordModel,
  input: z.infer<typeof exportInput>,
): Promise<FileAnswer> {
  const { columns: asked, locale: wanted, format, ...list } = input;
  const locale = wanted !== undefined && isLocale(wanted) ? wanted : call.locale;
  const columns = columnsOf(model, locale, asked);
  // Judged before the first byte leaves, so that a bad request is still an error and not a broken file.
  planList(readerOf(call), model, list);
  const reader = { ...call, locale };
  if (format === "pdf") return printList(reader, model, columns, rowsOf(reader, model, list));
  const stream = writeXlsxStream(cellsOf(rowsOf(reader, model, list), columns), {
    name: (recordWords(locale, model.key)?.plural ?? model.key).slice(0, 31),
    columns: columns.map(({ width, format }) => ({ width, ...(format ? { numFmt: format } : {}) })),
    freezePane: { rows: 1 },
  });
  return {
    fileName: `${model.key}-${call.now.slice(0, 10)}.xlsx`,
    mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    stream,
  };
}

const readerOf = ({ app, actor }: Call) => ({ catalog: app.catalog, actor });

async function* cellsOf(
  rows: AsyncIterable<WireRow>,
  columns: readonly ExportColumn[],
): AsyncGenerator<Cell[]> {
  yield columns.map((column) => column.header);
  for await (const row of rows) yield columns.map((column) => cellOf(column.read(row)));
}

async function* rowsOf(
  call: Call,
  model: RecordModel,
  list: z.infer<typeof listInput>,
): AsyncGenerator<WireRow> {
  let after: string | undefined;
  const searched = await searchedBy(call, model, planList(readerOf(call), model, list));
  for (let page = 1; ; page++) {
    const pagination = { size: PAGE, ...(after === undefined ? { page } : { after }) };
    const plan = planList(readerOf(call), model, { ...list, pagination });
    const { rows: statement, options } = listQueries(model, call.filter, plan, searched);
    const found = await call.db.run(statement, options);
    const rows: WireRow[] = withoutKeys(plan, found.slice(0, PAGE));
    await showReferences(call, model, rows);
    readParts(model, rows);
    await showParts(call, model, rows);
    yield* rows;
    const last = found[PAGE - 1];
    if (found.length <= PAGE || !last) return;
    after = cursorAfter(plan, last) ?? undefined;
  }
}

/** Every column of the sheet, or those asked for by the name of a column or of a field. */
function columnsOf(model: RecordModel, locale: Locale, asked: readonly string[] | undefined): ExportColumn[] {
  const all = sheetColumns(model);
  const labels = labelsOf(model, locale);
  const chosen =
    asked && asked.length > 0
      ? asked.flatMap((wanted) => {
          const found = all.filter(
            ({ key, field }) => key === wanted || field === wanted || coordinate(wanted, key),
          );
          if (found.length === 0) throw refuse("unknown_attribute", "columns", { name: wanted });
          return found;
        })
      : all;
  return chosen.map((column) => {
    const header = headingOf(model, column, locale);
    const type = "attribute" in column ? column.attribute.type : undefined;
    return {
      header,
      width: Math.min(Math.max(header.length + 2, type === "text" ? 24 : 14), 60),
      format: formatOf(column),
      read: (row) => sheetCell(column, row, labels),
    };
  });

  /** The field of coordinates stands for its two columns, whatever it is called. */
  function coordinate(wanted: string, key: string): boolean {
    const isPlace = model.definition.fields[wanted]?.kind === "coordinates";
    return isPlace && (key === "latitude" || key === "longitude");
  }
}

function formatOf(column: SheetColumn): string | undefined {
  if (column.kind === "base") return column.type === "instant" ? "yyyy-mm-dd hh:mm" : undefined;
  if (column.kind !== "value") return undefined;
  const { type, sql } = column.attribute;
  if (type === "date") return "yyyy-mm-dd";
  if (type === "instant" || type === "local") return "yyyy-mm-dd hh:mm";
  if (type !== "decimal") return undefined;
  const scale = Number(/,(\d+)\)/.exec(sql)?.[1] ?? 0);
  return scale === 0 ? "#,##0" : `#,##0.${"0".repeat(scale)}`;
}

function cellOf(cell: SheetCell): Cell {
  return typeof cell === "object" && cell !== null ? new Date(`${cell.date}Z`) : cell;
}
