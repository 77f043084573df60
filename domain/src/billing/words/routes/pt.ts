/** The pages of billing: titles and what stands on their cards, in Portuguese. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  routes: {
    preInvoiceAnswer: {
      title: "Responder a uma pré-fatura",
      description: "Pré-fatura recebida por e-mail, para aprovar ou reprovar",
    },
    shipBilling: { title: "Faturamento de navios", description: "Pré-faturas das operações de navios" },
    invoiceApproval: {
      title: "Aprovação de faturas",
      description: "Faturas aprovadas pela empresa em nome do cliente",
    },
    fobPreInvoicing: {
      title: "Pré-faturamento FOB",
      description: "Pré-faturas das ordens FOB e suas aprovações",
    },
    newPreInvoice: { title: "Nova pré-fatura", description: "Reunir ordens de um mesmo CNPJ para faturar" },
    preInvoice: { title: "Pré-fatura", description: "Linhas, impostos, câmbio e aprovações" },
    preInvoiceReport: { title: "Relatório da pré-fatura", description: "Demonstrativo enviado ao cliente" },
    fobBilling: { title: "Faturamento FOB", description: "Faturamento FOB por nota fiscal" },
    financialMonitoring: {
      title: "Monitoramento financeiro",
      description: "O que há a receber, por situação, idade, cliente, moeda e mês",
    },
    terminalMonitoring: {
      title: "Monitoramento de terminais",
      description: "Caminhões, toneladas, recusas e receita, por terminal e dia",
    },
    issuedInvoices: {
      title: "Faturas",
      description: "Faturas emitidas, o que está em aberto e a exportação para a contabilidade",
    },
    creditNotes: { title: "Notas de crédito", description: "O que foi estornado de faturas emitidas" },
    costTables: { title: "Tabelas de custo", description: "Custos usados nas simulações" },
    costTable: { title: "Tabela de custo", description: "Valores e vigência de uma tabela" },
    fobSimulator: {
      title: "Simulador FOB",
      description: "Estimativa de custos, impostos e margem de uma carga FOB",
    },
    simulator: { title: "Simular", description: "Montar uma nova simulação" },
    taxTables: { title: "Tabelas de impostos", description: "Alíquotas usadas nas simulações" },
    simulation: { title: "Simulação", description: "Premissas e resultado de uma simulação" },
    simulationReport: {
      title: "Relatório da simulação",
      description: "Resultado pronto para apresentar ao cliente",
    },
    invoicesAwaitingApproval: {
      title: "Aprovação de faturas",
      description: "Faturas pendentes de aprovação pela empresa",
    },
  },
};
