/** Words in French for places: countries, ports, terminals and what lies between them. */
import type { RecordsWords } from "../words.ts";

export const placeRecords = {
  country: {
    name: "Pays",
    plural: "Pays",
    fields: {
      name: "Nom",
      alpha2: "Code à deux lettres",
      alpha3: "Code à trois lettres",
      numeric_code: "Code numérique",
      phone_code: "Indicatif téléphonique",
      names: "Noms par langue",
    },
    sections: { languages: "Langues" },
  },
  state: { name: "Région", plural: "Régions", fields: { name: "Nom", code: "Code" } },
  city: {
    name: "Ville",
    plural: "Villes",
    fields: { name: "Nom", state_id: "Région", code: "Code officiel", coordinates: "Coordonnées" },
    sections: { place: "Lieu" },
    help: { code: "Code de l'institut national de statistique, s'il existe." },
  },
  region: { name: "Zone", plural: "Zones", fields: { name: "Nom", code: "Code" } },
  district: {
    name: "Secteur",
    plural: "Secteurs",
    fields: { name: "Nom", city_id: "Ville", region_id: "Zone" },
  },
  port: {
    name: "Port",
    plural: "Ports",
    fields: {
      name: "Nom",
      locode: "UN/LOCODE",
      kind: "Type",
      city_id: "Ville",
      time_zone: "Fuseau horaire",
      coordinates: "Coordonnées",
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
      name: "Nom",
      port_id: "Port",
      berth: "Poste à quai",
      load_rate: "Cadence de chargement",
      max_draft: "Tirant d'eau maximal au départ",
      coordinates: "Coordonnées",
    },
    sections: { place: "Lieu" },
    help: { load_rate: "Tonnes par heure, hors arrêts." },
  },
  loading_place: {
    name: "Lieu de chargement",
    plural: "Lieux de chargement",
    fields: {
      name: "Nom",
      shipper_id: "Chargeur",
      address: "Adresse",
      city_id: "Ville",
      coordinates: "Coordonnées",
    },
    sections: { place: "Lieu" },
  },
  origin: {
    name: "Origine",
    plural: "Origines",
    fields: { name: "Nom", code: "Code", city_id: "Ville", region_id: "Zone", coordinates: "Coordonnées" },
    sections: { place: "Lieu" },
  },
} satisfies Pick<
  RecordsWords,
  "country" | "state" | "city" | "region" | "district" | "port" | "terminal" | "loading_place" | "origin"
>;
