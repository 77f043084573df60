/** Who says something in French from the start: one line for a feature. */

export { words as access } from "#access/words/fr";
export { words as billing } from "#billing/words/fr";
export { words as classification } from "#classification/words/fr";
export { words as commercial } from "#commercial/words/fr";
export { words as country } from "#country/words/fr";
export { words as hydrostatics } from "#hydrostatics/words/fr";
export { words as identifier } from "#identifier/words/fr";
export { words as kernel } from "#kernel/words/fr";
export { words as imports } from "#kernel/words/import/fr";
export { words as parts } from "#kernel/words/parts/fr";
export { words as records } from "#kernel/words/record/fr";
export { words as operation } from "#operation/words/fr";
export { words as people } from "#people/words/fr";
export { words as rates } from "#register/words/billing/fr";
export { words as fleet } from "#register/words/fleet/fr";
export { words as register } from "#register/words/fr";
export { words as organisation } from "#register/words/organisation/fr";
export { words as parties } from "#register/words/parties/fr";
export { words as accounts } from "#register/words/people/fr";
export { words as places } from "#register/words/places/fr";
export { words as technical } from "#register/words/technical/fr";
export { words as shell } from "#routes/words/fr";
export { words as tools } from "#routes/words/tools/fr";
export { words as session } from "#session/words/fr";
export { words as weighing } from "#weighing/words/fr";
export { words as workOrder } from "#work-order/words/fr";
