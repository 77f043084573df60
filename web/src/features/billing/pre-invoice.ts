/** A pre-invoice and an invoice as their pages read them, where they are opened, and their figures as files. */
import type { RowNamed } from "@plimsoll/domain/calls";
import { call } from "#rpc/client";

export const PRE_INVOICES = { service: "billing", type: "pre_invoice" } as const;
export const INVOICES = { service: "billing", type: "invoice" } as const;
export const CREDIT_NOTES = { service: "billing", type: "credit_note" } as const;
export const ORDERS = { service: "workorder", type: "work_order" } as const;

export type PreInvoiceRow = RowNamed<typeof PRE_INVOICES>;
export type InvoiceRow = RowNamed<typeof INVOICES>;
export type BilledLine = PreInvoiceRow["lines"][number];

export const PRE_INVOICE_PATH = "/services/billingfob";
export const invoicePath = (id: string) => `/services/billingfob2/invoice/${id}/gallery`;

const inCountryOf = ({ country }: { readonly country: string | null }) =>
  country === null ? {} : { country };

export async function loadStatement(row: PreInvoiceRow, format: "xlsx" | "pdf") {
  const asked = {
    ...PRE_INVOICES,
    action: "file",
    attributes: { id: row.id, format },
    ...inCountryOf(row),
  } as const;
  return (await call(asked)).attributes;
}

export async function loadInvoiceSheet(row: InvoiceRow) {
  const asked = {
    ...INVOICES,
    action: "file",
    attributes: { id: row.id, format: "xlsx" },
    ...inCountryOf(row),
  } as const;
  return (await call(asked)).attributes;
}
