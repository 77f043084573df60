/** A pre-invoice and an invoice as their pages read them, and where they are opened. */
import type { RowNamed } from "@plimsoll/domain/calls";

export const PRE_INVOICES = { service: "billing", type: "pre_invoice" } as const;
export const INVOICES = { service: "billing", type: "invoice" } as const;
export const CREDIT_NOTES = { service: "billing", type: "credit_note" } as const;
export const ORDERS = { service: "workorder", type: "work_order" } as const;

export type PreInvoiceRow = RowNamed<typeof PRE_INVOICES>;
export type InvoiceRow = RowNamed<typeof INVOICES>;
export type BilledLine = PreInvoiceRow["lines"][number];

export const PRE_INVOICE_PATH = "/services/billingfob";
export const invoicePath = (id: string) => `/services/billingfob2/invoice/${id}/gallery`;
