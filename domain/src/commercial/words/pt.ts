/** Proposals and nominations, in Portuguese. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  records: {
    proposal: {
      name: "Proposta",
      plural: "Propostas",
      fields: {
        propcode: "Código",
        revision: "Versão da proposta",

        date: "Data da proposta",
        expiration_date: "Data de validade",

        items: "Itens",

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
          fields: {},
        },
      },
    },
    nomination: {
      name: "Nomeação",
      plural: "Nomeações",
      fields: {
        proposal_id: "Proposta",
        vessel: "Navio ou comboio",
        ship_id: "Navio no cadastro",

        volume: "Volume",

        eta: "ETA",
        window_end: "Fim da janela",
        contracts: "Números de contrato",

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
  },
  errors: {
    expiration_before_proposal: "A data de validade deve ser igual ou posterior à data da proposta",
    proposal_expired: "A ação não pode ser realizada porque a proposta está vencida",
    proposal_superseded: "Há uma versão mais nova desta proposta.",
    proposal_not_accepted: "A proposta não foi aceita.",
  },
  notices: {
    proposal_accepted: "{who} aceitou a proposta {subject}.",
    proposal_refused: "{who} recusou a proposta {subject}: {reason}",
    nomination_received: "{customer} nomeou {vessel}: {subject}.",
    nomination_accepted: "Sua nomeação {subject} foi aceita: ordem {order}.",
    nomination_refused: "Sua nomeação {subject} foi recusada: {reason}",
  },
  mail: {
    proposalSubject: "Proposta {code}",
    proposalButton: "Ler e responder",
    proposalBody:
      "Prezado cliente {customer},\n\n{message}{sender} envia a proposta {code}, válida até {until}, em anexo.\nVocê pode ler, aceitar ou recusar aqui, sem cadastro; o link aceita uma resposta:\n\n{link}",
  },
  printed: {
    agreed: "De acordo",
    answerOnline: "Responda pelo link do e-mail que acompanha este documento ou, com uma conta, em {link}",
  },
};
