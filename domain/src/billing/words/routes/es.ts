/** The pages of billing: titles and what stands on their cards, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  routes: {
    preInvoiceAnswer: {
      title: "Responder a una prefactura",
      description: "Prefactura recibida por correo, para aprobar o desaprobar",
    },
    shipBilling: { title: "Facturación de buques", description: "Prefacturas de las operaciones de buques" },
    invoiceApproval: {
      title: "Aprobación de facturas",
      description: "Facturas que la empresa aprueba en nombre del cliente",
    },
    fobPreInvoicing: {
      title: "Prefacturación FOB",
      description: "Prefacturas de las órdenes FOB y sus aprobaciones",
    },
    newPreInvoice: {
      title: "Nueva prefactura",
      description: "Reunir órdenes de un mismo CUIT o CNPJ para facturar",
    },
    preInvoice: { title: "Prefactura", description: "Líneas, impuestos, tipo de cambio y aprobaciones" },
    preInvoiceReport: { title: "Informe de la prefactura", description: "Detalle enviado al cliente" },
    fobBilling: { title: "Facturación FOB", description: "Facturación FOB por factura" },
    financialMonitoring: {
      title: "Monitoreo financiero",
      description: "Lo que hay por cobrar, por estado, antigüedad, cliente, moneda y mes",
    },
    terminalMonitoring: {
      title: "Monitoreo de terminales",
      description: "Camiones, toneladas, rechazos e ingresos, por terminal y día",
    },
    issuedInvoices: {
      title: "Facturas",
      description: "Facturas emitidas, lo que está abierto y la exportación a contabilidad",
    },
    creditNotes: { title: "Notas de crédito", description: "Lo que se devolvió de facturas emitidas" },
    costTables: { title: "Tablas de costos", description: "Costos usados en las simulaciones" },
    costTable: { title: "Tabla de costos", description: "Valores y vigencia de una tabla" },
    fobSimulator: {
      title: "Simulador FOB",
      description: "Estimación de costos, impuestos y margen de una carga FOB",
    },
    simulator: { title: "Simular", description: "Armar una nueva simulación" },
    taxTables: { title: "Tablas de impuestos", description: "Alícuotas usadas en las simulaciones" },
    simulation: { title: "Simulación", description: "Supuestos y resultado de una simulación" },
    simulationReport: {
      title: "Informe de la simulación",
      description: "Resultado listo para presentar al cliente",
    },
    invoicesAwaitingApproval: {
      title: "Aprobación de facturas",
      description: "Facturas pendientes de aprobación por la empresa",
    },
  },
};
