/** Pre-invoices and invoices of the demo's finished orders, as far as each order has come. */
import { creditInvoice } from "@plimsoll/domain/billing/credit";
import { CREDIT_NOTE_SERIES } from "@plimsoll/domain/billing/credit-note";
import { INVOICE_SERIES } from "@plimsoll/domain/billing/invoice";
import { shareOf } from "@plimsoll/domain/billing/money";
import { PRE_INVOICE_SERIES } from "@plimsoll/domain/billing/pre-invoice";
import type { PreInvoiceStatus } from "@plimsoll/domain/billing/pre-invoice-status";
import { crossRate, localAmount, priceLines, totalsOf } from "@plimsoll/domain/billing/price-pre-invoice";
import { currencyOf } from "@plimsoll/domain/country/currency";
import { addDays } from "@plimsoll/domain/kernel/dates";
import { roundTo } from "@plimsoll/domain/kernel/decimal";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import type { Series } from "@plimsoll/domain/numbering/series";
import { currencyId, measureId, typeId } from "../reference/load-reference.ts";
import { seedId } from "../seed-id.ts";
import { CUSTOMERS } from "./customers.data.ts";
import { demoRates } from "./rates.ts";
import { customerId } from "./registers.ts";
import { withCheckDigits } from "./tax-ids.ts";

/** How far a pre-invoice has come, by the status of its order; in turn where an order says no more than "for approval". */
const WAITING = ["awaiting_customer", "pending_level_2", "pending_level_1"] as const;
const STEPS: readonly PreInvoiceStatus[] = [
  "pre_invoicing",
  "pending_level_1",
  "pending_level_2",
  "awaiting_customer",
  "approved",
  "invoiced",
  "paid",
];

function statusOf(order: string, index: number): PreInvoiceStatus | undefined {
  if (order === "billing_pending") return "pre_invoicing";
  if (order === "billing_pending_approval") return WAITING[index % WAITING.length];
  if (order === "waiting_nf") return "approved";
  if (order === "billed") return index % 2 === 0 ? "invoiced" : "paid";
  return undefined;
}

interface Logged {
  readonly record: string;
  readonly id: string;
  readonly status: string;
  readonly at: string;
  readonly user: { readonly id: string; readonly name: string };
}

const person = (login: string, name: string) => ({ id: seedId("user", login), name });
const CLERK = person("billing.br@demo.test", "Renata Cordeiro");

/** Who took the step that led there; what is not here, the clerk did. */
const TAKEN_BY: Readonly<Record<string, Logged["user"]>> = {
  awaiting_customer: person("admin@demo.test", "Ana Ribeiro"),
  approved: person("customer@demo.test", "Paulo Andrade"),
};

export interface BillingDesk {
  readonly today: string;
  readonly now: string;
  code(series: Series, country: string, date: string): Promise<string>;
  load(record: string, rows: readonly Values[]): Promise<void>;
  log(entry: Logged): Promise<void>;
}

const TAX_IDS: ReadonlyMap<string, string | null> = new Map(
  CUSTOMERS.map(([country, code, , , tax]) => [customerId(country, code), withCheckDigits(country, tax)]),
);

/** What dollars cost in the money of the country; nothing where the demo knows no rate. */
function dollars(country: string, today: string, now: string): { rate: string; date: string } | undefined {
  const rates = demoRates(now).filter((one) => String(one.date) < today);
  const last = (code: string) => rates.findLast((one) => one.currency_id === currencyId(code));
  const dollar = last("USD");
  const local = currencyOf(country);
  const own = local === "BRL" ? { sell: "1" } : last(local);
  if (!dollar || !own) return undefined;
  const rate = local === "BRL" ? String(dollar.sell) : crossRate(String(dollar.sell), String(own.sell));
  return { rate, date: String(dollar.date) };
}

function linesOf(order: Values): Values[] {
  const line = {
    work_order_id: order.id,
    currency_id: currencyId("USD"),
    discount: null,
    rule_id: null,
    note: null,
  };
  const evidence = { type: "work_order", id: order.id };
  return [
    {
      ...line,
      evidence,
      service_type_id: typeId("service_type", "SUPERVISION"),
      basis: "per_mt",
      quantity: roundTo(String(order.expected_volume), 3),
      unit_id: measureId("MT"),
      rate: "0.12",
    },
    {
      ...line,
      evidence,
      service_type_id: typeId("service_type", order.kind === "ship" ? "DRAFT-SURVEY" : "SAMPLING"),
      basis: "lump_sum",
      quantity: "1",
      unit_id: null,
      rate: "650.00",
    },
  ];
}

export async function loadBilling(orders: readonly Values[], desk: BillingDesk): Promise<void> {
  const preInvoices: Values[] = [];
  const invoices: Values[] = [];
  for (const [index, order] of orders.entries()) {
    const status = statusOf(String(order.status), index);
    const country = String(order.country);
    const quoted = dollars(country, desk.today, desk.now);
    if (status === undefined || quoted === undefined) continue;
    const row = await preInvoiceRow(order, status, quoted, desk);
    preInvoices.push(row);
    if (status !== "invoiced" && status !== "paid") continue;
    invoices.push(await invoiceRow(row, index, desk));
  }
  await desk.load("pre_invoice", preInvoices);
  const notes: Values[] = [];
  for (const country of new Set(invoices.map((one) => one.country))) {
    const own = invoices.filter((one) => one.country === country);
    const invoice = own.find((one) => one.status === "issued") ?? own[0];
    if (invoice) notes.push(await creditNoteRow(invoice, desk));
  }
  await desk.load("invoice", invoices);
  await desk.load("credit_note", notes);
}

