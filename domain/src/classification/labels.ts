// Decides under which name an outcome is printed: the same outcome is called "Fora de Tipo" in Group I and "Fora do
// Padrão Básico" in Group II of soybeans (art. 33 § 5), and takes the gender of its product where a language has
// one. Outcomes themselves stay codes.

import { type Group, OUTCOMES, type Outcome } from "./codes.ts";

export const OUTCOME_LABELS = [...OUTCOMES, "out_of_basic_standard", "disqualified_soybean"] as const;
export type OutcomeLabel = (typeof OUTCOME_LABELS)[number];

export function outcomeLabel(judged: {
  readonly product: string;
  readonly group: Group | null;
  readonly outcome: Outcome;
}): OutcomeLabel {
  const { product, group, outcome } = judged;
  if (product !== "soybean") return outcome;
  if (outcome === "out_of_type" && group === "II") return "out_of_basic_standard";
  return outcome === "disqualified" ? "disqualified_soybean" : outcome;
}
