/** Comments, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  write: "Écrire un commentaire",
  placeholder: "Que doivent savoir les autres ? @ mentionne un collègue.",
  placeholderGuest: "Que devons-nous savoir ?",
  send: "Envoyer le commentaire",
  internal: "Entre nous seulement",
  internalHelp: "Le client ne le voit pas.",
  shared: "Pour le client aussi",
  none: "Personne n'a encore commenté.",
  remove: "Supprimer ce commentaire",
  removeTitle: "Supprimer ce commentaire ?",
  removeYes: "Supprimer le commentaire",
  mention: "Collègues",
  mentioned: "Mentionnés : {names}",
  earlier: "Afficher les commentaires précédents",
  noMatch: "Personne trouvé",
  open: "Commentaires",
  onThisPage: "Commentaires sur cette page",
  about: "Sur : {page}",
};
