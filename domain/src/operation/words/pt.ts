/** The work in the field, in Portuguese. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    ratings_missing: "Selecione uma ou mais classificações",
    bags_marking_incomplete: "Para salvar, preencha a descrição do verso e a foto do verso",
    inspection_not_started: "Desculpe, é preciso iniciar a inspeção para continuar",
    inspection_finished: "Desculpe, a inspeção já foi finalizada",
    operation_canceled: "Operação cancelada",
    item_not_ok: "Um item não está OK, então não pode ser aprovado",
    hold_already_approved: "O porão {hold} já está aprovado; retire a aprovação para inspecioná-lo de novo",
    checklist_in_use: "Esta versão já foi respondida; crie a próxima versão",
    results_open: "Há análises sem resultado ou à espera da segunda conferência",
    result_not_ordered: "Esta análise não foi pedida para esta amostra",
    result_superseded: "Uma revisão posterior vale em seu lugar",
    result_missing: "Ainda não há resultado para conferir",
    position_older: "Já se conhece uma posição mais recente deste navio",
    position_impossible: "O navio não pode ter estado ali: longe demais da última posição, ou no futuro",
    invoice_file_unreadable: "Não é um arquivo de NF-e que se possa ler",
    not_an_oil: "Só um óleo é classificado nesta página",
    not_map_classifier: "Só um classificador MAPA assina este laudo",
    map_signature_missing: "Falta o seu registro ou a imagem da sua assinatura",
    report_signed: "Esta versão já foi assinada",
  },
  mail: {
    occurrenceSubject: "Ocorrência em {order}: {type}",
    occurrenceButton: "Abrir a ocorrência",
    occurrenceBody:
      "{sender} comunica uma ocorrência em {order}.\n\n{type}, {at} UTC\n{text}\n\n{treatment}\n\n{link}",
  },
  app: {
    cotton: {
      title: "Aplicação de algodão",
      text: "Você entra com um código feito só para esta visita. Se nada acontecer, use um destes.",
      open: "Abrir a aplicação de algodão",
      login: "Ir para a página de entrada dela",
      missing: "Esta instalação não tem aplicação de algodão",
    },
  },
};
