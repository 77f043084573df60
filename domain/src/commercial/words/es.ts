/** Proposals and nominations, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  records: {
    proposal: {
      name: "Propuesta",
      plural: "Propuestas",
      fields: {
        propcode: "Código",
        revision: "Versión de la propuesta",

        date: "Fecha de la propuesta",
        expiration_date: "Fecha de vencimiento",

        items: "Ítems",

        author_id: "Creada por",
        superseded: "Reemplazada por una versión más nueva",
        sent_at: "Enviada el",
        answered_at: "Respondida el",
        answered_by: "Respondida por",
        answer: "Motivo",
      },
      choices: {
        status: {
          draft: "Borrador",
          sent: "Enviada",
          accepted: "Aceptada",
          refused: "Rechazada",
        },
        language: {
          pt: "Portugués",
          en: "Inglés",
          es: "Español",
          fr: "Francés",
        },
      },
      help: {
        language: "Del documento y del correo; si falta, el idioma del cliente.",
      },
      sections: {
        items: "Ítems",
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
      name: "Nominación",
      plural: "Nominaciones",
      fields: {
        proposal_id: "Propuesta",
        vessel: "Buque o convoy",
        ship_id: "Buque en el registro",

        volume: "Volumen",

        eta: "ETA",
        window_end: "Fin de la ventana",
        contracts: "Números de contrato",

        author_id: "Creada por",
        answer: "Motivo",
        work_order_id: "Orden de trabajo",
      },
      choices: {
        status: {
          pending: "Pendiente",
          accepted: "Aceptada",
          refused: "Rechazada",
          canceled: "Cancelada",
        },
        kind: {
          ship: "Buque",
          convoy: "Convoy",
          fob: "Camiones (FOB)",
          default: "General",
        },
      },
      help: {
        proposal_id: "La propuesta aceptada cuyos precios rigen.",
        vessel: "Como se anunciará en el puerto.",
        ship_id: "Necesario para aceptar la nominación de un buque.",
      },
      sections: {
        place: "Lugar y fecha",
        trade: "Contrato",
        documents: "Documentos",
      },
    },
  },
  errors: {
    expiration_before_proposal:
      "La fecha de vencimiento debe ser igual o posterior a la fecha de la propuesta",
    proposal_expired: "La acción no se puede realizar porque la propuesta está vencida",
    proposal_superseded: "Hay una versión más nueva de esta propuesta.",
    proposal_not_accepted: "La propuesta no fue aceptada.",
  },
  notices: {
    proposal_accepted: "{who} aceptó la propuesta {subject}.",
    proposal_refused: "{who} rechazó la propuesta {subject}: {reason}",
    nomination_received: "{customer} nominó {vessel}: {subject}.",
    nomination_accepted: "Su nominación {subject} fue aceptada: orden {order}.",
    nomination_refused: "Su nominación {subject} fue rechazada: {reason}",
  },
  mail: {
    proposalSubject: "Propuesta {code}",
    proposalButton: "Leer y responder",
    proposalBody:
      "Estimados, {customer}:\n\n{message}{sender} les envía la propuesta {code}, válida hasta el {until}, adjunta.\nPueden leerla, aceptarla o rechazarla aquí, sin cuenta; el enlace admite una respuesta:\n\n{link}",
  },
  printed: {
    agreed: "De acuerdo",
    answerOnline:
      "Responda por el enlace del correo que acompaña este documento o, con una cuenta, en {link}",
  },
};
