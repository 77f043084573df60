/** What the deliveries to customers' systems say, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    order_already_synchronized: "Esta orden de trabajo ya se envió al cliente tal como está",
    attachment_already_synchronized: "Este adjunto ya se envió al cliente",
    newer_already_synchronized: "Entretanto se envió al cliente una versión más nueva",
    order_sync_not_for_customer: "Las órdenes de trabajo no se envían al sistema de este cliente",
    sync_secret_missing: "Este cliente no tiene secreto para firmar las entregas",
    classification_not_final: "Solo una clasificación final va al sistema del cliente",
  },
  records: {
    sync: {
      name: "Entrega",
      plural: "Entregas",
      description: "Lo que fue a los sistemas de los clientes, intento por intento",
      fields: {
        delivery_id: "Id de la entrega",
        what: "Qué",
        work_order_id: "Orden de trabajo",
        attempts: "Intentos",
        response_status: "Respuesta",
        at: "Último intento",
        delivered_at: "Entregado el",
        subject_id: "Id de lo enviado",
        subject_version: "Versión enviada",
        address: "Dirección",
        request: "Solicitud",
        response: "Texto de la respuesta",
        tries: "Cada intento",
      },
      sections: {
        exchange: "Solicitud y respuesta",
        tries: "Intentos",
      },
      choices: {
        what: {
          work_order: "Orden de trabajo",
          classification: "Clasificación final",
          attachment: "Adjunto",
        },
        status: {
          queued: "En cola",
          delivered: "Sincronizado",
          failed: "Falló, se intentará de nuevo",
          dead: "Abandonado",
        },
      },
      children: {
        tries: {
          fields: {
            at: "El",
            response_status: "Respuesta",
            reason: "Motivo",
            problem: "Problema",
            milliseconds: "Milisegundos",
          },
          choices: {
            reason: {
              answered: "El sistema del cliente respondió que no lo aceptó",
              timed_out: "No llegó respuesta a tiempo",
              name_not_found: "El nombre de la dirección no es conocido",
              not_connected: "Sin conexión con la dirección",
              broken_off: "La conexión se cortó antes de la respuesta",
              not_secure: "La conexión segura falló",
              private_address: "La dirección lleva a una red privada",
              takes_none: "El cliente ya no recibe entregas",
              no_secret: "El cliente no tiene secreto para firmar las entregas",
              other: "Otro problema",
            },
          },
        },
      },
    },
  },
};
