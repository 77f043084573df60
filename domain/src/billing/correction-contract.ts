/** What corrects an invoice that is never edited, the customer's word by a mailed link, and what is left of an order. */
import { z } from "zod";
import { defineAction } from "../kernel/contract.ts";
import { figureInput } from "../kernel/figure.ts";
import { LOCALES } from "../kernel/locale.ts";
import { dateOutput, decimalOutput, listOutput, objectOutput } from "../kernel/output.ts";
import { rowOutput } from "../kernel/row-output.ts";
import { creditNote } from "./credit-note.ts";
import { AMOUNT, dateInput } from "./money.ts";
import { REMARK_LENGTH } from "./pre-invoice.ts";
import { PRE_INVOICE_STATUSES } from "./pre-invoice-status.ts";

const ofInvoice = { service: "billing", type: "invoice", record: "invoice" } as const;
const ofPreInvoice = { service: "billing", type: "pre_invoice", record: "pre_invoice" } as const;
const link = { service: "billing", type: "pre_invoice_link", access: "public" } as const;
const token = z.string().max(300);

/** What a mailed link shows: as much as a customer with an account sees. */
export const linkedPreInvoiceOutput = objectOutput({
  code: z.string(),
  revision: z.number().int(),
  status: z.enum(PRE_INVOICE_STATUSES),
  company: z.string().nullable(),
  customer: z.string(),
  language: z.enum(LOCALES),
  work_orders: listOutput(z.string()),
  currency: z.string(),
  gross: decimalOutput,
  net: decimalOutput,
  lines: listOutput(
    objectOutput({
      id: z.string(),
      service: z.string().nullable(),
      basis: z.string(),
      quantity: decimalOutput,
      unit: z.string().nullable(),
      rate: decimalOutput,
      currency: z.string(),
      amount: decimalOutput,
      amount_local: decimalOutput,
    }),
  ),
  may_answer: z.boolean(),
});

export const marginOutput = objectOutput({
  /** The currency of the country: all amounts are in it. */
  currency: z.string(),
  revenue: decimalOutput,
  people: decimalOutput,
  person_days: z.number().int(),
  laboratory: decimalOutput,
  analyses: z.number().int(),
  expenses: decimalOutput,
  cost: decimalOutput,
  margin: decimalOutput,
  percent: decimalOutput.nullable(),
  unknown: z.number().int(),
});

export const correctionContracts = {
  credit: defineAction({
    ...ofInvoice,
    action: "credit",
    about:
      "Issues a credit note on some lines of the invoice, under the next number of its country and year, with its document.",
    access: { permission: "changestatus" },
    effect: "write",
    writesAtItsEnd: true,
    input: z.strictObject({
      id: z.string(),
      version: z.number().int(),
      date: dateInput,
      reason: z.string().trim().min(1).max(2_000),
      lines: z
        .array(
          z.strictObject({
            line_id: z.string().max(36),
            amount: figureInput({ ...AMOUNT, positive: true }),
          }),
        )
        .min(1)
        .max(500),
    }),
    output: rowOutput(creditNote),
  }),
  credits: defineAction({
    ...ofInvoice,
    action: "credits",
    about: "The credit notes on an invoice with what they took back of its lines, the newest first.",
    access: { permission: "load" },
    effect: "read",
    input: z.strictObject({ id: z.string() }),
    output: listOutput(
      objectOutput({
        id: z.string(),
        number: z.string(),
        date: dateOutput,
        reason: z.string(),
        net: decimalOutput,
        document_id: z.string().nullable(),
        lines: listOutput(objectOutput({ line_id: z.string(), amount: decimalOutput })),
      }),
    ),
  }),
  sendLink: defineAction({
    ...ofPreInvoice,
    action: "sendlink",
    about:
      "Mails the customer a link with which they answer without an account, once; only while it waits for them.",
    access: { permission: "changestatus" },
    effect: "write",
    input: z.strictObject({
      id: z.string(),
      version: z.number().int(),
      /** The customer's addresses where it is left out. */
      to: z.array(z.string().max(254)).min(1).max(20).optional(),
      message: z.string().max(2_000).nullish(),
    }),
    output: objectOutput({ to: listOutput(z.string()) }),
  }),
  viewPreInvoiceByLink: defineAction({
    ...link,
    action: "view",
    path: "/api/pre-invoice/view",
    about: "A pre-invoice as its customer sees it, by the token of the mailed link.",
    effect: "read",
    input: z.strictObject({ token }),
    output: linkedPreInvoiceOutput,
  }),
  answerPreInvoiceByLink: defineAction({
    ...link,
    action: "answer",
    path: "/api/pre-invoice/answer",
    about:
      "Approves or disapproves it with that token, once; a disapproval says why, and may say it of single lines.",
    effect: "write",
    input: z.strictObject({
      token,
      status: z.enum(["approved", "disapproved"]),
      name: z.string().trim().min(1).max(120),
      reason: z.string().max(2_000).nullish(),
      remarks: z
        .array(
          z.strictObject({ line_id: z.string().max(36), text: z.string().trim().min(1).max(REMARK_LENGTH) }),
        )
        .max(500)
        .optional(),
    }),
    output: objectOutput({ status: z.enum(["approved", "disapproved"]) }),
  }),
  margin: defineAction({
    ...ofPreInvoice,
    action: "margin",
    about:
      "What is left of an order: what was invoiced of it against the days of its people, its analyses and what was laid out.",
    access: { permission: "margin" },
    effect: "read",
    input: z.strictObject({ work_order_id: z.string() }),
    output: marginOutput,
  }),
} as const;
