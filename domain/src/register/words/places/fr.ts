/** Places: countries, ports, terminals and what lies between them, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  records: {
    country: {
      name: "Pays",
      plural: "Pays",
      description: "Pays, codes ISO et indicatifs téléphoniques",
      fields: {
        alpha2: "Code à deux lettres",
        alpha3: "Code à trois lettres",
        numeric_code: "Code numérique",
        phone_code: "Indicatif téléphonique",
      },
      sections: { languages: "Langues" },
    },
    state: {
      name: "Région",
      plural: "Régions",
      description: "États, provinces et régions de chaque pays",
      fields: { code: "Code" },
    },
    city: {
      name: "Ville",
      plural: "Villes",
      description: "Villes utilisées dans les adresses et les cartes",
      fields: { state_id: "Région", code: "Code officiel" },
      sections: { place: "Lieu" },
      help: { code: "Code de l'institut national de statistique, s'il existe." },
    },
    region: {
      name: "Zone",
      plural: "Zones",
      description: "Zones commerciales et opérationnelles par pays",
      fields: {},
    },
    district: {
      name: "Secteur",
      plural: "Secteurs",
      description: "Secteurs rattachés à une ville et à une zone",
      fields: {},
    },
    port: {
      name: "Port",
      plural: "Ports",
      description: "Ports maritimes et fluviaux, code et coordonnées",
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
      description: "Terminaux, postes à quai et cadences de chargement",
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
      description: "Silos et parcs où les camions sont chargés",
      fields: {},
      sections: { place: "Lieu" },
    },
    origin: {
      name: "Origine",
      plural: "Origines",
      description: "Provenance de la marchandise contrôlée",
      fields: {},
      sections: { place: "Lieu" },
    },
  },
};
