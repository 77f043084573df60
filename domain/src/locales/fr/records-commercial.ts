/** Words in French for what is offered and nominated. */
import type { RecordsWords } from "../words.ts";

export const commercialRecords = {
  proposal: {
    name: "Proposition",
    plural: "Propositions",
    fields: {
      propcode: "Code",
      revision: "Version de la proposition",
      status: "État",
      customer_id: "Client",
      date: "Date de la proposition",
      expiration_date: "Date d'expiration",
      currency_id: "Devise",
      language: "Langue",
      items: "Postes",
      text: "Texte",
      documents: "Documents",
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
        fields: {
          service_type_id: "Prestation",
          unit_id: "Unité",
          rate: "Tarif",
          minimum: "Minimum",
          note: "Remarque",
        },
      },
    },
  },
  nomination: {
    name: "Nomination",
    plural: "Nominations",
    fields: {
      code: "Code",
      status: "État",
      kind: "Type",
      customer_id: "Client",
      proposal_id: "Proposition",
      vessel: "Navire ou convoi",
      ship_id: "Navire du registre",
      product_id: "Produit",
      volume: "Volume",
      port_id: "Port",
      terminal_id: "Terminal",
      eta: "ETA",
      window_end: "Fin de la fenêtre",
      contracts: "Numéros de contrat",
      note: "Remarque",
      documents: "Documents",
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
} satisfies Partial<RecordsWords>;
