/** Words of the dashboard and the control panel in Portuguese. */
import type { DashboardWords } from "../dashboard-words.ts";

export const dashboard: DashboardWords = {
  openList: "Abrir a lista",
  oneOrder: "1 ordem",
  orders: "{count} ordens",
  allOrders: "Todas as ordens",
  total: "Total",
  empty: "Ainda não há ordens",
  emptyText: "Assim que a primeira ordem for aberta, esta página mostra como as coisas estão.",

  byPhase: "Ordens por fase",
  byStatus: "O que espera por quem",
  byPort: "Ordens por porto",
  allPorts: "Todos os portos",
  noPorts: "Nenhuma ordem tem porto ainda.",
  charts: "Gráficos",
  inField: "Em campo",

  volumes: "Volume previsto por produto e mês",
  noVolumes: "Nenhum volume nos últimos doze meses.",
  tonnes: "{count} t",
  noProduct: "Vários produtos",
  otherProducts: "Outros produtos",
  shownAs: "Mostrar como",
  asChart: "Gráfico",
  asTable: "Tabela",
  pressColumn: "Clique em uma parte da coluna para listar as ordens.",

  late: "Ordens atrasadas",
  noneLate: "Nenhuma ordem atrasada.",
  delay: "Atraso",
  oneDayLate: "1 dia",
  daysLate: "{count} dias",

  waiting: "Esperando por mim",
  noneWaiting: "Nada espera por você.",
  allWaiting: "Todas:",

  answers: "Aguardando resposta",
  pendingNominations: "Nomeações pendentes",
  proposals: "Propostas",
  proposalCounts: {
    draft: "Rascunhos",
    sent: "Enviadas",
    almost_expired: "Prestes a vencer",
    expired: "Vencidas",
  },
  sentProposals: "Propostas enviadas",
  expiredProposals: "Propostas vencidas",
  expiring: "Propostas prestes a vencer",
  expiringTitle: "Prestes a vencer",
  noneExpiring: "Nenhuma proposta vence em uma semana.",

  whose: {
    planning: "Escopo, inspetores e datas",
    field: "Inspetores em serviço",
    laboratory: "Amostras, análises, certificados",
    billing: "A faturar",
    done: "Faturadas",
    stopped: "Canceladas",
  },
};
