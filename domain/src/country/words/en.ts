/** What is said about countries, in English: the shape of the other languages. */
import type { FeatureWords } from "#kernel/words";
import type { COUNTRY_ERRORS } from "../errors.ts";

export const words = {
  errors: {
    invalid_country: "{item} is not a valid country",
  },
} satisfies FeatureWords<{ errors: typeof COUNTRY_ERRORS }>;
