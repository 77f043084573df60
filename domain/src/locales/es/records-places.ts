/** Words in Spanish for places: countries, ports, terminals and what lies between them. */
import type { RecordsWords } from "../words.ts";

export const placeRecords = {
  country: {
    name: "País",
    plural: "Países",
    fields: {
      name: "Nombre",
      alpha2: "Código de dos letras",
      alpha3: "Código de tres letras",
      numeric_code: "Código numérico",
      phone_code: "Código telefónico",
      names: "Nombres por idioma",
    },
    sections: { languages: "Idiomas" },
  },
  state: { name: "Provincia", plural: "Provincias", fields: { name: "Nombre", code: "Código" } },
  city: {
    name: "Ciudad",
    plural: "Ciudades",
    fields: { name: "Nombre", state_id: "Provincia", code: "Código oficial", coordinates: "Coordenadas" },
    sections: { place: "Ubicación" },
    help: { code: "Código del instituto nacional de estadística, cuando existe." },
  },
  region: { name: "Región", plural: "Regiones", fields: { name: "Nombre", code: "Código" } },
  district: {
    name: "Distrito",
    plural: "Distritos",
    fields: { name: "Nombre", city_id: "Ciudad", region_id: "Región" },
  },
  port: {
    name: "Puerto",
    plural: "Puertos",
    fields: {
      name: "Nombre",
      locode: "UN/LOCODE",
      kind: "Tipo",
      city_id: "Ciudad",
      time_zone: "Huso horario",
      coordinates: "Coordenadas",
    },
    sections: { place: "Ubicación" },
    help: {
      locode: "Cinco caracteres: país y lugar, como ARROS.",
      time_zone:
        "Nombre del huso, como America/Argentina/Buenos_Aires. Las horas locales de este puerto se escriben en él.",
    },
    choices: { kind: { sea: "Marítimo", river: "Fluvial" } },
  },
  terminal: {
    name: "Terminal",
    plural: "Terminales",
    fields: {
      name: "Nombre",
      port_id: "Puerto",
      berth: "Muelle",
      load_rate: "Ritmo de carga",
      max_draft: "Calado máximo de salida",
      coordinates: "Coordenadas",
    },
    sections: { place: "Ubicación" },
    help: { load_rate: "Toneladas por hora, sin contar las paradas." },
  },
  loading_place: {
    name: "Lugar de carga",
    plural: "Lugares de carga",
    fields: {
      name: "Nombre",
      shipper_id: "Cargador",
      address: "Domicilio",
      city_id: "Ciudad",
      coordinates: "Coordenadas",
    },
    sections: { place: "Ubicación" },
  },
  origin: {
    name: "Origen",
    plural: "Orígenes",
    fields: {
      name: "Nombre",
      code: "Código",
      city_id: "Ciudad",
      region_id: "Región",
      coordinates: "Coordenadas",
    },
    sections: { place: "Ubicación" },
  },
} satisfies Pick<
  RecordsWords,
  "country" | "state" | "city" | "region" | "district" | "port" | "terminal" | "loading_place" | "origin"
>;