/** A tenth of the first line, given back. */
async function creditNoteRow(invoice: Values, desk: BillingDesk): Promise<Values> {
  const [line] = invoice.lines as readonly { id: string; amount_local: string }[];
  const asked = line ? [{ line_id: line.id, amount: shareOf(line.amount_local, "10") }] : [];
  const found = creditInvoice(invoice as never, [], asked);
  if (!found.ok) throw new Error(`nothing of ${String(invoice.number)} can be credited`);
  const { credited, status: _, ...note } = found.result;
  invoice.credited = credited;
  const { country, customer_id, work_order_ids, tax_id, currency_id } = invoice;
  return {
    id: seedId("credit_note", String(invoice.id)),
    ...{ country, customer_id, work_order_ids, tax_id, currency_id },
    number: await desk.code(CREDIT_NOTE_SERIES, String(country), desk.today),
    invoice_id: invoice.id,
    date: desk.today,
    reason: "Agreed price reduction",
    ...note,
  };
}

async function preInvoiceRow(
  order: Values,
  status: PreInvoiceStatus,
  quoted: { rate: string; date: string },
  desk: BillingDesk,
): Promise<Values> {
  const country = String(order.country);
  const date = addDays(desk.today, -1);
  const id = seedId("pre_invoice", String(order.id));
  const given = linesOf(order);
  const priced = priceLines(given as never, new Map());
  if (!priced.ok) throw new Error(`the lines of ${String(order.wocode)} have no price`);
  const lines = given.map((line, at) => {
    const amount = priced.result[at]?.amount ?? "0.00";
    return { ...line, amount, amount_local: localAmount(amount, quoted.rate) };
  });
  const terms = { country, date, withholding: "federal", iss_pct: null } as const;
  for (const [at, one] of STEPS.slice(0, STEPS.indexOf(status) + 1).entries())
    await desk.log({
      record: "pre_invoice",
      id,
      status: one,
      at: `${date}T1${at}:00:00.000Z`,
      user: TAKEN_BY[one] ?? CLERK,
    });
  const totals = totalsOf(lines as never, terms);
  return {
    id,
    country,
    code: await desk.code(PRE_INVOICE_SERIES, country, date),
    status,
    customer_id: order.customer_id,
    work_order_ids: [order.id],
    kind: order.kind,
    tax_id: TAX_IDS.get(String(order.customer_id)) ?? null,
    date,
    due_date: addDays(date, 30),
    purchase_order: order.contract,
    ptax_date: quoted.date,
    rates: [{ currency_id: currencyId("USD"), ...quoted }],
    lines,
    ...totals,
    paid: status === "paid" ? totals.net : status === "invoiced" ? "0.00" : null,
    author_id: seedId("user", "billing.br@demo.test"),
  };
}

async function invoiceRow(row: Values, index: number, desk: BillingDesk): Promise<Values> {
  const id = seedId("invoice", String(row.id));
  const isPaid = row.status === "paid";
  // One of them was paid in part.
  const part = isPaid ? String(row.net) : index % 4 === 0 ? shareOf(String(row.net), "40") : null;
  const status = isPaid ? "paid" : part === null ? "issued" : "partly_paid";
  const date = addDays(desk.today, -1);
  const at = `${date}T18:00:00.000Z`;
  const had = status === "issued" ? [status] : ["issued", status];
  for (const one of had) await desk.log({ record: "invoice", id, status: one, at, user: CLERK });
  if (status === "partly_paid") row.paid = part;
  const { code: _, author_id: __, ptax_date: ___, ...frozen } = row;
  const lines = (row.lines as readonly Values[]).map((line, position) => ({
    ...line,
    id: seedId("invoice_lines", id, String(position)),
  }));
  return {
    ...frozen,
    lines,
    id,
    number: await desk.code(INVOICE_SERIES, String(row.country), date),
    status,
    pre_invoice_id: row.id,
    nf_number: String(4100 + index),
    date,
    due_date: index % 3 === 0 ? addDays(desk.today, -1) : addDays(date, 30),
    currency_id: currencyId(currencyOf(String(row.country))),
    paid: part ?? "0.00",
    payments: part === null ? [] : [{ date, amount: part }],
    credited: "0.00",
  };
}

/** Level 2 is asked only of larger amounts; what a day of work costs; and what was laid out for two orders. */
export function billingTerms(orders: readonly Values[], today: string): Record<string, Values[]> {
  const from = `${today.slice(0, 4)}-01-01`;
  const countries = ["BR", "AR"] as const;
  const of = (country: string) => orders.find((order) => order.country === country)?.id;
  return {
    approval_threshold: countries.map((country) => ({
      id: seedId("approval_threshold", country),
      country,
      name: "Level 2, euros",
      level: "level_2",
      currency_id: currencyId("EUR"),
      amount: "5000.00",
    })),
    cost_rate: countries.flatMap((country) => [
      {
        id: seedId("cost_rate", country, "day"),
        country,
        name: "Surveyor, a day",
        kind: "person_day",
        amount: country === "BR" ? "480.00" : "120000.00",
        valid_from: from,
      },
      {
        id: seedId("cost_rate", country, "analysis"),
        country,
        name: "Analysis",
        kind: "analysis",
        amount: country === "BR" ? "35.00" : "9000.00",
        valid_from: from,
      },
    ]),
    expense: countries.flatMap((country) =>
      of(country) === undefined
        ? []
        : [
            {
              id: seedId("expense", country),
              country,
              description: "Launch to the anchorage",
              work_order_id: of(country),
              date: addDays(today, -2),
              currency_id: currencyId(currencyOf(country)),
              amount: country === "BR" ? "850.00" : "210000.00",
              billable: true,
            },
          ],
    ),
  };
}
