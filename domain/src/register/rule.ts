/** Billing rules: what a service costs, for whom, of which product, from when to when. Customer and product are optional: without them the rule is the list price. */
import { compare } from "../kernel/decimal.ts";
import { issue } from "../kernel/errors.ts";
import { choice } from "../kernel/field/choice.ts";
import { decimal, money, weight } from "../kernel/field/number.ts";
import { children, reference } from "../kernel/field/relation.ts";
import { text } from "../kernel/field/text.ts";
import { date } from "../kernel/field/time.ts";
import { defineRecord } from "../kernel/record.ts";
import { checkTierStarts, TIER_MODES } from "./price-basis.ts";

export const rule = defineRecord({
  key: "rule",
  service: "register",
  path: "billing-rules",
  // A guest sees the rules agreed with their own customer; list prices and those of others are not theirs.
  scope: "customer",
  customer: "customer_id",
  title: "name",
  fields: {
    name: text({ required: true, max: 120, list: true, search: true }),
    rule_type_id: reference("rule_type", { required: true, list: true, filter: true }),
    /** Without one, the rule stands for a service that is counted by its basis. */
    service_type_id: reference("service_type", { list: true, filter: true, help: true }),
    level_id: reference("level", { filter: true }),
    customer_id: reference("customer", { list: true, filter: true, help: true }),
    product_id: reference("product", { list: true, filter: true }),
    currency_id: reference("currency", { required: true, list: true, filter: true, section: "price" }),
    /** Unit prices go below the cent. */
    rate: money({
      required: true,
      scale: 6,
      shown: 2,
      countedIn: "currency_id",
      list: true,
      section: "price",
    }),
    unit_id: reference("measure", { section: "price" }),
    minimum_fee: money({ min: "0", countedIn: "currency_id", section: "price" }),
    valid_from: date({ required: true, list: true, filter: true, section: "validity" }),
    valid_to: date({ list: true, filter: true, section: "validity" }),
    tier_mode: choice(TIER_MODES, { help: true, section: "tiers" }),
    tiers: children(
      {
        from_volume: weight({ required: true, min: "0", example: "0" }),
        rate: decimal({ required: true, scale: 6, shown: 2, positive: true }),
      },
      { section: "tiers", distinct: "from_volume" },
    ),
  },
  indexes: [["customer_id", "valid_from"]],
  requiredWhen: { tier_mode: (row) => row.tiers.length > 0 },
  check: [
    (row) => (compare(row.rate, "0") > 0 ? [] : [issue("rate_not_greater_than_zero", "rate")]),
    (row) =>
      row.valid_to !== null && row.valid_to < row.valid_from ? [issue("end_before_begin", "valid_to")] : [],
    (row) =>
      checkTierStarts(
        row.tiers.map((tier) => tier.from_volume),
        (at) => `tiers.${at}.from_volume`,
      ),
  ],
});
