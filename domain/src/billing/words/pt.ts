/** Prices and invoices, in Portuguese. */
import type { Translated } from "#kernel/words";
import type { words as english } from "./en.ts";

export const words: Translated<typeof english> = {
  errors: {
    price_not_in_force: "Este preço não estava em vigor em {date}",
    rate_not_published: "A cotação de {date} ainda não foi publicada",
    rate_not_found: "Nenhuma cotação conhecida nos dias até {date}",
    billing_without_tax_id: "Não é possível faturar sem um CNPJ vinculado",
    billing_different_tax_ids: "As notas têm CNPJs diferentes. Ajuste o faturamento antes de continuar",
    pre_invoice_locked: "Depois de enviada para aprovação, nada nela muda",
    pre_invoice_empty: "Não há o que faturar: inclua uma linha",
    billing_different_customers: "As ordens são de clientes diferentes",
    payment_above_open: "Não há mais que {open} em aberto",
    credit_above_line: "Não resta mais que {open} desta linha para creditar",
    credited_in_part: "Parte dela foi creditada: credite o restante em vez de cancelar",
    not_supplementary: "Uma fatura complementar acrescenta a uma fatura do mesmo cliente e das ordens dela",
    month_not_over: "Este mês ainda não terminou",
    month_closed: "{period} já foi entregue à contabilidade: escolha um dia posterior",
    rule_overlaps: 'Sobrepõe-se a "{name}": restrinja uma das duas',
  },
  /** On the invoice. */
  printed: {
    exchangeRates: "Cotações",
    supplementary: "Complementar à fatura {number}",
    credits: "Credita a fatura {number}",
    approvalSubject: "Pré-fatura {name} para aprovar",
    approvalBody:
      "Prezados {customer},\n\n{message}a pré-fatura {name} de {amount} aguarda a sua aprovação. Veja e responda aqui; o link funciona uma vez:\n\n{link}\n\n{sender}",
    approvalButton: "Ver e responder",
  },
};
