/** What is said about countries, in Portuguese. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    invalid_country: "O campo {item} não é um país válido",
  },
};
