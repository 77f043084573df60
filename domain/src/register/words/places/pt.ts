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
    scale: {
      name: "Balança",
      plural: "Balanças",
      description: "Balanças dos terminais, seus arquivos e o que o software delas envia",
      fields: {
        separator: "Colunas separadas por",
        header_rows: "Linhas acima da primeira pesagem",
        date_order: "Ordem da data",
        decimal_mark: "Sinal decimal",
        unit: "Unidade dos pesos",
        date_column: "Coluna da data",
        time_column: "Coluna da hora",
        weight_column: "Coluna do peso",
        unit_column: "Coluna da unidade",
        ticket_column: "Coluna do tíquete ou contador",
        token_issued_at: "Token emitido",
        token_end: "Token termina em",
      },
      choices: {
        separator: {
          semicolon: "Ponto e vírgula",
          comma: "Vírgula",
          tab: "Tabulação",
          bar: "Barra vertical",
          space: "Espaços",
          fixed: "Posições fixas",
        },
        date_order: { dmy: "Dia, mês, ano", mdy: "Mês, dia, ano", ymd: "Ano, mês, dia" },
        decimal_mark: { comma: "Vírgula", dot: "Ponto" },
        unit: { MT: "MT", KG: "KG" },
      },
      help: {
        unit: "Quando nenhuma coluna a informa.",
        date_column: "Deixe vazio quando data e hora estão na mesma coluna.",
        time_column:
          "Número da coluna, ou primeira e última posição, como 1-10, quando as posições são fixas.",
        ticket_column: "Um tíquete já lido não é somado outra vez.",
      },
      sections: { file: "Arquivo da balança", token: "Software da balança" },
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
