/** What reports say, in Portuguese. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    report_kept: "Um relatório guardado não é alterado",
    report_not_done: "O relatório ainda não está pronto",
    report_too_long: "O relatório tem mais de {max} linhas: restrinja-o com filtros",
    reports_waiting: "Aguarde um dos seus relatórios: {max} estão a caminho",
  },
  notices: {
    report_done: "O relatório {subject} está pronto.",
    report_refused: "O relatório {subject} não foi feito: {reason}",
  },
  mail: {
    reportSubject: "Relatório {name}",
    reportBody: "Segue o relatório {name}. Linhas: {rows}.\n\n{sender}",
  },
  records: {
    report_model: {
      name: "Modelo de relatório",
      plural: "Modelos de relatório",
      description: "O que um relatório pede, em que arquivo e quando por e-mail",
      fields: {
        record: "Linhas de",
        definition: "Relatório",
        format: "Arquivo",
        language: "Idioma",
        schedule: "Por e-mail",
        day: "Dia",
        hour: "A partir desta hora",
        recipients: "Para",
        operation_country: "País de operação",
        last_occasion: "Último envio automático",
      },
      choices: {
        format: {
          pdf: "PDF",
          xlsx: "Excel",
        },
        language: {
          pt: "Português",
          en: "Inglês",
          es: "Espanhol",
          fr: "Francês",
        },
        schedule: {
          never: "Não enviar",
          daily: "Todos os dias",
          weekly: "Toda semana",
          monthly: "Todo mês",
        },
      },
      help: {
        day: "Da semana, 1 é segunda-feira; do mês, até 28.",
        recipients: "Endereços, um por linha ou separados por vírgulas.",
      },
      sections: { schedule: "Agendamento" },
    },
    report_run: {
      name: "Relatório",
      plural: "Relatórios",
      description: "Relatórios feitos e os que estão a caminho",
      fields: {
        state: "Situação",
        record: "Linhas de",
        format: "Arquivo",
        language: "Idioma",
        asked_at: "Pedido em",
        finished_at: "Pronto em",
        progress: "Andamento",
        rows: "Linhas",
        scheduled: "Agendado",
        definition: "Relatório",
        operation_country: "País de operação",
        recipients: "A enviar para",
        sent_to: "Enviado para",
        problem: "Problema",
        result: "Resultado",
        document: "Arquivo",
        report_model_id: "Modelo",
      },
      choices: {
        state: {
          waiting: "Aguardando",
          running: "Em andamento",
          done: "Pronto",
          refused: "Recusado",
          failed: "Falhou",
        },
        format: {
          pdf: "PDF",
          xlsx: "Excel",
        },
        language: {
          pt: "Português",
          en: "Inglês",
          es: "Espanhol",
          fr: "Francês",
        },
      },
    },
  },
};
