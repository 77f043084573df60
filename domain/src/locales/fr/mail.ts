import type { Words } from "../words.ts";

export const mail: Words["mail"] = {
  recoverySubject: "Plimsoll : choisissez un nouveau mot de passe",
  recoveryBody:
    "Bonjour {name},\n\nquelqu'un, sans doute vous, a demandé un nouveau mot de passe pour votre compte Plimsoll.\nLe lien fonctionne une seule fois, jusqu'au {until} :\n\n{link}\n\nSi ce n'était pas vous, ignorez ce message : votre mot de passe reste le même.",
};
