/**
 * Issues an invoice in one transaction: number, frozen lines, document, the pre-invoice and its orders. Whatever fails
 * takes the number back with everything else. The document is printed before, under the number that comes next.
 */
import { isDeepStrictEqual } from "node:util";
import { INVOICE_SERIES } from "@plimsoll/domain/billing/invoice";
import type { preInvoiceContracts } from "@plimsoll/domain/billing/pre-invoice-contract";
import { totalsOf } from "@plimsoll/domain/billing/price-pre-invoice";
import { addDays } from "@plimsoll/domain/kernel/dates";
import { judgeStatus } from "@plimsoll/domain/kernel/status-machine";
import type { z } from "zod";
import { uuid7 } from "#adapters/ids";
import { addFile, type PlacedFile, placeFileOf } from "#files/store-file";
import { issueInTurn, Overtaken, type Turn } from "#numbering/ahead";
import { readRow } from "#record/load";
import { loadRecord } from "#record/load-call";
import type { WireRow } from "#record/row";
import { insertChecked } from "#record/write";
import { withChildIds } from "#record/write-parts";
import { asSideEffectOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { currentRow, enterStatus, refuseUnless } from "#status/change";
import { machineOf, statusQuestion } from "#status/machine";
import { refuseClosedMonth } from "./accounting/handlers.ts";
import { followBilling } from "./follow-billing.ts";
import { printInvoice } from "./invoice-document.ts";
import { invoiceOf } from "./store.ts";
import { type PreInvoiceRow, taxTerms } from "./worked-out.ts";

type Issuing = z.infer<(typeof preInvoiceContracts)["issue"]["input"]>;

const LINE = [
  "rule_id",
  "work_order_id",
  "service_type_id",
  "basis",
  "quantity",
  "unit_id",
  "currency_id",
  "rate",
  "discount",
  "amount",
  "amount_local",
  "evidence",
  "note",
] as const;
const RATE = ["currency_id", "rate", "date"] as const;

/** Of child rows, what they say: the copies get ids of their own. */
const copied = (rows: unknown, names: readonly string[]) =>
  ((rows ?? []) as readonly WireRow[]).map((row) =>
    Object.fromEntries(names.map((name) => [name, row[name] ?? null])),
  );

/** Days that a customer has, from the pre-invoice. */
function dueDate(row: WireRow, date: string): string {
  const due = row.due_date as string | null;
  return due !== null && due >= date ? due : addDays(date, 30);
}

export async function issueInvoice(call: Call, input: Issuing) {
  const row = await readRow(call, call.app.catalog.get("pre_invoice"), input.id);
  if (!row) throw refuse("not_found");
  const line = { series: `${INVOICE_SERIES.key} ${row.country}`, about: input.id };
  return issueInTurn(line, (turn) => issueOnce(call, input, turn)) as never;
}

async function issueOnce(call: Call, input: Issuing, turn: Turn): Promise<WireRow> {
  const known = await issuedBefore(call, input);
  if (known) return known;
  const { row, values } = await ready(call, input);
  const printed = await print(call, values, turn);
  await turn.reached();
  const meanwhile = await issuedBefore(call, input);
  if (meanwhile) return meanwhile;
  return call.inTransaction(async (inner) => {
    const model = inner.app.catalog.get("pre_invoice");
    await refuseClosedMonth(inner, row.country, input.date);
    const now = await ready(inner, input);
    if (!isDeepStrictEqual(now.values, values)) throw new Overtaken();
    const onInvoices = asSideEffectOn(inner, "invoice");
    const invoices = inner.app.catalog.get("invoice");
    const issued = await insertChecked(onInvoices, invoices, { ...values, id: printed.id });
    if (issued.number !== printed.number) throw new Overtaken();
    await addFile(onInvoices, printed.placed);
    const { taxes, net } = values;
    const changed = withChildIds(model, { taxes, net, paid: "0.00" }, now.row);
    const said = `${issued.number} · NF ${input.nf_number}`;
    await enterStatus(inner, model, now.row, { ...changed, to: TO }, said, { action: "invoice" });
    await followBilling(inner, row.work_order_ids);
    return loadRecord(onInvoices, invoices, { id: printed.id });
  });
}

const TO = "invoiced";

/** The answer got lost on the way and the same is asked again: it is answered as the first time. */
async function issuedBefore(call: Call, { id, version, nf_number, date }: Issuing) {
  const row = await readRow(call, call.app.catalog.get("pre_invoice"), id);
  if (row?.status !== TO || row.version !== version + 1) return undefined;
  const invoiceId = await invoiceOf(call.db, id);
  if (invoiceId === undefined) return undefined;
  const invoice = await loadRecord(asSideEffectOn(call, "invoice"), call.app.catalog.get("invoice"), {
    id: invoiceId,
  });
  return invoice.nf_number === nf_number && invoice.date === date ? invoice : undefined;
}

/** Approved, and what its invoice says. */
async function ready(call: Call, { id, version, date, nf_number, nf_key }: Issuing) {
  const model = call.app.catalog.get("pre_invoice");
  const row = (await currentRow(call, model, { id, version })) as PreInvoiceRow;
  const question = await statusQuestion(call, model, row);
  refuseUnless(call, model, judgeStatus(machineOf(model), question, { to: TO, by: "system" }));
  // The law of the day of the invoice decides what is withheld; what was approved is the gross.
  const totals = totalsOf(row.lines as never, await taxTerms(call.db, row, date));
  const values = {
    country: row.country,
    status: "issued",
    pre_invoice_id: row.id,
    supplements_id: row.supplements_id ?? null,
    customer_id: row.customer_id,
    work_order_ids: row.work_order_ids,
    kind: row.kind,
    tax_id: row.tax_id,
    nf_number,
    nf_key: nf_key ?? null,
    date,
    due_date: dueDate(row, date),
    purchase_order: row.purchase_order,
    currency_id: row.currency_id ?? null,
    rates: copied(row.rates, RATE),
    lines: copied(row.lines, LINE),
    taxes: totals.taxes,
    gross: totals.gross,
    net: totals.net,
    paid: "0.00",
    credited: "0.00",
  };
  return { row, values };
}

interface Printed {
  readonly id: string;
  readonly number: string;
  readonly placed: PlacedFile;
}

type InvoiceValues = Awaited<ReturnType<typeof ready>>["values"];

async function print(call: Call, values: InvoiceValues, turn: Turn): Promise<Printed> {
  const { country, date } = values;
  const onInvoices = asSideEffectOn(call, "invoice");
  const id = uuid7(call.now);
  const number = await turn.numberAhead(call.db, INVOICE_SERIES, { country, date });
  const bytes = await printInvoice(onInvoices, { ...values, id, number });
  const owner = { model: call.app.catalog.get("invoice"), id, filter: onInvoices.filter };
  const about = { name: `${number}.pdf`, field: "document" };
  return { id, number, placed: await placeFileOf(onInvoices, owner, about, bytes, "application/pdf") };
}
