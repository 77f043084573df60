/** Words in Portuguese for places: countries, ports, terminals and what lies between them. */
import type { RecordsWords } from "../words.ts";

export const placeRecords = {
  country: {
    name: "País",
    plural: "Países",
    fields: {
      name: "Nome",
      alpha2: "Código de duas letras",
      alpha3: "Código de três letras",
      numeric_code: "Código numérico",
      phone_code: "Código telefônico",
      names: "Nomes por idioma",
    },
    sections: { languages: "Idiomas" },
  },
  state: { name: "Estado", plural: "Estados", fields: { name: "Nome", code: "Sigla" } },
  city: {
    name: "Cidade",
    plural: "Cidades",
    fields: { name: "Nome", state_id: "Estado", code: "Código oficial", coordinates: "Coordenadas" },
    sections: { place: "Localização" },
    help: { code: "Código do instituto nacional de estatística (IBGE no Brasil), quando houver." },
  },
  region: { name: "Região", plural: "Regiões", fields: { name: "Nome", code: "Código" } },
  district: {
    name: "Distrito",
    plural: "Distritos",
    fields: { name: "Nome", city_id: "Cidade", region_id: "Região" },
  },
  port: {
    name: "Porto",
    plural: "Portos",
    fields: {
      name: "Nome",
      locode: "UN/LOCODE",
      kind: "Tipo",
      city_id: "Cidade",
      time_zone: "Fuso horário",
      coordinates: "Coordenadas",
    },
    sections: { place: "Localização" },
    help: {
      locode: "Cinco caracteres: país e lugar, como BRSSZ.",
      time_zone: "Nome do fuso, como America/Sao_Paulo. As horas locais deste porto são escritas nele.",
    },
    choices: { kind: { sea: "Marítimo", river: "Fluvial" } },
  },
  terminal: {
    name: "Terminal",
    plural: "Terminais",
    fields: {
      name: "Nome",
      port_id: "Porto",
      berth: "Berço",
      load_rate: "Ritmo de embarque",
      max_draft: "Calado máximo de saída",
      coordinates: "Coordenadas",
    },
    sections: { place: "Localização" },
    help: { load_rate: "Toneladas por hora, descontadas as paradas." },
  },
  loading_place: {
    name: "Local de embarque",
    plural: "Locais de embarque",
    fields: {
      name: "Nome",
      shipper_id: "Embarcador",
      address: "Endereço",
      city_id: "Cidade",
      coordinates: "Coordenadas",
    },
    sections: { place: "Localização" },
  },
  origin: {
    name: "Origem",
    plural: "Origens",
    fields: {
      name: "Nome",
      code: "Código",
      city_id: "Cidade",
      region_id: "Região",
      coordinates: "Coordenadas",
    },
    sections: { place: "Localização" },
  },
} satisfies Pick<
  RecordsWords,
  "country" | "state" | "city" | "region" | "district" | "port" | "terminal" | "loading_place" | "origin"
>;
