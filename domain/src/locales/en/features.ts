/** Who says something in English from the start: one line for a feature. */

export { words as access } from "#access/words/en";
export { words as billing } from "#billing/words/en";
export { words as classification } from "#classification/words/en";
export { words as commercial } from "#commercial/words/en";
export { words as country } from "#country/words/en";
export { words as hydrostatics } from "#hydrostatics/words/en";
export { words as identifier } from "#identifier/words/en";
export { words as kernel } from "#kernel/words/en";
export { words as imports } from "#kernel/words/import/en";
export { words as parts } from "#kernel/words/parts/en";
export { words as records } from "#kernel/words/record/en";
export { words as operation } from "#operation/words/en";
export { words as people } from "#people/words/en";
export { words as rates } from "#register/words/billing/en";
export { words as register } from "#register/words/en";
export { words as fleet } from "#register/words/fleet/en";
export { words as organisation } from "#register/words/organisation/en";
export { words as parties } from "#register/words/parties/en";
export { words as accounts } from "#register/words/people/en";
export { words as places } from "#register/words/places/en";
export { words as technical } from "#register/words/technical/en";
export { words as shell } from "#routes/words/en";
export { words as tools } from "#routes/words/tools/en";
export { words as session } from "#session/words/en";
export { words as weighing } from "#weighing/words/en";
export { words as workOrder } from "#work-order/words/en";
