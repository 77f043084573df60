/** Signing in, recovering a password, one's own sessions, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    invalid_credentials: "Utilisateur ou mot de passe incorrect !",
    weak_password: "Le mot de passe exige au moins 8 caractères, 1 majuscule et 1 chiffre",
    wrong_password: "Le mot de passe actuel est incorrect",
    support_not_available: "Personne n’est indiqué ici à qui écrire par e-mail",
  },
  messages: {
    passwordRule: "Au moins 8 caractères, 1 majuscule et 1 chiffre",
    expiredToken: "Jeton expiré !",
    checkEmailPasswordOrToken:
      "Erreur, vérifiez que les champs E-mail, Mot de passe ou Jeton sont corrects !",
    accessDenied: "Vous n'êtes pas autorisé à accéder à ce système !",
    forgotPassword: "J'ai oublié mon mot de passe",
    recoverySent: "E-mail envoyé à l'utilisateur enregistré",
    passwordChanged: "Mot de passe modifié",
    passwordNotChanged: "Mot de passe non modifié",
    invalidCredentials: "Utilisateur ou mot de passe incorrect !",
    sessionExpired: "Votre session a expiré, veuillez vous reconnecter",
    goodMorning: "Bonjour, {name}",
    goodAfternoon: "Bon après-midi, {name}",
    goodEvening: "Bonsoir, {name}",
  },
  mail: {
    recoverySubject: "Plimsoll : choisissez un nouveau mot de passe",
    recoveryButton: "Choisir un nouveau mot de passe",
    recoveryBody:
      "Bonjour {name},\n\nquelqu'un, sans doute vous, a demandé un nouveau mot de passe pour votre compte Plimsoll.\nLe lien fonctionne une seule fois, jusqu'au {until} :\n\n{link}\n\nSi ce n'était pas vous, ignorez ce message : votre mot de passe reste le même.",
    supportSubject: "Assistance Plimsoll : {subject} ({reference})",
    supportBody:
      "{name} ({login}) demande de l’aide. La réponse à ce message lui parvient.\n\n{text}\n\nRéférence : {reference}\nPays : {country}\nLe : {at}\n{details}",
  },
  app: {
    session: {
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
        leave: "Se déconnecter",
        otherPerson: "Une autre personne s'est connectée. La page recommence pour elle.",
      },
      recovery: {
        title: "Récupération du mot de passe",
        text: "Saisissez l'adresse e-mail avec laquelle vous vous connectez. Si elle est enregistrée, un lien pour choisir un nouveau mot de passe y est envoyé.",
        send: "Envoyer le lien",
        sentText:
          "Le lien fonctionne une seule fois et peu de temps. Regardez aussi les courriers indésirables.",
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
    },
  },
};
