/** Pre-invoices and invoices, in Portuguese. */
import type { Translated } from "#kernel/words";
import { words as prices } from "#register/words/billing/pt";
import type { words as english } from "./en.ts";

const TAXES = {
  iss: "ISS",
  irrf: "IRRF",
  pis: "PIS",
  cofins: "COFINS",
  csll: "CSLL",
  inss: "INSS",
  ibs: "IBS",
  cbs: "CBS",
};

export const words: Translated<typeof english> = {
  records: {
    pre_invoice: {
      name: "Pré-fatura",
      plural: "Pré-faturas",
      fields: {
        revision: "Versão da pré-fatura",
        work_order_ids: "Ordens de serviço",
        adjusted_tax_id: "CNPJ a faturar",
        due_date: "Vencimento",
        purchase_order: "Pedido do cliente",
        ptax_rule: "Regra do PTAX",
        ptax_side: "Lado do PTAX",
        bl_date: "Data do conhecimento (B/L)",
        ptax_date: "PTAX de",
        withholding: "Retenção",
        iss_pct: "ISS",
        rates: "Cotações",
        lines: "Linhas",
        taxes: "Impostos",
        gross: "Valor bruto",
        net: "Líquido a receber",
        paid: "Pago",
        supplements_id: "Complementa a fatura",
        remarks: "Observações da empresa",
        customer_remarks: "Observações do cliente",
        author_id: "Criada por",
      },
      choices: {
        status: {
          pre_invoicing: "Pré-faturamento",
          pending_level_1: "Pendente nível 1",
          pending_level_2: "Pendente nível 2",
          awaiting_customer: "Aguardando aprovação do cliente",
          approved: "Aprovada",
          waiting_nf: "Aguardando NF",
          invoiced: "Faturada",
          paid: "Paga",
          canceled: "Cancelada",
        },
        kind: {
          ship: "Navio",
          convoy: "Comboio",
          fob: "Caminhões (FOB)",
          default: "Geral",
        },
        ptax_rule: {
          invoice_date: "Data da fatura",
          business_day_before_invoice: "Dia útil anterior à fatura",
          bl_date: "Data do conhecimento (B/L)",
          operation_end: "Fim da operação",
          month_average: "Média do mês",
        },
        ptax_side: {
          buy: "Compra",
          sell: "Venda",
        },
        withholding: {
          federal: "Impostos federais",
          federal_and_iss: "Impostos federais e ISS",
          none: "Nada",
        },
      },
      help: {
        supplements_id:
          "A fatura das mesmas ordens que ela complementa. Deixe em branco para a primeira fatura.",
        adjusted_tax_id: "Quando as ordens têm notas de CNPJs diferentes: o que será faturado.",
        date: "Data da fatura que virá: decide a cotação e os impostos.",
        withholding: "Vazio, como o cliente faz.",
      },
      sections: {
        terms: "Condições",
        lines: "Linhas",
        taxes: "Impostos e retenções",
        totals: "Totais",
        remarks: "Observações",
      },
      children: {
        lines: {
          fields: {
            rule_id: "Regra de faturamento",
            work_order_id: "Ordem de serviço",
            basis: "Base",
            quantity: "Quantidade",
            discount: "Desconto",
            amount: "Valor",
            amount_local: "Em moeda local",
            evidence: "Evidência",
          },
          choices: { basis: prices.records.rule_type.choices.basis },
        },
        taxes: {
          fields: {
            tax: "Imposto",
            base: "Base",
            amount: "Valor",
            withheld: "Retido",
          },
          choices: { tax: TAXES },
        },
        rates: { fields: {} },
        remarks: {
          fields: {
            line_id: "Linha (número interno)",
            line: "Linha",
            revision: "Na versão",
            text: "Observação",
            author: "Dito por",
            at: "Dito em",
          },
        },
        customer_remarks: {
          fields: {
            line_id: "Linha (número interno)",
            line: "Linha",
            revision: "Na versão",
            text: "Observação",
            author: "Dito por",
            at: "Dito em",
          },
        },
      },
    },
    invoice: {
      name: "Fatura",
      plural: "Faturas",
      fields: {
        work_order_ids: "Ordens de serviço",
        due_date: "Vencimento",
        purchase_order: "Pedido do cliente",
        rates: "Cotações",
        lines: "Linhas",
        taxes: "Impostos",
        gross: "Valor bruto",
        net: "Líquido a receber",
        pre_invoice_id: "Pré-fatura",
        nf_number: "Número da NF",
        nf_key: "Chave da NF",
        supplements_id: "Complementa a fatura",
        paid: "Pago",
        credited: "Creditado",
        payments: "Pagamentos",
        document: "Documento",
      },
      choices: {
        status: {
          issued: "Emitida",
          partly_paid: "Paga em parte",
          paid: "Paga",
          credited: "Creditada",
          canceled: "Cancelada",
        },
        kind: {
          ship: "Navio",
          convoy: "Comboio",
          fob: "Caminhões (FOB)",
          default: "Geral",
        },
      },
      sections: {
        lines: "Linhas",
        taxes: "Impostos e retenções",
        totals: "Totais",
        payments: "Pagamentos",
        document: "Documento",
      },
      children: {
        lines: {
          fields: {
            rule_id: "Regra de faturamento",
            work_order_id: "Ordem de serviço",
            basis: "Base",
            quantity: "Quantidade",
            discount: "Desconto",
            amount: "Valor",
            amount_local: "Em moeda local",
            evidence: "Evidência",
          },
          choices: { basis: prices.records.rule_type.choices.basis },
        },
        taxes: {
          fields: {
            tax: "Imposto",
            base: "Base",
            amount: "Valor",
            withheld: "Retido",
          },
          choices: { tax: TAXES },
        },
        rates: { fields: {} },
        payments: { fields: { amount: "Valor" } },
      },
    },
    credit_note: {
      name: "Nota de crédito",
      plural: "Notas de crédito",
      fields: {
        invoice_id: "Fatura",
        work_order_ids: "Ordens de serviço",
        reason: "Motivo",
        lines: "Linhas",
        taxes: "Impostos",
        gross: "Bruto",
        withheld: "Parte retida",
        net: "Líquido",
        document: "Documento",
      },
      sections: { lines: "Linhas", totals: "Totais", document: "Documento" },
      children: {
        taxes: { fields: { tax: "Imposto", amount: "Valor" }, choices: { tax: TAXES } },
        lines: {
          fields: { line_id: "Linha (número interno)", work_order_id: "Ordem de serviço", amount: "Valor" },
        },
      },
    },
    approval_threshold: {
      name: "Limite de aprovação",
      plural: "Limites de aprovação",
      fields: { level: "Nível", amount: "A partir do valor" },
      choices: { level: { level_1: "Nível 1", level_2: "Nível 2" } },
      help: {
        amount:
          "Abaixo dele, em todas as moedas das linhas, o nível é dispensado. Uma moeda sem limite sempre pede o nível.",
      },
    },
    cost_rate: {
      name: "Custo unitário",
      plural: "Custos unitários",
      fields: {
        kind: "Custo de",
        inspector_id: "Vistoriador",
        designation_type_id: "Função",
        amount: "Valor",
        valid_from: "Válido de",
        valid_to: "Válido até",
      },
      choices: { kind: { person_day: "Um dia de trabalho", analysis: "Uma análise" } },
      help: {
        inspector_id: "Em branco vale para todos.",
        designation_type_id: "Em branco vale para todas as funções.",
        amount: "Na moeda do país.",
      },
    },
    expense: {
      name: "Despesa",
      plural: "Despesas",
      fields: {
        description: "Descrição da despesa",
        work_order_id: "Ordem de serviço",
        amount: "Valor",
        billable: "A cobrar",
        receipt: "Recibo",
      },
      help: { billable: "É proposta pelo custo na pré-fatura, assim que o recibo estiver aqui." },
    },
  },
};
