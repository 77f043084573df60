/** Words of the records in Spanish. */
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

export const records = {
  country: {
    name: "País",
    plural: "Países",
    fields: {
      name: "Nombre",
      alpha2: "Código de dos letras",
      alpha3: "Código de tres letras",
      numeric_code: "Código numérico",
      phone_code: "Código telefónico",
      names: "Nombres por idioma",
    },
    sections: { languages: "Idiomas" },
  },
  state: { name: "Provincia", plural: "Provincias", fields: { name: "Nombre", code: "Código" } },
  city: {
    name: "Ciudad",
    plural: "Ciudades",
    fields: { name: "Nombre", state_id: "Provincia", code: "Código oficial", coordinates: "Coordenadas" },
    sections: { place: "Ubicación" },
    help: { code: "Código del instituto nacional de estadística, cuando existe." },
  },
  port: {
    name: "Puerto",
    plural: "Puertos",
    fields: {
      name: "Nombre",
      locode: "UN/LOCODE",
      kind: "Tipo",
      city_id: "Ciudad",
      time_zone: "Huso horario",
      coordinates: "Coordenadas",
    },
    sections: { place: "Ubicación" },
    help: {
      locode: "Cinco caracteres: país y lugar, como ARROS.",
      time_zone:
        "Nombre del huso, como America/Argentina/Buenos_Aires. Las horas locales de este puerto se escriben en él.",
    },
    choices: { kind: { sea: "Marítimo", river: "Fluvial" } },
  },
  company: {
    name: "Empresa",
    plural: "Empresas",
    fields: { ...party, types: "Tipos", legacy_id: "Número heredado", customer_id: "Cliente" },
    sections: partySections,
    choices: { types: { company: "Empresa propia", guest: "Invitado", developer: "Desarrollador" } },
  },
  customer: { name: "Cliente", plural: "Clientes", fields: party, sections: partySections },
  workunit: {
    name: "Unidad de trabajo",
    plural: "Unidades de trabajo",
    fields: { name: "Nombre", company_id: "Empresa", addresses: "Domicilios" },
    children: {
      addresses: { fields: { street: "Calle", number: "Número", zip: "Código postal", city_id: "Ciudad" } },
    },
  },
  user: {
    name: "Usuario",
    plural: "Usuarios",
    fields: {
      name: "Nombre",
      login: "Correo electrónico",
      locale: "Idioma",
      home_country: "País",
      is_map_classifier: "Clasificador MAPA",
      map_registration: "Registro del clasificador",
      map_classifier_signature: "Firma del clasificador",
      translate_message: "Traducir mensajes",
    },
    choices: { locale: { pt: "Portugués", en: "Inglés", es: "Español", fr: "Francés" } },
  },
  profile: {
    name: "Perfil",
    plural: "Perfiles",
    fields: {
      name: "Nombre",
      user_id: "Usuario",
      company_id: "Entidad",
      position: "Posición",
      workunit_ids: "Unidades de trabajo",
      services: "Servicios",
    },
    help: { position: "Solo cuenta el perfil en la primera posición." },
    children: {
      services: {
        fields: { service: "Servicio", role: "Rol", permissions: "Permisos" },
        choices: {
          permissions: {
            list: "Listar",
            load: "Abrir",
            create: "Crear",
            update: "Modificar",
            delete: "Eliminar",
            changestatus: "Cambiar estado",
            reopen: "Reabrir",
            approve: "Aprobar",
          },
        },
      },
    },
  },
  saved_view: {
    name: "Vista guardada",
    plural: "Vistas guardadas",
    fields: {
      name: "Nombre",
      record: "Lista",
      query: "Filtros",
      columns: "Columnas",
      standard: "Se abre primero",
      user_id: "Usuario",
    },
  },
} satisfies RecordsWords;
