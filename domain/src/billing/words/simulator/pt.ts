/** The simulator of prices, in Portuguese. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  records: {
    fob_cost: {
      name: "Tabela de custo",
      plural: "Tabelas de custo",
      fields: {
        valid_from: "Válida de",
        valid_to: "Válida até",
        net_rate_tph: "Ritmo líquido",
        rain_pct: "Chuva",
        setup_hours: "Preparação",
        inspectors: "Inspetores",
        cost_per_shift: "Custo por turno",
        cost_per_lot: "Custo por lote",
        fixed: "Serviços fixos",
        route: "Deslocamento",
        overhead_pct: "Despesas gerais",
      },
      sections: { validity: "Vigência", route: "Deslocamento" },
      children: { route: { fields: { quantity: "Quantidade", unit_cost: "Custo unitário" } } },
    },
    fob_tax: {
      name: "Tabela de impostos",
      plural: "Tabelas de impostos",
      fields: {
        valid_from: "Válida de",
        valid_to: "Válida até",
        taxes: "Impostos",
        total: "Soma das alíquotas",
      },
      sections: { validity: "Vigência", taxes: "Impostos" },
      children: { taxes: { fields: { tax: "Imposto" } } },
    },
    simulation: {
      name: "Simulação",
      plural: "Simulações",
      fields: {
        fob_cost_id: "Tabela de custo",
        fob_tax_id: "Tabela de impostos",
        volume_t: "Volume",
        margin_pct: "Margem",
        margin_mode: "Como se lê a margem",
        exchange_rate: "Cotação",
        cost: "Custo",
        price: "Preço",
        per_tonne_usd: "Por tonelada",
        list_usd: "Preço de tabela",
        results: "Resultados",
      },
      choices: { margin_mode: { of_price: "Parte do preço", markup: "Sobre o custo" } },
      sections: { results: "Resultados" },
    },
  },
};
