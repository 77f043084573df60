/** Scales, dumps and trucks, in French. */
import type { CalculatorWords } from "./shape.ts";

export const words: CalculatorWords = {
  weighing: {
    units: {
      kg: "Kilogrammes",
      mt: "Tonnes métriques",
      lb: "Livres",
      short_ton: "Tonnes courtes",
      long_ton: "Tonnes longues",
      sack: "Sacs de 60 kg",
    },
    counterUnits: { t: "Tonnes", kg: "Kilogrammes" },
    comparisonBases: { scale: "Bascule", bill_of_lading: "Connaissement" },
    comparisonActions: {
      occurrence: "Ouvrir un incident",
      letter_of_protest: "Émettre une lettre de protestation",
      clause_suggested: "Proposer une réserve sur le reçu du second",
    },
    lossCharges: { excess: "Seulement ce qui dépasse la franchise", whole: "Toute la perte" },
    truckDirections: { loaded: "Chargé ici", unloaded: "Déchargé ici" },
  },
  steps: {
    conversion: { converted: "Converti" },
    dumps: { net_dump: "Net de la pesée", accumulated: "Cumul" },
    periods: { net_period: "Net de la période", accumulated: "Cumul", hold_difference: "Écart de la cale" },
    comparison: { difference: "Écart", difference_pct: "Écart en pour cent", tolerance: "Tolérance" },
    truck: {
      net_kg: "Poids net",
      loss_kg: "Perte",
      loss_pct: "Perte en pour cent",
      allowance_kg: "Franchise",
      chargeable_kg: "Perte à facturer",
    },
  },
  rules: {
    international_pound: "Une livre fait 0,45359237 kg",
    batch_scale: "Bascule à trémie : pleine moins reste",
    scale_counter: "Compteur de la bascule",
    counter_roll_over: "Compteur repassé par zéro",
    stowage_plan: "Contre le plan de chargement",
    survey_less_base: "Relevé moins base",
    share_of_base: "En pour cent de la base",
    contract_tolerance: "Tolérance du contrat",
    usual_tolerance: "Tolérance usuelle de 0,5 %",
    scale_ticket: "Ticket de pesée",
    freight_contract: "Contrat de fret",
  },
  fields: {
    dump: {
      gross_kg: "Pleine (kg)",
      residual_tare_kg: "Reste (kg)",
      accumulated_kg: "Cumul imprimé (kg)",
    },
    periods: {
      capacity: "Capacité du compteur",
      unit: "Unité du compteur",
      periods: "Périodes",
      holds: "Plan de chargement par cale",
    },
    period: {
      counter_start: "Compteur au début",
      counter_end: "Compteur à la fin",
      hold: "Cale",
      accumulated: "Cumul imprimé",
    },
    comparison: {
      survey: "Relevé des tirants d'eau (t)",
      base: "Comparé avec",
      base_weight: "Poids de la base (t)",
      tolerance_pct: "Tolérance (%)",
    },
    truck: {
      first_weight_kg: "Première pesée (kg)",
      second_weight_kg: "Seconde pesée (kg)",
      origin_net_kg: "Net à l'origine (kg)",
      allowance_pct: "Franchise (%)",
      charge: "Facturé",
      division_kg: "Échelon de la bascule (kg)",
      manual: "Saisi à la main",
    },
  },
};
