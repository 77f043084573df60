/** The pages of the work in the field: titles and what stands on their cards, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  routes: {
    gate: {
      title: "Entrée des camions",
      description: "Mène les camions de l'arrivée au départ sur une tablette, aussi hors réseau",
    },
    laboratory: {
      title: "Laboratoire",
      description: "Échantillons en route et au laboratoire, et leurs résultats",
    },
    convoySummary: {
      title: "Synthèse du convoi",
      description: "Poids, classifications, tirants d'eau et plombs de toutes les barges",
    },
    convoyGallery: { title: "Galerie du convoi", description: "Photographies du convoi et de ses barges" },
    bargesOfTheConvoy: {
      title: "Barges du convoi",
      description: "Barges du convoi et avancement de chacune",
    },
    bargeOperation: {
      title: "Opération de la barge",
      description: "Inspections, poids et classifications d'une barge",
    },
    gallery: { title: "Galerie", description: "Photographies de la fiche" },
    holdInspection: {
      title: "Inspection des cales",
      description: "Propreté et état de chaque cale, par passage, avec photos et avis",
    },
    classificationHistory: {
      title: "Historique",
      description: "Toutes les versions des classifications de l'opération",
    },
    newClassification: {
      title: "Nouvelle classification",
      description: "Saisir les défauts et les résultats d'un échantillon",
    },
    oneClassification: {
      title: "Classification",
      description: "Échantillon, pourcentages, groupe et type d'une classification",
    },
    mapReportPreview: {
      title: "Aperçu du rapport MAPA",
      description: "Rapport prêt à signer par le classificateur agréé",
    },
    classification: {
      title: "Classification",
      description: "Qualité de la marchandise : défauts, humidité, groupe et type",
    },
    oilClassification: {
      title: "Classification des huiles",
      description: "Acidité, humidité et autres indices des huiles végétales",
    },
    oneDoubleCheck: {
      title: "Contre-analyse",
      description: "Écarts entre la première et la seconde classification",
    },
    doubleCheckPrint: { title: "Impression", description: "Feuille de contre-analyse à imprimer" },
    doubleCheckSamples: {
      title: "Échantillons",
      description: "Échantillons destinés au second classificateur",
    },
    checkedClassifiers: {
      title: "Classificateurs vérifiés",
      description: "Combien de fois le travail de chacun a résisté à un second regard",
    },
    qualityTrends: {
      title: "Tendances de la qualité",
      description: "Cartes de contrôle de chaque paramètre, et ce qui sort du schéma",
    },
    doubleCheckHistory: { title: "Historique", description: "Contre-analyses antérieures de la barge" },
    doubleCheck: {
      title: "Contre-analyse",
      description: "Vérification des échantillons par un second classificateur",
    },
    draftSurvey: {
      title: "Expertise de tirant d'eau",
      description: "Tirants d'eau, densité et déductions : jaugeage de la cargaison",
    },
    holdSealing: { title: "Plombage des cales", description: "Plombs posés et retirés sur chaque cale" },
    hoseTest: {
      title: "Essai d'étanchéité",
      description: "Panneaux de cale éprouvés à l'eau ou aux ultrasons",
    },
    occurrences: {
      title: "Incidents",
      description: "Faits qui touchent l'opération, horodatés et photographiés",
    },
    occurrence: { title: "Incident", description: "Type, heure et récit d'un incident" },
    preInspection: {
      title: "Pré-inspection",
      description: "Liste de contrôle et dernières cargaisons avant chargement",
    },
    documents: { title: "Documents", description: "Documents de bord et leur approbation" },
    timeLog: {
      title: "Relevé des temps",
      description: "Début, arrêts et fin : l'état des faits de l'opération",
    },
    weighing: { title: "Pesage", description: "Poids par période et par cale, avec cumul" },
    periods: { title: "Périodes", description: "Ouvrir et clore les périodes de pesage" },
    period: { title: "Période", description: "Poids saisis sur une période" },
    weightList: { title: "Liste des poids", description: "Toutes les pesées dans l'ordre, avec le cumul" },
    originInspection: {
      title: "Inspection à l'origine",
      description: "Lots examinés au silo avant le transport",
    },
    vessels: {
      title: "Navires",
      description: "Opérations de navires, de la pré-inspection au rapport final",
    },
    vesselOperation: {
      title: "Opération du navire",
      description: "Statut, chronologie et pages de terrain du navire",
    },
    bargesAndConvoys: {
      title: "Barges et convois",
      description: "Opérations des convois et de chaque barge sur la voie d'eau",
    },
    bargeTransfer: {
      title: "Transfert de barges",
      description: "Déplacer une barge et ses fiches vers un autre convoi",
    },
    convoyOperation: {
      title: "Opération du convoi",
      description: "Statut du convoi, ses barges et ses documents",
    },
    shipStatus: { title: "Statut des navires", description: "Tableau quotidien des navires par port" },
    geoposition: {
      title: "Carte des positions",
      description: "Position des navires et des ports, actualisée toutes les cinq minutes",
    },
    container: { title: "Conteneurs", description: "Inspections de conteneurs, dans leur application" },
    cotton: { title: "Coton", description: "Ouvre l'application coton avec la session en cours" },
    cottonLoading: { title: "Chargement de coton", description: "Balles embarquées et suivi du chargement" },
    grading: { title: "Grading", description: "Application de notation de la qualité" },
    grainsDashboard: {
      title: "Tableau de bord grains",
      description: "Indicateurs céréales sur un tableau externe",
    },
    operation: { title: "Opération", description: "Travail de terrain sur navires, barges et convois" },
    bags: { title: "Sacherie", description: "Marquage des sacs, recto et verso, avec photos" },
    storagePlan: { title: "Plan de chargement", description: "Produit et tonnage prévus dans chaque cale" },
    scopeItems: {
      title: "Éléments du périmètre",
      description: "Prestations à confirmer avant de clore l'opération",
    },
    operationReports: { title: "Rapports", description: "Rapports de l'opération en PDF et Excel" },
    summary: { title: "Synthèse", description: "Toute l'opération sur une page" },
    summaryReport: { title: "Rapport de synthèse", description: "Rapport final de l'opération du navire" },
    approvalReport: {
      title: "Rapport d'approbation",
      description: "Approbations de niveaux 1 et 2, avec historique",
    },
    reportConfiguration: {
      title: "Configuration du rapport",
      description: "Rubriques, photos et langue du rapport",
    },
    generalReport: { title: "Rapport général", description: "Poids, qualité, temps et incidents réunis" },
    summaryOfServices: {
      title: "Synthèse des prestations",
      description: "Prestations réalisées et leur état",
    },
  },
};
