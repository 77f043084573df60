/** From measured work to the paid invoice: what is done with pre-invoices and invoices beside keeping and approving them. */
import { z } from "zod";
import { defineAction } from "../kernel/contract.ts";
import { figureInput } from "../kernel/figure.ts";
import { decimalOutput, listOutput, objectOutput } from "../kernel/output.ts";
import { rowOutput } from "../kernel/row-output.ts";
import { PRICE_BASES } from "../register/price-basis.ts";
import { AGES } from "./ageing.ts";
import { invoice } from "./invoice.ts";
import { AMOUNT, dateInput } from "./money.ts";
import { evidenceShape, preInvoice } from "./pre-invoice.ts";
import { MISSING_REASONS } from "./propose-lines.ts";

const ofPreInvoice = { service: "billing", type: "pre_invoice", record: "pre_invoice" } as const;
const ofInvoice = { service: "billing", type: "invoice", record: "invoice" } as const;

const seen = { id: z.string(), version: z.number().int() };
const preInvoiceOutput = rowOutput(preInvoice);
const invoiceOutput = rowOutput(invoice);

const proposedLine = objectOutput({
  rule_id: z.string().nullable(),
  work_order_id: z.string(),
  service_type_id: z.string().nullable(),
  basis: z.enum(PRICE_BASES),
  quantity: decimalOutput,
  unit_id: z.string().nullable(),
  currency_id: z.string(),
  rate: decimalOutput,
  discount: decimalOutput.nullable(),
  amount: decimalOutput,
  /** Nothing while the rate of the day is not known. */
  amount_local: decimalOutput.nullable(),
  evidence: evidenceShape,
  note: z.string().nullable(),
});

export const proposedOutput = objectOutput({
  lines: listOutput(proposedLine),
  missing: listOutput(
    objectOutput({
      work_order_id: z.string(),
      service_type_id: z.string().nullable(),
      reason: z.enum(MISSING_REASONS),
      /** Those that fit equally well, where several do. */
      rule_ids: listOutput(z.string()),
    }),
  ),
});
export type Proposed = z.infer<typeof proposedOutput>;

/** What is open of issued invoices, by age and currency; each figure is a list of those invoices. */
export const ageingOutput = listOutput(
  objectOutput({
    age: z.enum(AGES),
    currency: z.string().nullable(),
    invoices: z.number().int(),
    open: decimalOutput,
  }),
);

const payment = z.strictObject({
  ...seen,
  date: dateInput,
  amount: figureInput({ ...AMOUNT, positive: true }),
});

export const preInvoiceContracts = {
  propose: defineAction({
    ...ofPreInvoice,
    action: "propose",
    about:
      "The lines that the billing rules and the measured quantities of these orders give, with their evidence, and what is missing; nothing is written.",
    access: { permission: "create" },
    effect: "read",
    input: z.strictObject({ work_order_ids: z.array(z.string()).min(1).max(100) }),
    output: proposedOutput,
  }),
  taxIds: defineAction({
    ...ofPreInvoice,
    action: "taxids",
    about:
      "The tax ids on the linked invoices of some orders and that of their customer; of several one is chosen.",
    access: { permission: "create" },
    effect: "read",
    input: z.strictObject({ work_order_ids: z.array(z.string()).min(1).max(100) }),
    output: objectOutput({ linked: listOutput(z.string()), own: z.string().nullable() }),
  }),
  requote: defineAction({
    ...ofPreInvoice,
    action: "requote",
    about: "Takes the exchange rates anew that were frozen when it was written; only while it is written.",
    access: { permission: "update" },
    effect: "write",
    input: z.strictObject(seen),
    output: preInvoiceOutput,
  }),
  issue: defineAction({
    ...ofPreInvoice,
    action: "invoice",
    about:
      "Issues the invoice of what was approved, under the next number of its country and year, with its document.",
    access: { permission: "changestatus" },
    effect: "write",
    writesAtItsEnd: true,
    input: z.strictObject({
      ...seen,
      nf_number: z.string().trim().min(1).max(20),
      nf_key: z.string().max(60).nullish(),
      date: dateInput,
    }),
    output: invoiceOutput,
  }),
  pay: defineAction({
    ...ofPreInvoice,
    action: "pay",
    about: "A payment of its invoice, the whole or a part; with the last part it is paid.",
    access: { permission: "changestatus" },
    effect: "write",
    input: payment,
    output: preInvoiceOutput,
  }),
  ageing: defineAction({
    ...ofInvoice,
    action: "ageing",
    about: "What is open of the invoices in the caller's scope, by how late it is and in which currency.",
    access: { permission: "list" },
    effect: "read",
    input: z.strictObject({}),
    output: ageingOutput,
  }),
  payInvoice: defineAction({
    ...ofInvoice,
    action: "pay",
    about: "A payment of the invoice, the whole or a part; with the last part it is paid.",
    access: { permission: "changestatus" },
    effect: "write",
    input: payment,
    output: invoiceOutput,
  }),
} as const;
