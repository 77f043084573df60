/** What is said about countries, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    invalid_country: "El campo {item} no es un país válido",
  },
};
