/** People and their rights, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    last_administrator: "Quelqu'un doit rester en mesure d'administrer les profils.",
  },
  notices: {
    rights_changed: "Vos droits ont été modifiés par {who}.",
  },
  mail: {
    invitationSubject: "Bienvenue dans Plimsoll",
    invitationButton: "Choisir votre mot de passe",
    invitationBody:
      "Bonjour {name},\n\n{inviter} vous a ouvert un compte Plimsoll chez {company}.\nVotre identifiant est cette adresse e-mail. Choisissez votre mot de passe ici ; le lien fonctionne une seule fois, jusqu'au {until} :\n\n{link}",
  },
  app: {
    people: {
      everything: "Tout est autorisé",
      everythingText:
        "Sans liste de services, ce profil peut tout faire dans ses pays. Choisissez des services pour le limiter.",
      limit: "Limiter à une liste",
      all: "Tous les droits : {item}",
      cell: "{permission} : {role}",
      role: "Rôle",
      beyond: "Vous n'avez pas ce droit vous-même et ne pouvez donc pas l'accorder.",
      granted: "{count} sur {total}",
      preview: "Essayer comme ce profil",
      previewTitle: "Ce que voit ce profil",
      previewText: "Cartes et entrées de menu que trouverait une personne avec ce profil.",
      previewNone: "Rien : aucune page de cette installation ne lui est ouverte.",
      invite: "Renvoyer l'invitation",
      invited: "Invitation envoyée à {login}",
      firstOnly: "Seul le premier profil d'un utilisateur compte.",
      find: "Chercher un rôle",
      noService: "Tout autoriser",
      services: {
        register: "Registres",
        service: "Terrain et nominations",
        workorder: "Ordres de travail",
        proposal: "Propositions",
        classification: "Classement",
        billing: "Facturation",
        dashboard: "Tableau de bord",
        ship_status: "Statut des navires",
        geoposition: "Cartes",
        container: "Conteneurs",
        cotton: "Coton",
        grading_tre: "Classement TRE",
        grains: "Grains",
        default: "Général",
        wosync: "Système du client",
      },
    },
  },
};
