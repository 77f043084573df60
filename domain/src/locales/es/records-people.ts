/** Words in Spanish for the people who sign in, what they may do, and what is their own. */
import type { RecordsWords } from "../words.ts";

export const peopleRecords = {
  user: {
    name: "Usuario",
    plural: "Usuarios",
    fields: {
      name: "Nombre",
      login: "Correo electrónico",
      company_id: "Empleador",
      locale: "Idioma",
      home_country: "País",
      is_map_classifier: "Clasificador MAPA",
      map_registration: "Registro del clasificador",
      map_classifier_signature: "Firma del clasificador",
      translate_message: "Traducir mensajes",
      digest: "Correo diario",
    },
    sections: { classifier: "Clasificador" },
    help: {
      digest: "Las notificaciones sin leer llegan por correo una vez al día.",
      company_id: "La organización para la que trabaja la persona. Solo sus administradores ven la cuenta.",
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
    sections: { rights: "Permisos" },
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
      team: "Para el equipo",
      user_id: "Usuario",
    },
  },
  notification: {
    name: "Notificación",
    plural: "Notificaciones",
    fields: {
      subject: "Asunto",
      kind: "Tipo",
      params: "Detalles",
      record: "Registro",
      record_id: "Fila",
      read_at: "Leída",
      user_id: "Usuario",
    },
    choices: {
      kind: {
        rights_changed: "Permisos cambiados",
        import_finished: "Importación terminada",
        import_failed: "Importación fallida",
        job_failed: "Tarea fallida",
        assigned: "Asignación",
        mentioned: "Mención",
        order_canceled: "Orden cancelada",
        proposal_accepted: "Propuesta aceptada",
        proposal_refused: "Propuesta rechazada",
        nomination_received: "Nueva nominación",
        nomination_accepted: "Nominación aceptada",
        nomination_refused: "Nominación rechazada",
      },
    },
  },
  setting: {
    name: "Parámetro",
    plural: "Configuración",
    fields: { name: "Nombre", parameter: "Parámetro", value: "Valor" },
    help: {
      parameter:
        "Aviso: se muestra a todos arriba. Contacto de soporte: a quién acudir. Hora del correo diario, en UTC.",
    },
    choices: {
      parameter: {
        announcement: "Aviso",
        support_contact: "Contacto de soporte",
        digest_hour: "Hora del correo diario (UTC)",
      },
    },
  },
} satisfies Pick<RecordsWords, "user" | "profile" | "saved_view" | "notification" | "setting">;
