/** Operation: the field work on ships, barges and convoys, and the boards and maps that follow it. */
import { CONVOY_PAGES } from "./convoy-pages.ts";
import { mountRoute, type RouteDraft } from "./draft-route.ts";
import { VESSEL_PAGES } from "./vessel-pages.ts";

const vessels: RouteDraft = {
  segment: "vessels",
  tab: "vessel_form",
  page: "operation-list",
  service: "service",
  role: "operation",
  icon: "ship",
  words: "vessels",
  children: [
    {
      segment: ":id",
      page: "operation",
      opens: { record: "operation", order: 1 },
      words: "vesselOperation",
      children: VESSEL_PAGES,
    },
  ],
};

/** Convoys are orders: whoever may list and load those opens these pages, and nothing else does. */
const bargeConvoy: RouteDraft = {
  segment: "barge_convoy",
  tab: "vessel_form",
  page: "order-list",
  service: "workorder",
  role: "convoy",
  icon: "sailboat",
  words: "bargesAndConvoys",
  children: [
    {
      segment: "transfer",
      page: "transfer",
      service: "service",
      role: "operation",
      icon: "arrow-left-right",
      words: "bargeTransfer",
    },
    {
      segment: ":id",
      page: "order",
      opens: { record: "work_order", order: 4 },
      words: "convoyOperation",
      children: CONVOY_PAGES,
    },
  ],
};

const boards: readonly RouteDraft[] = [
  {
    segment: "laboratory",
    tab: "vessel_form",
    page: "laboratory",
    service: "service",
    role: "sample",
    icon: "flask-conical",
    words: "laboratory",
    children: [
      {
        segment: "results",
        page: "laboratory-results",
        role: "analysis_result",
        words: { rowsOf: "analysis_result" },
      },
      {
        segment: "classifiers",
        page: "checked-classifiers",
        service: "classification",
        role: "double_check",
        icon: "copy-check",
        words: "checkedClassifiers",
      },
      {
        segment: "trends",
        page: "quality-trends",
        service: "classification",
        role: "classification",
        icon: "chart-line",
        words: "qualityTrends",
      },
    ],
  },
  {
    segment: "ship_status",
    tab: "vessel_form",
    page: "ship-status",
    service: "ship_status",
    role: "default",
    icon: "kanban",
    words: "shipStatus",
  },
  {
    segment: "geoposition",
    tab: "vessel_form",
    page: "geoposition",
    service: "geoposition",
    role: "default",
    icon: "map",
    words: "geoposition",
  },
  {
    segment: "shipbilling",
    page: "ship-billing",
    tab: "billing_form",
    service: "billing",
    role: "ship",
    icon: "receipt",
    words: "shipBilling",
  },
  {
    segment: "bvinvoice",
    page: "invoice-approval",
    tab: "billing_form",
    service: "billing",
    role: "invoice",
    icon: "file-check",
    words: "invoiceApproval",
  },
];

/** Pages that stand in front of the sibling applications; only the grains dashboard has no page of ours. */
const siblingApplications: readonly RouteDraft[] = [
  {
    segment: "container",
    tab: "sibling_form",
    page: "sibling",
    link: "container",
    service: "container",
    role: "default",
    icon: "container",
    words: "container",
  },
  {
    segment: "cotton",
    tab: "sibling_form",
    page: "cotton",
    service: "cotton",
    role: "default",
    icon: "cloud",
    words: "cotton",
  },
  {
    segment: "cotton_loading",
    tab: "sibling_form",
    page: "sibling",
    link: "cotton_loading",
    service: "cotton",
    role: "default",
    icon: "package-check",
    words: "cottonLoading",
  },
  {
    segment: "gradingtre",
    tab: "sibling_form",
    page: "sibling",
    link: "grading",
    service: "grading_tre",
    role: "default",
    icon: "medal",
    words: "grading",
  },
  {
    segment: "grains",
    tab: "sibling_form",
    link: "grains",
    service: "grains",
    role: "default",
    icon: "chart-column",
    external: true,
    words: "grainsDashboard",
  },
];

export const operation = mountRoute({
  segment: "operation",
  section: true,
  public: true,
  icon: "anchor",
  words: "operation",
  children: [vessels, bargeConvoy, ...boards, ...siblingApplications],
});
