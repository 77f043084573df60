/** Camiones en el tablero, en la garita y en camino a otra orden, en español. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  board: {
    asBoard: "Tablero",
    asTable: "Tabla",
    shown: "Mostrar como",
    transfer: "Transferir",
    loaded: "{net} t cargadas",
    ofExpected: "de {expected} t",
    originLoss: "Merma de origen {percent} %",
    more: { one: "{count} más", other: "{count} más" },
    waiting: "Esperando {time}",
    noInvoice: "Aún sin factura",
    invoice: "NF {number}",
    tare: "Tara {weight} kg",
    kilograms: "{weight} kg",
    loss: "{weight} kg",
    empty: "Ninguno",
    failed: "No se pudieron obtener los camiones",
  },
  panel: {
    gate: "Portería de esta orden",
    title: "Camión {plate}",
    edit: "Modificar",
    history: "Todos los pasos",
    reason: "Motivo",
    reasonMissing: "Diga el motivo",
    changed: "{plate}: {state}",
    undo: "Deshacer",
    close: "Cerrar",
  },
  transfer: {
    text: "Los camiones pasan con sus pesos, clasificaciones, fotos y facturas. El historial de ambas órdenes lo cuenta.",
    bargeText:
      "La barcaza pasa con su operación y todo lo registrado en ella. El historial de ambos convoyes lo cuenta.",
    from: "De",
    to: "A",
    choose: "Elija la orden de la que salen",
    none: "Ningún camión de esta orden puede pasar",
    noneBarge: "Ninguna barcaza de este convoy puede pasar",
    all: "Todos",
    act: { one: "Transferir {count} camión", other: "Transferir {count} camiones" },
    doBarge: "Transferir la barcaza",
    done: { one: "{count} camión pasó a {order}", other: "{count} camiones pasaron a {order}" },
    doneBarge: "{name} pasó a {order}",
    checks: "Comprobado antes de hacerlo",
    sameOrder: "Otra orden que la de salida",
    sameProduct: "El mismo producto",
    notThere: "Aún no está allí",
  },
};
