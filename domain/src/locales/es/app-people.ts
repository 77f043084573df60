/** Words of the screens about people and their rights. */
import type { people as english } from "../en/app-people.ts";
import type { Translated } from "../words.ts";

export const people: Translated<typeof english> = {
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
};
