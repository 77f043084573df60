/** People who sign in, what they may do, and what is their own, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  records: {
    user: {
      name: "Usuario",
      plural: "Usuarios",
      description: "Cuentas de acceso del personal y de los clientes",
      fields: {
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
      description: "Servicios, funciones y permisos de cada usuario",
      fields: {
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
              approve_1: "Aprobar, nivel 1",
              approve_2: "Aprobar, nivel 2",
              approve_for_customer: "Aprobar por el cliente",
              margin: "Ver el margen",
              issue: "Emitir",
            },
          },
        },
      },
    },
    saved_view: {
      name: "Vista guardada",
      plural: "Vistas guardadas",
      fields: {
        record: "Lista",
        query: "Filtros",
        columns: "Columnas",
        standard: "Se abre primero",
        team: "Para el equipo",
      },
    },
    notification: {
      name: "Notificación",
      plural: "Notificaciones",
      fields: {
        subject: "Asunto",

        params: "Detalles",
        record: "Registro",
        record_id: "Fila",
        read_at: "Leída",
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
          approval_asked: "Aprobación pedida",
          approval_waiting: "Aprobación pendiente",
          classification_final: "Clasificación final cerrada",
          certificate_approved: "Borrador aprobado",
          certificate_reproved: "Borrador reprobado",
          certificate_commented: "Comentario en un borrador",
          report_done: "Informe listo",
          report_refused: "Informe no hecho",
        },
      },
    },
    setting: {
      name: "Parámetro",
      plural: "Configuración",
      fields: { parameter: "Parámetro", value: "Valor" },
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
  },
};
