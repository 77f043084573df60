/** Whose calculators say something in French: one line for a feature. */

export { words as billing } from "#billing/words/calculator/fr";
export { words as classification } from "#classification/words/calculator/fr";
export { words as draftSurvey } from "#draft-survey/words/calculator/fr";
export { words as identifier } from "#identifier/words/calculator/fr";
export { words as operation } from "#operation/words/calculator/fr";
export { words as weighing } from "#weighing/words/calculator/fr";
