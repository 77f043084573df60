/** Payments of an invoice, the whole or a part; with the last one it and its pre-invoice are paid. */
import type { preInvoiceContracts } from "@plimsoll/domain/billing/pre-invoice-contract";
import { settle } from "@plimsoll/domain/billing/settle";
import type { z } from "zod";
import { readRow } from "#record/load";
import type { WireRow } from "#record/row";
import { changeRecord } from "#record/write";
import { withChildIds } from "#record/write-parts";
import { asSideEffectOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { Failure, refuse } from "#rpc/failure";
import { currentRow, enterStatus } from "#status/change";
import { refuseClosedMonth } from "./accounting/handlers.ts";
import { invoiceOf } from "./store.ts";

type Payment = z.infer<(typeof preInvoiceContracts)["pay"]["input"]>;

export function payInvoice(call: Call, input: Payment) {
  return call.inTransaction(async (inner) => {
    const invoice = await currentRow(inner, inner.app.catalog.get("invoice"), input);
    const paid = await settleInvoice(inner, invoice, input);
    const onPreInvoices = asSideEffectOn(inner, "pre_invoice");
    const preInvoice = await readRow(
      onPreInvoices,
      inner.app.catalog.get("pre_invoice"),
      invoice.pre_invoice_id,
    );
    if (preInvoice) await settlePreInvoice(onPreInvoices, preInvoice, paid);
    return paid as never;
  });
}

export function payPreInvoice(call: Call, input: Payment) {
  return call.inTransaction(async (inner) => {
    const preInvoice = await currentRow(inner, inner.app.catalog.get("pre_invoice"), input);
    const id = await invoiceOf(inner.db, preInvoice.id);
    const onInvoices = asSideEffectOn(inner, "invoice");
    const invoice =
      id === undefined ? undefined : await readRow(onInvoices, inner.app.catalog.get("invoice"), id);
    if (!invoice) throw refuse("status_not_permitted", undefined, { status: "paid" });
    const paid = await settleInvoice(onInvoices, invoice, input);
    return (await settlePreInvoice(inner, preInvoice, paid)) as never;
  });
}

async function settleInvoice(call: Call, invoice: WireRow, { date, amount }: Payment): Promise<WireRow> {
  await refuseClosedMonth(call, String(invoice.country), date);
  const settled = settle(invoice as never, { date, amount });
  if (!settled.ok) throw new Failure(settled.issues);
  const model = call.app.catalog.get("invoice");
  const { status, ...found } = settled.result;
  const values = withChildIds(model, found, invoice);
  if (status === invoice.status) return changeRecord(call, model, invoice, values, "pay");
  return enterStatus(call, model, invoice, { ...values, to: status }, `${date} · ${amount}`, {
    action: "pay",
  });
}

/** It carries what was paid, so that two payments of the same version cannot both go through. */
function settlePreInvoice(call: Call, preInvoice: WireRow, { paid, status }: WireRow): Promise<WireRow> {
  const model = call.app.catalog.get("pre_invoice");
  if (status !== "paid") return changeRecord(call, model, preInvoice, { paid }, "pay");
  return enterStatus(call, model, preInvoice, { paid, to: "paid" }, null, { action: "pay" });
}
