/** What is said about rights, in Portuguese. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    grants_more_than_own: "Você não pode conceder mais do que você mesmo tem.",
    country_not_available: "Este país, cliente ou unidade de trabalho não está disponível",
  },
};
