/** The pages of work orders: titles and what stands on their cards, in Portuguese. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  routes: {
    newInvoice: { title: "Nova nota fiscal", description: "Registrar uma nota fiscal da ordem" },
    invoices: { title: "Notas fiscais", description: "Notas fiscais da ordem: chave, peso e valor" },
    editInvoice: { title: "Editar nota fiscal", description: "Corrigir os dados de uma nota fiscal" },
    truckClassification: {
      title: "Classificação dos caminhões",
      description: "Qualidade da carga de cada caminhão",
    },
    newTruckClassification: {
      title: "Nova classificação",
      description: "Classificar a amostra de um caminhão",
    },
    editClassification: { title: "Editar classificação", description: "Rever os resultados de um caminhão" },
    newOccurrence: { title: "Nova ocorrência", description: "Registrar uma ocorrência da ordem" },
    newTimeLogEntry: { title: "Novo registro de tempo", description: "Registrar início e fim de um evento" },
    localMap: {
      title: "Mapa de locais",
      description: "Locais de embarque e terminais, com os caminhões em cada um",
    },
    progressMap: { title: "Mapa de progresso", description: "Parcela já carregada em cada local" },
    programmed: { title: "Programado", description: "Mapa da programação de caminhões, em outra janela" },
    truckTransfer: {
      title: "Transferência de caminhões",
      description: "Mover caminhões para outra ordem do mesmo produto",
    },
    trucks: {
      title: "Caminhões",
      description: "Caminhões programados, classificados, carregados e entregues",
    },
    invoice: { title: "Nota fiscal", description: "Nota fiscal vinculada e seus arquivos" },
    fobWorkOrders: { title: "OS FOB", description: "Ordens de serviço de cargas em caminhão" },
    fobWorkOrder: { title: "OS FOB", description: "Contratos, caminhões e situação da ordem" },
    controlPanel: {
      title: "Painel de controle",
      description: "Ordens por situação, atrasos, respostas pendentes e cada porto",
    },
    orderItems: { title: "Itens da ordem", description: "Serviços, quantidades e tarifas contratados" },
    operationItems: { title: "Itens da operação", description: "Inspetores, datas e tarefas da execução" },
    scope: { title: "Escopo", description: "Serviços incluídos na ordem e sua liberação" },
    certification: { title: "Certificação", description: "Minutas e certificados da ordem" },
    certificate: { title: "Certificado", description: "Conteúdo, aprovação e emissão de um certificado" },
    workOrder: { title: "Ordem de serviço", description: "Dados, situação e histórico da ordem" },
    allWorkOrders: { title: "Lista de OS", description: "Ordens de serviço de todos os tipos em uma lista" },
    shipWorkOrders: {
      title: "OS de navios",
      description: "Ordens de serviço de navios, barcaças e comboios",
    },
    execution: {
      title: "Execução",
      description: "Planejamento: liberar o escopo, designar inspetores e datas",
    },
    generalWorkOrders: {
      title: "OS gerais",
      description: "Ordens de serviço sem embarque: vistorias, supervisões, amostragens",
    },
    services: { title: "Serviços", description: "Propostas, nomeações, ordens de serviço e faturamento FOB" },
  },
};
