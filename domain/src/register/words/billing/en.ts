/** Prices: currencies, rates and billing rules, in English: the shape of the other languages. */

import type { FeatureWords } from "#kernel/words";
import type { currency } from "#register/currency";
import type { exchangeRate } from "#register/exchange-rate";
import type { level } from "#register/level";
import type { rule } from "#register/rule";
import type { ruleType } from "#register/rule-type";

export const words = {
  records: {
    currency: {
      name: "Currency",
      plural: "Currencies",
      description: "Currencies and their daily rates, PTAX included",
      fields: {
        code: "ISO code",
      },
      sections: { languages: "Languages" },
    },
    exchange_rate: {
      name: "Exchange rate",
      plural: "Exchange rates",
      description: "What each currency bought and sold for in reais, by day and source",
      fields: { buy: "Buy", sell: "Sell", source: "Source" },
      choices: { source: { ptax: "PTAX", manual: "Entered by hand", import: "Imported" } },
    },
    rule_type: {
      name: "Rule type",
      plural: "Rule types",
      description: "Ways of computing the price of a service",
      fields: { basis: "Basis" },
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
      description: "Levels at which billing rules apply",
      fields: {},
      sections: { languages: "Languages" },
      help: { order: "From the most general to the most specific: the rule of the highest level counts." },
    },
    rule: {
      name: "Billing rule",
      plural: "Billing rules",
      description: "Rates, tiers, minimums and validity by customer and product",
      fields: {
        rule_type_id: "Rule type",
        level_id: "Level",

        minimum_fee: "Minimum fee",
        valid_from: "Valid from",
        valid_to: "Valid to",
        tier_mode: "How tiers are read",
        tiers: "Tiers",
      },
      sections: { price: "Price", validity: "Validity", tiers: "Tiers" },
      help: {
        service_type_id: "Without a service, the rule stands for one that is counted by its basis.",
        customer_id: "Without a customer, the rule is the list price.",
        tier_mode:
          "By slice: each part of the volume at its own rate. Whole volume: all of it at the rate of the tier reached.",
      },
      choices: { tier_mode: { marginal: "By slice", whole: "Whole volume" } },
      children: { tiers: { fields: { from_volume: "From volume" } } },
    },
  },
} satisfies FeatureWords<{
  records: {
    currency: typeof currency;
    exchange_rate: typeof exchangeRate;
    rule_type: typeof ruleType;
    level: typeof level;
    rule: typeof rule;
  };
}>;
