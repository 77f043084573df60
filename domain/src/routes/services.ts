/** Services: the commercial side, the work orders, and what is billed for them. */
import { mountRoute, type RouteDraft, words } from "./draft-route.ts";
import { FOB_WORK_ORDERS } from "./services-fob.ts";
import { FOB_BILLING, FOB_BILLING_BY_INVOICE, FOB_SIMULATOR } from "./services-fob-billing.ts";

const commercial: readonly RouteDraft[] = [
  {
    segment: "proposals",
    page: "proposal-list",
    service: "proposal",
    role: "proposal",
    icon: "file-signature",
    title: words("Propostas", "Proposals", "Propuestas", "Propositions"),
    description: words(
      "Propostas comerciais, versões, itens e validade",
      "Commercial proposals, versions, items and validity",
      "Propuestas comerciales, versiones, ítems y vigencia",
      "Propositions commerciales, versions, postes et validité",
    ),
    children: [
      {
        segment: ":id",
        page: "proposal",
        opens: { record: "proposal", order: 1 },
        title: words("Proposta", "Proposal", "Propuesta", "Proposition"),
        description: words(
          "Cliente, itens, tarifas e texto da proposta",
          "Customer, items, rates and text of the proposal",
          "Cliente, ítems, tarifas y texto de la propuesta",
          "Client, postes, tarifs et texte de la proposition",
        ),
      },
    ],
  },
  {
    segment: "nomeation",
    page: "nomination-list",
    service: "service",
    role: "nomination",
    icon: "flag",
    title: words("Nomeações", "Nominations", "Nominaciones", "Nominations"),
    description: words(
      "Navios, comboios e programas de caminhões nomeados pelo cliente",
      "Ships, convoys and truck programmes nominated by customers",
      "Buques, convoyes y programas de camiones nominados por el cliente",
      "Navires, convois et programmes de camions désignés par le client",
    ),
    children: [
      {
        segment: ":id",
        page: "nomination",
        opens: { record: "nomination", order: 1 },
        title: words("Nomeação", "Nomination", "Nominación", "Nomination"),
        description: words(
          "Dados da nomeação e abertura da ordem de serviço",
          "Nomination details and opening of the work order",
          "Datos de la nominación y apertura de la orden de trabajo",
          "Détail de la nomination et ouverture de l'ordre de travail",
        ),
      },
    ],
  },
  {
    segment: "controlPanel",
    page: "control-panel",
    service: "dashboard",
    role: "default",
    icon: "gauge",
    title: words("Painel de controle", "Control panel", "Panel de control", "Panneau de contrôle"),
    description: words(
      "Acompanhamento financeiro e dos terminais",
      "Financial and terminal monitoring",
      "Seguimiento financiero y de terminales",
      "Suivi financier et suivi des terminaux",
    ),
  },
];

const orderItem: RouteDraft = {
  segment: "item",
  page: "order",
  title: words("Itens da ordem", "Order items", "Ítems de la orden", "Postes de l'ordre"),
  description: words(
    "Serviços, quantidades e tarifas contratados",
    "Services, quantities and rates agreed",
    "Servicios, cantidades y tarifas acordados",
    "Prestations, quantités et tarifs convenus",
  ),
};

const operationItems: RouteDraft = {
  segment: "operationItems",
  page: "order",
  title: words("Itens da operação", "Operation items", "Ítems de la operación", "Éléments de l'opération"),
  description: words(
    "Inspetores, datas e tarefas da execução",
    "Surveyors, dates and tasks of the execution",
    "Inspectores, fechas y tareas de la ejecución",
    "Inspecteurs, dates et tâches de l'exécution",
  ),
};

const orderScope: RouteDraft = {
  segment: "scope",
  page: "order",
  title: words("Escopo", "Scope", "Alcance", "Périmètre"),
  description: words(
    "Serviços incluídos na ordem e sua liberação",
    "Services within the order, and their release",
    "Servicios incluidos en la orden y su liberación",
    "Prestations incluses dans l'ordre et leur ouverture",
  ),
};

