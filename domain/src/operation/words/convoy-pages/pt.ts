/** Um comboio com todas as suas barcaças, em português. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  figures: {
    draft: "Por arqueação, {count} de {all} barcaças",
    scale: "Pela balança, mesmas barcaças",
    difference: "Diferença",
    soFar: "Balança até agora, {count} de {all}",
    classified: "Classificadas, de {all} barcaças",
    seals: { one: "Lacres, {count} barcaça", other: "Lacres, {count} barcaças" },
  },
  formation: "Formação",
  formationHelp: "Vista de cima, empurrada para a direita; pela arqueação onde houve, senão pela balança",
  pusher: "Empurrador",
  columns: {
    barge: "Barcaça",
    state: "Situação",
    product: "Produto",
    planned: "Planejado t",
    draft: "Arqueação t",
    scale: "Balança t",
    difference: "Diferença t",
    percent: "%",
    classification: "Classificação",
    seals: "Lacres",
  },
  states: { waiting: "Aguardando", loading: "Carregando", surveyed: "Arqueada", sealed: "Lacrada" },
  total: { one: "{count} de {all} barcaça", other: "{count} de {all} barcaças" },
  sealCount: { one: "{count} lacre", other: "{count} lacres" },
  occurrences: { one: "{count} ocorrência aberta", other: "{count} ocorrências abertas" },
  outOfStandard: { one: "{count} fora do padrão", other: "{count} fora do padrão" },
  unclassified: "Não classificada",
  transfer: "Transferir uma barcaça",
  gallery: "Galeria",
  print: "Imprimir",
  none: "Este comboio ainda não tem barcaças.",
  galleryOf: "Fotos do comboio",
  galleryNone: "Ainda não há fotos.",
  add: "Adicionar fotos na ordem",
};
