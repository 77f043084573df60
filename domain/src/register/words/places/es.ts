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
    scale: {
      name: "Balanza",
      plural: "Balanzas",
      description: "Balanzas de las terminales, sus archivos y lo que envía su software",
      fields: {
        separator: "Columnas separadas por",
        header_rows: "Filas sobre la primera pesada",
        date_order: "Orden de la fecha",
        decimal_mark: "Signo decimal",
        unit: "Unidad de los pesos",
        date_column: "Columna de la fecha",
        time_column: "Columna de la hora",
        weight_column: "Columna del peso",
        unit_column: "Columna de la unidad",
        ticket_column: "Columna del ticket o contador",
        token_issued_at: "Token emitido",
        token_end: "El token termina en",
      },
      choices: {
        separator: {
          semicolon: "Punto y coma",
          comma: "Coma",
          tab: "Tabulación",
          bar: "Barra vertical",
          space: "Espacios",
          fixed: "Posiciones fijas",
        },
        date_order: { dmy: "Día, mes, año", mdy: "Mes, día, año", ymd: "Año, mes, día" },
        decimal_mark: { comma: "Coma", dot: "Punto" },
        unit: { MT: "MT", KG: "KG" },
      },
      help: {
        unit: "Cuando ninguna columna la indica.",
        date_column: "Déjelo vacío cuando fecha y hora están en una sola columna.",
        time_column:
          "Número de la columna, o primera y última posición, como 1-10, cuando las posiciones son fijas.",
        ticket_column: "Un ticket ya leído no se agrega otra vez.",
      },
      sections: { file: "Archivo de la balanza", token: "Software de la balanza" },
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
