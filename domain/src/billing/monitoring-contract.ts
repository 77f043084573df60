/** Who owes what and since when, what terminals did day by day, what goes to accounting, and which rule bills what. */
import { z } from "zod";
import { defineAction } from "../kernel/contract.ts";
import { dateOutput, decimalOutput, listOutput, objectOutput, rowNameOutput } from "../kernel/output.ts";
import { ACCOUNTING_FORMATS } from "./accounting.ts";
import { RULE_VERDICTS, SERVICE_OUTCOMES } from "./choose-rule.ts";
import { currencyInput, dateInput } from "./money.ts";
import { MONITORED_STATES, WAITS } from "./monitoring.ts";

const ofPreInvoice = { service: "billing", type: "pre_invoice", record: "pre_invoice" } as const;
const ofInvoice = { service: "billing", type: "invoice", record: "invoice" } as const;

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** Whichever of them are given, all count. */
const narrowing = {
  customer_id: z.string().nullish(),
  /** The currency that something was priced in. */
  currency: currencyInput.nullish(),
  month: month.nullish(),
};

const counted = { items: z.number().int(), amount: decimalOutput };

export const monitorOutput = objectOutput({
  /** The currency of the country: all amounts are in it. */
  currency: z.string(),
  total: objectOutput(counted),
  in_approval: objectOutput(counted),
  late: objectOutput(counted),
  cells: listOutput(objectOutput({ state: z.enum(MONITORED_STATES), wait: z.enum(WAITS), ...counted })),
  states: listOutput(objectOutput({ state: z.enum(MONITORED_STATES), ...counted })),
  waits: listOutput(objectOutput({ wait: z.enum(WAITS), ...counted })),
  customers: listOutput(objectOutput({ id: z.string(), name: z.string(), ...counted, late: decimalOutput })),
  months: listOutput(objectOutput({ month: z.string(), ...counted })),
  /** What the lines come to in the currency that they were priced in, before anything is withheld or paid. */
  currencies: listOutput(objectOutput({ currency: z.string(), ...counted, amount_local: decimalOutput })),
});
export type MonitorAnswer = z.infer<typeof monitorOutput>;

export const monitoredOutput = objectOutput({
  rows: listOutput(
    objectOutput({
      record: z.enum(["pre_invoice", "invoice"]),
      id: z.string(),
      code: z.string(),
      state: z.enum(MONITORED_STATES),
      customer: rowNameOutput,
      work_orders: listOutput(z.string()),
      date: dateOutput,
      days: z.number().int(),
      amount: decimalOutput,
    }),
  ),
  total: objectOutput(counted),
});
export type MonitoredAnswer = z.infer<typeof monitoredOutput>;

export const terminalsOutput = objectOutput({
  currency: z.string(),
  days: listOutput(
    objectOutput({
      terminal: rowNameOutput.nullable(),
      day: dateOutput,
      trucks: z.number().int(),
      tonnes: decimalOutput,
      refused: z.number().int(),
      revenue: decimalOutput,
    }),
  ),
});
export type TerminalsAnswer = z.infer<typeof terminalsOutput>;

/** A file in base64, with its name. */
export const fileOutput = objectOutput({ name: z.string(), file: z.string() });
export const fileFormat = { format: z.enum(["xlsx", "pdf"]) };
const period = { from: dateInput, until: dateInput };

export const monitoringContracts = {
  monitor: defineAction({
    ...ofPreInvoice,
    action: "monitor",
    about:
      "What is to be received, by state and days in it, by customer, month and currency, of the country of the call.",
    access: { permission: "list" },
    effect: "read",
    input: z.strictObject(narrowing),
    output: monitorOutput,
  }),
  monitored: defineAction({
    ...ofPreInvoice,
    action: "monitored",
    about: "The pre-invoices and invoices behind a figure of the monitoring, those that wait longest first.",
    access: { permission: "list" },
    effect: "read",
    input: z.strictObject({
      ...narrowing,
      state: z.enum(MONITORED_STATES).nullish(),
      wait: z.enum(WAITS).nullish(),
    }),
    output: monitoredOutput,
  }),
  monitorFile: defineAction({
    ...ofPreInvoice,
    action: "monitorfile",
    about: "The monitoring with the list behind it, as a sheet or on paper, in base64.",
    access: { permission: "list" },
    effect: "read",
    input: z.strictObject({ ...narrowing, ...fileFormat }),
    output: fileOutput,
  }),
  preInvoiceFile: defineAction({
    ...ofPreInvoice,
    action: "file",
    about: "A pre-invoice with its lines, rates, taxes and totals, as a sheet or on paper, in base64.",
    access: { permission: "load" },
    effect: "read",
    input: z.strictObject({ id: z.string(), ...fileFormat }),
    output: fileOutput,
  }),
  invoiceFile: defineAction({
    ...ofInvoice,
    action: "file",
    about:
      "The frozen lines, rates, taxes and totals of an invoice as a sheet, in base64; its document is kept with it.",
    access: { permission: "load" },
    effect: "read",
    input: z.strictObject({ id: z.string(), format: z.enum(["xlsx"]) }),
    output: fileOutput,
  }),
  terminals: defineAction({
    ...ofInvoice,
    action: "terminals",
    about: "Trucks, tonnes, refusals and revenue by terminal and day, of the country of the call.",
    access: { permission: "list" },
    effect: "read",
    input: z.strictObject(period),
    output: terminalsOutput,
  }),
  terminalsFile: defineAction({
    ...ofInvoice,
    action: "terminalsfile",
    about: "Terminals day by day, as a sheet or on paper, in base64.",
    access: { permission: "list" },
    effect: "read",
    input: z.strictObject({ ...period, ...fileFormat }),
    output: fileOutput,
  }),
  accounting: defineAction({
    ...ofInvoice,
    action: "accounting",
    about:
      "Invoices, cancellations and payments of a month that is over, for accounting; the first time closes the month, and every other time gives the same bytes.",
    access: { permission: "changestatus" },
    effect: "write",
    input: z.strictObject({ period: month, format: z.enum(ACCOUNTING_FORMATS) }),
    output: fileOutput,
  }),
  explainRules: defineAction({
    ...ofPreInvoice,
    action: "explainrules",
    about:
      "Which billing rule bills each service of an order, and why the others do not; nothing is written.",
    access: { permission: "create" },
    effect: "read",
    input: z.strictObject({ work_order_id: z.string() }),
    output: listOutput(
      objectOutput({
        service: rowNameOutput,
        outcome: z.enum(SERVICE_OUTCOMES),
        rules: listOutput(objectOutput({ id: z.string(), name: z.string(), verdict: z.enum(RULE_VERDICTS) })),
      }),
    ),
  }),
} as const;
