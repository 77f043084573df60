/** FOB work orders: trucks, maps, invoices and the field pages of one order. */
import type { RouteDraft } from "./draft-route.ts";
import { declared, galleryPage } from "./field-pages.ts";

/** A page of the field below a road order: its service is that of the field. */
const ofField = (draft: RouteDraft): RouteDraft => ({ page: "operation-page", service: "service", ...draft });

const newInvoice = ofField({ segment: "new", role: "invoice", words: "newInvoice" });

const invoices: RouteDraft = {
  ...ofField(declared("fob_invoice")),
  role: "invoice",
  children: [
    newInvoice,
    ofField({ segment: ":idinvoice/edit", role: "invoice", words: "editInvoice" }),
    ofField({ ...galleryPage(":idgallery/gallery"), role: "invoice" }),
  ],
};

const truckClassification: RouteDraft = {
  ...declared("classification"),
  service: "classification",
  words: "truckClassification",
  children: [
    {
      segment: "new",
      page: "operation-page",
      words: "newTruckClassification",
    },
    {
      segment: ":idclassification/edit",
      page: "operation-page",
      words: "editClassification",
    },
    { ...galleryPage(":idclassification/gallery"), page: "operation-page" },
  ],
};

const truckOccurrences: RouteDraft = {
  ...ofField(declared("occurrence")),
  children: [
    ofField({ segment: "new", role: "occurrence", words: "newOccurrence" }),
    ofField({ ...galleryPage(":idgallery/gallery"), role: "occurrence" }),
  ],
};

const truckTimeLog: RouteDraft = {
  ...ofField(declared("timelog_entry")),
  children: [ofField({ segment: "new", role: "timelog_entry", words: "newTimeLogEntry" })],
};

/** For a tablet where trucks come in and go out. */
const gate: RouteDraft = {
  segment: "gate",
  page: "gate",
  service: "service",
  role: "truck",
  icon: "truck",
  words: "gate",
};

const maps: readonly RouteDraft[] = [
  {
    segment: "local_map",
    page: "fob-map",
    service: "service",
    role: "truck",
    icon: "map-pinned",
    words: "localMap",
  },
  {
    segment: "progress_map",
    page: "fob-map",
    service: "service",
    role: "truck",
    icon: "map",
    words: "progressMap",
    children: [
      {
        segment: "programmed",
        external: true,
        link: "fob_programmed",
        icon: "calendar-clock",
        words: "programmed",
      },
    ],
  },
];

const trucks: readonly RouteDraft[] = [
  {
    segment: "transfer",
    page: "transfer",
    service: "service",
    role: "truck",
    icon: "arrow-left-right",
    words: "truckTransfer",
  },
  {
    segment: "truck",
    page: "truck-list",
    service: "service",
    role: "truck",
    icon: "truck",
    words: "trucks",
    children: [{ ...galleryPage(":idgallery/gallery"), page: "road-row" }],
  },
  {
    segment: "invoice/:idgallery",
    page: "road-row",
    service: "service",
    role: "invoice",
    words: "invoice",
    children: [{ ...galleryPage("gallery"), page: "road-row" }],
  },
];

export const FOB_WORK_ORDERS: RouteDraft = {
  segment: "wosfob",
  page: "order-list",
  service: "workorder",
  role: "fob",
  icon: "truck",
  words: "fobWorkOrders",
  children: [
    ...maps,
    ...trucks,
    {
      segment: ":id",
      page: "order",
      opens: { record: "work_order", order: 3 },
      words: "fobWorkOrder",
      children: [gate, truckClassification, invoices, truckOccurrences, truckTimeLog],
    },
  ],
};
