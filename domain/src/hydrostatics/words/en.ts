/** Tables that are read by draft, in English: the shape of the other languages. */
import type { FeatureWords } from "#kernel/words";
import type { HYDROSTATICS_ERRORS } from "../errors.ts";

export const words = {
  errors: {
    draft_outside_table: "The draft {value} lies outside the ship's table ({min} to {max})",
    draft_in_table_gap: "The table has no rows near the draft {value}: it jumps from {below} to {above}",
  },
} satisfies FeatureWords<{ errors: typeof HYDROSTATICS_ERRORS }>;
