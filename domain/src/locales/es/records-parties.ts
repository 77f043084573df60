/** Words in Spanish for organisations: whom we are, whom we work for, who ships and carries. */
import type { RecordsWords } from "../words.ts";

const party = {
  name: "Nombre",
  social_name: "Razón social",
  alternative_name: "Nombre de fantasía",
  code: "Código",
  tax_id: "Identificación fiscal",
  municipal_registration: "Inscripción municipal",
  state_registration: "Inscripción provincial",
  address: "Domicilio",
  city_id: "Ciudad",
  phone: "Teléfono",
  cell_phone: "Celular",
  coordinates: "Coordenadas",
};
const partySections = { registrations: "Inscripciones", place: "Ubicación", contact: "Contacto" };

export const partyRecords = {
  company: {
    name: "Empresa",
    plural: "Empresas",
    fields: { ...party, types: "Tipos", legacy_id: "Número heredado", customer_id: "Cliente" },
    sections: { ...partySections, rights: "Acceso" },
    help: {
      legacy_id:
        "Número de la empresa en el sistema anterior. Los números 321 y 875 son de las empresas maestras, que ven todos los países.",
      customer_id: "Para invitados: el cliente cuyos datos ve esta empresa en el portal.",
    },
    choices: { types: { company: "Empresa propia", guest: "Invitado", developer: "Desarrollador" } },
  },
  customer: {
    name: "Cliente",
    plural: "Clientes",
    fields: {
      ...party,
      language: "Idioma predeterminado",
      contacts: "Contactos",
      syncs: "Sincroniza",
      sync_address: "Dirección de sincronización",
    },
    sections: { ...partySections, sync: "Sistema del cliente" },
    help: {
      language: "Idioma de los correos y documentos enviados a este cliente.",
      syncs: "La clasificación final se envía al sistema de este cliente.",
    },
    choices: { language: { pt: "Portugués", en: "Inglés", es: "Español", fr: "Francés" } },
    children: {
      contacts: {
        fields: { name: "Nombre", email: "Correo electrónico", phone: "Teléfono", position_id: "Cargo" },
      },
    },
  },
  contact: {
    name: "Contacto",
    plural: "Contactos",
    fields: {
      name: "Nombre",
      customer_id: "Cliente",
      position_id: "Cargo",
      email: "Correo electrónico",
      phone: "Teléfono",
      cell_phone: "Celular",
      language: "Idioma",
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
    fields: {
      name: "Nombre",
      code: "Código",
      tax_id: "Identificación fiscal",
      city_id: "Ciudad",
      coordinates: "Coordenadas",
    },
    sections: { registrations: "Inscripciones", place: "Ubicación" },
  },
  carrier: {
    name: "Transportista",
    plural: "Transportistas",
    fields: {
      name: "Nombre",
      code: "Código",
      modes: "Modos",
      tax_id: "Identificación fiscal",
      registration: "Registro de transportista",
      city_id: "Ciudad",
      phone: "Teléfono",
      email: "Correo electrónico",
    },
    sections: { registrations: "Inscripciones", contact: "Contacto" },
    help: { registration: "RUTA en Argentina o el registro equivalente del país." },
    choices: { modes: { road: "Carretero", rail: "Ferroviario", river: "Fluvial" } },
  },
  dispatcher: {
    name: "Mensajero",
    plural: "Mensajería",
    fields: { name: "Nombre", phone: "Teléfono", tracking_address: "Dirección de seguimiento" },
    help: {
      tracking_address:
        "Dirección de la página de seguimiento, con {number} en el lugar del número de envío.",
    },
  },
  branch: {
    name: "Sucursal",
    plural: "Sucursales",
    fields: {
      name: "Nombre",
      code: "Código",
      company_id: "Empresa",
      tax_id: "Identificación fiscal",
      municipal_registration: "Inscripción municipal",
      state_registration: "Inscripción provincial",
      address: "Domicilio",
      city_id: "Ciudad",
      phone: "Teléfono",
    },
    sections: { registrations: "Inscripciones", place: "Ubicación" },
  },
  workunit: {
    name: "Unidad de trabajo",
    plural: "Unidades de trabajo",
    fields: { name: "Nombre", company_id: "Empresa", addresses: "Domicilios" },
    children: {
      addresses: { fields: { street: "Calle", number: "Número", zip: "Código postal", city_id: "Ciudad" } },
    },
  },
} satisfies Pick<
  RecordsWords,
  "company" | "customer" | "contact" | "shipper" | "carrier" | "dispatcher" | "branch" | "workunit"
>;
