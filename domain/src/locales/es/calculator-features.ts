/** Whose calculators say something in Spanish: one line for a feature. */

export { words as billing } from "#billing/words/calculator/es";
export { words as classification } from "#classification/words/calculator/es";
export { words as draftSurvey } from "#draft-survey/words/calculator/es";
export { words as identifier } from "#identifier/words/calculator/es";
export { words as operation } from "#operation/words/calculator/es";
export { words as weighing } from "#weighing/words/calculator/es";
