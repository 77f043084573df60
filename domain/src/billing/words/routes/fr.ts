/** The pages of billing: titles and what stands on their cards, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  routes: {
    preInvoiceAnswer: {
      title: "Répondre à une préfacture",
      description: "Préfacture reçue par courriel, à approuver ou à refuser",
    },
    shipBilling: { title: "Facturation des navires", description: "Préfactures des opérations de navires" },
    invoiceApproval: {
      title: "Approbation des factures",
      description: "Factures approuvées par la société au nom du client",
    },
    fobPreInvoicing: {
      title: "Préfacturation FOB",
      description: "Préfactures des ordres FOB et leurs approbations",
    },
    newPreInvoice: {
      title: "Nouvelle préfacture",
      description: "Réunir les ordres d'un même identifiant fiscal",
    },
    preInvoice: { title: "Préfacture", description: "Lignes, taxes, change et approbations" },
    preInvoiceReport: { title: "Rapport de préfacture", description: "Relevé adressé au client" },
    fobBilling: { title: "Facturation FOB", description: "Facturation FOB, facture par facture" },
    financialMonitoring: {
      title: "Suivi financier",
      description: "Ce qui est à recevoir, par état, ancienneté, client, monnaie et mois",
    },
    terminalMonitoring: {
      title: "Suivi des terminaux",
      description: "Camions, tonnes, refus et recettes, par terminal et par jour",
    },
    issuedInvoices: {
      title: "Factures",
      description: "Factures émises, ce qui reste ouvert et l'export comptable",
    },
    creditNotes: { title: "Notes de crédit", description: "Ce qui a été repris sur des factures émises" },
    costTables: { title: "Tables de coûts", description: "Coûts utilisés dans les simulations" },
    costTable: { title: "Table de coûts", description: "Valeurs et validité d'une table" },
    fobSimulator: {
      title: "Simulateur FOB",
      description: "Estimation des coûts, taxes et marges d'un chargement FOB",
    },
    simulator: { title: "Simuler", description: "Établir une nouvelle simulation" },
    taxTables: { title: "Tables de taxes", description: "Taux utilisés dans les simulations" },
    simulation: { title: "Simulation", description: "Hypothèses et résultat d'une simulation" },
    simulationReport: { title: "Rapport de simulation", description: "Résultat prêt à présenter au client" },
    invoicesAwaitingApproval: {
      title: "Approbation des factures",
      description: "Factures en attente d'approbation par la société",
    },
  },
};
