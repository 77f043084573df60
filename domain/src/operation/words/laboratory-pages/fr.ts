/** The screens of the laboratory, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  states: "État",
  all: "Tous",
  ship: "Expédier des échantillons",
  receive: "Réceptionner",
  labels: "Étiquettes",
  results: "Résultats",
  done: { one: "{count} échantillon traité", other: "{count} échantillons traités" },
  failed: { one: "{count} refusé", other: "{count} refusés" },
  moved: "Fait",
  order: "Demander des analyses",
  addAnalyses: "Analyses du registre",
  limits: "Limite",
  atMost: "max. {figure}",
  atLeast: "min. {figure}",
  verdict: "Verdict",
  within: "Conforme",
  outside: "Non conforme",
  nothing: "Choisissez d'abord des échantillons dans la liste du laboratoire.",
  noAnalyses: "Aucune analyse n'a encore été demandée pour ces échantillons.",
  save: "Enregistrer les résultats",
  saved: "Résultats enregistrés",
  pasteHint:
    "Collez un bloc d'Excel dans une cellule : il remplit vers la droite et vers le bas. Ou lisez un fichier de l'instrument.",
  readFile: "Lire un fichier CSV",
  fileRead: { one: "{count} valeur lue dans le fichier", other: "{count} valeurs lues dans le fichier" },
  fileNothing: "Aucune ligne du fichier ne nomme un de ces échantillons avec une analyse demandée.",
  check: "Vérifier",
  checked: "Vérifié",
  retest: "Contre-analyse",
  retestReason: "Motif de la contre-analyse",
  revision: "v{number}",
  notNumber: "Ce n'est pas un nombre",
  ofDone: "{done} sur {of}",
};
