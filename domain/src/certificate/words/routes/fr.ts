/** The pages of certificates: titles and what stands on their cards, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  routes: {
    certificates: { title: "Certificats", description: "Brouillons et certificats émis de tous les ordres" },
    verify: {
      title: "Vérifier un document",
      description: "Si un document est bien ce qu’il dit, par son code ou son fichier",
    },
    certificateAnswer: {
      title: "Répondre à un brouillon",
      description: "Un brouillon reçu par courriel, à approuver ou réprouver",
    },
  },
};
