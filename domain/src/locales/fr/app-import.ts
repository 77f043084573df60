/** Words of the import of sheets. */

import type { importing as english } from "../en/app-import.ts";
import type { Translated } from "../words.ts";

export const importing: Translated<typeof english> = {
  button: "Importer",
  title: "Importer : {items}",
  choose: "Choisissez un fichier Excel ou CSV",
  chooseText:
    "Jusqu'à 10 000 lignes. La première ligne porte les en-têtes. Rien n'est enregistré avant votre accord.",
  drop: "Déposez le fichier ici ou choisissez-le",
  reading: "Lecture de {name}",
  mapTitle: "Ce que signifie chaque en-tête",
  mapText: "{rows} lignes ont été lues dans {name}. Les en-têtes laissés vides ne sont pas importés.",
  heading: "En-tête",
  means: "Signifie",
  sample: "Premières lignes",
  leaveOut: "Laisser de côté",
  missing: "Encore sans en-tête : {columns}",
  check: "Vérifier les lignes",
  checking: "Vérification des lignes",
  progress: "{done} sur {total}",
  allGood: "Les {total} lignes sont correctes.",
  faulty:
    "{count} lignes sur {total} demandent votre attention. Corrigez ici les cellules signalées ou laissez ces lignes de côté.",
  row: "Ligne",
  back: "Revenir aux en-têtes",
  commitOne: "Importer 1 ligne",
  commit: "Importer {count} lignes",
  nothing: "Aucune ligne ne peut encore être importée",
  committing: "Enregistrement des lignes",
  leave: "L'import continue si vous fermez ; vous serez prévenu à la fin.",
  done: "Import terminé",
  failed:
    "L'import a échoué et n'a rien modifié de plus. Réessayez ou adressez-vous à l'administrateur du système.",
  result: "Résultat en Excel",
  again: "Importer un autre fichier",
  close: "Fermer",
  cell: "{heading}, ligne {row}",
  onlyFaulty: "Seulement les lignes à problème",
  page: "Lignes {from} à {to} sur {total}",
  previous: "Lignes précédentes",
  next: "Lignes suivantes",
  saved: "corrigée",
  outcome: "Résultat",
  problems: "Problèmes",
  outcomes: {
    created: "Créé",
    changed: "Modifié",
    unchanged: "Inchangé",
    refused: "Refusé",
  },
};
