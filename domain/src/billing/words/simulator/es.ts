/** The simulator of prices, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  records: {
    fob_cost: {
      name: "Tabla de costo",
      plural: "Tablas de costo",
      fields: {
        valid_from: "Válida desde",
        valid_to: "Válida hasta",
        net_rate_tph: "Ritmo neto",
        rain_pct: "Lluvia",
        setup_hours: "Preparación",
        inspectors: "Inspectores",
        cost_per_shift: "Costo por turno",
        cost_per_lot: "Costo por lote",
        fixed: "Servicios fijos",
        route: "Traslado",
        overhead_pct: "Gastos generales",
      },
      sections: { validity: "Vigencia", route: "Traslado" },
      children: { route: { fields: { quantity: "Cantidad", unit_cost: "Costo unitario" } } },
    },
    fob_tax: {
      name: "Tabla de impuestos",
      plural: "Tablas de impuestos",
      fields: {
        valid_from: "Válida desde",
        valid_to: "Válida hasta",
        taxes: "Impuestos",
        total: "Suma de las alícuotas",
      },
      sections: { validity: "Vigencia", taxes: "Impuestos" },
      children: { taxes: { fields: { tax: "Impuesto" } } },
    },
    simulation: {
      name: "Simulación",
      plural: "Simulaciones",
      fields: {
        fob_cost_id: "Tabla de costo",
        fob_tax_id: "Tabla de impuestos",
        volume_t: "Volumen",
        margin_pct: "Margen",
        margin_mode: "Cómo se lee el margen",
        exchange_rate: "Cotización",
        cost: "Costo",
        price: "Precio",
        per_tonne_usd: "Por tonelada",
        list_usd: "Precio de lista",
        results: "Resultados",
      },
      choices: { margin_mode: { of_price: "Parte del precio", markup: "Sobre el costo" } },
      sections: { results: "Resultados" },
    },
  },
};
