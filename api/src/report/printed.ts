/** The table of a report on paper. */
import { formatDate, localOf } from "@plimsoll/domain/kernel/dates";
import type { Table } from "@plimsoll/domain/report/tabulate";
import type { PrintedDocument, Section } from "#adapters/pdf";
import { letterheadOf } from "#commercial/proposal-document";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { recordWords } from "#rpc/words";
import { barsOf, type ShownColumn, type Speech, totalsOf } from "./shown.ts";
import type { RunRow } from "./store.ts";

/** What fits on paper that somebody leafs through; longer ones are sheets. */
export const MOST_PRINTED = 2_000;

export async function describeReport(
  call: Call,
  run: RunRow,
  {
    table,
    columns,
    speech,
    zone,
  }: { table: Table; columns: readonly ShownColumn[]; speech: Speech; zone: string },
): Promise<PrintedDocument> {
  if (table.rows.length > MOST_PRINTED) throw refuse("report_too_long", undefined, { max: MOST_PRINTED });
  const { words, locale } = speech;
  const local = localOf(call.now, zone)?.local ?? call.now;
  const bars = run.definition.chart === "none" ? null : barsOf(table, columns);
  const text = (cells: readonly (string | null)[]) =>
    cells.map((cell, at) => columns[at]?.write(cell) ?? "—");
  const chart: Section[] = bars
    ? [{ kind: "bars", bars: bars.map(({ label, value }) => ({ label, value: Number(value) })), locale }]
    : [];
  return {
    title: run.name,
    language: locale,
    code: recordWords(locale, run.record)?.plural ?? run.record,
    version: "1",
    createdAt: new Date(call.now),
    ...(await letterheadOf(call, run.user_id, call.country)),
    meta: [
      { label: words.madeOn, value: `${formatDate(local.slice(0, 10), locale)} ${local.slice(11, 16)}` },
      { label: words.madeBy, value: call.actor.name },
      { label: words.record, value: recordWords(locale, run.record)?.plural ?? run.record },
    ],
    sections: [
      ...chart,
      table.rows.length === 0
        ? { kind: "paragraph", text: words.noRows }
        : {
            kind: "table",
            columns: columns.map(({ label, type }) => ({
              label,
              ...(type === "number" ? { align: "right" as const } : {}),
              share: type === "text" ? 2 : 1.3,
            })),
            rows: table.rows.map(text),
            ...(table.totals
              ? {
                  totals: [totalsOf(table, columns).map((cell, at) => cell ?? (at === 0 ? words.total : ""))],
                }
              : {}),
          },
      ...(table.isMixed ? [{ kind: "paragraph" as const, text: words.notAdded }] : []),
    ],
  };
}
