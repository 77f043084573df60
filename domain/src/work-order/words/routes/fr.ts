/** The pages of work orders: titles and what stands on their cards, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  routes: {
    newInvoice: { title: "Nouvelle facture", description: "Saisir une facture de l'ordre" },
    invoices: { title: "Factures", description: "Factures de l'ordre : clé, poids et valeur" },
    editInvoice: { title: "Modifier la facture", description: "Corriger les données d'une facture" },
    truckClassification: {
      title: "Classification des camions",
      description: "Qualité du chargement de chaque camion",
    },
    newTruckClassification: {
      title: "Nouvelle classification",
      description: "Classer l'échantillon d'un camion",
    },
    editClassification: {
      title: "Modifier la classification",
      description: "Revoir les résultats d'un camion",
    },
    newOccurrence: { title: "Nouvel incident", description: "Saisir un incident de l'ordre" },
    newTimeLogEntry: { title: "Nouveau temps", description: "Saisir le début et la fin d'un événement" },
    localMap: {
      title: "Carte des lieux",
      description: "Lieux de chargement et terminaux, avec les camions présents",
    },
    progressMap: { title: "Carte d'avancement", description: "Part déjà chargée en chaque lieu" },
    programmed: { title: "Programmé", description: "Carte du programme des camions, dans une autre fenêtre" },
    truckTransfer: {
      title: "Transfert de camions",
      description: "Déplacer des camions vers un autre ordre du même produit",
    },
    trucks: { title: "Camions", description: "Camions programmés, classés, chargés et livrés" },
    invoice: { title: "Facture", description: "Facture rattachée et ses fichiers" },
    fobWorkOrders: { title: "OT FOB", description: "Ordres de travail des chargements par camion" },
    fobWorkOrder: { title: "OT FOB", description: "Contrats, camions et état de l'ordre" },
    controlPanel: {
      title: "Panneau de contrôle",
      description: "Ordres par statut, retards, réponses attendues et chaque port",
    },
    orderItems: { title: "Postes de l'ordre", description: "Prestations, quantités et tarifs convenus" },
    operationItems: {
      title: "Éléments de l'opération",
      description: "Inspecteurs, dates et tâches de l'exécution",
    },
    scope: { title: "Périmètre", description: "Prestations incluses dans l'ordre et leur ouverture" },
    certification: { title: "Certification", description: "Projets de certificat et certificats de l'ordre" },
    certificate: { title: "Certificat", description: "Contenu, approbation et émission d'un certificat" },
    workOrder: { title: "Ordre de travail", description: "Détail, état et historique de l'ordre" },
    allWorkOrders: { title: "Liste des OT", description: "Ordres de travail de tous les types en une liste" },
    shipWorkOrders: { title: "OT navires", description: "Ordres de travail des navires, barges et convois" },
    execution: {
      title: "Exécution",
      description: "Planification : ouvrir le périmètre, affecter inspecteurs et dates",
    },
    generalWorkOrders: {
      title: "OT généraux",
      description: "Ordres sans chargement : expertises, supervision, échantillonnage",
    },
    services: {
      title: "Services",
      description: "Propositions, nominations, ordres de travail et facturation FOB",
    },
  },
};
