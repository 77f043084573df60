/** The simulator of prices, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  records: {
    fob_cost: {
      name: "Table de coûts",
      plural: "Tables de coûts",
      fields: {
        valid_from: "Valable du",
        valid_to: "Valable au",
        net_rate_tph: "Cadence nette",
        rain_pct: "Pluie",
        setup_hours: "Préparation",
        inspectors: "Inspecteurs",
        cost_per_shift: "Coût par vacation",
        cost_per_lot: "Coût par lot",
        fixed: "Prestations fixes",
        route: "Déplacement",
        overhead_pct: "Frais généraux",
      },
      sections: { validity: "Validité", route: "Déplacement" },
      children: { route: { fields: { quantity: "Quantité", unit_cost: "Coût unitaire" } } },
    },
    fob_tax: {
      name: "Table d'impôts",
      plural: "Tables d'impôts",
      fields: { valid_from: "Valable du", valid_to: "Valable au", taxes: "Impôts", total: "Somme des taux" },
      sections: { validity: "Validité", taxes: "Impôts" },
      children: { taxes: { fields: { tax: "Impôt" } } },
    },
    simulation: {
      name: "Simulation",
      plural: "Simulations",
      fields: {
        fob_cost_id: "Table de coûts",
        fob_tax_id: "Table d'impôts",
        volume_t: "Volume",
        margin_pct: "Marge",
        margin_mode: "Comment la marge se lit",
        exchange_rate: "Taux de change",
        cost: "Coût",
        price: "Prix",
        per_tonne_usd: "Par tonne",
        list_usd: "Prix affiché",
        results: "Résultats",
      },
      choices: { margin_mode: { of_price: "Part du prix", markup: "En sus du coût" } },
      sections: { results: "Résultats" },
    },
  },
};
