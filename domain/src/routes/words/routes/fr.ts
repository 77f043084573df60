/** The pages of no single feature: titles and what stands on their cards, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  routes: {
    administration: {
      title: "Administration",
      description: "Données de base des ordres de travail, des opérations et de la facturation",
    },
    customersPortal: { title: "Portail client", description: "Données transmises au système du client" },
    sendClassification: {
      title: "Envoyer la classification",
      description: "Classifications finales à envoyer et envoyées",
    },
    syncLog: {
      title: "Journal de synchronisation",
      description: "Chaque envoi au système d'un client, avec requête et réponse",
    },
    workOrderSync: {
      title: "Synchronisation des OT",
      description: "Ordres et pièces jointes synchronisés, avec le journal des envois",
    },
    developer: { title: "Développeur", description: "Profils et paramètres du système" },
    profiles: { title: "Profils", description: "Services, rôles et droits de chaque profil" },
    profile: { title: "Profil", description: "Modifier les droits d'un profil" },
    settings: { title: "Paramètres", description: "Paramètres de fonctionnement de l'installation" },
    setting: { title: "Paramètre", description: "Modifier un paramètre de l'installation" },
    cookiesPolicy: {
      title: "Politique de cookies",
      description: "Ce que nous conservons dans le navigateur, et pourquoi",
    },
    informationNotice: {
      title: "Notice d'information",
      description: "Traitement des données personnelles et vos droits",
    },
    legalNotice: {
      title: "Mentions légales",
      description: "Qui exploite cette installation, et à quelles conditions",
    },
    termsOfUse: { title: "Conditions d'utilisation", description: "Règles d'utilisation du système" },
    reports: { title: "Rapports", description: "Modèles et rapports générés en PDF et Excel" },
    reportModels: {
      title: "Modèles de rapport",
      description: "Colonnes, filtres et regroupements de chaque rapport",
    },
    generatedReports: { title: "Rapports générés", description: "Rapports prêts, en cours et planifiés" },
    report: { title: "Rapport", description: "Paramètres, avancement et fichier d'un rapport" },
    tools: { title: "Outils", description: "Certificat automatique, authentification de documents et frais" },
    automaticCertificate: {
      title: "Certificat automatique",
      description: "Certificats remplis à partir des données de l'ordre",
    },
    documentValidation: {
      title: "Valider un document",
      description: "Déposer un fichier pour vérifier ou inscrire son authentification",
    },
    oneAutomaticCertificate: {
      title: "Certificat",
      description: "Données et document d'un certificat automatique",
    },
    expenses: { title: "Notes de frais", description: "Notes de frais, dans une application externe" },
    signIn: { title: "Connexion", description: "Accès au système avec identifiant et mot de passe" },
    support: {
      title: "Assistance",
      description: "À qui demander, que lui dire, et un message à l’assistance",
    },
    passwordRecovery: {
      title: "Récupération du mot de passe",
      description: "Demander un lien et choisir un nouveau mot de passe",
    },
    dashboard: { title: "Tableau de bord", description: "Ordres, opérations et points ouverts du jour" },
    components: { title: "Composants", description: "Galerie des composants d'interface" },
    register: { title: "Registre", description: "Registre : {item}" },
    registerRow: { title: "Fiche", description: "Données de la fiche : {item}" },
  },
};
