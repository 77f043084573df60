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
    scale: {
      name: "Balance",
      plural: "Balances",
      description: "Balances des terminaux, leurs fichiers et ce que leur logiciel envoie",
      fields: {
        separator: "Colonnes séparées par",
        header_rows: "Lignes avant la première pesée",
        date_order: "Ordre de la date",
        decimal_mark: "Signe décimal",
        unit: "Unité des poids",
        date_column: "Colonne de la date",
        time_column: "Colonne de l’heure",
        weight_column: "Colonne du poids",
        unit_column: "Colonne de l’unité",
        ticket_column: "Colonne du ticket ou du compteur",
        token_issued_at: "Jeton émis",
        token_end: "Le jeton finit par",
      },
      choices: {
        separator: {
          semicolon: "Point-virgule",
          comma: "Virgule",
          tab: "Tabulation",
          bar: "Barre verticale",
          space: "Espaces",
          fixed: "Positions fixes",
        },
        date_order: { dmy: "Jour, mois, année", mdy: "Mois, jour, année", ymd: "Année, mois, jour" },
        decimal_mark: { comma: "Virgule", dot: "Point" },
        unit: { MT: "MT", KG: "KG" },
      },
      help: {
        unit: "Lorsqu’aucune colonne ne l’indique.",
        date_column: "Laissez vide lorsque la date et l’heure sont dans une seule colonne.",
        time_column:
          "Numéro de la colonne, ou première et dernière position, comme 1-10, lorsque les positions sont fixes.",
        ticket_column: "Un ticket déjà lu n’est pas ajouté une seconde fois.",
      },
      sections: { file: "Fichier de la balance", token: "Logiciel de la balance" },
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
