/** Places: countries, ports, terminals and what lies between them, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  records: {
    country: {
      name: "País",
      plural: "Países",
      description: "Países, códigos ISO y prefijos telefónicos",
      fields: {
        alpha2: "Código de dos letras",
        alpha3: "Código de tres letras",
        numeric_code: "Código numérico",
        phone_code: "Código telefónico",
      },
      sections: { languages: "Idiomas" },
    },
    state: {
      name: "Provincia",
      plural: "Provincias",
      description: "Provincias, estados y departamentos de cada país",
      fields: { code: "Código" },
    },
    city: {
      name: "Ciudad",
      plural: "Ciudades",
      description: "Ciudades usadas en domicilios y mapas",
      fields: { state_id: "Provincia", code: "Código oficial" },
      sections: { place: "Ubicación" },
      help: { code: "Código del instituto nacional de estadística, cuando existe." },
    },
    region: {
      name: "Región",
      plural: "Regiones",
      description: "Regiones comerciales y operativas por país",
      fields: {},
    },
    district: {
      name: "Distrito",
      plural: "Distritos",
      description: "Distritos ligados a una ciudad y una región",
      fields: {},
    },
    port: {
      name: "Puerto",
      plural: "Puertos",
      description: "Puertos marítimos y fluviales, con código y coordenadas",
      fields: {
        locode: "UN/LOCODE",

        time_zone: "Huso horario",
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
      description: "Terminales, muelles y ritmo de carga",
      fields: {
        berth: "Muelle",
        load_rate: "Ritmo de carga",
        max_draft: "Calado máximo de salida",
      },
      sections: { place: "Ubicación" },
      help: { load_rate: "Toneladas por hora, sin contar las paradas." },
    },
    loading_place: {
      name: "Lugar de carga",
      plural: "Lugares de carga",
      description: "Acopios y playas donde se cargan los camiones",
      fields: {},
      sections: { place: "Ubicación" },
    },
    origin: {
      name: "Origen",
      plural: "Orígenes",
      description: "Procedencia de la carga inspeccionada",
      fields: {},
      sections: { place: "Ubicación" },
    },
  },
};
