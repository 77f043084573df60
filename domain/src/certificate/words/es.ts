/** Certificates, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

const kinds = {
  quality: "Certificado de calidad",
  weight: "Certificado de peso",
  hold_cleanliness: "Certificado de limpieza de bodegas",
  hold_sealing: "Certificado de precintado de bodegas",
  hatch_tightness: "Certificado de estanqueidad de escotillas",
  draft_survey: "Certificado de arqueo por calados",
  origin: "Certificado de inspección en origen",
  fumigation: "Certificado de fumigación",
  classification_map: "Informe de clasificación",
  loading_supervision: "Certificado de supervisión de carga",
};

const languages = {
  pt: "Português",
  en: "English",
  es: "Español",
  fr: "Français",
};

export const words: Translated<typeof english> = {
  errors: {
    merge_field_unknown: "No existe el campo de combinación {name}",
    certificate_changed:
      "Lo que dice el certificado cambió desde su aprobación. Devuélvalo a borrador y envíelo de nuevo.",
    certificate_not_issued: "Solo se puede revisar un certificado emitido",
  },
  notices: {
    certificate_approved: "{who} aprobó el borrador {subject}",
    certificate_reproved: "{who} reprobó el borrador {subject}: {reason}",
  },
  records: {
    certificate: {
      name: "Certificado",
      plural: "Certificados",
      description: "Documentos en los que confían clientes y bancos, del borrador al archivo firmado",
      fields: {
        work_order_id: "Orden de trabajo",
        product_id: "Producto",
        languages: "Idiomas",
        texts: "Textos",
        revision: "Revisión",
        issued_at: "Emitido el",
        issuer: "Emitido por",
        hash: "Hash del archivo",
        code: "Código de verificación",
        file_id: "Archivo",
        approved_content: "Contenido al aprobar",
        content: "Contenido",
        sent_at: "Enviado el",
        answered_at: "Respondido el",
        answered_by: "Respondido por",
        answer: "Respuesta",
        revises_id: "Revisión de",
        reason: "Motivo de la revisión",
        superseded_by_id: "Reemplazado por",
        canceled_reason: "Motivo de la cancelación",
        author_id: "Escrito por",
        drafts: "Borrador",
        document: "Documento emitido",
      },
      help: {
        product_id: "Solo hace falta si la orden tiene más de un producto",
        languages: "Uno o dos; el primero es el principal",
      },
      sections: {
        texts: "Textos",
        documents: "Documentos",
      },
      choices: {
        kind: kinds,
        languages,
        status: {
          draft: "Borrador",
          sent: "Enviado",
          approved: "Aprobado",
          reproved: "Reprobado",
          issued: "Emitido",
          superseded: "Reemplazado",
          canceled: "Cancelado",
        },
      },
    },
    certificate_text: {
      name: "Texto de certificado",
      plural: "Textos de certificados",
      description: "Textos con los que empiezan los certificados, de la casa o de un cliente",
      fields: {
        part: "Parte",
        kinds: "Tipos de certificado",
        text: "Texto",
      },
      help: {
        customer_id: "Vacío: para todos los clientes",
        kinds: "Ninguno: para todos los tipos",
        text: "Campos como {vessel} se sustituyen por lo que dice el certificado",
      },
      choices: {
        part: {
          opening: "Apertura",
          consignee: "Consignatario",
          notify_party: "Notificar",
          bill_of_lading: "Conocimiento de embarque",
          letter_of_credit: "Carta de crédito, palabra por palabra",
          condition: "Condición de la carga",
          fumigation: "Fumigación",
          basis: "Base",
          remarks: "Observaciones",
        },
        language: languages,
        kinds,
      },
    },
    authenticated_document: {
      name: "Documento autenticado",
      plural: "Documentos autenticados",
      description: "Documentos que avalamos por la huella de su archivo",
      fields: {
        numero_certificado: "Número del certificado",
        nome_documento: "Documento",
        nome_tipo_documento: "Tipo de documento",
        tipo_documento: "Código del tipo",
        tipo_produto: "Producto",
        quantidade: "Cantidad",
        navio: "Buque",
        origem: "Origen",
        destino: "Destino",
        data_criacao: "Fecha",
        validade: "Válido hasta",
        usuario_adm: "Responsable",
        descricao: "Descripción",
        observacao: "Observaciones",
        author_id: "Avalado por",
        usuario_cadastro: "Registrado por",
        documento: "Archivo",
        hash: "Hash del archivo",
        paper: "Nuestro documento",
        paper_hash: "Hash de nuestro documento",
      },
      sections: { documents: "Documentos" },
    },
  },
};
