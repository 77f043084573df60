/** How the company is organised and who works in it, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  records: {
    bu: {
      name: "Unité d'affaires",
      plural: "Unités d'affaires",
      description: "Unités d'affaires et leurs responsables",
      fields: { manager_id: "Responsable" },
    },
    department: {
      name: "Service interne",
      plural: "Services internes",
      description: "Services de chaque unité d'affaires",
      fields: { bu_id: "Unité d'affaires" },
    },
    role: {
      name: "Fonction",
      plural: "Fonctions",
      description: "Fonctions du personnel et des contacts",
      fields: { department_id: "Service interne" },
    },
    inspector: {
      name: "Inspecteur",
      plural: "Inspecteurs",
      description: "Inspecteurs et classificateurs, agrément et signature",
      fields: {
        registration: "Numéro d'agrément",

        skill_ids: "Compétences",
        signature: "Image de la signature",
      },
      sections: { skills: "Compétences", signature: "Signature" },
      help: {
        registration: "Numéro auprès de l'ordre professionnel ou du ministère, imprimé sous la signature.",
        user_id:
          "Compte avec lequel cette personne se connecte. Chaque compte appartient à un seul inspecteur.",
        skill_ids: "Prestations que cette personne peut réaliser.",
      },
    },
  },
};
