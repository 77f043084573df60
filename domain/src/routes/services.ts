/** Services: the commercial side, the work orders, and what is billed for them. */
import { ORDER_KINDS } from "../commercial/order-kind.ts";
import { mountRoute, type RouteDraft } from "./draft-route.ts";
import { FOB_WORK_ORDERS } from "./services-fob.ts";
import { FOB_BILLING, FOB_BILLING_BY_INVOICE, FOB_SIMULATOR, MONITORING } from "./services-fob-billing.ts";

const commercial: readonly RouteDraft[] = [
  {
    segment: "proposals",
    page: "proposal-list",
    service: "proposal",
    role: "proposal",
    icon: "file-signature",
    words: "proposals",
    children: [
      {
        segment: ":id",
        page: "proposal",
        opens: { record: "proposal", order: 1 },
        words: "proposal",
      },
    ],
  },
  {
    segment: "nomeation",
    page: "nomination-list",
    service: "service",
    role: "nomination",
    icon: "flag",
    words: "nominations",
    children: [
      {
        segment: ":id",
        page: "nomination",
        opens: { record: "nomination", order: 1 },
        words: "nomination",
      },
    ],
  },
  {
    segment: "controlPanel",
    page: "control-panel",
    service: "dashboard",
    role: "default",
    icon: "gauge",
    words: "controlPanel",
  },
];

const orderItem: RouteDraft = {
  segment: "item",
  page: "order",
  words: "orderItems",
};

const operationItems: RouteDraft = {
  segment: "operationItems",
  page: "order",
  words: "operationItems",
};

const orderScope: RouteDraft = {
  segment: "scope",
  page: "order",
  words: "scope",
};

const certification: RouteDraft = {
  segment: "certification",
  page: "certificate-list",
  icon: "award",
  words: "certification",
  children: [
    {
      segment: ":idcert",
      page: "certificate",
      words: "certificate",
    },
  ],
};

/** Orders of every kind have one page; which kind and which part of it, the address says. */
function orderPage(order: number, children: readonly RouteDraft[]): RouteDraft {
  return {
    segment: ":id",
    page: "order",
    opens: { record: "work_order", order },
    words: "workOrder",
    children,
  };
}

const certificates: RouteDraft = {
  segment: "certificates",
  page: "certificate-list",
  service: "service",
  role: "certificate",
  icon: "award",
  words: "certificates",
  children: [
    { segment: ":id", page: "certificate", opens: { record: "certificate", order: 1 }, words: "certificate" },
  ],
};

const workOrders: readonly RouteDraft[] = [
  certificates,
  {
    segment: "workorders",
    page: "order-list",
    service: "workorder",
    roles: ORDER_KINDS,
    icon: "clipboard-list",
    words: "allWorkOrders",
    // Which kind a row is, only the row tells: its page leads on to that of the kind.
    children: [{ segment: ":id", page: "order", words: "workOrder" }],
  },
  {
    segment: "ship",
    page: "order-list",
    service: "workorder",
    role: "ship",
    icon: "ship",
    words: "shipWorkOrders",
    children: [orderPage(1, [certification, orderItem, operationItems, orderScope])],
  },
  {
    segment: "shipplanner",
    page: "planner",
    service: "workorder",
    role: "shipplanner",
    icon: "calendar-range",
    words: "execution",
    children: [orderPage(5, [orderItem, operationItems, orderScope])],
  },
  {
    segment: "wosgeneral",
    page: "order-list",
    service: "workorder",
    role: "default",
    icon: "clipboard-list",
    words: "generalWorkOrders",
    children: [orderPage(2, [orderItem, orderScope])],
  },
];

export const services = mountRoute({
  segment: "services",
  section: true,
  icon: "briefcase-business",
  words: "services",
  children: [
    ...commercial,
    ...workOrders,
    FOB_WORK_ORDERS,
    FOB_BILLING,
    FOB_BILLING_BY_INVOICE,
    ...MONITORING,
    FOB_SIMULATOR,
  ],
});
