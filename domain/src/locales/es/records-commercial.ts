/** Words in Spanish for what is offered and nominated. */
import type { RecordsWords } from "../words.ts";

export const commercialRecords = {
  proposal: {
    name: "Propuesta",
    plural: "Propuestas",
    fields: {
      propcode: "Código",
      revision: "Versión de la propuesta",
      status: "Estado",
      customer_id: "Cliente",
      date: "Fecha de la propuesta",
      expiration_date: "Fecha de vencimiento",
      currency_id: "Moneda",
      language: "Idioma",
      items: "Ítems",
      text: "Texto",
      documents: "Documentos",
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
        fields: {
          service_type_id: "Servicio",
          unit_id: "Unidad",
          rate: "Tarifa",
          minimum: "Mínimo",
          note: "Observación",
        },
      },
    },
  },
  nomination: {
    name: "Nominación",
    plural: "Nominaciones",
    fields: {
      code: "Código",
      status: "Estado",
      kind: "Tipo",
      customer_id: "Cliente",
      proposal_id: "Propuesta",
      vessel: "Buque o convoy",
      ship_id: "Buque en el registro",
      product_id: "Producto",
      volume: "Volumen",
      port_id: "Puerto",
      terminal_id: "Terminal",
      eta: "ETA",
      window_end: "Fin de la ventana",
      contracts: "Números de contrato",
      note: "Observación",
      documents: "Documentos",
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
} satisfies Partial<RecordsWords>;
