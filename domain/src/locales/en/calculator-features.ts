/** Whose calculators say something in English: one line for a feature. */

export { words as billing } from "#billing/words/calculator/en";
export { words as classification } from "#classification/words/calculator/en";
export { words as draftSurvey } from "#draft-survey/words/calculator/en";
export { words as identifier } from "#identifier/words/calculator/en";
export { words as operation } from "#operation/words/calculator/en";
export { words as weighing } from "#weighing/words/calculator/en";
