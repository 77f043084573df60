/** Words in English for prices: currencies, rates and billing rules. */
import type { RecordsWords } from "../words.ts";

export const billingRecords = {
  currency: {
    name: "Currency",
    plural: "Currencies",
    fields: {
      name: "Name",
      names: "Names per language",
      code: "ISO code",
      symbol: "Symbol",
      decimals: "Decimals",
    },
    sections: { languages: "Languages" },
  },
  exchange_rate: {
    name: "Exchange rate",
    plural: "Exchange rates",
    fields: { date: "Date", currency_id: "Currency", buy: "Buy", sell: "Sell", source: "Source" },
    choices: { source: { ptax: "PTAX", manual: "Entered by hand", import: "Imported" } },
  },
  rule_type: {
    name: "Rule type",
    plural: "Rule types",
    fields: { name: "Name", names: "Names per language", code: "Code", basis: "Basis" },
    sections: { languages: "Languages" },
    help: { basis: "What the rate is multiplied by." },
    choices: {
      basis: {
        per_mt: "Per tonne",
        lump_sum: "Lump sum",
        per_vessel: "Per vessel",
        per_hold: "Per hold",
        per_truck: "Per truck",
        per_wagon: "Per wagon",
        per_barge: "Per barge",
        per_sample: "Per sample",
        per_analysis: "Per analysis",
        per_certificate: "Per certificate",
        per_courier: "Per courier",
        per_hour: "Per hour",
        per_day: "Per day",
        per_shift: "Per shift",
        expense: "Expense",
      },
    },
  },
  level: {
    name: "Level",
    plural: "Levels",
    fields: { name: "Name", names: "Names per language", code: "Code", order: "Order" },
    sections: { languages: "Languages" },
    help: { order: "From the most general to the most specific: the rule of the highest level counts." },
  },
  rule: {
    name: "Billing rule",
    plural: "Billing rules",
    fields: {
      name: "Name",
      rule_type_id: "Rule type",
      level_id: "Level",
      customer_id: "Customer",
      product_id: "Product",
      currency_id: "Currency",
      rate: "Rate",
      unit_id: "Unit",
      minimum_fee: "Minimum fee",
      valid_from: "Valid from",
      valid_to: "Valid to",
      tier_mode: "How tiers are read",
      tiers: "Tiers",
    },
    sections: { price: "Price", validity: "Validity", tiers: "Tiers" },
    help: {
      customer_id: "Without a customer, the rule is the list price.",
      tier_mode:
        "By slice: each part of the volume at its own rate. Whole volume: all of it at the rate of the tier reached.",
    },
    choices: { tier_mode: { marginal: "By slice", whole: "Whole volume" } },
    children: { tiers: { fields: { from_volume: "From volume", rate: "Rate" } } },
  },
} satisfies Pick<RecordsWords, "currency" | "exchange_rate" | "rule_type" | "level" | "rule">;
