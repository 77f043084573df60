/** Who says something in Portuguese from the start: one line for a feature. */

export { words as access } from "#access/words/pt";
export { words as billing } from "#billing/words/pt";
export { words as classification } from "#classification/words/pt";
export { words as commercial } from "#commercial/words/pt";
export { words as country } from "#country/words/pt";
export { words as hydrostatics } from "#hydrostatics/words/pt";
export { words as identifier } from "#identifier/words/pt";
export { words as imports } from "#kernel/words/import/pt";
export { words as parts } from "#kernel/words/parts/pt";
export { words as kernel } from "#kernel/words/pt";
export { words as records } from "#kernel/words/record/pt";
export { words as operation } from "#operation/words/pt";
export { words as people } from "#people/words/pt";
export { words as rates } from "#register/words/billing/pt";
export { words as fleet } from "#register/words/fleet/pt";
export { words as organisation } from "#register/words/organisation/pt";
export { words as parties } from "#register/words/parties/pt";
export { words as accounts } from "#register/words/people/pt";
export { words as places } from "#register/words/places/pt";
export { words as register } from "#register/words/pt";
export { words as technical } from "#register/words/technical/pt";
export { words as shell } from "#routes/words/pt";
export { words as tools } from "#routes/words/tools/pt";
export { words as session } from "#session/words/pt";
export { words as weighing } from "#weighing/words/pt";
export { words as workOrder } from "#work-order/words/pt";
