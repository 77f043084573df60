/** The calculators' pages; what they calculate has words of its own, in French. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  app: {
    tools: {
      example: "Exemple résolu",
      clear: "Recommencer",
      print: "Imprimer",
      fromRegister: "Du registre des navires",
      result: "Résultat",
      incomplete: "Reste à remplir ou à corriger",
      showSteps: "Montrer les étapes",
      hideSteps: "Masquer les étapes",
      step: "Étape",
      value: "Valeur",
      howItCame: "Comment on y arrive",
      roundings: { down: "décimales suivantes coupées", half_even: "moitié vers le pair" },
      rule: "Règle",
      notMeasured: "Non mesuré : {item}",
      total: "Total",
      amount: "Montant",
      withheld: "Retenu",
      within: "Dans la tolérance",
      beyond: "Hors tolérance",
      valid: "Valide",
      invalid: "Non valide",
      canonical: "Tel qu'enregistré",
      formatted: "Tel qu'imprimé",
    },
  },
};
