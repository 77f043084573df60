/** An invoice: what was approved, frozen under a number of its own, with the fiscal note behind it and what was paid. */

import { ORDER_KINDS } from "../commercial/order-kind.ts";
import { validateInvoiceKey } from "../identifier/access-key.ts";
import { issue } from "../kernel/errors.ts";
import { choice } from "../kernel/field/choice.ts";
import { money } from "../kernel/field/number.ts";
import { children, file, reference, references } from "../kernel/field/relation.ts";
import { taxId, text } from "../kernel/field/text.ts";
import { date } from "../kernel/field/time.ts";
import { defineRecord } from "../kernel/record.ts";
import type { StatusMachine } from "../kernel/status-machine.ts";
import type { Series } from "../numbering/series.ts";
import { billedLine, chargedTax, quotedRate } from "./pre-invoice.ts";

export const INVOICE_SERIES: Series = {
  key: "invoice",
  pattern: "{country}-IN-{year}-{number:6}",
  reset: ["country", "year"],
};

export const INVOICE_STATUSES = ["issued", "partly_paid", "paid", "credited", "canceled"] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** Something of it is still to come. */
export const OPEN_INVOICES = ["issued", "partly_paid"] as const satisfies readonly InvoiceStatus[];

/** What was paid in part is not canceled: what came in has to go somewhere. */
const invoiceMachine: StatusMachine<InvoiceStatus> = {
  tables: {
    "": [
      { from: ["issued"], to: "partly_paid", by: "system" },
      { from: ["issued", "partly_paid"], to: "paid", by: "system" },
      { from: ["issued", "partly_paid", "paid"], to: "credited", by: "system" },
      {
        from: ["issued"],
        to: "canceled",
        by: "person",
        side: "staff",
        call: "cancel",
        justification: true,
      },
      { from: ["issued"], to: "canceled", by: "system" },
    ],
  },
  phases: {
    issued: "billing",
    partly_paid: "billing",
    paid: "done",
    credited: "stopped",
    canceled: "stopped",
  },
  lifecycles: { "": ["issued", "partly_paid", "paid"] },
};

const kept = { systemManaged: true } as const;
const total = { ...kept, required: true, countedIn: "currency_id", section: "totals" } as const;

export const invoice = defineRecord({
  key: "invoice",
  service: "billing",
  scope: "customer",
  customer: "customer_id",
  title: "number",
  // It is issued from a pre-invoice, paid and canceled; nothing of it is edited.
  actions: ["list", "load"],
  machine: invoiceMachine,
  fields: {
    number: text({ ...kept, required: true, max: 30, unique: true, list: true, search: true }),
    status: choice(INVOICE_STATUSES, {
      ...kept,
      required: true,
      default: "issued",
      list: true,
      filter: true,
    }),
    pre_invoice_id: reference("pre_invoice", { ...kept, required: true, list: true, filter: true }),
    /** The invoice that it adds to: a supplementary one. */
    supplements_id: reference("invoice", { ...kept, filter: true }),
    customer_id: reference("customer", { ...kept, required: true, list: true, filter: true, search: true }),
    work_order_ids: references("work_order", kept),
    kind: choice(ORDER_KINDS, { ...kept, filter: true }),
    tax_id: taxId({ ...kept, max: 25, search: true, filter: true }),
    nf_number: text({ ...kept, required: true, max: 20, list: true, search: true }),
    nf_key: text({ ...kept, max: 60, search: true }),
    date: date({ ...kept, required: true, list: true, filter: true }),
    due_date: date({ ...kept, list: true, filter: true }),
    purchase_order: text({ ...kept, max: 60, search: true }),
    currency_id: reference("currency", { ...kept, filter: true }),
    rates: children(quotedRate, { ...kept, section: "lines" }),
    lines: children(billedLine, { ...kept, section: "lines" }),
    taxes: children(chargedTax, { ...kept, section: "taxes" }),
    gross: money({ ...total, list: true }),
    net: money({ ...total, list: true }),
    paid: money({ ...total, default: "0.00", list: true }),
    /** Taken back by credit notes, of the net. */
    credited: money({ ...total, default: "0.00" }),
    payments: children(
      { date: date({ required: true }), amount: money({ required: true, positive: true }) },
      { ...kept, section: "payments" },
    ),
    document: file({ accept: ["application/pdf"], section: "document" }),
  },
  indexes: [
    ["date"],
    ["country", "date"],
    ["customer_id", "date"],
    ["country", "status", "due_date"],
    ["status", "due_date"],
  ],
  order: [
    ["date", "desc"],
    ["number", "desc"],
  ],
  check: [
    ({ nf_key: key }) =>
      key === null || validateInvoiceKey(key).valid ? [] : [issue("invalid_invoice_key", "nf_key")],
  ],
});
