/** Words of the dashboard and the control panel in French. */
import type { DashboardWords } from "../dashboard-words.ts";

export const dashboard: DashboardWords = {
  openList: "Ouvrir la liste",
  oneOrder: "1 ordre",
  orders: "{count} ordres",
  allOrders: "Tous les ordres",
  total: "Total",
  empty: "Aucun ordre pour l'instant",
  emptyText: "Dès l'ouverture du premier ordre, cette page montre où en sont les choses.",

  byPhase: "Ordres par phase",
  byStatus: "Ce qui attend, et qui",
  byPort: "Ordres par port",
  allPorts: "Tous les ports",
  noPorts: "Aucun ordre n'a encore de port.",
  charts: "Graphiques",
  inField: "Sur le terrain",

  volumes: "Volume prévu par produit et par mois",
  noVolumes: "Aucun volume ces douze derniers mois.",
  tonnes: "{count} t",
  noProduct: "Plusieurs produits",
  otherProducts: "Autres produits",
  shownAs: "Afficher comme",
  asChart: "Graphique",
  asTable: "Tableau",
  pressColumn: "Cliquez sur une partie de colonne pour lister ses ordres.",

  late: "Ordres en retard",
  noneLate: "Aucun ordre en retard.",
  delay: "Retard",
  oneDayLate: "1 jour",
  daysLate: "{count} jours",

  waiting: "En attente de moi",
  noneWaiting: "Rien ne vous attend.",
  allWaiting: "Tous :",

  answers: "En attente de réponse",
  pendingNominations: "Nominations en attente",
  proposals: "Propositions",
  proposalCounts: {
    draft: "Brouillons",
    sent: "Envoyées",
    almost_expired: "Bientôt expirées",
    expired: "Expirées",
  },
  sentProposals: "Propositions envoyées",
  expiredProposals: "Propositions expirées",
  expiring: "Propositions bientôt expirées",
  expiringTitle: "Bientôt expirées",
  noneExpiring: "Aucune proposition n'expire sous une semaine.",

  whose: {
    planning: "Mission, inspecteurs et dates",
    field: "Inspecteurs à l'œuvre",
    laboratory: "Échantillons, analyses, certificats",
    billing: "À facturer",
    done: "Facturés",
    stopped: "Annulés",
  },
};
