/** The screens of deliveries to customers' systems, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  log: "Journal de synchronisation",
  send: "Envoyer au client",
  synchronized: "Synchronisé",
  notSynchronized: "Non synchronisé",
  sent: {
    work_order: { one: "{count} ordre en attente d'envoi", other: "{count} ordres en attente d'envoi" },
    classification: { one: "{count} classement en file", other: "{count} classements en file" },
  },
  refused: { one: "{count} refusé", other: "{count} refusés" },
  queued: "En attente",
  resend: "Renvoyer",
  resent: "Renvoyé : il est en route",
  request: "Requête",
  answer: "Réponse",
  noAnswer: "Personne n'a encore répondu",
  tries: "Essais",
  when: "Quand",
  took: "Durée",
  problem: "Problème",
  attachments: "Pièces jointes",
  noAttachments: "L'ordre n'a pas de pièce jointe",
  sendOne: "Envoyer",
  hint: {
    work_order: "Ordres de clients dont le système reçoit des envois. Cochez-en pour les envoyer.",
    classification:
      "Classements définitifs. Cochez-en pour les envoyer ; le client voit les siens dès qu'il les a.",
  },
  waiting: "Commencé et jamais fini : le serveur s'est arrêté entre-temps",
};
