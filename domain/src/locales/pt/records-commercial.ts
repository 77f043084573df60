/** Words in Portuguese for what is offered and nominated. */
import type { RecordsWords } from "../words.ts";

export const commercialRecords = {
  proposal: {
    name: "Proposta",
    plural: "Propostas",
    fields: {
      propcode: "Código",
      revision: "Versão da proposta",
      status: "Situação",
      customer_id: "Cliente",
      date: "Data da proposta",
      expiration_date: "Data de validade",
      currency_id: "Moeda",
      language: "Idioma",
      items: "Itens",
      text: "Texto",
      documents: "Documentos",
      author_id: "Criada por",
      superseded: "Substituída por versão mais nova",
      sent_at: "Enviada em",
      answered_at: "Respondida em",
      answered_by: "Respondida por",
      answer: "Motivo",
    },
    choices: {
      status: {
        draft: "Rascunho",
        sent: "Enviada",
        accepted: "Aceita",
        refused: "Recusada",
      },
      language: {
        pt: "Português",
        en: "Inglês",
        es: "Espanhol",
        fr: "Francês",
      },
    },
    help: {
      language: "Do documento e do e-mail; sem escolha, o idioma do cliente.",
    },
    sections: {
      items: "Itens",
      text: "Texto",
      documents: "Documentos",
    },
    children: {
      items: {
        fields: {
          service_type_id: "Serviço",
          unit_id: "Unidade",
          rate: "Tarifa",
          minimum: "Mínimo",
          note: "Observação",
        },
      },
    },
  },
  nomination: {
    name: "Nomeação",
    plural: "Nomeações",
    fields: {
      code: "Código",
      status: "Situação",
      kind: "Tipo",
      customer_id: "Cliente",
      proposal_id: "Proposta",
      vessel: "Navio ou comboio",
      ship_id: "Navio no cadastro",
      product_id: "Produto",
      volume: "Volume",
      port_id: "Porto",
      terminal_id: "Terminal",
      eta: "ETA",
      window_end: "Fim da janela",
      contracts: "Números de contrato",
      note: "Observação",
      documents: "Documentos",
      author_id: "Criada por",
      answer: "Motivo",
      work_order_id: "Ordem de serviço",
    },
    choices: {
      status: {
        pending: "Pendente",
        accepted: "Aceita",
        refused: "Recusada",
        canceled: "Cancelada",
      },
      kind: {
        ship: "Navio",
        convoy: "Comboio",
        fob: "Caminhões (FOB)",
        default: "Geral",
      },
    },
    help: {
      proposal_id: "A proposta aceita cujos preços valem.",
      vessel: "Como será anunciado no porto.",
      ship_id: "Necessário para aceitar a nomeação de um navio.",
    },
    sections: {
      place: "Local e data",
      trade: "Contrato",
      documents: "Documentos",
    },
  },
} satisfies Partial<RecordsWords>;
