/** Un convoi avec toutes ses barges, en français. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  figures: {
    draft: "Par tirants d'eau, barges : {count} sur {all}",
    scale: "À la balance, mêmes barges",
    difference: "Différence",
    soFar: "Balance jusqu'ici, {count} sur {all}",
    classified: "Classées, sur {all} barges",
    seals: { one: "Scellés, {count} barge", other: "Scellés, {count} barges" },
  },
  formation: "Formation",
  formationHelp:
    "Vue de dessus, poussée vers la droite ; par tirants d'eau là où c'est fait, sinon à la balance",
  pusher: "Pousseur",
  columns: {
    barge: "Barge",
    state: "État",
    product: "Produit",
    planned: "Prévu t",
    draft: "Tirants d'eau t",
    scale: "Balance t",
    difference: "Différence t",
    percent: "%",
    classification: "Classement",
    seals: "Scellés",
  },
  states: { waiting: "En attente", loading: "En chargement", surveyed: "Relevée", sealed: "Scellée" },
  total: { one: "{count} barge sur {all}", other: "{count} barges sur {all}" },
  sealCount: { one: "{count} scellé", other: "{count} scellés" },
  occurrences: { one: "{count} incident ouvert", other: "{count} incidents ouverts" },
  outOfStandard: { one: "{count} hors standard", other: "{count} hors standard" },
  unclassified: "Non classée",
  transfer: "Transférer une barge",
  gallery: "Galerie",
  print: "Imprimer",
  none: "Ce convoi n'a pas encore de barges.",
  galleryOf: "Photos du convoi",
  galleryNone: "Pas encore de photos.",
  add: "Ajouter des photos sur l'ordre",
};
