/** The classification of oils. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  records: {
    oil_classification: {
      name: "Classement d'huile",
      plural: "Classements d'huile",
      fields: {
        operation_id: "Opération",
        work_order_id: "Ordre de service",
        code: "Code",
        number: "Numéro",
        kind: "Nature",
        hold: "Citerne",
        date: "Date",
        product_id: "Produit",
        tonnage: "Tonnage",
        sample: "Analyses",
        outcome: "Résultat",
        contract_verdict: "Verdict du contrat",
        retest_of_id: "Reprise de",
        retest_reason: "Motif de la reprise",
        superseded: "Remplacée par une reprise",
        shared_at: "Partagée le",
        sent: "Le client l'a reçue",
        locked: "Final arrêté",
        author_id: "Classificateur",
        remark: "Remarque",
        photos: "Photos",
      },
      sections: { sample: "Analyses", results: "Résultat", retest: "Reprise", photos: "Photos" },
      choices: {
        kind: { partial: "Partiel", composite: "Composite", final: "Final" },
        outcome: {
          within: "Conforme au contrat",
          beyond_basis: "Au-delà de la base",
          outside: "Hors contrat",
          incomplete: "Incomplet",
        },
      },
    },
    map_report: {
      name: "Rapport MAPA",
      plural: "Rapports MAPA",
      fields: {
        classification_id: "Classement",
        work_order_id: "Ordre de service",
        code: "Code",
        of_version: "Version du classement",
        signed_at: "Signé le",
        signer_id: "Signé par",
        signer_name: "Nom du signataire",
        registration: "Immatriculation",
        hash: "Empreinte (SHA-256)",
        document: "Fichier",
      },
    },
  },
};
