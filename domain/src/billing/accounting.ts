// Decides what goes to accounting of a month that is over: invoices by their day, cancellations by the day on which they
// were canceled, with the opposite sign, and payments by theirs. Gross less what was withheld is the net, line by line.
// Dates as YYYY-MM-DD, amounts with a point and two decimals: read by machines, in no language.

import type { CalendarDate } from "../kernel/dates.ts";
import { type DecimalText, subtract } from "../kernel/decimal.ts";
import { sumMoney } from "./money.ts";
import { TAXES, type Tax } from "./withholding.ts";

export const ACCOUNTING_FORMATS = ["csv", "json"] as const;
export type AccountingFormat = (typeof ACCOUNTING_FORMATS)[number];

export const ACCOUNTING_KINDS = ["invoice", "cancellation", "credit_note", "payment"] as const;
export type AccountingKind = (typeof ACCOUNTING_KINDS)[number];

export interface AccountedLine {
  readonly service: string | null;
  readonly basis: string;
  readonly quantity: DecimalText;
  readonly rate: DecimalText;
  readonly currency: string;
  readonly amount: DecimalText;
  readonly amount_local: DecimalText;
}

export interface AccountedInvoice {
  readonly number: string;
  readonly nf_number: string;
  readonly nf_key: string | null;
  readonly customer: string;
  readonly tax_id: string | null;
  readonly work_orders: readonly string[];
  /** The invoice that it credits or adds to. */
  readonly corrects?: string | null;
  readonly currency: string | null;
  readonly gross: DecimalText;
  readonly net: DecimalText;
  readonly withheld: Readonly<Partial<Record<Tax, DecimalText>>>;
  readonly lines: readonly AccountedLine[];
}

export interface AccountingEntry {
  readonly kind: AccountingKind;
  readonly date: CalendarDate;
  /** The net of an invoice, what is taken back by its cancellation, or what was paid. */
  readonly amount: DecimalText;
  readonly invoice: AccountedInvoice;
}

/** A month as YYYY-MM. */
export const isPeriod = (text: unknown): text is string =>
  typeof text === "string" && /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

export const periodOf = (date: CalendarDate): string => date.slice(0, 7);

/** Only of what is over nothing is to come any more. */
export const isPeriodOver = (period: string, today: CalendarDate): boolean => period < periodOf(today);

const COLUMNS = [
  "kind",
  "date",
  "number",
  "nf_number",
  "nf_key",
  "customer",
  "tax_id",
  "work_orders",
  "currency",
  "gross",
  ...TAXES,
  "net",
  "amount",
  "corrects",
] as const;

type Accounted = Readonly<Record<(typeof COLUMNS)[number], string | null>>;

const signed = (kind: AccountingKind, amount: DecimalText) =>
  kind === "cancellation" || kind === "credit_note" ? sumMoney([subtract("0", amount)]) : amount;

function accounted({ kind, date, amount, invoice }: AccountingEntry): Accounted {
  const { lines: _, withheld, work_orders: orders, gross, net, corrects, ...same } = invoice;
  const isPayment = kind === "payment";
  const figure = (value: DecimalText | undefined) =>
    isPayment || value === undefined ? null : signed(kind, value);
  return {
    kind,
    date,
    ...same,
    work_orders: orders.join(" "),
    gross: figure(gross),
    ...(Object.fromEntries(TAXES.map((tax) => [tax, figure(withheld[tax])])) as Record<Tax, string | null>),
    net: figure(net),
    amount: signed(kind, amount),
    corrects: corrects ?? null,
  };
}

/** Programs of sheets would take what begins like this for a formula; figures are no texts. */
const FORMULA = /^[=+\-@\t\r]/;
const FIGURE = /^-?\d+(\.\d+)?$/;

function cell(value: string | null): string {
  const text = value ?? "";
  const safe = FORMULA.test(text) && !FIGURE.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function accountingCsv(entries: readonly AccountingEntry[]): string {
  const rows = entries.map((entry) => {
    const values = accounted(entry);
    return COLUMNS.map((column) => cell(values[column])).join(";");
  });
  return [COLUMNS.join(";"), ...rows, ""].join("\r\n");
}

export function accountingJson(
  about: { readonly country: string; readonly period: string },
  entries: readonly AccountingEntry[],
): string {
  const rows = entries.map((entry) => ({
    ...accounted(entry),
    work_orders: entry.invoice.work_orders,
    ...(entry.kind === "invoice" ? { lines: entry.invoice.lines } : {}),
  }));
  return `${JSON.stringify({ ...about, entries: rows }, null, 2)}\n`;
}
