/** Pre-invoices and invoices, in English: the shape of the other languages. */

import type { invoice } from "#billing/invoice";
import type { preInvoice } from "#billing/pre-invoice";
import type { FeatureWords } from "#kernel/words";
import { words as prices } from "#register/words/billing/en";

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

export const words = {
  records: {
    pre_invoice: {
      name: "Pre-invoice",
      plural: "Pre-invoices",
      fields: {
        revision: "Pre-invoice version",
        work_order_ids: "Work orders",
        adjusted_tax_id: "Tax id to be billed",
        due_date: "Due",
        purchase_order: "Order of the customer",
        ptax_rule: "PTAX rule",
        ptax_side: "PTAX side",
        bl_date: "Day of the bill of lading",
        ptax_date: "PTAX of",
        withholding: "Withholding",
        iss_pct: "ISS",
        rates: "Exchange rates",
        lines: "Lines",
        taxes: "Taxes",
        gross: "Gross",
        net: "Net to receive",
        paid: "Paid",
        author_id: "Created by",
      },
      choices: {
        status: {
          pre_invoicing: "Pre-invoicing",
          pending_level_1: "Pending level 1",
          pending_level_2: "Pending level 2",
          awaiting_customer: "Awaiting customer approval",
          approved: "Approved",
          waiting_nf: "Waiting for NF",
          invoiced: "Invoiced",
          paid: "Paid",
          canceled: "Canceled",
        },
        kind: {
          ship: "Ship",
          convoy: "Convoy",
          fob: "Trucks (FOB)",
          default: "General",
        },
        ptax_rule: {
          invoice_date: "Day of the invoice",
          business_day_before_invoice: "Business day before the invoice",
          bl_date: "Day of the bill of lading",
          operation_end: "End of the operation",
          month_average: "Average of the month",
        },
        ptax_side: {
          buy: "Buy",
          sell: "Sell",
        },
        withholding: {
          federal: "Federal taxes",
          federal_and_iss: "Federal taxes and ISS",
          none: "Nothing",
        },
      },
      help: {
        adjusted_tax_id: "Where the orders have invoices of different tax ids: the one that is billed.",
        date: "Day of the invoice to come: it decides the exchange rate and the taxes.",
        withholding: "As the customer does it when left out.",
      },
      sections: {
        terms: "Terms",
        lines: "Lines",
        taxes: "Taxes and withholdings",
        totals: "Totals",
      },
      children: {
        lines: {
          fields: {
            rule_id: "Billing rule",
            work_order_id: "Work order",
            basis: "Basis",
            quantity: "Quantity",
            discount: "Discount",
            amount: "Amount",
            amount_local: "In local currency",
            evidence: "Evidence",
          },
          choices: { basis: prices.records.rule_type.choices.basis },
        },
        taxes: {
          fields: {
            tax: "Tax",
            base: "Base",
            amount: "Amount",
            withheld: "Withheld",
          },
          choices: { tax: TAXES },
        },
        rates: { fields: {} },
      },
    },
    invoice: {
      name: "Invoice",
      plural: "Invoices",
      fields: {
        work_order_ids: "Work orders",
        due_date: "Due",
        purchase_order: "Order of the customer",
        rates: "Exchange rates",
        lines: "Lines",
        taxes: "Taxes",
        gross: "Gross",
        net: "Net to receive",
        pre_invoice_id: "Pre-invoice",
        nf_number: "NF number",
        nf_key: "NF key",
        paid: "Paid",
        payments: "Payments",
        document: "Document",
      },
      choices: {
        status: {
          issued: "Issued",
          partly_paid: "Partly paid",
          paid: "Paid",
          canceled: "Canceled",
        },
        kind: {
          ship: "Ship",
          convoy: "Convoy",
          fob: "Trucks (FOB)",
          default: "General",
        },
      },
      sections: {
        lines: "Lines",
        taxes: "Taxes and withholdings",
        totals: "Totals",
        payments: "Payments",
        document: "Document",
      },
      children: {
        lines: {
          fields: {
            rule_id: "Billing rule",
            work_order_id: "Work order",
            basis: "Basis",
            quantity: "Quantity",
            discount: "Discount",
            amount: "Amount",
            amount_local: "In local currency",
            evidence: "Evidence",
          },
          choices: { basis: prices.records.rule_type.choices.basis },
        },
        taxes: {
          fields: {
            tax: "Tax",
            base: "Base",
            amount: "Amount",
            withheld: "Withheld",
          },
          choices: { tax: TAXES },
        },
        rates: { fields: {} },
        payments: { fields: { amount: "Amount" } },
      },
    },
  },
} satisfies FeatureWords<{ records: { pre_invoice: typeof preInvoice; invoice: typeof invoice } }>;
