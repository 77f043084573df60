/** The screens of deliveries to customers' systems, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  log: "Registro de sincronización",
  send: "Enviar al cliente",
  synchronized: "Sincronizado",
  notSynchronized: "No sincronizado",
  sent: {
    work_order: { one: "{count} orden en cola", other: "{count} órdenes en cola" },
    classification: { one: "{count} clasificación en cola", other: "{count} clasificaciones en cola" },
  },
  refused: { one: "{count} rechazada", other: "{count} rechazadas" },
  queued: "En cola",
  resend: "Enviar de nuevo",
  resent: "Reenviada: está en camino",
  request: "Solicitud",
  answer: "Respuesta",
  noAnswer: "Nadie ha respondido todavía",
  tries: "Intentos",
  when: "Cuándo",
  took: "Duración",
  problem: "Problema",
  attachments: "Adjuntos",
  noAttachments: "La orden no tiene adjuntos",
  sendOne: "Enviar",
  hint: {
    work_order: "Órdenes de clientes cuyo sistema recibe entregas. Marque algunas para enviarlas.",
    classification:
      "Clasificaciones finales. Marque algunas para enviarlas; el cliente ve las suyas cuando las tiene.",
  },
  waiting: "Empezó y no terminó: el servidor se detuvo entretanto",
};
