/** The calculators' pages; what they calculate has words of its own, in Portuguese. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  app: {
    tools: {
      example: "Exemplo resolvido",
      clear: "Começar de novo",
      print: "Imprimir",
      fromRegister: "Do cadastro de navios",
      result: "Resultado",
      incomplete: "Ainda falta preencher ou corrigir",
      showSteps: "Mostrar os passos",
      hideSteps: "Ocultar os passos",
      step: "Passo",
      value: "Valor",
      howItCame: "Como se chegou a ele",
      roundings: { down: "casas seguintes cortadas", half_even: "metade para o par" },
      rule: "Regra",
      notMeasured: "Não medido: {item}",
      total: "Total",
      amount: "Valor",
      withheld: "Retido",
      within: "Dentro da tolerância",
      beyond: "Fora da tolerância",
      valid: "Válido",
      invalid: "Inválido",
      canonical: "Como é gravado",
      formatted: "Como é impresso",
    },
  },
};
