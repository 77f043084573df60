/** Comments, in Portuguese. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  write: "Escrever um comentário",
  placeholder: "O que os outros precisam saber? @ menciona um colega.",
  placeholderGuest: "O que precisamos saber?",
  send: "Enviar comentário",
  internal: "Somente para nós",
  internalHelp: "O cliente não vê.",
  shared: "Também para o cliente",
  none: "Ninguém comentou ainda.",
  remove: "Excluir este comentário",
  removeTitle: "Excluir este comentário?",
  removeYes: "Excluir comentário",
  mention: "Colegas",
  mentioned: "Mencionados: {names}",
  earlier: "Mostrar comentários anteriores",
  noMatch: "Ninguém encontrado",
  open: "Comentários",
  onThisPage: "Comentários sobre esta página",
  about: "Sobre: {page}",
};
