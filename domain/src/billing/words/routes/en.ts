/** The pages of billing: titles and what stands on their cards, in English: the shape of the other languages. */

export const words = {
  routes: {
    preInvoiceAnswer: {
      title: "Answer a pre-invoice",
      description: "A pre-invoice received by e-mail, to approve or disapprove",
    },
    shipBilling: { title: "Ship billing", description: "Pre-invoices of ship operations" },
    invoiceApproval: {
      title: "Invoice approval",
      description: "Invoices that the company approves on the customer's behalf",
    },
    fobPreInvoicing: {
      title: "FOB pre-invoicing",
      description: "Pre-invoices of FOB orders and their approvals",
    },
    newPreInvoice: { title: "New pre-invoice", description: "Gather orders of one tax id for billing" },
    preInvoice: { title: "Pre-invoice", description: "Lines, taxes, exchange rate and approvals" },
    preInvoiceReport: { title: "Pre-invoice report", description: "Statement sent to the customer" },
    fobBilling: { title: "FOB billing", description: "FOB billing, invoice by invoice" },
    financialMonitoring: {
      title: "Financial monitoring",
      description: "What is to be received, by state, age, customer, currency and month",
    },
    terminalMonitoring: {
      title: "Terminal monitoring",
      description: "Trucks, tonnes, refusals and revenue, by terminal and day",
    },
    issuedInvoices: {
      title: "Invoices",
      description: "Issued invoices, what is open of them, and the export for accounting",
    },
    creditNotes: { title: "Credit notes", description: "What was taken back of issued invoices" },
    costTables: { title: "Cost tables", description: "Costs that the simulations use" },
    costTable: { title: "Cost table", description: "Values and validity of one table" },
    fobSimulator: { title: "FOB simulator", description: "Estimate of cost, tax and margin for a FOB load" },
    simulator: { title: "Simulator", description: "Work out a new simulation" },
    taxTables: { title: "Tax tables", description: "Tax rates that the simulations use" },
    simulation: { title: "Simulation", description: "Assumptions and result of one simulation" },
    simulationReport: { title: "Simulation report", description: "Result ready to show the customer" },
    invoicesAwaitingApproval: {
      title: "Invoice approval",
      description: "Invoices awaiting the company's approval",
    },
  },
};
