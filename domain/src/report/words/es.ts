/** What reports say, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    report_kept: "Un informe guardado no se modifica",
    report_not_done: "El informe todavía no está listo",
    report_too_long: "El informe tiene más de {max} filas: acótelo con filtros",
    reports_waiting: "Espere uno de sus informes: {max} están en camino",
  },
  notices: {
    report_done: "El informe {subject} está listo.",
    report_refused: "El informe {subject} no se hizo: {reason}",
  },
  mail: {
    reportSubject: "Informe {name}",
    reportBody: "Se adjunta el informe {name}. Filas: {rows}.\n\n{sender}",
  },
  records: {
    report_model: {
      name: "Modelo de informe",
      plural: "Modelos de informe",
      description: "Qué pide un informe, en qué archivo y cuándo por correo",
      fields: {
        record: "Filas de",
        definition: "Informe",
        format: "Archivo",
        language: "Idioma",
        schedule: "Por correo",
        day: "Día",
        hour: "Desde esta hora",
        recipients: "Para",
        operation_country: "País de operación",
        last_occasion: "Último envío automático",
      },
      choices: {
        format: {
          pdf: "PDF",
          xlsx: "Excel",
        },
        language: {
          pt: "Portugués",
          en: "Inglés",
          es: "Español",
          fr: "Francés",
        },
        schedule: {
          never: "No enviar",
          daily: "Todos los días",
          weekly: "Cada semana",
          monthly: "Cada mes",
        },
      },
      help: {
        day: "De la semana, 1 es lunes; del mes, hasta 28.",
        recipients: "Direcciones, una por línea o separadas por comas.",
      },
      sections: { schedule: "Programación" },
    },
    report_run: {
      name: "Informe",
      plural: "Informes",
      description: "Informes hechos y los que están en camino",
      fields: {
        state: "Estado",
        record: "Filas de",
        format: "Archivo",
        language: "Idioma",
        asked_at: "Pedido el",
        finished_at: "Listo el",
        progress: "Avance",
        rows: "Filas",
        scheduled: "Programado",
        definition: "Informe",
        operation_country: "País de operación",
        recipients: "Para enviar a",
        sent_to: "Enviado a",
        problem: "Problema",
        result: "Resultado",
        document: "Archivo",
        report_model_id: "Modelo",
      },
      choices: {
        state: {
          waiting: "En espera",
          running: "En curso",
          done: "Listo",
          refused: "Rechazado",
          failed: "Falló",
        },
        format: {
          pdf: "PDF",
          xlsx: "Excel",
        },
        language: {
          pt: "Portugués",
          en: "Inglés",
          es: "Español",
          fr: "Francés",
        },
      },
    },
  },
};
