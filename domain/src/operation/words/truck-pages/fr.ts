/** Les camions au tableau, à l'entrée et en route vers un autre ordre, en français. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  board: {
    asBoard: "Colonnes",
    asTable: "Tableau",
    shown: "Afficher en",
    transfer: "Transférer",
    loaded: "{net} t chargées",
    ofExpected: "sur {expected} t",
    originLoss: "Perte d'origine {percent} %",
    more: { one: "{count} de plus", other: "{count} de plus" },
    waiting: "Attend depuis {time}",
    noInvoice: "Pas encore de NF",
    invoice: "NF {number}",
    tare: "Tare {weight} kg",
    kilograms: "{weight} kg",
    loss: "{weight} kg",
    empty: "Aucun",
    failed: "Les camions n'ont pas pu être chargés",
  },
  panel: {
    gate: "Entrée de cet ordre",
    title: "Camion {plate}",
    edit: "Modifier",
    history: "Toutes les étapes",
    reason: "Motif",
    reasonMissing: "Dites pourquoi",
    changed: "{plate} : {state}",
    undo: "Annuler",
    close: "Fermer",
  },
  transfer: {
    text: "Les camions passent avec leurs poids, classements, photos et factures. L'historique des deux ordres le raconte.",
    bargeText:
      "La barge passe avec son opération et tout ce qui y est écrit. L'historique des deux convois le raconte.",
    from: "De",
    to: "Vers",
    choose: "Choisissez l'ordre qu'ils quittent",
    none: "Aucun camion de cet ordre ne peut passer",
    noneBarge: "Aucune barge de ce convoi ne peut passer",
    all: "Tous",
    act: { one: "Transférer {count} camion", other: "Transférer {count} camions" },
    doBarge: "Transférer la barge",
    done: { one: "{count} camion est passé à {order}", other: "{count} camions sont passés à {order}" },
    doneBarge: "{name} est passée à {order}",
    checks: "Vérifié avant de le faire",
    sameOrder: "Un autre ordre que celui qu'il quitte",
    sameProduct: "Le même produit",
    notThere: "Pas encore sur place",
  },
};
