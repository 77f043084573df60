// Decides what a payment does to an invoice: the first part makes it partly paid, the last one paid; nobody pays more
// than is open, nor what is canceled. Amounts in the currency of the invoice, in cents.

import { type Calculated, calculated, refused } from "../kernel/calculated.ts";
import { type CalendarDate, daysBetween } from "../kernel/dates.ts";
import { compare, type DecimalText, subtract } from "../kernel/decimal.ts";
import { issue } from "../kernel/errors.ts";
import type { InvoiceStatus } from "./invoice.ts";
import { sumMoney, toCents } from "./money.ts";

export interface Payment {
  readonly date: CalendarDate;
  readonly amount: DecimalText;
}

export interface InvoiceToSettle {
  readonly status: InvoiceStatus;
  readonly date: CalendarDate;
  readonly net: DecimalText;
  readonly paid: DecimalText;
  /** Taken back by credit notes. */
  readonly credited?: DecimalText | null;
  readonly payments: readonly Payment[];
}

export interface Settled {
  readonly status: "partly_paid" | "paid";
  readonly paid: DecimalText;
  readonly payments: readonly Payment[];
}

/** Below zero is what has to be given back: it was credited after it was paid. */
export function openAmount({
  net,
  paid,
  credited,
}: Pick<InvoiceToSettle, "net" | "paid" | "credited">): DecimalText {
  return sumMoney([subtract(subtract(net, paid), credited ?? "0")]);
}

export function settle(invoice: InvoiceToSettle, payment: Payment): Calculated<Settled> {
  if (invoice.status !== "issued" && invoice.status !== "partly_paid")
    return refused([issue("status_not_permitted", undefined, { status: "paid" })]);
  const open = openAmount(invoice);
  const amount = toCents(payment.amount);
  if (compare(amount, open) > 0) return refused([issue("payment_above_open", "amount", { open })]);
  const paid = sumMoney([invoice.paid, amount]);
  return calculated({
    status: compare(amount, open) === 0 ? "paid" : "partly_paid",
    paid,
    payments: [...invoice.payments, { date: payment.date, amount }],
  });
}

/** Days that an invoice is late; nothing while it is not, or when there is nothing to come. */
export function daysLate(
  { status, due_date: due }: { readonly status: string; readonly due_date: string | null },
  today: CalendarDate,
): number {
  if (due === null || due >= today || (status !== "issued" && status !== "partly_paid")) return 0;
  return daysBetween(due, today);
}
