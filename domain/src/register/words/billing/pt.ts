/** Prices: currencies, rates and billing rules, in Portuguese. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  records: {
    currency: {
      name: "Moeda",
      plural: "Moedas",
      description: "Moedas e cotações diárias, inclusive PTAX",
      fields: {
        code: "Código ISO",
      },
      sections: { languages: "Idiomas" },
    },
    exchange_rate: {
      name: "Cotação",
      plural: "Cotações",
      description: "Compra e venda de cada moeda por dia e fonte, em reais",
      fields: { buy: "Compra", sell: "Venda", source: "Fonte" },
      choices: { source: { ptax: "PTAX", manual: "Digitada", import: "Importada" } },
    },
    rule_type: {
      name: "Tipo de regra",
      plural: "Tipos de regra",
      description: "Formas de calcular o valor de um serviço",
      fields: { basis: "Base de cálculo" },
      sections: { languages: "Idiomas" },
      help: { basis: "O que se multiplica pela tarifa." },
      choices: {
        basis: {
          per_mt: "Por tonelada",
          lump_sum: "Valor fechado",
          per_vessel: "Por navio",
          per_hold: "Por porão",
          per_truck: "Por caminhão",
          per_wagon: "Por vagão",
          per_barge: "Por barcaça",
          per_sample: "Por amostra",
          per_analysis: "Por análise",
          per_certificate: "Por certificado",
          per_courier: "Por remessa",
          per_hour: "Por hora",
          per_day: "Por dia",
          per_shift: "Por turno",
          expense: "Despesa",
        },
      },
    },
    level: {
      name: "Nível",
      plural: "Níveis",
      description: "Níveis a que se aplicam as regras de faturamento",
      fields: {},
      sections: { languages: "Idiomas" },
      help: { order: "Do mais geral ao mais específico: vale a regra do nível mais alto." },
    },
    rule: {
      name: "Regra de faturamento",
      plural: "Regras de faturamento",
      description: "Tarifas, faixas, mínimos e vigência por cliente e produto",
      fields: {
        rule_type_id: "Tipo de regra",
        level_id: "Nível",

        minimum_fee: "Valor mínimo",
        valid_from: "Válida a partir de",
        valid_to: "Válida até",
        tier_mode: "Leitura das faixas",
        tiers: "Faixas",
      },
      sections: { price: "Preço", validity: "Vigência", tiers: "Faixas" },
      help: {
        service_type_id: "Sem serviço, a regra vale para um que se conta pela base dela.",
        customer_id: "Sem cliente, a regra vale como tabela geral.",
        tier_mode:
          "Por fatia: cada parte do volume à sua tarifa. Volume inteiro: todo o volume à tarifa da faixa alcançada.",
      },
      choices: { tier_mode: { marginal: "Por fatia", whole: "Volume inteiro" } },
      children: { tiers: { fields: { from_volume: "A partir do volume" } } },
    },
  },
};
