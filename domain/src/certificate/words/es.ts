/** Certificates, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

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
        kind: {
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
        },
        languages: {
          pt: "Português",
          en: "English",
          es: "Español",
          fr: "Français",
        },
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
  },
};
