/** Scales, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    weight_not_accumulated: "Le poids doit être ajouté au cumul de la dernière tranche",
    counter_not_continuous:
      "Le compteur commence à {value}, mais la période précédente s'est terminée à {expected}",
    not_of_scale_division:
      "Le champ {item} n'est pas un multiple de l'échelon de la balance, de {division} kg",
    invalid_lot_weight: "Le poids du lot doit être un nombre tel que 1,000 ou 5,000",
    period_closed: "Cette période est close : elle ne prend plus rien",
    not_planned: "Le plan de chargement n'a pas ce produit dans la cale {hold}",
  },
};
