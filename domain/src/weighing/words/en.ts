/** Scales, in English: the shape of the other languages. */
import type { FeatureWords } from "#kernel/words";
import type { WEIGHING_ERRORS } from "../errors.ts";

export const words = {
  errors: {
    weight_not_accumulated: "Add the weight to what the last installment had accumulated",
    counter_not_continuous: "The counter starts at {value}, but the period before ended at {expected}",
    not_of_scale_division: "{item} is not a multiple of the scale's division of {division} kg",
    invalid_lot_weight: "The lot weight must be a number such as 1,000 or 5,000",
    period_closed: "This period is closed: it takes nothing more",
    not_planned: "The storage plan has no such product in hold {hold}",
  },
} satisfies FeatureWords<{ errors: typeof WEIGHING_ERRORS }>;
