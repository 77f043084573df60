/** Comments, in Spanish. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  write: "Escribir un comentario",
  placeholder: "¿Qué deben saber los demás? @ menciona a un colega.",
  placeholderGuest: "¿Qué debemos saber?",
  send: "Enviar comentario",
  internal: "Solo para nosotros",
  internalHelp: "El cliente no lo ve.",
  shared: "También para el cliente",
  none: "Nadie comentó todavía.",
  remove: "Eliminar este comentario",
  removeTitle: "¿Eliminar este comentario?",
  removeYes: "Eliminar comentario",
  mention: "Colegas",
  mentioned: "Mencionados: {names}",
  earlier: "Mostrar comentarios anteriores",
  noMatch: "No se encontró a nadie",
  open: "Comentarios",
  onThisPage: "Comentarios sobre esta página",
  about: "Sobre: {page}",
};
