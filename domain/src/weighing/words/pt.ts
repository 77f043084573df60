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
  },
};
