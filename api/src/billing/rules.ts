/** Rules about pre-invoices and invoices that ask for other rows: one customer, one tax id, their numbers. */
import { CREDIT_NOTE_SERIES } from "@plimsoll/domain/billing/credit-note";
import { INVOICE_SERIES } from "@plimsoll/domain/billing/invoice";
import { PRE_INVOICE_SERIES } from "@plimsoll/domain/billing/pre-invoice";
import { todayIn } from "@plimsoll/domain/country/time-zone";
import { type Issue, issue } from "@plimsoll/domain/kernel/errors";
import type { Queryable } from "#db/database";
import { takeNumber } from "#numbering/store";
import { readRow } from "#record/load";
import type { RecordRules } from "#record/rules";
import { authorizeOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { auditUser } from "#status/change";
import { invoiceStatusRules, preInvoiceStatusRules } from "./status.ts";
import { billedOrders } from "./store.ts";
import { type PreInvoiceRow, taxIdIssues, workOut } from "./worked-out.ts";

export const preInvoiceRules: RecordRules = {
  async prepare(call, values) {
    const country = String(values.country);
    const date = String(values.date ?? todayIn(country, call.now));
    const { text } = await takeNumber(call.db, PRE_INVOICE_SERIES, { country, date });
    return { code: text, author_id: auditUser(call)?.id ?? null };
  },

  /** Only while it is written; what was sent for approval is what was seen. */
  async keep(call, row, before) {
    if (row.status !== "pre_invoicing") return {};
    return workOut(call.db, row as PreInvoiceRow, { before, now: call.now });
  },

  async validate(call, { action, auditAction, after }) {
    if (!after || auditAction !== action) return [];
    return [
      ...(await customerIssues(call.db, after as PreInvoiceRow)),
      ...(await taxIdIssues(call.db, after as PreInvoiceRow)),
      ...(await supplementIssues(call, after as PreInvoiceRow)),
    ];
  },

  status: preInvoiceStatusRules,
};

async function customerIssues(db: Queryable, row: PreInvoiceRow): Promise<Issue[]> {
  const orders = await billedOrders(db, row.work_order_ids);
  return orders.every((order) => order.customer_id === row.customer_id)
    ? []
    : [issue("billing_different_customers", "work_order_ids")];
}

/** What it adds to is an invoice of the same customer that stands, and of the same orders. */
async function supplementIssues(call: Call, row: PreInvoiceRow): Promise<Issue[]> {
  if (typeof row.supplements_id !== "string") return [];
  const onInvoices = authorizeOn(call, "invoice", "load");
  const invoice = await readRow(onInvoices, call.app.catalog.get("invoice"), row.supplements_id);
  const orders = (invoice?.work_order_ids ?? []) as readonly string[];
  const fits =
    invoice?.customer_id === row.customer_id &&
    invoice.status !== "canceled" &&
    row.work_order_ids.every((id) => orders.includes(id));
  return fits ? [] : [issue("not_supplementary", "supplements_id")];
}

export const creditNoteRules: RecordRules = {
  async prepare(call, values) {
    const { text } = await takeNumber(call.db, CREDIT_NOTE_SERIES, {
      country: String(values.country),
      date: String(values.date),
    });
    return { number: text };
  },
};

export const invoiceRules: RecordRules = {
  async prepare(call, values) {
    const { text } = await takeNumber(call.db, INVOICE_SERIES, {
      country: String(values.country),
      date: String(values.date),
    });
    return { number: text };
  },

  status: invoiceStatusRules,
};
