/** The calculators' pages; what they calculate has words of its own, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  app: {
    tools: {
      example: "Ejemplo resuelto",
      clear: "Empezar de nuevo",
      print: "Imprimir",
      fromRegister: "Del registro de buques",
      result: "Resultado",
      incomplete: "Falta completar o corregir",
      showSteps: "Mostrar los pasos",
      hideSteps: "Ocultar los pasos",
      step: "Paso",
      value: "Valor",
      howItCame: "Cómo se llegó a él",
      roundings: { down: "decimales siguientes cortados", half_even: "mitad hacia el par" },
      rule: "Regla",
      notMeasured: "Sin medir: {item}",
      total: "Total",
      amount: "Importe",
      withheld: "Retenido",
      within: "Dentro de la tolerancia",
      beyond: "Fuera de la tolerancia",
      valid: "Válido",
      invalid: "No válido",
      canonical: "Como se guarda",
      formatted: "Como se imprime",
    },
  },
};
