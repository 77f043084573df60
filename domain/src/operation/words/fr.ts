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
  app: {
    cotton: {
      title: "Application coton",
      text: "Vous entrez avec un code fait pour cette seule visite. Si rien ne se passe, utilisez l'un de ces liens.",
      open: "Ouvrir l'application coton",
      login: "Aller à sa page de connexion",
      missing: "Cette installation n'a pas d'application coton",
    },
  },
};
