/** Prices: currencies, rates and billing rules, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  records: {
    currency: {
      name: "Moneda",
      plural: "Monedas",
      description: "Monedas y cotizaciones diarias, incluida PTAX",
      fields: {
        code: "Código ISO",
      },
      sections: { languages: "Idiomas" },
    },
    exchange_rate: {
      name: "Cotización",
      plural: "Cotizaciones",
      description: "Compra y venta de cada moneda por día y fuente, en reales",
      fields: { buy: "Compra", sell: "Venta", source: "Fuente" },
      choices: { source: { ptax: "PTAX", manual: "Ingresada a mano", import: "Importada" } },
    },
    rule_type: {
      name: "Tipo de regla",
      plural: "Tipos de regla",
      description: "Formas de calcular el precio de un servicio",
      fields: { basis: "Base de cálculo" },
      sections: { languages: "Idiomas" },
      help: { basis: "Lo que se multiplica por la tarifa." },
      choices: {
        basis: {
          per_mt: "Por tonelada",
          lump_sum: "Suma global",
          per_vessel: "Por buque",
          per_hold: "Por bodega",
          per_truck: "Por camión",
          per_wagon: "Por vagón",
          per_barge: "Por barcaza",
          per_sample: "Por muestra",
          per_analysis: "Por análisis",
          per_certificate: "Por certificado",
          per_courier: "Por envío",
          per_hour: "Por hora",
          per_day: "Por día",
          per_shift: "Por turno",
          expense: "Gasto",
        },
      },
    },
    level: {
      name: "Nivel",
      plural: "Niveles",
      description: "Niveles en que se aplican las reglas de facturación",
      fields: {},
      sections: { languages: "Idiomas" },
      help: { order: "Del más general al más específico: vale la regla del nivel más alto." },
    },
    rule: {
      name: "Regla de facturación",
      plural: "Reglas de facturación",
      description: "Tarifas, tramos, mínimos y vigencia por cliente y producto",
      fields: {
        rule_type_id: "Tipo de regla",
        level_id: "Nivel",

        minimum_fee: "Importe mínimo",
        valid_from: "Válida desde",
        valid_to: "Válida hasta",
        tier_mode: "Lectura de los tramos",
        tiers: "Tramos",
      },
      sections: { price: "Precio", validity: "Vigencia", tiers: "Tramos" },
      help: {
        service_type_id: "Sin servicio, la regla vale para uno que se cuenta por su base.",
        customer_id: "Sin cliente, la regla es la tarifa general.",
        tier_mode:
          "Por tramo: cada parte del volumen a su tarifa. Volumen entero: todo a la tarifa del tramo alcanzado.",
      },
      choices: { tier_mode: { marginal: "Por tramo", whole: "Volumen entero" } },
      children: { tiers: { fields: { from_volume: "Desde el volumen" } } },
    },
  },
};
