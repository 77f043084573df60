/** Words of the dashboard and the control panel in Spanish. */
import type { DashboardWords } from "../dashboard-words.ts";

export const dashboard: DashboardWords = {
  openList: "Abrir la lista",
  oneOrder: "1 orden",
  orders: "{count} órdenes",
  allOrders: "Todas las órdenes",
  total: "Total",
  empty: "Todavía no hay órdenes",
  emptyText: "En cuanto se abra la primera orden, esta página muestra cómo está todo.",

  byPhase: "Órdenes por fase",
  byStatus: "Qué espera a quién",
  byPort: "Órdenes por puerto",
  allPorts: "Todos los puertos",
  noPorts: "Ninguna orden tiene puerto todavía.",
  charts: "Gráficos",
  inField: "En campo",

  volumes: "Volumen previsto por producto y mes",
  noVolumes: "Ningún volumen en los últimos doce meses.",
  tonnes: "{count} t",
  noProduct: "Varios productos",
  otherProducts: "Otros productos",
  shownAs: "Mostrar como",
  asChart: "Gráfico",
  asTable: "Tabla",
  pressColumn: "Pulse una parte de la columna para listar sus órdenes.",

  late: "Órdenes atrasadas",
  noneLate: "Ninguna orden atrasada.",
  delay: "Atraso",
  oneDayLate: "1 día",
  daysLate: "{count} días",

  waiting: "Me esperan",
  noneWaiting: "Nada lo espera.",
  allWaiting: "Todas:",

  answers: "A la espera de respuesta",
  pendingNominations: "Nominaciones pendientes",
  proposals: "Propuestas",
  proposalCounts: {
    draft: "Borradores",
    sent: "Enviadas",
    almost_expired: "Por vencer",
    expired: "Vencidas",
  },
  sentProposals: "Propuestas enviadas",
  expiredProposals: "Propuestas vencidas",
  expiring: "Propuestas por vencer",
  expiringTitle: "Por vencer",
  noneExpiring: "Ninguna propuesta vence dentro de una semana.",

  whose: {
    planning: "Alcance, inspectores y fechas",
    field: "Inspectores en servicio",
    laboratory: "Muestras, análisis, certificados",
    billing: "Por facturar",
    done: "Facturadas",
    stopped: "Canceladas",
  },
};
