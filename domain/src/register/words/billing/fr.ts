/** Prices: currencies, rates and billing rules, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  records: {
    currency: {
      name: "Devise",
      plural: "Devises",
      description: "Devises et cours quotidiens, PTAX compris",
      fields: {
        code: "Code ISO",
      },
      sections: { languages: "Langues" },
    },
    exchange_rate: {
      name: "Cours de change",
      plural: "Cours de change",
      description: "Achat et vente de chaque devise par jour et par source, en réaux",
      fields: { buy: "Achat", sell: "Vente", source: "Source" },
      choices: { source: { ptax: "PTAX", manual: "Saisi à la main", import: "Importé" } },
    },
    rule_type: {
      name: "Type de règle",
      plural: "Types de règle",
      description: "Modes de calcul du prix d'une prestation",
      fields: { basis: "Base de calcul" },
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
      description: "Niveaux d'application des règles de facturation",
      fields: {},
      sections: { languages: "Langues" },
      help: { order: "Du plus général au plus précis : la règle du niveau le plus élevé compte." },
    },
    rule: {
      name: "Règle de facturation",
      plural: "Règles de facturation",
      description: "Tarifs, tranches, minimums et validité par client et produit",
      fields: {
        rule_type_id: "Type de règle",
        level_id: "Niveau",

        minimum_fee: "Montant minimum",
        valid_from: "Valable du",
        valid_to: "Valable jusqu'au",
        tier_mode: "Lecture des tranches",
        tiers: "Tranches",
      },
      sections: { price: "Prix", validity: "Validité", tiers: "Tranches" },
      help: {
        service_type_id: "Sans prestation, la règle vaut pour une qui se compte selon sa base.",
        customer_id: "Sans client, la règle est le tarif général.",
        tier_mode:
          "Par tranche : chaque part du volume à son tarif. Volume entier : tout au tarif de la tranche atteinte.",
      },
      choices: { tier_mode: { marginal: "Par tranche", whole: "Volume entier" } },
      children: { tiers: { fields: { from_volume: "À partir du volume" } } },
    },
  },
};
