/** Certificates, in Portuguese. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

const kinds = {
  quality: "Certificado de qualidade",
  weight: "Certificado de peso",
  hold_cleanliness: "Certificado de limpeza de porões",
  hold_sealing: "Certificado de lacração de porões",
  hatch_tightness: "Certificado de estanqueidade de escotilhas",
  draft_survey: "Certificado de arqueação",
  origin: "Certificado de inspeção na origem",
  fumigation: "Certificado de fumigação",
  classification_map: "Laudo de classificação",
  loading_supervision: "Certificado de supervisão de embarque",
};

const languages = {
  pt: "Português",
  en: "English",
  es: "Español",
  fr: "Français",
};

export const words: Translated<typeof english> = {
  errors: {
    merge_field_unknown: "Não existe o campo de mesclagem {name}",
    certificate_changed:
      "O que o certificado diz mudou desde a aprovação. Volte-o para rascunho e envie de novo.",
    certificate_not_issued: "Só um certificado emitido pode ser revisado",
  },
  notices: {
    certificate_approved: "{who} aprovou o rascunho {subject}",
    certificate_reproved: "{who} reprovou o rascunho {subject}: {reason}",
  },
  records: {
    certificate: {
      name: "Certificado",
      plural: "Certificados",
      description: "Documentos em que clientes e bancos confiam, do rascunho ao arquivo assinado",
      fields: {
        work_order_id: "Ordem de serviço",
        product_id: "Produto",
        languages: "Idiomas",
        texts: "Textos",
        revision: "Revisão",
        issued_at: "Emitido em",
        issuer: "Emitido por",
        hash: "Hash do arquivo",
        code: "Código de verificação",
        file_id: "Arquivo",
        approved_content: "Conteúdo na aprovação",
        content: "Conteúdo",
        sent_at: "Enviado em",
        answered_at: "Respondido em",
        answered_by: "Respondido por",
        answer: "Resposta",
        revises_id: "Revisão de",
        reason: "Motivo da revisão",
        superseded_by_id: "Substituído por",
        canceled_reason: "Motivo do cancelamento",
        author_id: "Escrito por",
        drafts: "Rascunho",
        document: "Documento emitido",
      },
      help: {
        product_id: "Só é preciso quando a ordem tem mais de um produto",
        languages: "Um ou dois; o primeiro é o principal",
      },
      sections: {
        texts: "Textos",
        documents: "Documentos",
      },
      choices: {
        kind: kinds,
        languages,
        status: {
          draft: "Rascunho",
          sent: "Enviado",
          approved: "Aprovado",
          reproved: "Reprovado",
          issued: "Emitido",
          superseded: "Substituído",
          canceled: "Cancelado",
        },
      },
    },
    certificate_text: {
      name: "Texto de certificado",
      plural: "Textos de certificados",
      description: "Textos com que os certificados começam, da casa ou de um cliente",
      fields: {
        part: "Parte",
        kinds: "Tipos de certificado",
        text: "Texto",
      },
      help: {
        customer_id: "Vazio: para todos os clientes",
        kinds: "Nenhum: para todos os tipos",
        text: "Campos como {vessel} são substituídos pelo que o certificado diz",
      },
      choices: {
        part: {
          opening: "Abertura",
          consignee: "Consignatário",
          notify_party: "Notificar",
          bill_of_lading: "Conhecimento de embarque",
          letter_of_credit: "Carta de crédito, palavra por palavra",
          condition: "Condição da carga",
          fumigation: "Fumigação",
          basis: "Base",
          remarks: "Observações",
        },
        language: languages,
        kinds,
      },
    },
    authenticated_document: {
      name: "Documento autenticado",
      plural: "Documentos autenticados",
      description: "Documentos que atestamos pela impressão digital do arquivo",
      fields: {
        numero_certificado: "Número do certificado",
        nome_documento: "Documento",
        nome_tipo_documento: "Tipo de documento",
        tipo_documento: "Código do tipo",
        tipo_produto: "Produto",
        quantidade: "Quantidade",
        navio: "Navio",
        origem: "Origem",
        destino: "Destino",
        data_criacao: "Data",
        validade: "Validade",
        usuario_adm: "Responsável",
        descricao: "Descrição",
        observacao: "Observação",
        author_id: "Atestado por",
        usuario_cadastro: "Cadastrado por",
        documento: "Arquivo",
        hash: "Hash do arquivo",
        paper: "Nosso documento",
        paper_hash: "Hash do nosso documento",
      },
      sections: { documents: "Documentos" },
    },
  },
};
