/** Mots des calculateurs, chargés seulement par les pages qui montrent un calcul. */
import type { CalculatorWords } from "../calculator-words.ts";
import { classification } from "./calculators-classification.ts";
import { fields } from "./calculators-fields.ts";
import { billing, identifier } from "./calculators-office.ts";
import { rules, steps } from "./calculators-steps.ts";
import { draftSurvey, operation, weighing } from "./calculators-survey.ts";

export const calculators: CalculatorWords = {
  classification,
  draftSurvey,
  weighing,
  operation,
  billing,
  identifier,
  steps,
  rules,
  fields,
};
