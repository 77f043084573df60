/** Tables that are read by draft, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    draft_outside_table: "El calado {value} está fuera de la tabla del buque ({min} a {max})",
    draft_in_table_gap: "La tabla no tiene filas cerca del calado {value}: salta de {below} a {above}",
  },
};
