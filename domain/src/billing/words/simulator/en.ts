/** The simulator of prices, in English: the shape of the other languages. */

import type { fobCost, fobTax, simulation } from "#billing/simulator-records";
import type { FeatureWords } from "#kernel/words";

export const words = {
  records: {
    fob_cost: {
      name: "Cost table",
      plural: "Cost tables",
      fields: {
        valid_from: "Valid from",
        valid_to: "Valid to",
        net_rate_tph: "Net loading rate",
        rain_pct: "Rain",
        setup_hours: "Set-up",
        inspectors: "Surveyors",
        cost_per_shift: "Cost per shift",
        cost_per_lot: "Cost per lot",
        fixed: "Fixed services",
        route: "Way there",
        overhead_pct: "Overhead",
      },
      sections: { validity: "Validity", route: "Way there" },
      children: { route: { fields: { quantity: "Quantity", unit_cost: "Unit cost" } } },
    },
    fob_tax: {
      name: "Tax table",
      plural: "Tax tables",
      fields: { valid_from: "Valid from", valid_to: "Valid to", taxes: "Taxes", total: "Sum of the rates" },
      sections: { validity: "Validity", taxes: "Taxes" },
      children: { taxes: { fields: { tax: "Tax" } } },
    },
    simulation: {
      name: "Simulation",
      plural: "Simulations",
      fields: {
        fob_cost_id: "Cost table",
        fob_tax_id: "Tax table",
        volume_t: "Volume",
        margin_pct: "Margin",
        margin_mode: "How the margin is read",
        exchange_rate: "Exchange rate",
        cost: "Cost",
        price: "Price",
        per_tonne_usd: "Per tonne",
        list_usd: "List price",
        results: "Results",
      },
      choices: { margin_mode: { of_price: "Part of the price", markup: "On top of the cost" } },
      sections: { results: "Results" },
    },
  },
} satisfies FeatureWords<{
  records: { fob_cost: typeof fobCost; fob_tax: typeof fobTax; simulation: typeof simulation };
}>;
