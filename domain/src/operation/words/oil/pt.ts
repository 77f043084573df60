/** The classification of oils. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  records: {
    oil_classification: {
      name: "Classificação de óleo",
      plural: "Classificações de óleo",
      fields: {
        operation_id: "Operação",
        work_order_id: "Ordem de serviço",
        code: "Código",
        number: "Número",
        kind: "Tipo de registro",
        hold: "Tanque",
        date: "Data",
        product_id: "Produto",
        tonnage: "Tonelagem",
        sample: "Análises",
        outcome: "Resultado",
        contract_verdict: "Veredito do contrato",
        retest_of_id: "Reteste de",
        retest_reason: "Motivo do reteste",
        superseded: "Substituída por reteste",
        shared_at: "Compartilhada em",
        sent: "O cliente recebeu",
        locked: "Final lavrada",
        author_id: "Classificador",
        remark: "Observação",
        photos: "Fotos",
      },
      sections: { sample: "Análises", results: "Resultado", retest: "Reteste", photos: "Fotos" },
      choices: {
        kind: { partial: "Parcial", composite: "Composta", final: "Final" },
        outcome: {
          within: "Dentro do contrato",
          beyond_basis: "Além da base",
          outside: "Fora do contrato",
          incomplete: "Incompleta",
        },
      },
    },
    map_report: {
      name: "Laudo MAPA",
      plural: "Laudos MAPA",
      fields: {
        classification_id: "Classificação",
        work_order_id: "Ordem de serviço",
        code: "Código",
        of_version: "Versão da classificação",
        signed_at: "Assinado em",
        signer_id: "Assinado por",
        signer_name: "Nome de quem assinou",
        registration: "Registro",
        hash: "Resumo (SHA-256)",
        document: "Arquivo",
      },
    },
  },
};
