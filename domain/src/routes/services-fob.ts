/** FOB work orders: trucks, maps, invoices and the field pages of one order. */
import type { RouteDraft } from "./draft-route.ts";
import { declared, galleryPage } from "./field-pages.ts";

/** Trucks have the same pages; until they do, their addresses wait for them. */
function awaited(key: string): RouteDraft {
  const { page: _, ...draft } = declared(key);
  return draft;
}

const newInvoice: RouteDraft = {
  segment: "new",
  words: "newInvoice",
};

const invoices: RouteDraft = {
  segment: "invoice",
  role: "invoice",
  icon: "file-text",
  words: "invoices",
  children: [
    newInvoice,
    {
      segment: ":idinvoice/edit",
      words: "editInvoice",
    },
    galleryPage(":idgallery/gallery"),
  ],
};

const truckClassification: RouteDraft = {
  segment: "classification",
  service: "classification",
  role: "classification",
  icon: "wheat",
  words: "truckClassification",
  children: [
    {
      segment: "new",
      words: "newTruckClassification",
    },
    {
      segment: ":idclassification/edit",
      words: "editClassification",
    },
    galleryPage(":idclassification/gallery"),
  ],
};

const truckOccurrences: RouteDraft = {
  ...awaited("occurrence"),
  children: [
    {
      segment: "new",
      words: "newOccurrence",
    },
    galleryPage(":idgallery/gallery"),
  ],
};

const truckTimeLog: RouteDraft = {
  ...awaited("timelog_entry"),
  children: [
    {
      segment: "new",
      words: "newTimeLogEntry",
    },
  ],
};

const maps: readonly RouteDraft[] = [
  {
    segment: "local_map",
    icon: "map-pinned",
    words: "localMap",
  },
  {
    segment: "progress_map",
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
    icon: "arrow-left-right",
    words: "truckTransfer",
  },
  {
    segment: "truck",
    icon: "truck",
    words: "trucks",
    children: [galleryPage(":idgallery/gallery")],
  },
  {
    segment: "invoice/:idgallery",
    role: "invoice",
    words: "invoice",
    children: [galleryPage("gallery")],
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
      children: [truckClassification, invoices, truckOccurrences, truckTimeLog],
    },
  ],
};
