/** Scales, in Portuguese. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    weight_not_accumulated: "O peso deve ser somado ao acumulado da última parcela",
    counter_not_continuous: "O contador começa em {value}, mas o período anterior terminou em {expected}",
    not_of_scale_division: "O campo {item} não é múltiplo da divisão da balança, de {division} kg",
    invalid_lot_weight: "O peso do lote deve ser um número como 1,000 ou 5,000",
    period_closed: "Este período está fechado: não recebe mais nada",
    not_planned: "O plano de carga não tem este produto no porão {hold}",
    scale_token_unknown: "Este token não é válido ou foi revogado",
    scale_period_unclear: "Informe o código do período. Períodos abertos que indicam esta balança: {found}",
    ticket_has_another_weight: "O tíquete {ticket} já existe com outro peso ou horário",
  },
  app: {
    scales: {
      issue: "Emitir token",
      replace: "Emitir novo token",
      replaceTitle: "Emitir novo token?",
      replaceText: "O software que usa o atual não envia mais nada até receber o novo.",
      revoke: "Revogar o token",
      revokeTitle: "Revogar o token?",
      revokeText:
        "O software desta balança não envia mais nada. O token que termina em {end} se perde de vez.",
      revoked: "O token foi revogado",
      issued: "Token da balança",
      shownOnce: "Copie agora para o software da balança: ele não fica guardado nem é mostrado outra vez.",
      copy: "Copiar",
      copied: "Copiado",
    },
  },
};
