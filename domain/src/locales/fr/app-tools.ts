/** Words of the calculators' pages; what they calculate has words of its own. */
import type { tools as english } from "../en/app-tools.ts";
import type { Translated } from "../words.ts";

export const tools: Translated<typeof english> = {
  example: "Exemple résolu",
  clear: "Recommencer",
  print: "Imprimer",
  result: "Résultat",
  incomplete: "Reste à remplir ou à corriger",
  showSteps: "Montrer les étapes",
  hideSteps: "Masquer les étapes",
  step: "Étape",
  value: "Valeur",
  howItCame: "Comment on y arrive",
  rule: "Règle",
  notMeasured: "Non mesuré : {item}",
  total: "Total",
  amount: "Montant",
  withheld: "Retenu",
  within: "Dans la tolérance",
  beyond: "Hors tolérance",
  valid: "Valide",
  invalid: "Non valide",
  canonical: "Tel qu'enregistré",
  formatted: "Tel qu'imprimé",
};
