/** Words in French for how the company is organised and who works in it. */
import type { RecordsWords } from "../words.ts";

export const organisationRecords = {
  bu: {
    name: "Unité d'affaires",
    plural: "Unités d'affaires",
    fields: { name: "Nom", code: "Code", manager_id: "Responsable" },
  },
  department: {
    name: "Service interne",
    plural: "Services internes",
    fields: { name: "Nom", bu_id: "Unité d'affaires" },
  },
  role: { name: "Fonction", plural: "Fonctions", fields: { name: "Nom", department_id: "Service interne" } },
  inspector: {
    name: "Inspecteur",
    plural: "Inspecteurs",
    fields: {
      name: "Nom",
      registration: "Numéro d'agrément",
      workunit_id: "Unité de travail",
      user_id: "Utilisateur",
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
} satisfies Pick<RecordsWords, "bu" | "department" | "role" | "inspector">;
