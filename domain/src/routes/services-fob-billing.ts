/** FOB billing in its two views, and the simulator that estimates it. */
import type { RouteDraft } from "./draft-route.ts";
import { galleryPage } from "./field-pages.ts";

export const FOB_BILLING: RouteDraft = {
  segment: "billingfob",
  service: "billing",
  role: "fob",
  icon: "receipt",
  words: "fobPreInvoicing",
  children: [
    {
      segment: "new",
      words: "newPreInvoice",
    },
    {
      segment: ":id",
      words: "preInvoice",
      children: [
        {
          segment: "report",
          words: "preInvoiceReport",
        },
      ],
    },
  ],
};

export const FOB_BILLING_BY_INVOICE: RouteDraft = {
  segment: "billingfob2",
  service: "billing",
  role: "fob",
  icon: "receipt-text",
  words: "fobBilling",
  children: [galleryPage("invoice/:idgallery/gallery")],
};

const costTables: RouteDraft = {
  segment: "cost",
  icon: "table",
  words: "costTables",
  children: [
    {
      segment: ":id",
      words: "costTable",
    },
  ],
};

export const FOB_SIMULATOR: RouteDraft = {
  segment: "simulatorfob",
  service: "billing",
  role: "fob",
  icon: "calculator",
  words: "fobSimulator",
  children: [
    costTables,
    {
      segment: "simulator",
      icon: "play",
      words: "simulator",
    },
    {
      segment: "tax",
      icon: "percent",
      words: "taxTables",
    },
    {
      segment: ":id",
      words: "simulation",
      children: [
        {
          segment: "report",
          words: "simulationReport",
        },
      ],
    },
  ],
};
