/** Words in English for places: countries, ports, terminals and what lies between them. */
import type { RecordsWords } from "../words.ts";

export const placeRecords = {
  country: {
    name: "Country",
    plural: "Countries",
    fields: {
      name: "Name",
      alpha2: "Two-letter code",
      alpha3: "Three-letter code",
      numeric_code: "Numeric code",
      phone_code: "Phone code",
      names: "Names per language",
    },
    sections: { languages: "Languages" },
  },
  state: { name: "State", plural: "States", fields: { name: "Name", code: "Code" } },
  city: {
    name: "City",
    plural: "Cities",
    fields: { name: "Name", state_id: "State", code: "Official code", coordinates: "Coordinates" },
    sections: { place: "Place" },
    help: { code: "Code of the national statistics office, where there is one." },
  },
  region: { name: "Region", plural: "Regions", fields: { name: "Name", code: "Code" } },
  district: {
    name: "District",
    plural: "Districts",
    fields: { name: "Name", city_id: "City", region_id: "Region" },
  },
  port: {
    name: "Port",
    plural: "Ports",
    fields: {
      name: "Name",
      locode: "UN/LOCODE",
      kind: "Kind",
      city_id: "City",
      time_zone: "Time zone",
      coordinates: "Coordinates",
    },
    sections: { place: "Place" },
    help: {
      locode: "Five characters: country and place, such as BRSSZ.",
      time_zone: "Name of the zone, such as America/Sao_Paulo. Local times at this port are written in it.",
    },
    choices: { kind: { sea: "Sea", river: "River" } },
  },
  terminal: {
    name: "Terminal",
    plural: "Terminals",
    fields: {
      name: "Name",
      port_id: "Port",
      berth: "Berth",
      load_rate: "Load rate",
      max_draft: "Maximum sailing draft",
      coordinates: "Coordinates",
    },
    sections: { place: "Place" },
    help: { load_rate: "Tonnes per hour, stops not counted." },
  },
  loading_place: {
    name: "Loading place",
    plural: "Loading places",
    fields: {
      name: "Name",
      shipper_id: "Shipper",
      address: "Address",
      city_id: "City",
      coordinates: "Coordinates",
    },
    sections: { place: "Place" },
  },
  origin: {
    name: "Origin",
    plural: "Origins",
    fields: { name: "Name", code: "Code", city_id: "City", region_id: "Region", coordinates: "Coordinates" },
    sections: { place: "Place" },
  },
} satisfies Pick<
  RecordsWords,
  "country" | "state" | "city" | "region" | "district" | "port" | "terminal" | "loading_place" | "origin"
>;
