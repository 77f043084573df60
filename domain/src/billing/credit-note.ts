/** A credit note: what is taken back of an issued invoice, line by line, under a number of its own; never edited. */
import { choice } from "../kernel/field/choice.ts";
import { money } from "../kernel/field/number.ts";
import { children, file, reference, references } from "../kernel/field/relation.ts";
import { longText, taxId, text } from "../kernel/field/text.ts";
import { date } from "../kernel/field/time.ts";
import { defineRecord } from "../kernel/record.ts";
import type { Series } from "../numbering/series.ts";
import { TAXES } from "./withholding.ts";

export const CREDIT_NOTE_SERIES: Series = {
  key: "credit_note",
  pattern: "{country}-CN-{year}-{number:6}",
  reset: ["country", "year"],
};

const kept = { systemManaged: true } as const;
const total = { ...kept, required: true, countedIn: "currency_id", section: "totals" } as const;

export const creditNote = defineRecord({
  key: "credit_note",
  service: "billing",
  scope: "customer",
  customer: "customer_id",
  title: "number",
  // It is issued on an invoice; nothing of it is edited.
  actions: ["list", "load"],
  fields: {
    number: text({ ...kept, required: true, max: 30, unique: true, list: true, search: true }),
    invoice_id: reference("invoice", { ...kept, required: true, list: true, filter: true }),
    customer_id: reference("customer", { ...kept, required: true, list: true, filter: true, search: true }),
    work_order_ids: references("work_order", kept),
    tax_id: taxId({ ...kept, max: 25, search: true, filter: true }),
    date: date({ ...kept, required: true, list: true, filter: true }),
    reason: longText({ ...kept, required: true, max: 2_000 }),
    currency_id: reference("currency", { ...kept, filter: true }),
    lines: children(
      {
        /** The line of the invoice. */
        line_id: text({ required: true, max: 36 }),
        work_order_id: reference("work_order"),
        service_type_id: reference("service_type"),
        amount: money({ required: true, positive: true }),
      },
      { ...kept, section: "lines" },
    ),
    /** Of what the customer withheld, the share that goes back with it. */
    taxes: children(
      { tax: choice(TAXES, { required: true }), amount: money({ required: true }) },
      { ...kept, section: "totals" },
    ),
    gross: money({ ...total, list: true }),
    withheld: money(total),
    net: money({ ...total, list: true }),
    document: file({ accept: ["application/pdf"], section: "document" }),
  },
  indexes: [
    ["country", "date"],
    ["customer_id", "date"],
  ],
  order: [
    ["date", "desc"],
    ["number", "desc"],
  ],
});
