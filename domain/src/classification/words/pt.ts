/** Classification, in Portuguese. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    total_damaged_not_greater_than_zero: "O total de avariados deve ser maior que zero",
    not_below_sample: "Este valor não pode ser maior ou igual ao da amostra.",
    defects_above_sample: "Os defeitos somados pesam mais do que a amostra de que foram separados",
    standard_not_in_force: "Este padrão de classificação não estava em vigor em {date}",
    classification_exists_in_basement: "Este tipo de classificação já existe para esse porão nesta data!",
    classification_exists: "Este tipo de classificação já existe nesta data!",
    classification_not_applicable:
      "O navio não tem milho nem soja, por isso a classificação não pode ser concluída",
    final_classification_exists: "A classificação final já foi feita e só pode ser feita uma vez",
    tonnage_missing: "Informe a tonelagem de {code}: sem ela não há como combinar",
    coverage_too_low: "Só {covered} de {of} t foram medidas em tudo de que o tipo depende",
    retested_already: "Esta classificação já foi retestada",
    already_synchronized: "Esta classificação já foi enviada ao cliente e não pode ser enviada de novo",
    sync_not_for_customer: "A classificação final não é enviada ao sistema deste cliente",
    sync_failed: "O sistema do cliente não aceitou os dados. Tente de novo mais tarde",
  },
  notices: {
    classification_final: "{who} fechou a classificação final de {product} em {subject}: {result}",
  },
  messages: {
    manualGroupAndType:
      "Grupo e Tipo foram editados manualmente e não acompanham mais o resultado da classificação até o formulário ser recarregado",
    classificationSynchronized: "A classificação final foi enviada ao sistema do cliente",
    classificationNotSynchronized: "Não foi possível enviar a classificação final ao sistema do cliente",
  },
};
