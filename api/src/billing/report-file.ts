/** Figures under titles as a sheet, whose cells are figures, and on paper, in the language of whoever asks. */
import { formatNumber } from "@plimsoll/domain/kernel/number-text";
import { writeXlsxStream } from "hucre/xlsx";
import type { PrintedDocument, Section } from "#adapters/pdf";
import { letterheadOf } from "#commercial/proposal-document";
import type { Call } from "#rpc/call";

export type FileFormat = "xlsx" | "pdf";

export interface NamedFile {
  readonly name: string;
  readonly file: string;
}

type Cell = string | number | null;

/** A table of either file: amounts are figures in a sheet and formatted on paper. */
export interface Table {
  readonly title: string;
  readonly columns: readonly { readonly label: string; readonly scale?: number; readonly share?: number }[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

export interface Report {
  readonly name: string;
  readonly title: string;
  readonly meta: readonly { readonly label: string; readonly value: string }[];
  readonly tables: readonly Table[];
}

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

export const sumText = (call: Call, currency: string, amount: string) =>
  `${currency} ${formatNumber(amount, call.locale, { minScale: 2 })}`;

export async function reportFile(call: Call, format: FileFormat, report: Report): Promise<NamedFile> {
  const bytes = format === "pdf" ? await onPaper(call, report) : await inSheet(report);
  const type = format === "pdf" ? "application/pdf" : XLSX;
  return {
    name: `${report.name}-${call.now.slice(0, 10)}.${format}`,
    file: `data:${type};base64,${Buffer.from(bytes).toString("base64")}`,
  };
}

/** All tables below one another on one sheet, each under its title. */
async function inSheet({ title, tables }: Report): Promise<Uint8Array> {
  const rows = tables.flatMap((table): Cell[][] => [
    [table.title],
    table.columns.map(({ label }) => label),
    ...table.rows.map((row) =>
      row.map((value, at) =>
        table.columns[at]?.scale === undefined || value === null ? value : Number(value),
      ),
    ),
    [],
  ]);
  const stream = writeXlsxStream(listed(rows), {
    // What a sheet may not be called.
    name: title.replaceAll(/[[\]:*?/\\]/g, " ").slice(0, 31),
    columns: [{ width: 28 }, ...Array.from({ length: 6 }, () => ({ width: 18 }))],
  });
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function* listed(rows: readonly Cell[][]): AsyncGenerator<Cell[]> {
  yield* rows;
}

async function onPaper(call: Call, report: Report): Promise<Uint8Array> {
  const figure = (value: string | number, scale: number | undefined) =>
    scale === undefined ? String(value) : formatNumber(String(value), call.locale, { minScale: scale });
  const document: PrintedDocument = {
    title: report.title,
    language: call.locale,
    code: report.title,
    version: "1",
    createdAt: new Date(call.now),
    ...(await letterheadOf(call, call.actor.userId, call.country)),
    meta: [...report.meta],
    sections: report.tables.flatMap((table): Section[] => [
      ...(table.title === "" ? [] : [{ kind: "heading", text: table.title, level: 1 } as const]),
      {
        kind: "table",
        columns: table.columns.map(({ label, scale, share }) => ({
          label,
          ...(scale === undefined ? {} : { align: "right" as const }),
          ...(share === undefined ? {} : { share }),
        })),
        rows: table.rows.map((row) =>
          row.map((value, at) => (value === null ? "—" : figure(value, table.columns[at]?.scale))),
        ),
      },
    ]),
  };
  return call.app.printer.print(call.actor.userId, document);
}
