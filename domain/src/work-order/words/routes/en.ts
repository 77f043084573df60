/** The pages of work orders: titles and what stands on their cards, in English: the shape of the other languages. */

export const words = {
  routes: {
    newInvoice: { title: "New invoice", description: "Enter an invoice of the order" },
    invoices: { title: "Invoices", description: "Invoices of the order: key, weight and value" },
    editInvoice: { title: "Edit invoice", description: "Correct the details of an invoice" },
    truckClassification: { title: "Truck classification", description: "Cargo quality of each truck" },
    newTruckClassification: { title: "New classification", description: "Classify the sample of a truck" },
    editClassification: { title: "Edit classification", description: "Review the results of a truck" },
    newOccurrence: { title: "New occurrence", description: "Enter an occurrence of the order" },
    newTimeLogEntry: { title: "New time log entry", description: "Enter the begin and end of an event" },
    localMap: { title: "Local map", description: "Loading places and terminals, with the trucks at each" },
    progressMap: { title: "Progress map", description: "Share already loaded at each place" },
    programmed: { title: "Programmed", description: "Map of the truck programme, in another window" },
    truckTransfer: {
      title: "Truck transfer",
      description: "Move trucks to another order of the same product",
    },
    trucks: { title: "Trucks", description: "Trucks programmed, classified, loaded and delivered" },
    invoice: { title: "Invoice", description: "The linked invoice and its files" },
    fobWorkOrders: { title: "FOB work orders", description: "Work orders for truck loads" },
    fobWorkOrder: { title: "FOB work order", description: "Contracts, trucks and status of the order" },
    controlPanel: {
      title: "Control panel",
      description: "Orders by status, what is late, what waits for an answer, and each port",
    },
    orderItems: { title: "Order items", description: "Services, quantities and rates agreed" },
    operationItems: { title: "Operation items", description: "Surveyors, dates and tasks of the execution" },
    scope: { title: "Scope", description: "Services within the order, and their release" },
    certification: {
      title: "Certification",
      description: "Certificate drafts and certificates of the order",
    },
    certificate: { title: "Certificate", description: "Content, approval and issue of one certificate" },
    workOrder: { title: "Work order", description: "Details, status and history of the order" },
    allWorkOrders: { title: "WO list", description: "Work orders of every kind in one list" },
    shipWorkOrders: { title: "Ship work orders", description: "Work orders for ships, barges and convoys" },
    execution: { title: "Execution", description: "Planning: release the scope, assign surveyors and dates" },
    generalWorkOrders: {
      title: "General work orders",
      description: "Work orders without loading: surveys, supervision, sampling",
    },
    services: { title: "Services", description: "Proposals, nominations, work orders and FOB billing" },
  },
};
