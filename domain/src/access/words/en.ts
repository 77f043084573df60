/** What is said about rights, in English: the shape of the other languages. */
import type { FeatureWords } from "#kernel/words";
import type { ACCESS_ERRORS } from "../errors.ts";

export const words = {
  errors: {
    grants_more_than_own: "You cannot grant more than you have yourself.",
    country_not_available: "This country, customer or work unit is not available",
  },
} satisfies FeatureWords<{ errors: typeof ACCESS_ERRORS }>;
