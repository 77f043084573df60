/** What the deliveries to customers' systems say, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    order_already_synchronized: "Cet ordre de travail a déjà été envoyé au client tel qu'il est",
    attachment_already_synchronized: "Cette pièce jointe a déjà été envoyée au client",
    newer_already_synchronized: "Une version plus récente a été envoyée au client entre-temps",
    order_sync_not_for_customer: "Les ordres de travail ne sont pas envoyés au système de ce client",
    sync_secret_missing: "Ce client n'a pas de secret pour signer les envois",
    classification_not_final: "Seule une classification finale part vers le système du client",
  },
  records: {
    sync: {
      name: "Envoi",
      plural: "Envois",
      description: "Ce qui est parti vers les systèmes des clients, essai par essai",
      fields: {
        delivery_id: "Id de l'envoi",
        what: "Quoi",
        work_order_id: "Ordre de travail",
        attempts: "Essais",
        response_status: "Réponse",
        at: "Dernier essai",
        delivered_at: "Livré le",
        subject_id: "Id de ce qui est parti",
        subject_version: "Version envoyée",
        address: "Adresse",
        request: "Requête",
        response: "Texte de la réponse",
        tries: "Chaque essai",
      },
      sections: {
        exchange: "Requête et réponse",
        tries: "Essais",
      },
      choices: {
        what: {
          work_order: "Ordre de travail",
          classification: "Classification finale",
          attachment: "Pièce jointe",
        },
        status: {
          queued: "En attente",
          delivered: "Synchronisé",
          failed: "Échec, nouvel essai prévu",
          dead: "Abandonné",
        },
      },
      children: {
        tries: {
          fields: {
            at: "Le",
            response_status: "Réponse",
            reason: "Motif",
            problem: "Problème",
            milliseconds: "Millisecondes",
          },
          choices: {
            reason: {
              answered: "Le système du client a répondu qu'il ne l'a pas acceptée",
              timed_out: "Aucune réponse n'est arrivée à temps",
              name_not_found: "Le nom de l'adresse n'est pas connu",
              not_connected: "Pas de connexion à l'adresse",
              broken_off: "La connexion s'est rompue avant la réponse",
              not_secure: "La connexion sécurisée a échoué",
              private_address: "L'adresse mène à un réseau privé",
              takes_none: "Le client ne reçoit plus de livraisons",
              no_secret: "Le client n'a pas de secret pour signer les livraisons",
              other: "Autre problème",
            },
          },
        },
      },
    },
  },
};
