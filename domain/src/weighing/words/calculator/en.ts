/** Scales, dumps and trucks, in English. */
import type { CalculatorWords } from "./shape.ts";

export const words: CalculatorWords = {
  weighing: {
    units: {
      kg: "Kilograms",
      mt: "Metric tonnes",
      lb: "Pounds",
      short_ton: "Short tons",
      long_ton: "Long tons",
      sack: "Sacks of 60 kg",
    },
    counterUnits: { t: "Tonnes", kg: "Kilograms" },
    comparisonBases: { scale: "Scale", bill_of_lading: "Bill of lading" },
    comparisonActions: {
      occurrence: "Open an occurrence",
      letter_of_protest: "Issue a letter of protest",
      clause_suggested: "Suggest a clause on the mate's receipt",
    },
    lossCharges: { excess: "Only what exceeds the allowance", whole: "The whole loss" },
    truckDirections: { loaded: "Loaded here", unloaded: "Unloaded here" },
  },
  steps: {
    conversion: { converted: "Converted" },
    dumps: { net_dump: "Net of the dump", accumulated: "Accumulated" },
    periods: {
      net_period: "Net of the period",
      accumulated: "Accumulated",
      hold_difference: "Difference of the hold",
    },
    comparison: {
      difference: "Difference",
      difference_pct: "Difference in percent",
      tolerance: "Tolerance",
    },
    truck: {
      net_kg: "Net weight",
      loss_kg: "Loss",
      loss_pct: "Loss in percent",
      allowance_kg: "Allowance",
      chargeable_kg: "Chargeable loss",
    },
    bags: {
      tare_kg: "Tare of all bags",
      net_kg: "Net weight",
      net_per_bag_kg: "Net of a bag",
      declared_kg: "Declared net",
      difference_kg: "Difference to the declared",
    },
  },
  rules: {
    international_pound: "One pound is 0.45359237 kg",
    batch_scale: "Batch scale: full less residual",
    scale_counter: "Counter of the scale",
    counter_roll_over: "Counter that began again at zero",
    stowage_plan: "Against the stowage plan",
    survey_less_base: "Survey less base",
    share_of_base: "In percent of the base",
    contract_tolerance: "Tolerance of the contract",
    usual_tolerance: "Usual tolerance of 0.5 %",
    scale_ticket: "Scale ticket",
    freight_contract: "Freight contract",
    tare_of_bags: "Bags times their tare",
    gross_less_tare: "Gross less tare",
    declared_of_bags: "Against what is declared of a bag",
  },
  fields: {
    dump: {
      gross_kg: "Full (kg)",
      residual_tare_kg: "Residual (kg)",
      accumulated_kg: "Accumulated as printed (kg)",
    },
    periods: {
      capacity: "Capacity of the counter",
      unit: "Unit of the counter",
      periods: "Periods",
      holds: "Stowage plan by hold",
    },
    period: {
      counter_start: "Counter at the start",
      counter_end: "Counter at the end",
      hold: "Hold",
      accumulated: "Accumulated as printed",
    },
    comparison: {
      survey: "Draft survey (t)",
      base: "Compared with",
      base_weight: "Weight of the base (t)",
      tolerance_pct: "Tolerance (%)",
    },
    truck: {
      first_weight_kg: "First weighing (kg)",
      second_weight_kg: "Second weighing (kg)",
      origin_net_kg: "Net at origin (kg)",
      allowance_pct: "Allowance (%)",
      charge: "Charged",
      division_kg: "Division of the scale (kg)",
      manual: "Typed by hand",
    },
    bags: {
      gross_kg: "Gross weight (kg)",
      bags: "Number of bags",
      tare_g: "Tare of a bag (g)",
      declared_kg: "Declared net of a bag (kg)",
    },
  },
};
