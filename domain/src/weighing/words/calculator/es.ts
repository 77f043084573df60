/** Scales, dumps and trucks, in Spanish. */
import type { CalculatorWords } from "./shape.ts";

export const words: CalculatorWords = {
  weighing: {
    units: {
      kg: "Kilogramos",
      mt: "Toneladas métricas",
      lb: "Libras",
      short_ton: "Toneladas cortas",
      long_ton: "Toneladas largas",
      sack: "Bolsas de 60 kg",
    },
    counterUnits: { t: "Toneladas", kg: "Kilogramos" },
    comparisonBases: { scale: "Balanza", bill_of_lading: "Conocimiento de embarque" },
    comparisonActions: {
      occurrence: "Abrir una ocurrencia",
      letter_of_protest: "Emitir carta de protesta",
      clause_suggested: "Sugerir una cláusula en el recibo del oficial",
    },
    lossCharges: { excess: "Solo lo que supera la tolerancia", whole: "Toda la merma" },
    truckDirections: { loaded: "Cargado aquí", unloaded: "Descargado aquí" },
  },
  steps: {
    conversion: { converted: "Convertido" },
    dumps: { net_dump: "Neto de la descarga de tolva", accumulated: "Acumulado" },
    periods: {
      net_period: "Neto del período",
      accumulated: "Acumulado",
      hold_difference: "Diferencia de la bodega",
    },
    comparison: {
      difference: "Diferencia",
      difference_pct: "Diferencia porcentual",
      tolerance: "Tolerancia",
    },
    truck: {
      net_kg: "Peso neto",
      loss_kg: "Merma",
      loss_pct: "Merma porcentual",
      allowance_kg: "Tolerancia",
      chargeable_kg: "Merma cobrable",
    },
    bags: {
      tare_kg: "Tara de todas las bolsas",
      net_kg: "Peso neto",
      net_per_bag_kg: "Neto de una bolsa",
      declared_kg: "Neto declarado",
      difference_kg: "Diferencia con lo declarado",
    },
  },
  rules: {
    international_pound: "Una libra son 0,45359237 kg",
    batch_scale: "Balanza por tolvadas: llena menos residuo",
    scale_counter: "Contador de la balanza",
    counter_roll_over: "Contador que volvió a cero",
    stowage_plan: "Contra el plan de estiba",
    survey_less_base: "Calados menos base",
    share_of_base: "En porcentaje de la base",
    contract_tolerance: "Tolerancia del contrato",
    usual_tolerance: "Tolerancia usual de 0,5 %",
    scale_ticket: "Tique de balanza",
    freight_contract: "Contrato de flete",
    tare_of_bags: "Bolsas por su tara",
    gross_less_tare: "Bruto menos tara",
    declared_of_bags: "Contra lo declarado por bolsa",
  },
  fields: {
    dump: {
      gross_kg: "Llena (kg)",
      residual_tare_kg: "Residuo (kg)",
      accumulated_kg: "Acumulado impreso (kg)",
    },
    periods: {
      capacity: "Capacidad del contador",
      unit: "Unidad del contador",
      periods: "Períodos",
      holds: "Plan de estiba por bodega",
    },
    period: {
      counter_start: "Contador al inicio",
      counter_end: "Contador al final",
      hold: "Bodega",
      accumulated: "Acumulado impreso",
    },
    comparison: {
      survey: "Inspección de calados (t)",
      base: "Comparada con",
      base_weight: "Peso de la base (t)",
      tolerance_pct: "Tolerancia (%)",
    },
    truck: {
      first_weight_kg: "Primer pesaje (kg)",
      second_weight_kg: "Segundo pesaje (kg)",
      origin_net_kg: "Neto en origen (kg)",
      allowance_pct: "Tolerancia (%)",
      charge: "Se cobra",
      division_kg: "División de la balanza (kg)",
      manual: "Ingresado a mano",
    },
    bags: {
      gross_kg: "Peso bruto (kg)",
      bags: "Número de bolsas",
      tare_g: "Tara de una bolsa (g)",
      declared_kg: "Neto declarado de una bolsa (kg)",
    },
  },
};
