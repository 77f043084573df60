/** Places: countries, ports, terminals and what lies between them, in Portuguese. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  records: {
    country: {
      name: "País",
      plural: "Países",
      description: "Países, códigos ISO e prefixos telefônicos",
      fields: {
        alpha2: "Código de duas letras",
        alpha3: "Código de três letras",
        numeric_code: "Código numérico",
        phone_code: "Código telefônico",
      },
      sections: { languages: "Idiomas" },
    },
    state: {
      name: "Estado",
      plural: "Estados",
      description: "Estados, províncias e departamentos de cada país",
      fields: { code: "Sigla" },
    },
    city: {
      name: "Cidade",
      plural: "Cidades",
      description: "Cidades usadas em endereços e mapas",
      fields: { state_id: "Estado", code: "Código oficial" },
      sections: { place: "Localização" },
      help: { code: "Código do instituto nacional de estatística (IBGE no Brasil), quando houver." },
    },
    region: {
      name: "Região",
      plural: "Regiões",
      description: "Regiões comerciais e operacionais por país",
      fields: {},
    },
    district: {
      name: "Distrito",
      plural: "Distritos",
      description: "Distritos ligados a uma cidade e a uma região",
      fields: {},
    },
    port: {
      name: "Porto",
      plural: "Portos",
      description: "Portos marítimos e fluviais, com código e coordenadas",
      fields: {
        locode: "UN/LOCODE",

        time_zone: "Fuso horário",
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
      description: "Terminais, berços e capacidade de embarque",
      fields: {
        berth: "Berço",
        load_rate: "Ritmo de embarque",
        max_draft: "Calado máximo de saída",
      },
      sections: { place: "Localização" },
      help: { load_rate: "Toneladas por hora, descontadas as paradas." },
    },
    loading_place: {
      name: "Local de embarque",
      plural: "Locais de embarque",
      description: "Armazéns e pátios onde os caminhões são carregados",
      fields: {},
      sections: { place: "Localização" },
    },
    origin: {
      name: "Origem",
      plural: "Origens",
      description: "Procedência da carga inspecionada",
      fields: {},
      sections: { place: "Localização" },
    },
  },
};
