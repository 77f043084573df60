/** The work in the field, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    ratings_missing: "Sélectionnez une ou plusieurs classifications",
    bags_marking_incomplete: "Pour enregistrer, remplissez la description du verso et la photo du verso",
    inspection_not_started: "Désolé, vous devez démarrer l'inspection pour continuer",
    inspection_finished: "Désolé, l'inspection est terminée",
    operation_canceled: "Opération annulée",
  },
};
