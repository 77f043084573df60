/** Refusals about prices, exchange rates and invoices. */
import type { ErrorEntry } from "../kernel/errors.ts";

export const BILLING_ERRORS = {
  price_not_in_force: { status: 405 },
  rate_not_published: { status: 405 },
  rate_not_found: { status: 405 },
  billing_without_tax_id: { status: 409 },
  billing_different_tax_ids: { status: 409 },
  pre_invoice_locked: { status: 409 },
  pre_invoice_empty: { status: 409 },
  billing_different_customers: { status: 409 },
  payment_above_open: { status: 405 },
  credit_above_line: { status: 405 },
  credited_in_part: { status: 409 },
  not_supplementary: { status: 409 },
  month_not_over: { status: 409 },
  month_closed: { status: 409 },
  rule_overlaps: { status: 409 },
} as const satisfies Readonly<Record<string, ErrorEntry>>;

declare module "../kernel/errors.ts" {
  interface ErrorCodes extends Readonly<typeof BILLING_ERRORS> {}
}
