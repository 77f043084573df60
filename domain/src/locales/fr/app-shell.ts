/** Mots du cadre de toutes les pages, en français. */
import type { shell as english } from "../en/app-shell.ts";
import type { Translated } from "../words.ts";

export const shell: Translated<typeof english> = {
  skipToContent: "Aller au contenu",
  close: "Fermer",
  cancel: "Annuler",
  clear: "Effacer",
  filters: "Filtres",
  more: "Autres actions",
  tryAgain: "Réessayer",
  newTab: "s'ouvre dans un nouvel onglet",
  home: "Accueil",
  breadcrumbs: "Où vous êtes",
  loading: "Chargement",

  header: {
    country: "Pays d'opération",
    language: "Langue",
    legal: "Mentions légales",
    account: "Votre compte",
    openMenu: "Ouvrir le menu",
    closeMenu: "Fermer le menu",
    privacyPolicy: "Politique de confidentialité",
    signIn: "Se connecter",
  },

  menu: {
    label: "Menu principal",
    countryOfOperation: "Pays d'opération : {country}",
    billing: "Facturation",
    calculators: "Calculateurs",
    registers: "Référentiels",
  },

  account: {
    support: "Assistance : {contact}",
    sessions: "Mes sessions",
    changePassword: "Changer le mot de passe",
    dark: "Mode sombre",
    light: "Mode clair",
    keys: "Raccourcis clavier",
    signOut: "Se déconnecter",
  },

  search: {
    placeholder: "Rechercher ou aller à…",
    keys: "Ctrl K",
    label: "Rechercher des ordres de travail, navires, clients et écrans",
    screens: "Écrans",
    records: "Fiches",
    typeMore: "Saisissez pour trouver des fiches ; les écrans sont ci-dessous",
    searching: "Recherche…",
    nothing: "Aucun résultat pour « {text} »",
    failed: "La recherche de fiches a échoué : {reason}",
    hint: "↑ ↓ pour se déplacer · Entrée pour ouvrir · Échap pour fermer",
  },

  login: {
    title: "Connexion",
    email: "Adresse e-mail",
    password: "Mot de passe",
    enter: "Entrer",
    demo: "Données de démonstration. Se connecter comme",
    roles: {
      operations: "opérations",
      classifier: "classificateur",
      billing: "facturation",
      customer: "client",
      administrator: "administrateur",
      developer: "développeur",
      operationsArgentina: "opérations en Argentine",
    },
  },

  expired: {
    text: "Rien n'est perdu sur la page : après la connexion, ce que vous faisiez continue tout seul.",
    leave: "Quitter",
    otherPerson: "Une autre personne s'est connectée. La page recommence pour elle.",
  },

  recovery: {
    title: "Récupération du mot de passe",
    text: "Saisissez l'adresse e-mail avec laquelle vous vous connectez. Si elle est enregistrée, un lien pour choisir un nouveau mot de passe y est envoyé.",
    send: "Envoyer le lien",
    sentText: "Le lien fonctionne une seule fois et peu de temps. Regardez aussi les courriers indésirables.",
    chooseTitle: "Choisissez un nouveau mot de passe",
    newPassword: "Nouveau mot de passe",
    repeat: "Répétez le nouveau mot de passe",
    different: "Les deux mots de passe diffèrent",
    save: "Changer le mot de passe",
    backToLogin: "Retour à la connexion",
    askAgain: "Demander un nouveau lien",
    ruleLength: "Au moins 8 caractères",
    ruleUppercase: "1 lettre majuscule",
    ruleNumber: "1 chiffre",
    ruleMet: "respectée",
    ruleOpen: "manquante",
    welcomeTitle: "Bienvenue dans {product}",
    welcomeText: "Votre accès est prêt. Choisissez le mot de passe avec lequel vous vous connecterez.",
    welcomeSave: "Définir le mot de passe",
    welcomeDone: "Mot de passe défini. Connectez-vous pour commencer.",
  },

  password: {
    current: "Mot de passe actuel",
  },

  sessions: {
    text: "Appareils sur lesquels votre compte est ouvert. Fermez ceux que vous ne reconnaissez pas et changez votre mot de passe.",
    current: "cet appareil",
    since: "Depuis le {date}",
    lastSeen: "dernière utilisation le {date}",
    revoke: "Fermer",
    revokeLabel: "Fermer la session sur {device}",
    revoked: "Session fermée",
    unknownDevice: "Appareil inconnu",
    device: "{browser} sur {system}",
  },

  keys: {
    title: "Raccourcis clavier",
    anywhere: "Partout",
    inLists: "Dans les listes",
    inForms: "Dans les formulaires",
    search: "Rechercher ou aller à",
    sheet: "Afficher ces raccourcis",
    menu: "Ouvrir ou fermer le menu",
    row: "Ouvrir la ligne",
    nextRow: "Ligne suivante ou précédente",
    save: "Enregistrer",
    leave: "Quitter ; ne demande que si quelque chose a changé",
    nextField: "Champ suivant ou précédent",
    key: { ctrl: "Ctrl", enter: "Entrée", escape: "Échap", tab: "Tab", shift: "Maj" },
  },

  section: {
    emptyTitle: "Rien à ouvrir ici",
    emptyText:
      "Aucune page de cette section n'est encore disponible pour votre profil. Voyez les autres sections du menu.",
  },

  error: {
    text: "Un problème est survenu à l'affichage de cette page. Ce que vous avez saisi dans les formulaires est conservé dans ce navigateur.",
    reload: "Recharger la page",
    reference: "Référence pour l'assistance : {id}",
    status: "Statut {status}",
  },

  question: {
    yes: "Oui, continuer",
    no: "Non, revenir",
  },

  legal: {
    updated: "Dernière modification le {date}",
    contents: "Sur cette page",
    unavailable: "Ce texte n'a pas pu être chargé",
  },

  gallery: {
    phases: {
      planning: "Planification",
      field: "Terrain",
      lab: "Laboratoire",
      billing: "Facturation",
      done: "Terminé",
      stopped: "Arrêté",
    },
    timeline: "Chronologie",
    primary: "Étape suivante",
    secondary: "Autre étape",
    danger: "Irréversible",
    success: "Succès",
    failure: "Échec",
    progress: "Progression",
    question: "Question posée",
    ask: "Demander",
  },

  notices: {
    bell: "Notifications",
    unread: "{count} non lues",
    none: "Rien de nouveau. Ce qui vous concerne s'affichera ici.",
    readAll: "Tout marquer comme lu",
    digest: "M'envoyer une fois par jour ce que je n'ai pas lu",
    open: "Ouvrir",
    failed: "Les notifications n'ont pas pu être chargées.",
  },
};
