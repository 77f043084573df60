/** Words of the calculators' pages; what they calculate has words of its own. */
import type { tools as english } from "../en/app-tools.ts";
import type { Translated } from "../words.ts";

export const tools: Translated<typeof english> = {
  example: "Exemplo resolvido",
  clear: "Começar de novo",
  print: "Imprimir",
  result: "Resultado",
  incomplete: "Ainda falta preencher ou corrigir",
  showSteps: "Mostrar os passos",
  hideSteps: "Ocultar os passos",
  step: "Passo",
  value: "Valor",
  howItCame: "Como se chegou a ele",
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
};
