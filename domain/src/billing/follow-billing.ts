// Decides where an order stands by what became of its pre-invoices: sent for approval, approved and waiting for the
// fiscal note, billed. Of several the one that is furthest behind counts, so that an order is billed when all of it is.
// What is sent back or canceled takes its order back; what is billed stays so, unless nothing of it stands any more.

import type { OrderStatus } from "../work-order/status.ts";
import type { PreInvoiceStatus } from "./pre-invoice-status.ts";

const LEADS_TO: Readonly<Partial<Record<PreInvoiceStatus, OrderStatus>>> = {
  pre_invoicing: "billing_pending",
  pending_level_1: "billing_pending_approval",
  pending_level_2: "billing_pending_approval",
  awaiting_customer: "billing_pending_approval",
  approved: "waiting_nf",
  waiting_nf: "waiting_nf",
  invoiced: "billed",
  paid: "billed",
};

const LINE: readonly string[] = [
  "finished",
  "billing_pending",
  "billing_pending_approval",
  "waiting_nf",
  "billed",
] satisfies readonly OrderStatus[];

const TO_BE_BILLED: OrderStatus = "billing_pending";

/** The next status of an order on the way to where its pre-invoices have come; nothing where it is there, or not finished. */
export function billedStatus(
  status: string,
  preInvoices: readonly PreInvoiceStatus[],
): OrderStatus | undefined {
  const places = preInvoices.flatMap((one) => {
    const to = LEADS_TO[one];
    return to === undefined ? [] : [LINE.indexOf(to)];
  });
  const at = LINE.indexOf(status);
  if (at === -1 || preInvoices.length === 0) return undefined;
  if (places.length === 0) return at > LINE.indexOf(TO_BE_BILLED) ? TO_BE_BILLED : undefined;
  const reached = Math.min(...places);
  if (at < reached) return LINE[at + 1] as OrderStatus;
  return at > reached && status !== "billed" ? (LINE[reached] as OrderStatus) : undefined;
}
