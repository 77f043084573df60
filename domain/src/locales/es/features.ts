/** Who says something in Spanish from the start: one line for a feature. */

export { words as access } from "#access/words/es";
export { words as billing } from "#billing/words/es";
export { words as classification } from "#classification/words/es";
export { words as commercial } from "#commercial/words/es";
export { words as country } from "#country/words/es";
export { words as hydrostatics } from "#hydrostatics/words/es";
export { words as identifier } from "#identifier/words/es";
export { words as kernel } from "#kernel/words/es";
export { words as imports } from "#kernel/words/import/es";
export { words as parts } from "#kernel/words/parts/es";
export { words as records } from "#kernel/words/record/es";
export { words as operation } from "#operation/words/es";
export { words as people } from "#people/words/es";
export { words as rates } from "#register/words/billing/es";
export { words as register } from "#register/words/es";
export { words as fleet } from "#register/words/fleet/es";
export { words as organisation } from "#register/words/organisation/es";
export { words as parties } from "#register/words/parties/es";
export { words as accounts } from "#register/words/people/es";
export { words as places } from "#register/words/places/es";
export { words as technical } from "#register/words/technical/es";
export { words as shell } from "#routes/words/es";
export { words as tools } from "#routes/words/tools/es";
export { words as session } from "#session/words/es";
export { words as weighing } from "#weighing/words/es";
export { words as workOrder } from "#work-order/words/es";
