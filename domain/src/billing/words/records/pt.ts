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
        adjusted_tax_id: "Quando as ordens têm notas de CNPJs diferentes: o que será faturado.",
        date: "Data da fatura que virá: decide a cotação e os impostos.",
        withholding: "Vazio, como o cliente faz.",
      },
      sections: {
        terms: "Condições",
        lines: "Linhas",
        taxes: "Impostos e retenções",
        totals: "Totais",
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
        paid: "Pago",
        payments: "Pagamentos",
        document: "Documento",
      },
      choices: {
        status: {
          issued: "Emitida",
          partly_paid: "Paga em parte",
          paid: "Paga",
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
  },
};
