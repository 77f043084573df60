/** What is said about countries, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    invalid_country: "Le champ {item} n'est pas un pays valide",
  },
};
