import type { Words } from "../words.ts";

export const mail: Words["mail"] = {
  recoverySubject: "Plimsoll : choisissez un nouveau mot de passe",
  recoveryBody:
    "Bonjour {name},\n\nquelqu'un, sans doute vous, a demandé un nouveau mot de passe pour votre compte Plimsoll.\nLe lien fonctionne une seule fois, jusqu'au {until} :\n\n{link}\n\nSi ce n'était pas vous, ignorez ce message : votre mot de passe reste le même.",
  invitationSubject: "Bienvenue dans Plimsoll",
  invitationBody:
    "Bonjour {name},\n\n{inviter} vous a ouvert un compte Plimsoll chez {company}.\nVotre identifiant est cette adresse e-mail. Choisissez votre mot de passe ici ; le lien fonctionne une seule fois, jusqu'au {until} :\n\n{link}",
  digestSubject: "Plimsoll : {count} non lues",
  digestBody:
    "Bonjour {name},\n\nceci vous attend dans Plimsoll :\n\n{lines}\n\n{link}\n\nVous pouvez désactiver cet e-mail dans le menu de votre compte.",
  proposalSubject: "Proposition {code}",
  proposalBody:
    "Bonjour {customer},\n\n{message}{sender} vous adresse la proposition {code}, valable jusqu’au {until}, en pièce jointe.\nVous pouvez la lire, l’accepter ou la refuser ici, sans compte ; le lien prend une seule réponse :\n\n{link}",
  agreed: "Bon pour accord",
};
