/** The calculators, each as a page: titles and what stands on their cards, in Portuguese. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  routes: {
    classificationCalculator: {
      title: "Classificação de grãos",
      description: "Soja e milho pelos padrões oficiais",
    },
    compositeCalculator: {
      title: "Amostra composta",
      description: "Média ponderada por porões, barcaças ou lotes",
    },
    otherGrainsCalculator: { title: "Trigo e arroz", description: "Parâmetros ainda não verificados" },
    oilCalculator: { title: "Óleo degomado", description: "Óleo de soja contra os limites do contrato" },
    discountsCalculator: { title: "Descontos", description: "Descontos de peso por umidade e impurezas" },
    samplingCalculator: {
      title: "Plano de amostragem",
      description: "Quantos pontos e incrementos um lote pede",
    },
    draftSurveyCalculator: { title: "Arqueação de navio", description: "Peso da carga pelos calados" },
    densityCalculator: {
      title: "Densidade da água",
      description: "Média das leituras e correção do densímetro",
    },
    bargeCalculator: { title: "Arqueação de barcaça", description: "Peso pela tabela de calados da barcaça" },
    convoyCalculator: { title: "Total do comboio", description: "Soma das barcaças de um comboio" },
    tankCalculator: { title: "Volume de tanque", description: "Três tipos de tabela de calibração" },
    tankListCalculator: { title: "Lista de tanques", description: "Pesos e total de vários tanques" },
    scalePeriodsCalculator: { title: "Balança de fluxo", description: "Períodos do totalizador, com virada" },
    dumpsCalculator: { title: "Balança de batelada", description: "Bateladas e acumulado" },
    comparisonCalculator: {
      title: "Balança e arqueação",
      description: "Diferença e tolerância entre dois pesos",
    },
    truckTicketCalculator: { title: "Ticket de caminhão", description: "Bruto, tara, líquido e quebra" },
    weightUnitsCalculator: { title: "Unidades de peso", description: "Toneladas, quilos, libras e bushels" },
    statementOfFactsCalculator: {
      title: "Tempo de operação",
      description: "Horas brutas e líquidas, paradas sobrepostas somadas uma vez",
    },
    priceCalculator: { title: "Preço do serviço", description: "Linhas de preço, faixas e mínimos" },
    withholdingCalculator: { title: "Retenções", description: "ISS, IRRF, PIS, COFINS e CSLL de uma nota" },
    grossUpCalculator: {
      title: "Cálculo por dentro",
      description: "Valor bruto que deixa o líquido desejado",
    },
    fobPriceCalculator: { title: "Simulador FOB", description: "Composição do preço por tonelada" },
    commodityPriceCalculator: {
      title: "Preço de commodity",
      description: "De centavos por bushel a dólares por tonelada",
    },
    parityCalculator: { title: "Paridade no interior", description: "Do FOB ao preço no interior" },
    exchangeCalculator: { title: "Câmbio", description: "A cotação que vale, com data e fonte" },
    identifierCalculator: {
      title: "Validador",
      description: "CNPJ, CPF, chaves fiscais, IMO, contêiner e placa",
    },
    laytimeCalculator: {
      title: "Estadia",
      description: "Tempo permitido e usado, sobrestadia e prêmio de despacho",
    },
    waterAllowanceCalculator: {
      title: "Permissão de água",
      description: "Permissão de água doce e de água do porto",
    },
    thirdAnalysisCalculator: {
      title: "Terceira análise",
      description: "Qual resultado vale quando dois diferem",
    },
    bagsCalculator: { title: "Sacaria", description: "Peso líquido sem a tara dos sacos" },
  },
};
