/** What is said about rights, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    grants_more_than_own: "No puede conceder más de lo que usted mismo tiene.",
    country_not_available: "Este país, cliente o unidad de trabajo no está disponible",
  },
};
