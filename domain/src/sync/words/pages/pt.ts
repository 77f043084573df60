/** The screens of deliveries to customers' systems, in Portuguese. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  log: "Log de sincronização",
  send: "Enviar ao cliente",
  synchronized: "Sincronizado",
  notSynchronized: "Não sincronizado",
  sent: {
    work_order: { one: "{count} OS na fila", other: "{count} OS na fila" },
    classification: { one: "{count} classificação na fila", other: "{count} classificações na fila" },
  },
  refused: { one: "{count} recusada", other: "{count} recusadas" },
  queued: "Na fila",
  resend: "Enviar de novo",
  resent: "Reenviada: está a caminho",
  request: "Requisição",
  answer: "Resposta",
  noAnswer: "Ninguém respondeu ainda",
  tries: "Tentativas",
  when: "Quando",
  took: "Duração",
  problem: "Problema",
  attachments: "Anexos",
  noAttachments: "A OS não tem anexos",
  sendOne: "Enviar",
  hint: {
    work_order: "OS de clientes cujo sistema recebe entregas. Marque algumas para enviá-las.",
    classification:
      "Classificações finais. Marque algumas para enviá-las; o cliente vê as suas depois de recebê-las.",
  },
  waiting: "Começou e não terminou: o servidor parou no meio",
};
