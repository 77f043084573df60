/** Prices and invoices, in English: the shape of the other languages. */
import type { FeatureWords } from "#kernel/words";
import type { BILLING_ERRORS } from "../errors.ts";

export const words = {
  errors: {
    price_not_in_force: "This price was not in force on {date}",
    rate_not_published: "The exchange rate of {date} has not been published yet",
    rate_not_found: "No exchange rate is known for the days up to {date}",
    billing_without_tax_id: "Link a CNPJ before billing",
    billing_different_tax_ids: "The invoices have different CNPJs. Adjust the billing before you continue",
    pre_invoice_locked: "Nothing of it is changed once it was sent for approval",
    pre_invoice_empty: "There is nothing to bill: add a line",
    billing_different_customers: "The orders belong to different customers",
    payment_above_open: "No more than {open} is open",
    credit_above_line: "No more than {open} of this line is left to credit",
    credited_in_part: "Part of it was credited: credit the rest instead of canceling",
    not_supplementary: "A supplementary invoice adds to an invoice of the same customer and of its orders",
    month_not_over: "This month is not over yet",
    month_closed: "{period} was handed to accounting: take a later day",
    rule_overlaps: 'It overlaps with "{name}": narrow one of them',
  },
  /** On the invoice. */
  printed: {
    exchangeRates: "Exchange rates",
    supplementary: "Supplementary to invoice {number}",
    credits: "Credits invoice {number}",
    approvalSubject: "Pre-invoice {name} to approve",
    approvalBody:
      "Dear {customer},\n\n{message}the pre-invoice {name} of {amount} awaits your approval. Look at it and answer here; the link works once:\n\n{link}\n\n{sender}",
    approvalButton: "Read and answer",
  },
} satisfies FeatureWords<{ errors: typeof BILLING_ERRORS }>;
