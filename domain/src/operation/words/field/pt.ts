/** O que o campo diz sobre a rede, em português. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  state: {
    label: "Trabalho de campo",
    on: "Com rede",
    off: "Sem rede",
    entries: { one: "{count} registro aguarda", other: "{count} registros aguardam" },
    photos: { one: "{count} foto aguarda", other: "{count} fotos aguardam" },
    refused: { one: "{count} registro precisa de você", other: "{count} registros precisam de você" },
    none: "Tudo foi enviado",
    lastSent: "Último envio {when}",
    neverSent: "Nada foi enviado deste aparelho ainda",
  },
  list: {
    title: "Aguardando neste aparelho",
    empty: "Nada aguarda: tudo o que foi registrado aqui está no servidor.",
    offText:
      "Você está sem rede. Tudo o que for registrado fica neste aparelho e sai sozinho, na ordem, quando a rede voltar.",
    onText: "O que aguarda sai sozinho, na ordem.",
    photosText: "As fotos saem depois do registro a que pertencem.",
    photoMarks: "Marcas em uma foto",
    sendNow: "Enviar agora",
    waiting: "Aguarda",
    refusedState: "Recusado",
    conflictState: "Alterado por outra pessoa",
    retry: "Tentar de novo",
    choose: "Comparar e escolher",
    export: "Salvar em arquivo",
    exportAll: "Salvar tudo em arquivo",
    drop: "Descartar",
    dropTitle: "Descartar este registro?",
    dropText:
      "Ele não foi enviado e não pode ser recuperado. O que depende de um registro criado aqui, inclusive fotos, é descartado com ele.",
    dropYes: "Descartar o registro",
    takeIn: "Trazer um arquivo de volta",
    takenIn: "O arquivo foi recebido.",
    notTakenIn: "Este arquivo não tem trabalho de campo seu.",
  },
  actions: {
    create: "Novo",
    update: "Alterado",
    delete: "Excluído",
    start: "Iniciado",
    finish: "Encerrado",
    reopen: "Reaberto",
    withdraw: "Aprovação retirada",
    approve: "Aprovado",
    reprove: "Reprovado",
    confirmscope: "Escopo confirmado",
    tell: "Partes avisadas",
    addweighings: "Pesos acrescentados",
    close: "Fechado",
    other: "Registro",
  },
  leave: {
    title: "Nem tudo foi enviado",
    text: "Há trabalho de campo seu neste aparelho: {what}. Encerrar a sessão o remove daqui.",
    advice:
      "Fique até o envio, ou salve antes em arquivo. Quem receber o arquivo pode lê-lo; traga-o de volta aqui ou em outro aparelho para enviá-lo.",
    stay: "Continuar na sessão",
    exportAndLeave: "Salvar em arquivo e encerrar a sessão",
    other:
      "Há trabalho de campo de {name} neste aparelho. É preciso salvá-lo em arquivo, ou {name} enviá-lo, antes que outra pessoa entre aqui.",
  },
};
