/** Tables that are read by draft, in Portuguese. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    draft_outside_table: "O calado {value} está fora da tabela do navio ({min} a {max})",
    draft_in_table_gap: "A tabela não tem linhas perto do calado {value}: ela salta de {below} para {above}",
  },
};
