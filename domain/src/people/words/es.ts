/** People and their rights, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    last_administrator: "Alguien debe seguir pudiendo administrar los perfiles.",
  },
  notices: {
    rights_changed: "{who} cambió sus permisos.",
  },
  mail: {
    invitationSubject: "Bienvenido a Plimsoll",
    invitationButton: "Elegir su contraseña",
    invitationBody:
      "Hola, {name}:\n\n{inviter} le ha abierto una cuenta de Plimsoll en {company}.\nSu usuario es esta dirección de correo. Elija su contraseña aquí; el enlace sirve una sola vez, hasta {until}:\n\n{link}",
  },
  app: {
    people: {
      everything: "Todo está permitido",
      everythingText:
        "Sin una lista de servicios, este perfil puede hacer todo en sus países. Elija servicios para limitarlo.",
      limit: "Limitar a una lista",
      all: "Todos los permisos de {item}",
      cell: "{permission}: {role}",
      role: "Función",
      beyond: "Usted mismo no tiene este permiso y por eso no puede concederlo.",
      granted: "{count} de {total}",
      preview: "Probar como este perfil",
      previewTitle: "Lo que ve este perfil",
      previewText: "Tarjetas y entradas de menú que encontraría alguien con este perfil.",
      previewNone: "Nada: ninguna página de esta instalación está abierta para él.",
      invite: "Enviar la invitación otra vez",
      invited: "Invitación enviada a {login}",
      firstOnly: "Solo cuenta el primer perfil de un usuario.",
      find: "Buscar una función",
      noService: "Permitir todo",
      services: {
        register: "Registros",
        service: "Campo y nominaciones",
        workorder: "Órdenes de trabajo",
        proposal: "Propuestas",
        classification: "Clasificación",
        billing: "Facturación",
        dashboard: "Tablero",
        ship_status: "Estado de buques",
        geoposition: "Mapas",
        container: "Contenedores",
        cotton: "Algodón",
        grading_tre: "Clasificación TRE",
        grains: "Granos",
        default: "General",
        wosync: "Sistema del cliente",
      },
    },
  },
};
