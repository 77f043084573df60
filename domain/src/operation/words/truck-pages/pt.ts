/** Caminhões no quadro, no portão e a caminho de outra ordem, em português. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  board: {
    asBoard: "Quadro",
    asTable: "Tabela",
    shown: "Mostrar como",
    transfer: "Transferir",
    loaded: "{net} t carregadas",
    ofExpected: "de {expected} t",
    originLoss: "Quebra da origem {percent} %",
    more: { one: "mais {count}", other: "mais {count}" },
    waiting: "Aguardando {time}",
    noInvoice: "Ainda sem NF",
    invoice: "NF {number}",
    tare: "Tara {weight} kg",
    kilograms: "{weight} kg",
    loss: "{weight} kg",
    empty: "Nenhum",
    failed: "Não foi possível buscar os caminhões",
  },
  panel: {
    gate: "Portaria desta ordem",
    title: "Caminhão {plate}",
    edit: "Alterar",
    history: "Todos os passos",
    reason: "Motivo",
    reasonMissing: "Diga o motivo",
    changed: "{plate}: {state}",
    undo: "Desfazer",
    close: "Fechar",
  },
  transfer: {
    text: "Os caminhões vão com seus pesos, classificações, fotos e notas. O histórico das duas ordens conta a transferência.",
    bargeText:
      "A barcaça vai com sua operação e tudo o que foi registrado nela. O histórico dos dois comboios conta a transferência.",
    from: "De",
    to: "Para",
    choose: "Escolha a ordem de onde eles vêm",
    none: "Nenhum caminhão desta ordem pode ser transferido",
    noneBarge: "Nenhuma barcaça deste comboio pode ser transferida",
    all: "Todos",
    act: { one: "Transferir {count} caminhão", other: "Transferir {count} caminhões" },
    doBarge: "Transferir a barcaça",
    done: { one: "{count} caminhão passou para {order}", other: "{count} caminhões passaram para {order}" },
    doneBarge: "{name} passou para {order}",
    checks: "Conferido antes de acontecer",
    sameOrder: "Outra ordem que não a de origem",
    sameProduct: "O mesmo produto",
    notThere: "Ainda não está lá",
  },
};
