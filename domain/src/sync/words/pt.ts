/** What the deliveries to customers' systems say, in Portuguese. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    order_already_synchronized: "Esta OS já foi enviada ao cliente como está agora",
    attachment_already_synchronized: "Este anexo já foi enviado ao cliente",
    newer_already_synchronized: "Uma versão mais nova já foi enviada ao cliente",
    order_sync_not_for_customer: "As OS não são enviadas ao sistema deste cliente",
    sync_secret_missing: "Este cliente não tem segredo para assinar as entregas",
    classification_not_final: "Só uma classificação final vai ao sistema do cliente",
  },
  records: {
    sync: {
      name: "Entrega",
      plural: "Entregas",
      description: "O que foi aos sistemas dos clientes, tentativa por tentativa",
      fields: {
        delivery_id: "Id da entrega",
        what: "O quê",
        work_order_id: "OS",
        attempts: "Tentativas",
        response_status: "Resposta",
        at: "Última tentativa",
        delivered_at: "Entregue em",
        subject_id: "Id do que foi enviado",
        subject_version: "Versão enviada",
        address: "Endereço",
        request: "Requisição",
        response: "Texto da resposta",
        tries: "Cada tentativa",
      },
      sections: {
        exchange: "Requisição e resposta",
        tries: "Tentativas",
      },
      choices: {
        what: {
          work_order: "OS",
          classification: "Classificação final",
          attachment: "Anexo",
        },
        status: {
          queued: "Na fila",
          delivered: "Sincronizado",
          failed: "Falhou, será tentado de novo",
          dead: "Abandonado",
        },
      },
      children: {
        tries: {
          fields: {
            at: "Em",
            response_status: "Resposta",
            reason: "Motivo",
            problem: "Problema",
            milliseconds: "Milissegundos",
          },
          choices: {
            reason: {
              answered: "O sistema do cliente respondeu que não aceitou",
              timed_out: "Nenhuma resposta chegou a tempo",
              name_not_found: "O nome do endereço não é conhecido",
              not_connected: "Sem conexão com o endereço",
              broken_off: "A conexão caiu antes da resposta",
              not_secure: "A conexão segura falhou",
              private_address: "O endereço leva a uma rede privada",
              takes_none: "O cliente não recebe mais entregas",
              no_secret: "O cliente não tem segredo para assinar as entregas",
              other: "Outro problema",
            },
          },
        },
      },
    },
  },
};
