/** The screens of the laboratory, in Portuguese. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  states: "Situação",
  all: "Todas",
  ship: "Enviar amostras",
  receive: "Receber",
  labels: "Etiquetas",
  results: "Resultados",
  done: { one: "{count} amostra feita", other: "{count} amostras feitas" },
  failed: { one: "{count} recusada", other: "{count} recusadas" },
  moved: "Feito",
  order: "Pedir análises",
  addAnalyses: "Análises do cadastro",
  limits: "Limite",
  atMost: "máx. {figure}",
  atLeast: "mín. {figure}",
  verdict: "Parecer",
  within: "Dentro",
  outside: "Fora",
  nothing: "Escolha antes as amostras na lista do laboratório.",
  noAnalyses: "Ainda não se pediu análise para estas amostras.",
  save: "Salvar resultados",
  saved: "Resultados salvos",
  pasteHint:
    "Cole um bloco do Excel em qualquer célula: ele preenche à direita e abaixo. Ou leia um arquivo do instrumento.",
  readFile: "Ler um arquivo CSV",
  fileRead: { one: "{count} valor lido do arquivo", other: "{count} valores lidos do arquivo" },
  fileNothing: "Nenhuma linha do arquivo cita uma destas amostras com uma análise pedida.",
  check: "Conferir",
  checked: "Conferido",
  retest: "Reanálise",
  retestReason: "Motivo da reanálise",
  revision: "v{number}",
  notNumber: "Isto não é um número",
  ofDone: "{done} de {of}",
};
