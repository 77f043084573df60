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
    item_not_ok: "Un élément n'est pas OK : l'approbation est impossible",
    hold_already_approved:
      "La cale {hold} est déjà approuvée ; retirez l'approbation pour l'inspecter à nouveau",
    checklist_in_use: "Cette version a déjà reçu des réponses ; créez la version suivante",
    results_open: "Des analyses n'ont pas de résultat ou attendent leur seconde vérification",
    result_not_ordered: "Cette analyse n'a pas été demandée pour cet échantillon",
    result_superseded: "Une révision ultérieure compte à sa place",
    result_missing: "Il n'y a pas encore de résultat à vérifier",
    position_older: "Une position plus récente de ce navire est déjà connue",
    position_impossible:
      "Le navire ne peut pas y avoir été : trop loin de sa dernière position, ou dans le futur",
    invoice_file_unreadable: "Ce n'est pas un fichier de NF-e lisible",
    not_an_oil: "Seule une huile est classée sur cette page",
    not_map_classifier: "Seul un classificateur MAPA signe ce rapport",
    map_signature_missing: "Il manque votre immatriculation ou l'image de votre signature",
    report_signed: "Cette version est déjà signée",
  },
  mail: {
    occurrenceSubject: "Incident sur {order} : {type}",
    occurrenceButton: "Ouvrir l'incident",
    occurrenceBody:
      "{sender} vous signale un incident sur {order}.\n\n{type}, {at} UTC\n{text}\n\n{treatment}\n\n{link}",
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
