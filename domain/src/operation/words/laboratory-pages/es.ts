/** The screens of the laboratory, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  states: "Estado",
  all: "Todas",
  ship: "Enviar muestras",
  receive: "Recibir",
  labels: "Etiquetas",
  results: "Resultados",
  done: { one: "{count} muestra hecha", other: "{count} muestras hechas" },
  failed: { one: "{count} rechazada", other: "{count} rechazadas" },
  moved: "Hecho",
  order: "Pedir análisis",
  addAnalyses: "Análisis del registro",
  limits: "Límite",
  atMost: "máx. {figure}",
  atLeast: "mín. {figure}",
  verdict: "Dictamen",
  within: "Dentro",
  outside: "Fuera",
  nothing: "Elija antes las muestras en la lista del laboratorio.",
  noAnalyses: "Aún no se pidió ningún análisis para estas muestras.",
  save: "Guardar resultados",
  saved: "Resultados guardados",
  pasteHint:
    "Pegue un bloque de Excel en cualquier celda: se llena hacia la derecha y hacia abajo. O lea un archivo del instrumento.",
  readFile: "Leer un archivo CSV",
  fileRead: { one: "{count} valor leído del archivo", other: "{count} valores leídos del archivo" },
  fileNothing: "Ninguna línea del archivo nombra una de estas muestras con un análisis pedido.",
  check: "Verificar",
  checked: "Verificado",
  retest: "Reanálisis",
  retestReason: "Motivo del reanálisis",
  revision: "v{number}",
  notNumber: "Esto no es un número",
  ofDone: "{done} de {of}",
};
