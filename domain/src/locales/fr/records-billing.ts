/** Words in French for prices: currencies, rates and billing rules. */
import type { RecordsWords } from "../words.ts";

export const billingRecords = {
  currency: {
    name: "Devise",
    plural: "Devises",
    fields: {
      name: "Nom",
      names: "Noms par langue",
      code: "Code ISO",
      symbol: "Symbole",
      decimals: "Décimales",
    },
    sections: { languages: "Langues" },
  },
  exchange_rate: {
    name: "Cours de change",
    plural: "Cours de change",
    fields: { date: "Date", currency_id: "Devise", buy: "Achat", sell: "Vente", source: "Source" },
    choices: { source: { ptax: "PTAX", manual: "Saisi à la main", import: "Importé" } },
  },
  rule_type: {
    name: "Type de règle",
    plural: "Types de règle",
    fields: { name: "Nom", names: "Noms par langue", code: "Code", basis: "Base de calcul" },
    sections: { languages: "Langues" },
    help: { basis: "Ce que le tarif multiplie." },
    choices: {
      basis: {
        per_mt: "Par tonne",
        lump_sum: "Forfait",
        per_vessel: "Par navire",
        per_hold: "Par cale",
        per_truck: "Par camion",
        per_wagon: "Par wagon",
        per_barge: "Par barge",
        per_sample: "Par échantillon",
        per_analysis: "Par analyse",
        per_certificate: "Par certificat",
        per_courier: "Par envoi",
        per_hour: "Par heure",
        per_day: "Par jour",
        per_shift: "Par vacation",
        expense: "Frais",
      },
    },
  },
  level: {
    name: "Niveau",
    plural: "Niveaux",
    fields: { name: "Nom", names: "Noms par langue", code: "Code", order: "Ordre" },
    sections: { languages: "Langues" },
    help: { order: "Du plus général au plus précis : la règle du niveau le plus élevé compte." },
  },
  rule: {
    name: "Règle de facturation",
    plural: "Règles de facturation",
    fields: {
      name: "Nom",
      rule_type_id: "Type de règle",
      level_id: "Niveau",
      customer_id: "Client",
      product_id: "Produit",
      currency_id: "Devise",
      rate: "Tarif",
      unit_id: "Unité",
      minimum_fee: "Montant minimum",
      valid_from: "Valable du",
      valid_to: "Valable jusqu'au",
      tier_mode: "Lecture des tranches",
      tiers: "Tranches",
    },
    sections: { price: "Prix", validity: "Validité", tiers: "Tranches" },
    help: {
      customer_id: "Sans client, la règle est le tarif général.",
      tier_mode:
        "Par tranche : chaque part du volume à son tarif. Volume entier : tout au tarif de la tranche atteinte.",
    },
    choices: { tier_mode: { marginal: "Par tranche", whole: "Volume entier" } },
    children: { tiers: { fields: { from_volume: "À partir du volume", rate: "Tarif" } } },
  },
} satisfies Pick<RecordsWords, "currency" | "exchange_rate" | "rule_type" | "level" | "rule">;
