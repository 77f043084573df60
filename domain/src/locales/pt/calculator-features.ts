/** Whose calculators say something in Portuguese: one line for a feature. */

export { words as billing } from "#billing/words/calculator/pt";
export { words as classification } from "#classification/words/calculator/pt";
export { words as draftSurvey } from "#draft-survey/words/calculator/pt";
export { words as identifier } from "#identifier/words/calculator/pt";
export { words as operation } from "#operation/words/calculator/pt";
export { words as weighing } from "#weighing/words/calculator/pt";
