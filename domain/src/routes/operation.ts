/** Operation: the field work on ships, barges and convoys, and the boards and maps that follow it. */
import { CONVOY_PAGES } from "./convoy-pages.ts";
import { mountRoute, type RouteDraft, words } from "./draft-route.ts";
import { VESSEL_PAGES } from "./vessel-pages.ts";

const vessels: RouteDraft = {
  segment: "vessels",
  service: "service",
  role: "ship",
  icon: "ship",
  title: words("Navios", "Vessels", "Buques", "Navires"),
  description: words(
    "Operações de navios, da pré-inspeção ao relatório final",
    "Ship operations, from pre-inspection to the final report",
    "Operaciones de buques, de la preinspección al informe final",
    "Opérations de navires, de la pré-inspection au rapport final",
  ),
  children: [
    {
      segment: ":id",
      title: words("Operação do navio", "Vessel operation", "Operación del buque", "Opération du navire"),
      description: words(
        "Situação, linha do tempo e páginas de campo do navio",
        "Status, timeline and field pages of the ship",
        "Estado, línea de tiempo y páginas de campo del buque",
        "Statut, chronologie et pages de terrain du navire",
      ),
      children: VESSEL_PAGES,
    },
  ],
};

const bargeConvoy: RouteDraft = {
  segment: "barge_convoy",
  page: "order-list",
  service: "service",
  role: "convoy",
  icon: "sailboat",
  title: words("Barcaças e comboios", "Barges and convoys", "Barcazas y convoyes", "Barges et convois"),
  description: words(
    "Operações de comboios e de cada barcaça na hidrovia",
    "Operations of convoys and of each barge on the waterway",
    "Operaciones de convoyes y de cada barcaza en la hidrovía",
    "Opérations des convois et de chaque barge sur la voie d'eau",
  ),
  children: [
    {
      segment: "transfer",
      icon: "arrow-left-right",
      title: words(
        "Transferência de barcaças",
        "Barge transfer",
        "Transferencia de barcazas",
        "Transfert de barges",
      ),
      description: words(
        "Mover uma barcaça e seus registros para outro comboio",
        "Move a barge and its records to another convoy",
        "Mover una barcaza y sus registros a otro convoy",
        "Déplacer une barge et ses fiches vers un autre convoi",
      ),
    },
    {
      segment: ":id",
      page: "order",
      opens: { record: "work_order", order: 4 },
      title: words("Operação do comboio", "Convoy operation", "Operación del convoy", "Opération du convoi"),
      description: words(
        "Situação do comboio, suas barcaças e documentos",
        "Status of the convoy, its barges and documents",
        "Estado del convoy, sus barcazas y documentos",
        "Statut du convoi, ses barges et ses documents",
      ),
      children: CONVOY_PAGES,
    },
  ],
};

const boards: readonly RouteDraft[] = [
  {
    segment: "ship_status",
    service: "ship_status",
    role: "default",
    icon: "kanban",
    title: words("Situação dos navios", "Ship status", "Estado de los buques", "Statut des navires"),
    description: words(
      "Quadro diário dos navios por porto",
      "Daily board of ships by port",
      "Tablero diario de buques por puerto",
      "Tableau quotidien des navires par port",
    ),
  },
  {
    segment: "geoposition",
    service: "geoposition",
    role: "default",
    icon: "map",
    title: words("Mapa de posições", "Geoposition", "Mapa de posiciones", "Carte des positions"),
    description: words(
      "Posição de navios e portos, atualizada a cada cinco minutos",
      "Positions of ships and ports, renewed every five minutes",
      "Posición de buques y puertos, actualizada cada cinco minutos",
      "Position des navires et des ports, actualisée toutes les cinq minutes",
    ),
  },
  {
    segment: "shipbilling",
    service: "billing",
    role: "ship",
    icon: "receipt",
    title: words("Faturamento de navios", "Ship billing", "Facturación de buques", "Facturation des navires"),
    description: words(
      "Pré-faturas das operações de navios",
      "Pre-invoices of ship operations",
      "Prefacturas de las operaciones de buques",
      "Préfactures des opérations de navires",
    ),
  },
  {
    segment: "bvinvoice",
    service: "billing",
    role: "invoice",
    icon: "file-check",
    title: words("Aprovação de faturas", "BV invoice", "Aprobación de facturas", "Approbation des factures"),
    description: words(
      "Faturas aprovadas pela empresa em nome do cliente",
      "Invoices that the company approves on the customer's behalf",
      "Facturas que la empresa aprueba en nombre del cliente",
      "Factures approuvées par la société au nom du client",
    ),
  },
];

/** Pages that stand in front of the sibling applications; only the grains dashboard has no page of ours. */
const siblingApplications: readonly RouteDraft[] = [
  {
    segment: "container",
    service: "container",
    role: "default",
    icon: "container",
    title: words("Contêineres", "Container", "Contenedores", "Conteneurs"),
    description: words(
      "Inspeções de contêineres no aplicativo próprio",
      "Container inspections, in their own application",
      "Inspecciones de contenedores en su propia aplicación",
      "Inspections de conteneurs, dans leur application",
    ),
  },
  {
    segment: "cotton",
    service: "cotton",
    role: "default",
    icon: "cloud",
    title: words("Algodão", "Cotton", "Algodón", "Coton"),
    description: words(
      "Abre o aplicativo de algodão com a sessão atual",
      "Opens the cotton application with the current session",
      "Abre la aplicación de algodón con la sesión actual",
      "Ouvre l'application coton avec la session en cours",
    ),
  },
  {
    segment: "cotton_loading",
    service: "cotton",
    role: "default",
    icon: "package-check",
    title: words("Carregamento de algodão", "Cotton loading", "Carga de algodón", "Chargement de coton"),
    description: words(
      "Fardos embarcados e acompanhamento do carregamento",
      "Bales loaded and progress of the loading",
      "Fardos embarcados y avance de la carga",
      "Balles embarquées et suivi du chargement",
    ),
  },
  {
    segment: "gradingtre",
    service: "grading_tre",
    role: "default",
    icon: "medal",
    title: words("Grading", "Grading", "Grading", "Grading"),
    description: words(
      "Aplicativo de graduação de qualidade",
      "Quality grading application",
      "Aplicación de graduación de calidad",
      "Application de notation de la qualité",
    ),
  },
  {
    segment: "grains",
    service: "grains",
    role: "default",
    icon: "chart-column",
    external: true,
    title: words("Painel de grãos", "Grains dashboard", "Tablero de granos", "Tableau de bord grains"),
    description: words(
      "Indicadores de grãos em painel externo",
      "Grain indicators on an external dashboard",
      "Indicadores de granos en un tablero externo",
      "Indicateurs céréales sur un tableau externe",
    ),
  },
];

export const operation = mountRoute({
  segment: "operation",
  section: true,
  public: true,
  icon: "anchor",
  title: words("Operação", "Operation", "Operación", "Opération"),
  description: words(
    "Trabalho de campo em navios, barcaças e comboios",
    "Field work on ships, barges and convoys",
    "Trabajo de campo en buques, barcazas y convoyes",
    "Travail de terrain sur navires, barges et convois",
  ),
  children: [vessels, bargeConvoy, ...boards, ...siblingApplications],
});
