/** The pages of work orders: titles and what stands on their cards, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  routes: {
    newInvoice: { title: "Nueva factura", description: "Registrar una factura de la orden" },
    invoices: { title: "Facturas", description: "Facturas de la orden: clave, peso y valor" },
    editInvoice: { title: "Editar factura", description: "Corregir los datos de una factura" },
    truckClassification: {
      title: "Clasificación de camiones",
      description: "Calidad de la carga de cada camión",
    },
    newTruckClassification: {
      title: "Nueva clasificación",
      description: "Clasificar la muestra de un camión",
    },
    editClassification: { title: "Editar clasificación", description: "Revisar los resultados de un camión" },
    newOccurrence: { title: "Nueva novedad", description: "Registrar una novedad de la orden" },
    newTimeLogEntry: {
      title: "Nuevo registro de tiempo",
      description: "Registrar inicio y fin de un evento",
    },
    localMap: {
      title: "Mapa de lugares",
      description: "Lugares de carga y terminales, con los camiones en cada uno",
    },
    progressMap: { title: "Mapa de avance", description: "Proporción ya cargada en cada lugar" },
    programmed: { title: "Programado", description: "Mapa de la programación de camiones, en otra ventana" },
    truckTransfer: {
      title: "Transferencia de camiones",
      description: "Mover camiones a otra orden del mismo producto",
    },
    trucks: { title: "Camiones", description: "Camiones programados, clasificados, cargados y entregados" },
    invoice: { title: "Factura", description: "Factura vinculada y sus archivos" },
    fobWorkOrders: { title: "OT FOB", description: "Órdenes de trabajo de cargas en camión" },
    fobWorkOrder: { title: "OT FOB", description: "Contratos, camiones y estado de la orden" },
    controlPanel: {
      title: "Panel de control",
      description: "Órdenes por estado, atrasos, respuestas pendientes y cada puerto",
    },
    orderItems: { title: "Ítems de la orden", description: "Servicios, cantidades y tarifas acordados" },
    operationItems: {
      title: "Ítems de la operación",
      description: "Inspectores, fechas y tareas de la ejecución",
    },
    scope: { title: "Alcance", description: "Servicios incluidos en la orden y su liberación" },
    certification: { title: "Certificación", description: "Borradores y certificados de la orden" },
    certificate: { title: "Certificado", description: "Contenido, aprobación y emisión de un certificado" },
    workOrder: { title: "Orden de trabajo", description: "Datos, estado e historial de la orden" },
    allWorkOrders: {
      title: "Lista de OT",
      description: "Órdenes de trabajo de todos los tipos en una lista",
    },
    shipWorkOrders: {
      title: "OT de buques",
      description: "Órdenes de trabajo de buques, barcazas y convoyes",
    },
    execution: {
      title: "Ejecución",
      description: "Planificación: liberar el alcance, asignar inspectores y fechas",
    },
    generalWorkOrders: {
      title: "OT generales",
      description: "Órdenes de trabajo sin embarque: peritajes, supervisión, muestreo",
    },
    services: {
      title: "Servicios",
      description: "Propuestas, nominaciones, órdenes de trabajo y facturación FOB",
    },
  },
};
