/**
 * What we offer a customer, at which prices and until when. Each version is a row of its own under the same code, so
 * that what was sent stays readable as it was; the newest is the one that is not superseded.
 */
import { compare } from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import { choice, flag } from "../kernel/field/choice.ts";
import { money, number } from "../kernel/field/number.ts";
import { children, files, reference } from "../kernel/field/relation.ts";
import { longText, richText, text } from "../kernel/field/text.ts";
import { date, instant } from "../kernel/field/time.ts";
import { LOCALES } from "../kernel/locale.ts";
import { defineRecord } from "../kernel/record.ts";
import type { Series } from "../numbering/series.ts";
import { PROPOSAL_STATUSES, proposalMachine } from "./proposal-status.ts";

export const PROPOSAL_SERIES: Series = {
  key: "proposal",
  pattern: "{country}-P-{year}-{number:5}",
  reset: ["country", "year"],
};

/** Lines of an offer, and of the order that is made from it. */
export const pricedItems = {
  service_type_id: reference("service_type", { required: true }),
  /** Unit prices go below the cent. */
  rate: money({ required: true, scale: 6, shown: 2, example: "1.35" }),
  unit_id: reference("measure"),
  minimum: money({ min: "0" }),
  note: text({ max: 300 }),
} as const;

/** What is free is no item: every line has its price. */
export function checkRates(items: readonly { readonly rate: string }[]): Issue[] {
  return items.flatMap((item, at) =>
    compare(item.rate, "0") > 0 ? [] : [issue("rate_not_greater_than_zero", `items.${at}.rate`)],
  );
}

export const proposal = defineRecord({
  key: "proposal",
  service: "proposal",
  scope: "customer",
  customer: "customer_id",
  // A draft is ours until it is sent.
  visibleToGuests: { status: ["sent", "accepted", "refused"] },
  title: "propcode",
  fields: {
    propcode: text({ required: true, systemManaged: true, max: 30, list: true, search: true }),
    revision: number({ required: true, systemManaged: true, default: 1, min: 1, list: true }),
    status: choice(PROPOSAL_STATUSES, {
      required: true,
      systemManaged: true,
      default: "draft",
      list: true,
      filter: true,
    }),
    customer_id: reference("customer", { required: true, list: true, filter: true, search: true }),
    date: date({ required: true, list: true, filter: true }),
    expiration_date: date({ required: true, list: true, filter: true }),
    currency_id: reference("currency", { required: true, list: true, filter: true }),
    language: choice(LOCALES, { help: true }),
    items: children(pricedItems, { required: true, section: "items" }),
    text: richText({ max: 100_000, section: "text" }),
    documents: files({ accept: ["application/pdf", "image/*"], section: "documents" }),
    author_id: reference("user", { systemManaged: true, internal: true }),
    superseded: flag({ systemManaged: true, filter: true }),
    sent_at: instant({ systemManaged: true }),
    answered_at: instant({ systemManaged: true }),
    answered_by: text({ systemManaged: true, max: 200 }),
    answer: longText({ max: 4_000, systemManaged: true }),
  },
  unique: [["propcode", "revision"]],
  indexes: [["country", "date"], ["customer_id", "date"], ["status", "expiration_date"], ["date"]],
  order: [["date", "desc"]],
  machine: proposalMachine,
  // What has left the house stays as it was; a new version is the way to change it.
  lock: ({ status }) => (status === "draft" ? undefined : { code: "finished" }),
  check: [
    (row) => (row.expiration_date < row.date ? [issue("expiration_before_proposal", "expiration_date")] : []),
    (row) => checkRates(row.items),
  ],
});
