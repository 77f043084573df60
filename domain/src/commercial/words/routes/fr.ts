/** The pages of proposals and nominations: titles and what stands on their cards, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  routes: {
    proposals: {
      title: "Propositions",
      description: "Propositions commerciales, versions, postes et validité",
    },
    proposal: { title: "Proposition", description: "Client, postes, tarifs et texte de la proposition" },
    nominations: {
      title: "Nominations",
      description: "Navires, convois et programmes de camions désignés par le client",
    },
    nomination: {
      title: "Nomination",
      description: "Détail de la nomination et ouverture de l'ordre de travail",
    },
    proposalAnswer: {
      title: "Répondre à la proposition",
      description: "Proposition reçue par e-mail, à accepter ou refuser",
    },
  },
};