const certification: RouteDraft = {
  segment: "certification",
  icon: "award",
  title: words("Certificação", "Certification", "Certificación", "Certification"),
  description: words(
    "Minutas e certificados da ordem",
    "Certificate drafts and certificates of the order",
    "Borradores y certificados de la orden",
    "Projets de certificat et certificats de l'ordre",
  ),
  children: [
    {
      segment: ":idcert",
      title: words("Certificado", "Certificate", "Certificado", "Certificat"),
      description: words(
        "Conteúdo, aprovação e emissão de um certificado",
        "Content, approval and issue of one certificate",
        "Contenido, aprobación y emisión de un certificado",
        "Contenu, approbation et émission d'un certificat",
      ),
    },
  ],
};

/** Orders of every kind have one page; which kind and which part of it, the address says. */
function orderPage(order: number, children: readonly RouteDraft[]): RouteDraft {
  return {
    segment: ":id",
    page: "order",
    opens: { record: "work_order", order },
    title: words("Ordem de serviço", "Work order", "Orden de trabajo", "Ordre de travail"),
    description: words(
      "Dados, situação e histórico da ordem",
      "Details, status and history of the order",
      "Datos, estado e historial de la orden",
      "Détail, état et historique de l'ordre",
    ),
    children,
  };
}

const workOrders: readonly RouteDraft[] = [
  {
    segment: "ship",
    page: "order-list",
    service: "workorder",
    role: "ship",
    icon: "ship",
    title: words("OS de navios", "WO SHIP", "OT de buques", "OT navires"),
    description: words(
      "Ordens de serviço de navios, barcaças e comboios",
      "Work orders for ships, barges and convoys",
      "Órdenes de trabajo de buques, barcazas y convoyes",
      "Ordres de travail des navires, barges et convois",
    ),
    children: [orderPage(1, [certification, orderItem, operationItems, orderScope])],
  },
  {
    segment: "shipplanner",
    page: "planner",
    service: "workorder",
    role: "shipplanner",
    icon: "calendar-range",
    title: words("Execução", "EXECUTION", "Ejecución", "Exécution"),
    description: words(
      "Planejamento: liberar o escopo, designar inspetores e datas",
      "Planning: release the scope, assign surveyors and dates",
      "Planificación: liberar el alcance, asignar inspectores y fechas",
      "Planification : ouvrir le périmètre, affecter inspecteurs et dates",
    ),
    children: [orderPage(5, [orderItem, operationItems, orderScope])],
  },
  {
    segment: "wosgeneral",
    page: "order-list",
    service: "workorder",
    role: "default",
    icon: "clipboard-list",
    title: words("OS gerais", "General work orders", "OT generales", "OT généraux"),
    description: words(
      "Ordens de serviço sem embarque: vistorias, supervisões, amostragens",
      "Work orders without loading: surveys, supervision, sampling",
      "Órdenes de trabajo sin embarque: peritajes, supervisión, muestreo",
      "Ordres sans chargement : expertises, supervision, échantillonnage",
    ),
    children: [orderPage(2, [orderItem, orderScope])],
  },
];

export const services = mountRoute({
  segment: "services",
  section: true,
  icon: "briefcase-business",
  title: words("Serviços", "Services", "Servicios", "Services"),
  description: words(
    "Propostas, nomeações, ordens de serviço e faturamento FOB",
    "Proposals, nominations, work orders and FOB billing",
    "Propuestas, nominaciones, órdenes de trabajo y facturación FOB",
    "Propositions, nominations, ordres de travail et facturation FOB",
  ),
  children: [
    ...commercial,
    ...workOrders,
    FOB_WORK_ORDERS,
    FOB_BILLING,
    FOB_BILLING_BY_INVOICE,
    FOB_SIMULATOR,
  ],
});
