/** Un convoy con todas sus barcazas, en español. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  figures: {
    draft: "Por calado, {count} de {all} barcazas",
    scale: "Por balanza, mismas barcazas",
    difference: "Diferencia",
    soFar: "Balanza hasta ahora, {count} de {all}",
    classified: "Clasificadas, de {all} barcazas",
    seals: { one: "Precintos, {count} barcaza", other: "Precintos, {count} barcazas" },
  },
  formation: "Formación",
  formationHelp:
    "Vista desde arriba, empujada hacia la derecha; por calado donde se midió, si no por balanza",
  pusher: "Empujador",
  columns: {
    barge: "Barcaza",
    state: "Estado",
    product: "Producto",
    planned: "Planificado t",
    draft: "Calado t",
    scale: "Balanza t",
    difference: "Diferencia t",
    percent: "%",
    classification: "Clasificación",
    seals: "Precintos",
  },
  states: { waiting: "En espera", loading: "Cargando", surveyed: "Medida", sealed: "Precintada" },
  total: { one: "{count} de {all} barcaza", other: "{count} de {all} barcazas" },
  sealCount: { one: "{count} precinto", other: "{count} precintos" },
  occurrences: { one: "{count} novedad abierta", other: "{count} novedades abiertas" },
  outOfStandard: { one: "{count} fuera de estándar", other: "{count} fuera de estándar" },
  unclassified: "Sin clasificar",
  transfer: "Transferir una barcaza",
  gallery: "Galería",
  print: "Imprimir",
  none: "Este convoy aún no tiene barcazas.",
  galleryOf: "Fotos del convoy",
  galleryNone: "Aún no hay fotos.",
  add: "Agregar fotos en la orden",
};
