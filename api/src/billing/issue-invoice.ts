/**
 * Issues an invoice in one transaction: number, frozen lines, document, the pre-invoice and its orders. Whatever fails
 * takes the number back with everything else.
 */
import type { preInvoiceContracts } from "@plimsoll/domain/billing/pre-invoice-contract";
import { totalsOf } from "@plimsoll/domain/billing/price-pre-invoice";
import { addDays } from "@plimsoll/domain/kernel/dates";
import { judgeStatus } from "@plimsoll/domain/kernel/status-machine";
import type { z } from "zod";
import { addFile, placeFile } from "#files/store-file";
import { loadRecord } from "#record/load-call";
import type { WireRow } from "#record/row";
import { insertChecked } from "#record/write";
import { withChildIds } from "#record/write-parts";
import { asSideEffectOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { currentRow, enterStatus, refuseUnless } from "#status/change";
import { machineOf, statusQuestion } from "#status/machine";
import { followBilling } from "./follow-billing.ts";
import { printInvoice } from "./invoice-document.ts";
import { localCurrency } from "./quote.ts";
import { currencyCodes } from "./store.ts";
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

export function issueInvoice(call: Call, { id, version, date, nf_number, nf_key }: Issuing) {
  return call.inTransaction(async (inner) => {
    const model = inner.app.catalog.get("pre_invoice");
    const row = (await currentRow(inner, model, { id, version })) as PreInvoiceRow;
    const question = await statusQuestion(inner, model, row);
    const to = "invoiced";
    refuseUnless(inner, model, judgeStatus(machineOf(model), question, { to, by: "system" }));
    // The law of the day of the invoice decides what is withheld; what was approved is the gross.
    const totals = totalsOf(row.lines as never, await taxTerms(inner.db, row, date));
    const onInvoices = asSideEffectOn(inner, "invoice");
    const invoices = inner.app.catalog.get("invoice");
    const issued = await insertChecked(onInvoices, invoices, {
      country: row.country,
      status: "issued",
      pre_invoice_id: row.id,
      customer_id: row.customer_id,
      work_order_ids: row.work_order_ids,
      kind: row.kind,
      tax_id: row.tax_id,
      nf_number,
      nf_key: nf_key ?? null,
      date,
      due_date: dueDate(row, date),
      purchase_order: row.purchase_order,
      currency_id: localCurrency(await currencyCodes(inner.db), row.country) ?? null,
      rates: copied(row.rates, RATE),
      lines: copied(row.lines, LINE),
      taxes: totals.taxes,
      gross: totals.gross,
      net: totals.net,
      paid: "0.00",
    });
    await keepDocument(onInvoices, issued);
    const changed = withChildIds(model, { taxes: totals.taxes, net: totals.net, paid: "0.00" }, row);
    await enterStatus(inner, model, row, { ...changed, to }, `${issued.number} · NF ${nf_number}`, {
      action: "invoice",
    });
    await followBilling(inner, row.work_order_ids);
    return (await loadRecord(onInvoices, invoices, { id: String(issued.id) })) as never;
  });
}

async function keepDocument(call: Call, invoice: WireRow): Promise<void> {
  const bytes = await printInvoice(call, invoice);
  const about = { reference_id: String(invoice.id), name: `${invoice.number}.pdf`, field: "document" };
  await addFile(call, await placeFile(call, about, bytes, "application/pdf"));
}
