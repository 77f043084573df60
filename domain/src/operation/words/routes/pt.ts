/** The pages of the work in the field: titles and what stands on their cards, in Portuguese. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  routes: {
    gate: {
      title: "Portaria",
      description: "Leva caminhões da chegada à saída em um tablet, também sem rede",
    },
    laboratory: {
      title: "Laboratório",
      description: "Amostras a caminho e no laboratório, e seus resultados",
    },
    convoySummary: {
      title: "Resumo do comboio",
      description: "Pesos, classificações, arqueações e lacres de todas as barcaças",
    },
    convoyGallery: { title: "Galeria do comboio", description: "Fotografias do comboio e das barcaças" },
    bargesOfTheConvoy: {
      title: "Barcaças do comboio",
      description: "Barcaças do comboio e o andamento de cada uma",
    },
    bargeOperation: {
      title: "Operação da barcaça",
      description: "Inspeções, pesos e classificações de uma barcaça",
    },
    gallery: { title: "Galeria", description: "Fotografias do registro" },
    holdInspection: {
      title: "Inspeção de porões",
      description: "Limpeza e condição de cada porão, por tentativa, com fotos e parecer",
    },
    classificationHistory: {
      title: "Histórico da classificação",
      description: "Todas as versões das classificações da operação",
    },
    newClassification: {
      title: "Nova classificação",
      description: "Registrar os defeitos e resultados de uma amostra",
    },
    oneClassification: {
      title: "Classificação",
      description: "Amostra, percentuais, grupo e tipo de uma classificação",
    },
    mapReportPreview: {
      title: "Prévia do laudo MAPA",
      description: "Laudo pronto para assinatura do classificador habilitado",
    },
    classification: {
      title: "Classificação",
      description: "Qualidade da carga: defeitos, umidade, grupo e tipo",
    },
    oilClassification: {
      title: "Classificação de óleos",
      description: "Acidez, umidade e demais índices dos óleos vegetais",
    },
    oneDoubleCheck: {
      title: "Contraprova",
      description: "Diferenças entre a primeira e a segunda classificação",
    },
    doubleCheckPrint: {
      title: "Impressão da contraprova",
      description: "Folha de contraprova para imprimir",
    },
    doubleCheckSamples: {
      title: "Amostras da contraprova",
      description: "Amostras separadas para o segundo classificador",
    },
    checkedClassifiers: {
      title: "Classificadores checados",
      description: "Quantas vezes o trabalho de cada classificador resistiu a um segundo olhar",
    },
    qualityTrends: {
      title: "Tendências da qualidade",
      description: "Cartas de controle de cada parâmetro e o que foge do padrão",
    },
    doubleCheckHistory: {
      title: "Histórico da contraprova",
      description: "Contraprovas anteriores da barcaça",
    },
    doubleCheck: {
      title: "Contraprova",
      description: "Conferência das amostras por um segundo classificador",
    },
    draftSurvey: { title: "Arqueação", description: "Calados, densidade e deduções para apurar a carga" },
    holdSealing: { title: "Lacração de porões", description: "Lacres aplicados e removidos em cada porão" },
    hoseTest: {
      title: "Teste de estanqueidade",
      description: "Tampas de escotilha testadas com água ou ultrassom",
    },
    occurrences: { title: "Ocorrências", description: "Fatos que afetam a operação, com horário e fotos" },
    occurrence: { title: "Ocorrência", description: "Tipo, horário e relato de uma ocorrência" },
    preInspection: {
      title: "Pré-inspeção",
      description: "Lista de verificação e últimas cargas antes do embarque",
    },
    documents: { title: "Documentos", description: "Documentos de bordo e sua aprovação" },
    timeLog: {
      title: "Registro de tempos",
      description: "Início, paradas e término: a folha de fatos da operação",
    },
    weighing: { title: "Pesagem", description: "Pesos por período e porão, com acumulado e romaneio" },
    periods: { title: "Períodos", description: "Abrir e fechar os períodos de pesagem" },
    period: { title: "Período", description: "Pesos lançados em um período" },
    weightList: {
      title: "Romaneio de pesos",
      description: "Todas as pesagens em sequência, com o acumulado",
    },
    originInspection: {
      title: "Inspeção na origem",
      description: "Lotes vistoriados no armazém antes do transporte",
    },
    vessels: { title: "Navios", description: "Operações de navios, da pré-inspeção ao relatório final" },
    vesselOperation: {
      title: "Operação do navio",
      description: "Situação, linha do tempo e páginas de campo do navio",
    },
    bargesAndConvoys: {
      title: "Barcaças e comboios",
      description: "Operações de comboios e de cada barcaça na hidrovia",
    },
    bargeTransfer: {
      title: "Transferência de barcaças",
      description: "Mover uma barcaça e seus registros para outro comboio",
    },
    convoyOperation: {
      title: "Operação do comboio",
      description: "Situação do comboio, suas barcaças e documentos",
    },
    shipStatus: { title: "Situação dos navios", description: "Quadro diário dos navios por porto" },
    geoposition: {
      title: "Mapa de posições",
      description: "Posição de navios e portos, atualizada a cada cinco minutos",
    },
    container: { title: "Contêineres", description: "Inspeções de contêineres no aplicativo próprio" },
    cotton: { title: "Algodão", description: "Abre o aplicativo de algodão com a sessão atual" },
    cottonLoading: {
      title: "Carregamento de algodão",
      description: "Fardos embarcados e acompanhamento do carregamento",
    },
    grading: { title: "Grading", description: "Aplicativo de graduação de qualidade" },
    grainsDashboard: { title: "Painel de grãos", description: "Indicadores de grãos em painel externo" },
    operation: { title: "Operação", description: "Trabalho de campo em navios, barcaças e comboios" },
    bags: { title: "Sacaria", description: "Marcação dos sacos, frente e verso, com fotos" },
    storagePlan: { title: "Plano de carga", description: "Produto e tonelagem previstos em cada porão" },
    scopeItems: {
      title: "Itens do escopo",
      description: "Serviços a confirmar antes de encerrar a operação",
    },
    operationReports: { title: "Relatórios", description: "Laudos e relatórios da operação em PDF e Excel" },
    summary: { title: "Resumo", description: "Toda a operação em uma página" },
    summaryReport: { title: "Relatório do resumo", description: "Relatório final da operação do navio" },
    approvalReport: {
      title: "Relatório de aprovação",
      description: "Aprovações de nível 1 e 2, com histórico",
    },
    reportConfiguration: {
      title: "Configuração do relatório",
      description: "Seções, fotos e idioma que entram no relatório",
    },
    generalReport: {
      title: "Relatório geral",
      description: "Pesos, qualidade, tempos e ocorrências reunidos",
    },
    summaryOfServices: { title: "Resumo dos serviços", description: "Serviços executados e sua situação" },
  },
};
