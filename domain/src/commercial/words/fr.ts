/** Proposals and nominations, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  records: {
    proposal: {
      name: "Proposition",
      plural: "Propositions",
      fields: {
        propcode: "Code",
        revision: "Version de la proposition",

        date: "Date de la proposition",
        expiration_date: "Date d'expiration",

        items: "Postes",

        author_id: "Créé par",
        superseded: "Remplacée par une version plus récente",
        sent_at: "Envoyée le",
        answered_at: "Réponse le",
        answered_by: "Réponse de",
        answer: "Motif",
      },
      choices: {
        status: {
          draft: "Brouillon",
          sent: "Envoyée",
          accepted: "Acceptée",
          refused: "Refusée",
        },
        language: {
          pt: "Portugais",
          en: "Anglais",
          es: "Espagnol",
          fr: "Français",
        },
      },
      help: {
        language: "Du document et du courriel ; à défaut, la langue du client.",
      },
      sections: {
        items: "Postes",
        text: "Texte",
        documents: "Documents",
      },
      children: {
        items: {
          fields: {},
        },
      },
    },
    nomination: {
      name: "Nomination",
      plural: "Nominations",
      fields: {
        proposal_id: "Proposition",
        vessel: "Navire ou convoi",
        ship_id: "Navire du registre",

        volume: "Volume",

        eta: "ETA",
        window_end: "Fin de la fenêtre",
        contracts: "Numéros de contrat",

        author_id: "Créé par",
        answer: "Motif",
        work_order_id: "Ordre de travail",
      },
      choices: {
        status: {
          pending: "En attente",
          accepted: "Acceptée",
          refused: "Refusée",
          canceled: "Annulée",
        },
        kind: {
          ship: "Navire",
          convoy: "Convoi",
          fob: "Camions (FOB)",
          default: "Général",
        },
      },
      help: {
        proposal_id: "La proposition acceptée dont les prix valent.",
        vessel: "Comme il sera annoncé au port.",
        ship_id: "Nécessaire pour accepter la nomination d'un navire.",
      },
      sections: {
        place: "Lieu et date",
        trade: "Contrat",
        documents: "Documents",
      },
    },
  },
  errors: {
    expiration_before_proposal:
      "La date d'expiration doit être égale ou postérieure à la date de la proposition",
    proposal_expired: "L'action ne peut pas être effectuée car la proposition a expiré",
    proposal_superseded: "Il existe une version plus récente de cette proposition.",
    proposal_not_accepted: "La proposition n'a pas été acceptée.",
  },
  notices: {
    proposal_accepted: "{who} a accepté la proposition {subject}.",
    proposal_refused: "{who} a refusé la proposition {subject} : {reason}",
    nomination_received: "{customer} a désigné {vessel} : {subject}.",
    nomination_accepted: "Votre nomination {subject} est acceptée : ordre {order}.",
    nomination_refused: "Votre nomination {subject} est refusée : {reason}",
  },
  mail: {
    proposalSubject: "Proposition {code}",
    proposalButton: "Lire et répondre",
    proposalBody:
      "Bonjour {customer},\n\n{message}{sender} vous adresse la proposition {code}, valable jusqu’au {until}, en pièce jointe.\nVous pouvez la lire, l’accepter ou la refuser ici, sans compte ; le lien prend une seule réponse :\n\n{link}",
  },
  printed: {
    agreed: "Bon pour accord",
    answerOnline: "Répondez par le lien du courriel qui accompagne ce document ou, avec un compte, à {link}",
  },
};
