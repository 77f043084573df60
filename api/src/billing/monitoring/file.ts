/** Monitoring as a sheet, whose cells are figures, and on paper, in the language of whoever asks. */
import { MONITORED_STATES, WAITS } from "@plimsoll/domain/billing/monitoring";
import type {
  MonitorAnswer,
  MonitoredAnswer,
  TerminalsAnswer,
} from "@plimsoll/domain/billing/monitoring-contract";
import { BILLING_WORDS } from "@plimsoll/domain/billing/words/pages/by-language";
import { formatDate } from "@plimsoll/domain/kernel/dates";
import { formatNumber } from "@plimsoll/domain/kernel/number-text";
import { writeXlsxStream } from "hucre/xlsx";
import type { PrintedDocument, Section } from "#adapters/pdf";
import { letterheadOf } from "#commercial/proposal-document";
import type { Call } from "#rpc/call";
import { wordsOf } from "#rpc/words";

type Format = "xlsx" | "pdf";

interface NamedFile {
  readonly name: string;
  readonly file: string;
}

type Cell = string | number | null;

/** A table of either file: amounts are figures in a sheet and formatted on paper. */
interface Table {
  readonly title: string;
  readonly columns: readonly { readonly label: string; readonly scale?: number; readonly share?: number }[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

interface Report {
  readonly name: string;
  readonly title: string;
  readonly meta: readonly { readonly label: string; readonly value: string }[];
  readonly tables: readonly Table[];
}

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const wordsIn = async (call: Call) => (await BILLING_WORDS[call.locale]()).words;

export async function monitoringFile(
  call: Call,
  format: Format,
  found: MonitorAnswer & Pick<MonitoredAnswer, "rows">,
): Promise<NamedFile> {
  const words = await wordsIn(call);
  const { monitoring: names } = words;
  const amount = { label: found.currency, scale: 2 };
  const amountAt = (state: string, wait: string) =>
    found.cells.find((cell) => cell.state === state && cell.wait === wait)?.amount ?? null;
  const counted = (label: string) => [{ label, share: 4 }, { label: words.monitoring.code }, amount];
  return written(call, format, {
    name: "financial-monitoring",
    title: wordsOf(call.locale).routes.financialMonitoring.title,
    meta: [
      { label: names.toReceive, value: money(call, found.currency, found.total.amount) },
      { label: names.inApproval, value: money(call, found.currency, found.in_approval.amount) },
      { label: names.late, value: money(call, found.currency, found.late.amount) },
    ],
    tables: [
      {
        title: names.stateByWait,
        columns: [
          { label: names.state, share: 2 },
          ...WAITS.map((wait) => ({ label: names.waits[wait], scale: 2 })),
        ],
        rows: MONITORED_STATES.map((state) => [
          names.states[state],
          ...WAITS.map((wait) => amountAt(state, wait)),
        ]),
      },
      {
        title: names.customers,
        columns: counted(names.customers),
        rows: found.customers.map((one) => [one.name, one.items, one.amount]),
      },
      {
        title: names.months,
        columns: counted(names.months),
        rows: found.months.map((one) => [one.month, one.items, one.amount]),
      },
      {
        title: names.currencies,
        columns: [...counted(names.currencies).slice(0, 2), { label: words.amount, scale: 2 }, amount],
        rows: found.currencies.map((one) => [one.currency, one.items, one.amount, one.amount_local]),
      },
      {
        title: names.all,
        columns: [
          { label: names.code, share: 2 },
          { label: names.state, share: 2 },
          { label: names.customers, share: 3 },
          { label: names.orders, share: 2 },
          { label: names.days },
          { ...amount, share: 1.6 },
        ],
        rows: found.rows.map((row) => [
          row.code,
          names.states[row.state],
          row.customer.name,
          row.work_orders.join(" "),
          row.days,
          row.amount,
        ]),
      },
    ],
  });
}

export async function terminalsFile(
  call: Call,
  format: Format,
  found: TerminalsAnswer & { readonly from: string; readonly until: string },
): Promise<NamedFile> {
  const { terminals: names } = await wordsIn(call);
  return written(call, format, {
    name: "terminal-monitoring",
    title: wordsOf(call.locale).routes.terminalMonitoring.title,
    meta: [
      { label: names.from, value: formatDate(found.from, call.locale) },
      { label: names.until, value: formatDate(found.until, call.locale) },
    ],
    tables: [
      {
        title: names.terminal,
        columns: [
          { label: names.terminal, share: 3 },
          { label: names.day, share: 1.4 },
          { label: names.trucks },
          { label: names.tonnes, scale: 3, share: 1.4 },
          { label: names.refused },
          { label: `${names.revenue} ${found.currency}`, scale: 2, share: 1.6 },
        ],
        rows: found.days.map((one) => [
          one.terminal?.name ?? names.none,
          formatDate(one.day, call.locale),
          one.trucks,
          one.tonnes,
          one.refused,
          one.revenue,
        ]),
      },
    ],
  });
}

const money = (call: Call, currency: string, amount: string) =>
  `${currency} ${formatNumber(amount, call.locale, { minScale: 2 })}`;

async function written(call: Call, format: Format, report: Report): Promise<NamedFile> {
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
    name: title.slice(0, 31),
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
    code: report.name,
    version: "1",
    createdAt: new Date(call.now),
    ...(await letterheadOf(call, call.actor.userId, call.country)),
    meta: [...report.meta],
    sections: report.tables.flatMap((table): Section[] => [
      { kind: "heading", text: table.title, level: 1 },
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
