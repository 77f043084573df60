/** The import of sheets, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  app: {
    import: {
      button: "Importer",
      title: "Importer : {items}",
      choose: "Choisissez un fichier Excel ou CSV",
      chooseText:
        "Jusqu'à 10 000 lignes. La première ligne porte les en-têtes. Rien n'est enregistré avant votre accord.",
      drop: "Déposez le fichier ici ou choisissez-le",
      reading: "Lecture de {name}",
      mapTitle: "Ce que signifie chaque en-tête",
      mapText: {
        one: "{count} ligne a été lue dans {name}. Les en-têtes laissés vides ne sont pas importés.",
        other: "{count} lignes ont été lues dans {name}. Les en-têtes laissés vides ne sont pas importés.",
      },
      heading: "En-tête",
      means: "Signifie",
      sample: "Premières lignes",
      leaveOut: "Laisser de côté",
      missing: "Encore sans en-tête : {columns}",
      check: "Vérifier les lignes",
      checking: "Vérification des lignes",
      progress: "{done} sur {total}",
      allGood: { one: "{count} ligne, et elle est correcte.", other: "Les {count} lignes sont correctes." },
      faulty: {
        one: "{count} ligne sur {total} demande votre attention. Corrigez ici les cellules signalées ou laissez cette ligne de côté.",
        other:
          "{count} lignes sur {total} demandent votre attention. Corrigez ici les cellules signalées ou laissez ces lignes de côté.",
      },
      row: "Ligne",
      back: "Revenir aux en-têtes",
      commit: { one: "Importer {count} ligne", other: "Importer {count} lignes" },
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
    },
  },
};
