/** Tables that are read by draft, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    draft_outside_table: "Le tirant d'eau {value} est hors de la table du navire ({min} à {max})",
    draft_in_table_gap:
      "La table n'a pas de lignes près du tirant d'eau {value} : elle saute de {below} à {above}",
  },
};
