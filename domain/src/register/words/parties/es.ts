/** Organisations: whom we are, whom we work for, who ships and carries, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

const party = {
  social_name: "Razón social",
  alternative_name: "Nombre de fantasía",

  municipal_registration: "Inscripción municipal",
  state_registration: "Inscripción provincial",
};
const partySections = { registrations: "Inscripciones", place: "Ubicación", contact: "Contacto" };

export const words: Translated<typeof english> = {
  records: {
    company: {
      name: "Empresa",
      plural: "Empresas",
      description: "Empresas del grupo, con inscripciones fiscales y domicilio",
      fields: { ...party, logo: "Logotipo", types: "Tipos", legacy_id: "Número heredado" },
      sections: { ...partySections, rights: "Acceso" },
      help: {
        logo: "PNG o JPEG, impreso en el encabezado de lo que sale de la casa.",
        legacy_id:
          "Número de la empresa en el sistema anterior. Los números 321 y 875 son de las empresas maestras, que ven todos los países.",
        customer_id: "Para invitados: el cliente cuyos datos ve esta empresa en el portal.",
      },
      choices: { types: { company: "Empresa propia", guest: "Invitado", developer: "Desarrollador" } },
    },
    customer: {
      name: "Cliente",
      plural: "Clientes",
      description: "Clientes, sus contactos, idioma e integración de sistemas",
      fields: {
        ...party,
        language: "Idioma predeterminado",
        contacts: "Contactos",
        withholding: "Retención",
        iss_pct: "ISS",
        syncs: "Sincroniza",
        sync_address: "Dirección de sincronización",
        sync_secret: "Secreto de sincronización",
      },
      sections: { ...partySections, billing: "Facturación", sync: "Sistema del cliente" },
      help: {
        withholding: "Lo que este cliente retiene de impuestos; vacío, los federales según la ley.",
        iss_pct: "Alícuota del municipio, cuando se aplica.",
        language: "Idioma de los correos y documentos enviados a este cliente.",
        syncs: "La clasificación final se envía al sistema de este cliente.",
        sync_secret:
          "Las entregas se firman con él. Una vez guardado solo se ve una marca: quien lo necesite de nuevo define otro.",
      },
      choices: {
        withholding: {
          federal: "Impuestos federales",
          federal_and_iss: "Impuestos federales e ISS",
          none: "Nada",
        },
        language: { pt: "Portugués", en: "Inglés", es: "Español", fr: "Francés" },
      },
      children: {
        contacts: {
          fields: {},
        },
      },
    },
    contact: {
      name: "Contacto",
      plural: "Contactos",
      description: "Personas que reciben informes, borradores y facturas",
      fields: {
        receives: "Recibe",
      },
      help: { receives: "Lo que se envía a esta persona por correo." },
      choices: {
        language: { pt: "Portugués", en: "Inglés", es: "Español", fr: "Francés" },
        receives: {
          reports: "Informes",
          drafts: "Borradores",
          certificates: "Certificados",
          invoices: "Facturas",
        },
      },
    },
    shipper: {
      name: "Cargador",
      plural: "Cargadores",
      description: "Cargadores de la mercadería y su ubicación",
      fields: {
        tax_id: "Identificación fiscal",
      },
      sections: { registrations: "Inscripciones", place: "Ubicación" },
    },
    carrier: {
      name: "Transportista",
      plural: "Transportistas",
      description: "Transportistas de camiones y barcazas",
      fields: {
        modes: "Modos",
        tax_id: "Identificación fiscal",
        registration: "Registro de transportista",
      },
      sections: { registrations: "Inscripciones", contact: "Contacto" },
      help: { registration: "RUTA en Argentina o el registro equivalente del país." },
      choices: { modes: { road: "Carretero", rail: "Ferroviario", river: "Fluvial" } },
    },
    dispatcher: {
      name: "Mensajero",
      plural: "Mensajería",
      description: "Mensajería de muestras y seguimiento de envíos",
      fields: { tracking_address: "Dirección de seguimiento" },
      help: {
        tracking_address:
          "Dirección de la página de seguimiento, con {number} en el lugar del número de envío.",
      },
    },
    branch: {
      name: "Sucursal",
      plural: "Sucursales",
      description: "Sucursales que prestan y facturan los servicios",
      fields: {
        municipal_registration: "Inscripción municipal",
        state_registration: "Inscripción provincial",
      },
      sections: { registrations: "Inscripciones", place: "Ubicación" },
    },
    workunit: {
      name: "Unidad de trabajo",
      plural: "Unidades de trabajo",
      description: "Oficinas y bases; sus domicilios definen los países de operación",
      fields: { addresses: "Domicilios" },
      children: {
        addresses: { fields: { street: "Calle", zip: "Código postal" } },
      },
    },
  },
};
