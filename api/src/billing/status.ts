/** How pre-invoices and invoices move together, and the orders with them. */
import { readRow } from "#record/load";
import type { WireRow } from "#record/row";
import { asSideEffectOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { Failure, refuse } from "#rpc/failure";
import { applySystemTransition } from "#status/machine";
import type { StatusRules } from "#status/rules";
import { followBilling } from "./follow-billing.ts";
import { invoiceOf } from "./store.ts";
import { type PreInvoiceRow, taxIdIssues } from "./worked-out.ts";

const ordersOf = (row: WireRow) => (row.work_order_ids ?? []) as readonly string[];

export const preInvoiceStatusRules: StatusRules = {
  async enter(call, row, { to }) {
    if (to === "pending_level_1") await refuseUnready(call, row as PreInvoiceRow);
    if (to === "canceled") await cancelInvoice(call, row);
    return {};
  },

  async entered(call, row) {
    await followBilling(call, ordersOf(row));
    return undefined;
  },
};

/** Invoices may have been linked to its orders since it was written. */
async function refuseUnready(call: Call, row: PreInvoiceRow): Promise<void> {
  if (row.lines.length === 0) throw refuse("pre_invoice_empty", "lines");
  const issues = await taxIdIssues(call.db, row);
  if (issues.length > 0) throw new Failure(issues);
}

async function cancelInvoice(call: Call, row: WireRow): Promise<void> {
  if (row.status !== "invoiced") return;
  const id = await invoiceOf(call.db, row.id);
  const onInvoices = asSideEffectOn(call, "invoice");
  const model = call.app.catalog.get("invoice");
  const invoice = id === undefined ? undefined : await readRow(onInvoices, model, id);
  if (!invoice) return;
  // What was paid in part stays: there is no status that would say where the money went.
  if (!(await applySystemTransition(onInvoices, model, invoice, "canceled", "pre_invoice")))
    throw refuse("status_not_permitted", undefined, { status: "canceled" });
}

export const invoiceStatusRules: StatusRules = {
  async entered(call, row, { to }) {
    if (to !== "canceled") return undefined;
    const onPreInvoices = asSideEffectOn(call, "pre_invoice");
    const model = call.app.catalog.get("pre_invoice");
    const preInvoice = await readRow(onPreInvoices, model, row.pre_invoice_id);
    if (preInvoice) await applySystemTransition(onPreInvoices, model, preInvoice, "canceled", "invoice");
    await followBilling(call, ordersOf(row));
    return undefined;
  },
};
