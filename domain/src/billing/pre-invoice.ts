/**
 * What an order, or several of one customer, will cost, before there is an invoice: lines with their evidence, the rate of
 * the day frozen, what the customer withholds, and the approvals on the way.
 */
import { z } from "zod";
import { ORDER_KINDS } from "../commercial/order-kind.ts";
import { compare } from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import { choice, flag } from "../kernel/field/choice.ts";
import { decimal, money, number, percent } from "../kernel/field/number.ts";
import { children, reference, references } from "../kernel/field/relation.ts";
import { structure } from "../kernel/field/structure.ts";
import { longText, taxId, text } from "../kernel/field/text.ts";
import { date, instant } from "../kernel/field/time.ts";
import { defineRecord } from "../kernel/record.ts";
import type { Series } from "../numbering/series.ts";
import { PRICE_BASES } from "../register/price-basis.ts";
import { WITHHOLDINGS } from "../register/withholding-terms.ts";
import { EXCHANGE_DAYS, RATE_SIDES } from "./exchange-rate.ts";
import { PRE_INVOICE_STATUSES, preInvoiceMachine, SEEN_BY_CUSTOMER } from "./pre-invoice-status.ts";
import { INFORMATIVE_TAXES, TAXES } from "./withholding.ts";
import { ISS_RANGE } from "./withholding-rates.data.ts";

export const PRE_INVOICE_SERIES: Series = {
  key: "pre_invoice",
  pattern: "{country}-PF-{year}-{number:6}",
  reset: ["country", "year"],
};

/** The row that a quantity was taken from: a weighing, a survey, the trucks of an operation. */
export const evidenceShape = z.strictObject({ type: z.string().max(60), id: z.string().max(60) });

const kept = { systemManaged: true } as const;
const total = { ...kept, countedIn: "currency_id", section: "totals" } as const;
const MOST_LINES = 500;
export const REMARK_LENGTH = 500;

export const billedLine = {
  rule_id: reference("rule"),
  work_order_id: reference("work_order"),
  service_type_id: reference("service_type"),
  basis: choice(PRICE_BASES, { required: true, default: "lump_sum" }),
  quantity: decimal({ required: true, scale: 6, shown: 0, min: "0", max: "1000000000", example: "1" }),
  unit_id: reference("measure"),
  currency_id: reference("currency", { required: true }),
  rate: money({ required: true, scale: 6, shown: 2, max: "1000000000", example: "1.35" }),
  /** In the currency of the line; never more than the line comes to. */
  discount: money({ min: "0", max: "1000000000000", example: "0.00" }),
  amount: money(kept),
  amount_local: money(kept),
  evidence: structure(evidenceShape, { example: { type: "work_order", id: "1" } }),
  note: text({ max: 300 }),
} as const;

export const quotedRate = {
  currency_id: reference("currency", { required: true }),
  rate: decimal({ required: true, scale: 8, shown: 4, positive: true }),
  /** The day of the closing; none for the mean of a month. */
  date: date(),
} as const;

export const chargedTax = {
  tax: choice([...TAXES, ...INFORMATIVE_TAXES], { required: true }),
  base: money({ required: true }),
  rate: percent({ required: true, scale: 4, shown: 2 }),
  amount: money({ required: true }),
  withheld: flag({ required: true, default: false }),
} as const;

/** Of one line, as it stood in that version. */
export const lineRemark = {
  line_id: text({ required: true, max: 36 }),
  line: number({ required: true, min: 1 }),
  revision: number({ required: true, min: 1 }),
  text: longText({ required: true, max: REMARK_LENGTH }),
  author: text({ required: true, max: 300 }),
  at: instant({ required: true }),
} as const;

export const preInvoice = defineRecord({
  key: "pre_invoice",
  service: "billing",
  scope: "customer",
  customer: "customer_id",
  title: "code",
  visibleToGuests: { status: SEEN_BY_CUSTOMER },
  machine: preInvoiceMachine,
  lock: ({ status }) => (status === "pre_invoicing" ? undefined : { code: "pre_invoice_locked" }),
  fields: {
    code: text({ ...kept, required: true, max: 30, unique: true, list: true, search: true }),
    status: choice(PRE_INVOICE_STATUSES, {
      ...kept,
      required: true,
      default: "pre_invoicing",
      list: true,
      filter: true,
    }),
    revision: number({ ...kept, required: true, default: 1, min: 1 }),
    customer_id: reference("customer", { required: true, list: true, filter: true, search: true }),
    work_order_ids: references("work_order", { required: true }),
    /** The invoice that it adds to, of orders that were billed already. */
    supplements_id: reference("invoice", { filter: true, help: true }),
    /** That of the first order. */
    kind: choice(ORDER_KINDS, { ...kept, list: true, filter: true }),
    tax_id: taxId({ ...kept, max: 25, search: true, filter: true }),
    /** Which of several tax ids is billed: the adjustment that lets orders with different ones through. */
    adjusted_tax_id: taxId({ max: 25, help: true, section: "terms" }),
    date: date({ list: true, filter: true, help: true }),
    due_date: date({ list: true, filter: true }),
    purchase_order: text({ max: 60, search: true }),
    ptax_rule: choice(EXCHANGE_DAYS, { default: "business_day_before_invoice", section: "terms" }),
    ptax_side: choice(RATE_SIDES, { default: "sell", section: "terms" }),
    bl_date: date({ section: "terms" }),
    ptax_date: date({ ...kept, section: "terms" }),
    withholding: choice(WITHHOLDINGS, { help: true, section: "terms" }),
    iss_pct: percent({
      scale: 4,
      shown: 2,
      min: ISS_RANGE.min,
      max: ISS_RANGE.max,
      example: "5.0000",
      section: "terms",
    }),
    rates: children(quotedRate, { ...kept, section: "terms" }),
    lines: children(billedLine, { max: MOST_LINES, section: "lines" }),
    taxes: children(chargedTax, { ...kept, section: "taxes" }),
    /** That of its country, in which its invoice will be. */
    currency_id: reference("currency", { ...kept, filter: true, section: "totals" }),
    gross: money({ ...total, list: true }),
    net: money({ ...total, list: true }),
    /** Of its invoice, so far. */
    paid: money(total),
    note: longText({ max: 4_000 }),
    /** What the company's own said about single lines when they answered; the customer's stand apart. */
    remarks: children(lineRemark, { ...kept, internal: true, section: "remarks" }),
    customer_remarks: children(lineRemark, { ...kept, section: "remarks" }),
    author_id: reference("user", { ...kept, internal: true }),
  },
  requiredWhen: {
    bl_date: (row) => row.ptax_rule === "bl_date",
    iss_pct: (row) => row.withholding === "federal_and_iss",
  },
  indexes: [
    // Of all countries, for those who see them all.
    ["date"],
    ["country", "date"],
    ["customer_id", "date"],
    ["country", "status", "date"],
    ["country", "kind", "date"],
    ["status", "due_date"],
  ],
  order: [
    ["date", "desc"],
    ["code", "desc"],
  ],
  check: [
    ({ lines }) => checkLineRates(lines),
    ({ date: issued, due_date: due }) =>
      issued !== null && due !== null && due < issued ? [issue("end_before_begin", "due_date")] : [],
  ],
});

function checkLineRates(lines: readonly { readonly rate: string }[]): Issue[] {
  return lines.flatMap(({ rate }, at) =>
    compare(rate, "0") > 0 ? [] : [issue("rate_not_greater_than_zero", `lines.${at}.rate`)],
  );
}
