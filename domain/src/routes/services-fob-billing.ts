/** FOB billing in its two views, and the simulator that estimates it. */
import type { RouteDraft } from "./draft-route.ts";
import { galleryPage } from "./field-pages.ts";

export const FOB_BILLING: RouteDraft = {
  segment: "billingfob",
  page: "fob-billing",
  service: "billing",
  role: "fob",
  icon: "receipt",
  words: "fobPreInvoicing",
  children: [
    {
      segment: "new",
      page: "new-pre-invoice",
      words: "newPreInvoice",
    },
    {
      segment: ":id",
      page: "pre-invoice",
      role: "pre_invoice",
      opens: { record: "pre_invoice", order: 1 },
      words: "preInvoice",
      children: [
        {
          segment: "report",
          page: "pre-invoice-report",
          words: "preInvoiceReport",
        },
      ],
    },
  ],
};

export const FOB_BILLING_BY_INVOICE: RouteDraft = {
  segment: "billingfob2",
  page: "fob-invoice-list",
  service: "billing",
  role: "fob",
  icon: "receipt-text",
  words: "fobBilling",
  // The invoice with its document, which is what a gallery of it would show.
  children: [{ ...galleryPage("invoice/:idgallery/gallery"), page: "invoice", role: "invoice" }],
};

/** What is on its way to being paid, what terminals did and what was taken back: screens of the business without a path of their own. */
export const MONITORING: readonly RouteDraft[] = [
  {
    segment: "financialmonitoring",
    page: "financial-monitoring",
    service: "billing",
    role: "pre_invoice",
    icon: "landmark",
    words: "financialMonitoring",
  },
  {
    segment: "terminalmonitoring",
    page: "terminal-monitoring",
    service: "billing",
    role: "invoice",
    icon: "gauge",
    words: "terminalMonitoring",
  },
  {
    segment: "invoices",
    page: "invoice-list",
    service: "billing",
    role: "invoice",
    icon: "receipt-text",
    words: "issuedInvoices",
  },
  {
    segment: "creditnotes",
    page: "credit-note-list",
    service: "billing",
    role: "credit_note",
    icon: "file-minus",
    words: "creditNotes",
  },
];

const costTables: RouteDraft = {
  segment: "cost",
  page: "cost-table-list",
  icon: "table",
  words: "costTables",
  children: [
    {
      segment: ":id",
      page: "cost-table",
      opens: { record: "fob_cost", order: 1 },
      words: "costTable",
    },
  ],
};

export const FOB_SIMULATOR: RouteDraft = {
  segment: "simulatorfob",
  page: "simulation-list",
  service: "billing",
  role: "fob",
  icon: "calculator",
  words: "fobSimulator",
  children: [
    costTables,
    {
      segment: "simulator",
      page: "new-simulation",
      icon: "play",
      words: "simulator",
    },
    {
      segment: "tax",
      page: "tax-table-list",
      icon: "percent",
      words: "taxTables",
    },
    {
      segment: ":id",
      page: "simulation",
      opens: { record: "simulation", order: 1 },
      words: "simulation",
      children: [
        {
          segment: "report",
          page: "simulation-report",
          words: "simulationReport",
        },
      ],
    },
  ],
};
