/**
 * The filtered list as an Excel file: rows are read page by page and streamed, cells keep their types.
 * A text is written as a text cell whatever it begins with, so none can turn into a formula.
 */

import type { Attribute } from "@plimsoll/domain/kernel/field/field";
import { isLocale, type Locale } from "@plimsoll/domain/kernel/locale";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import { writeXlsxStream } from "hucre/xlsx";
import { z } from "zod";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { labelOf, recordWords } from "#rpc/words";
import { listInput, planList } from "./list-input.ts";
import { cursorAfter, listQueries, withoutKeys } from "./list-query.ts";
import { showParts } from "./parts.ts";
import { showReferences, type WireRow } from "./row.ts";

export const exportInput = listInput.extend({
  columns: z.array(z.string()).max(100).optional(),
  locale: z.string().optional(),
});

const PAGE = 500;

type Cell = string | number | boolean | Date | null;

interface ExportColumn {
  readonly header: string;
  readonly width: number;
  readonly format: string | undefined;
  readonly read: (row: WireRow) => Cell;
}

export interface FileAnswer {
  readonly fileName: string;
  readonly mediaType: string;
  readonly stream: ReadableStream<Uint8Array>;
}

export function exportRecords(
  call: Call,
  model: RecordModel,
  input: z.infer<typeof exportInput>,
): FileAnswer {
  const { columns: asked, locale: wanted, ...list } = input;
  const locale = wanted !== undefined && isLocale(wanted) ? wanted : call.locale;
  const columns = columnsOf(model, locale, asked);
  // Judged before the first byte leaves, so that a bad request is still an error and not a broken file.
  planList(call.app.catalog, model, list);
  const stream = writeXlsxStream(rowsOf(call, model, list, columns), {
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

async function* rowsOf(
  call: Call,
  model: RecordModel,
  list: z.infer<typeof listInput>,
  columns: readonly ExportColumn[],
): AsyncGenerator<Cell[]> {
  yield columns.map((column) => column.header);
  let after: string | undefined;
  for (let page = 1; ; page++) {
    const pagination = { size: PAGE, ...(after === undefined ? { page } : { after }) };
    const plan = planList(call.app.catalog, model, { ...list, pagination });
    const found = await call.db.run(listQueries(model, call.filter, plan).rows);
    const rows: WireRow[] = withoutKeys(plan, found.slice(0, PAGE));
    await showReferences(call.app, call.db, model, rows);
    await showParts(call.app, call.db, model, rows);
    for (const row of rows) yield columns.map((column) => column.read(row));
    const last = found[PAGE - 1];
    if (found.length <= PAGE || !last) return;
    after = cursorAfter(plan, last) ?? undefined;
  }
}

function columnsOf(model: RecordModel, locale: Locale, asked: readonly string[] | undefined): ExportColumn[] {
  const all = [
    "id",
    ...model.attributes.map((one) => one.name),
    "active",
    "country",
    "created_at",
    "updated_at",
    "version",
  ];
  const names = asked && asked.length > 0 ? asked : all;
  return names.map((column) => {
    if (!all.includes(column)) throw refuse("unknown_attribute", "columns", { name: column });
    const attribute = model.attributeByName.get(column);
    return columnOf(model, locale, column, attribute);
  });
}

function columnOf(
  model: RecordModel,
  locale: Locale,
  column: string,
  attribute: Attribute | undefined,
): ExportColumn {
  const header = labelOf(locale, model.key, column);
  const width = Math.min(Math.max(header.length + 2, attribute?.type === "text" ? 24 : 14), 60);
  const reference = model.references.find((one) => one.name === column);
  const choices = recordWords(locale, model.key)?.choices?.[column];
  return {
    header,
    width,
    format: formatOf(attribute),
    read: (row) => {
      const value = row[reference ? reference.shown : column];
      if (reference) return (value as { name?: string } | null)?.name ?? null;
      if (choices && typeof value === "string") return choices[value] ?? value;
      return cellOf(attribute, value);
    },
  };
}

function formatOf(attribute: Attribute | undefined): string | undefined {
  if (attribute?.type === "date") return "yyyy-mm-dd";
  if (attribute?.type === "instant" || attribute?.type === "local") return "yyyy-mm-dd hh:mm";
  if (attribute?.type === "decimal") {
    const scale = Number(/,(\d+)\)/.exec(attribute.sql)?.[1] ?? 0);
    return scale === 0 ? "#,##0" : `#,##0.${"0".repeat(scale)}`;
  }
  return undefined;
}

function cellOf(attribute: Attribute | undefined, value: unknown): Cell {
  if (value === null || value === undefined) return null;
  switch (attribute?.type) {
    case "decimal":
      // Excel holds numbers as binary fractions; up to 15 digits they come back as they were.
      return String(value).replace(/[-.]/g, "").length <= 15 ? Number(value) : String(value);
    case "date":
    case "instant":
    case "local":
      return new Date(String(value).length === 10 ? `${value}T00:00:00Z` : asUtc(String(value)));
    case "json":
      return Object.values(value as object)
        .filter(Boolean)
        .join(", ");
    case "texts":
      return (value as string[]).join(", ");
    default:
      if (typeof value === "number" || typeof value === "boolean") return value;
      return String(value);
  }
}

const asUtc = (text: string) => (text.endsWith("Z") ? text : `${text}:00Z`);
