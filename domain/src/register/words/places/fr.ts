/** Places: countries, ports, terminals and what lies between them, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  records: {
    country: {
      name: "Pays",
      plural: "Pays",
      fields: {
        alpha2: "Code à deux lettres",
        alpha3: "Code à trois lettres",
        numeric_code: "Code numérique",
        phone_code: "Indicatif téléphonique",
      },
      sections: { languages: "Langues" },
    },
    state: { name: "Région", plural: "Régions", fields: { code: "Code" } },
    city: {
      name: "Ville",
      plural: "Villes",
      fields: { state_id: "Région", code: "Code officiel" },
      sections: { place: "Lieu" },
      help: { code: "Code de l'institut national de statistique, s'il existe." },
    },
    region: { name: "Zone", plural: "Zones", fields: {} },
    district: {
      name: "Secteur",
      plural: "Secteurs",
      fields: {},
    },
    port: {
      name: "Port",
      plural: "Ports",
      fields: {
        locode: "UN/LOCODE",

        time_zone: "Fuseau horaire",
      },
      sections: { place: "Lieu" },
      help: {
        locode: "Cinq caractères : pays et lieu, par exemple FRURO.",
        time_zone: "Nom du fuseau, par exemple Europe/Paris. Les heures locales de ce port y sont exprimées.",
      },
      choices: { kind: { sea: "Maritime", river: "Fluvial" } },
    },
    terminal: {
      name: "Terminal",
      plural: "Terminaux",
      fields: {
        berth: "Poste à quai",
        load_rate: "Cadence de chargement",
        max_draft: "Tirant d'eau maximal au départ",
      },
      sections: { place: "Lieu" },
      help: { load_rate: "Tonnes par heure, hors arrêts." },
    },
    loading_place: {
      name: "Lieu de chargement",
      plural: "Lieux de chargement",
      fields: {},
      sections: { place: "Lieu" },
    },
    origin: {
      name: "Origine",
      plural: "Origines",
      fields: {},
      sections: { place: "Lieu" },
    },
  },
};
