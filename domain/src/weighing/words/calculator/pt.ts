/** Scales, dumps and trucks, in Portuguese. */
import type { CalculatorWords } from "./shape.ts";

export const words: CalculatorWords = {
  weighing: {
    units: {
      kg: "Quilogramas",
      mt: "Toneladas métricas",
      lb: "Libras",
      short_ton: "Toneladas curtas",
      long_ton: "Toneladas longas",
      sack: "Sacas de 60 kg",
    },
    counterUnits: { t: "Toneladas", kg: "Quilogramas" },
    comparisonBases: { scale: "Balança", bill_of_lading: "Conhecimento de embarque" },
    comparisonActions: {
      occurrence: "Abrir uma ocorrência",
      letter_of_protest: "Emitir carta de protesto",
      clause_suggested: "Sugerir ressalva no recibo do imediato",
    },
    lossCharges: { excess: "Somente o que passa da tolerância", whole: "A quebra inteira" },
    truckDirections: { loaded: "Carregado aqui", unloaded: "Descarregado aqui" },
  },
  steps: {
    conversion: { converted: "Convertido" },
    dumps: { net_dump: "Líquido da batelada", accumulated: "Acumulado" },
    periods: {
      net_period: "Líquido do período",
      accumulated: "Acumulado",
      hold_difference: "Diferença do porão",
    },
    comparison: {
      difference: "Diferença",
      difference_pct: "Diferença percentual",
      tolerance: "Tolerância",
    },
    truck: {
      net_kg: "Peso líquido",
      loss_kg: "Quebra",
      loss_pct: "Quebra percentual",
      allowance_kg: "Tolerância",
      chargeable_kg: "Quebra cobrável",
    },
    bags: {
      tare_kg: "Tara de todos os sacos",
      net_kg: "Peso líquido",
      net_per_bag_kg: "Líquido de um saco",
      declared_kg: "Líquido declarado",
      difference_kg: "Diferença para o declarado",
    },
  },
  rules: {
    international_pound: "Uma libra é 0,45359237 kg",
    batch_scale: "Balança de fluxo intermitente: cheia menos resíduo",
    scale_counter: "Contador da balança",
    counter_roll_over: "Contador que recomeçou do zero",
    stowage_plan: "Contra o plano de carga",
    survey_less_base: "Arqueação menos base",
    share_of_base: "Em percentual da base",
    contract_tolerance: "Tolerância do contrato",
    usual_tolerance: "Tolerância usual de 0,5 %",
    scale_ticket: "Tíquete de balança",
    freight_contract: "Contrato de frete",
    tare_of_bags: "Sacos vezes a tara",
    gross_less_tare: "Bruto menos tara",
    declared_of_bags: "Contra o declarado por saco",
  },
  fields: {
    dump: {
      gross_kg: "Cheia (kg)",
      residual_tare_kg: "Resíduo (kg)",
      accumulated_kg: "Acumulado impresso (kg)",
    },
    periods: {
      capacity: "Capacidade do contador",
      unit: "Unidade do contador",
      periods: "Períodos",
      holds: "Plano de carga por porão",
    },
    period: {
      counter_start: "Contador no início",
      counter_end: "Contador no fim",
      hold: "Porão",
      accumulated: "Acumulado impresso",
    },
    comparison: {
      survey: "Arqueação (t)",
      base: "Comparada com",
      base_weight: "Peso da base (t)",
      tolerance_pct: "Tolerância (%)",
    },
    truck: {
      first_weight_kg: "Primeira pesagem (kg)",
      second_weight_kg: "Segunda pesagem (kg)",
      origin_net_kg: "Líquido na origem (kg)",
      allowance_pct: "Tolerância (%)",
      charge: "Cobrança",
      division_kg: "Divisão da balança (kg)",
      manual: "Digitado",
    },
    bags: {
      gross_kg: "Peso bruto (kg)",
      bags: "Número de sacos",
      tare_g: "Tara de um saco (g)",
      declared_kg: "Líquido declarado de um saco (kg)",
    },
  },
};
