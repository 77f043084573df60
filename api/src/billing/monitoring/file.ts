/** Monitoring as a sheet, whose cells are figures, and on paper, in the language of whoever asks. */
import { WAITS } from "@plimsoll/domain/billing/monitoring";
import type {
  MonitorAnswer,
  MonitoredAnswer,
  TerminalsAnswer,
} from "@plimsoll/domain/billing/monitoring-contract";
import { BILLING_WORDS } from "@plimsoll/domain/billing/words/pages/by-language";
import { formatDate } from "@plimsoll/domain/kernel/dates";
import type { Call } from "#rpc/call";
import { wordsOf } from "#rpc/words";
import { type FileFormat, type NamedFile, reportFile, sumText } from "../report-file.ts";

const wordsIn = async (call: Call) => (await BILLING_WORDS[call.locale]()).words;

export async function monitoringFile(
  call: Call,
  format: FileFormat,
  found: MonitorAnswer & Pick<MonitoredAnswer, "rows">,
): Promise<NamedFile> {
  const words = await wordsIn(call);
  const { monitoring: names } = words;
  const amount = { label: found.currency, scale: 2 };
  const amountAt = (state: string, wait: string) =>
    found.cells.find((cell) => cell.state === state && cell.wait === wait)?.amount ?? null;
  const counted = (label: string) => [
    { label, share: 4 },
    { label: words.monitoring.documents, scale: 0 },
    amount,
  ];
  return reportFile(call, format, {
    name: "financial-monitoring",
    title: wordsOf(call.locale).routes.financialMonitoring.title,
    meta: [
      { label: names.toReceive, value: sumText(call, found.currency, found.total.amount) },
      { label: names.inApproval, value: sumText(call, found.currency, found.in_approval.amount) },
      { label: names.late, value: sumText(call, found.currency, found.late.amount) },
    ],
    tables: [
      {
        title: names.stateByWait,
        columns: [
          { label: names.state, share: 2 },
          ...WAITS.map((wait) => ({ label: names.waits[wait], scale: 2 })),
          { label: names.total, scale: 2 },
        ],
        rows: [
          ...found.states.map(({ state, amount: sum }) => [
            names.states[state],
            ...WAITS.map((wait) => amountAt(state, wait)),
            sum,
          ]),
          [names.total, ...found.waits.map(({ amount: sum }) => sum), found.total.amount],
        ],
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
          { label: names.days, scale: 0 },
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
  format: FileFormat,
  found: TerminalsAnswer & { readonly from: string; readonly until: string },
): Promise<NamedFile> {
  const { terminals: names } = await wordsIn(call);
  return reportFile(call, format, {
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
          { label: names.trucks, scale: 0 },
          { label: names.tonnes, scale: 3, share: 1.4 },
          { label: names.refused, scale: 0 },
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
