/** Pre-invoices and invoices, in English: the shape of the other languages. */

import type { approvalThreshold } from "#billing/approval-threshold";
import type { costRate } from "#billing/cost-rate";
import type { creditNote } from "#billing/credit-note";
import type { expense } from "#billing/expense";
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
        supplements_id: "Supplements invoice",
        remarks: "Remarks of the company",
        customer_remarks: "Remarks of the customer",
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
        supplements_id: "The invoice of the same orders that it adds to. Leave it out for a first invoice.",
        adjusted_tax_id: "Where the orders have invoices of different tax ids: the one that is billed.",
        date: "Day of the invoice to come: it decides the exchange rate and the taxes.",
        withholding: "As the customer does it when left out.",
      },
      sections: {
        terms: "Terms",
        lines: "Lines",
        taxes: "Taxes and withholdings",
        totals: "Totals",
        remarks: "Remarks",
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
            rate: "Rate",
            amount: "Amount",
            withheld: "Withheld",
          },
          choices: { tax: TAXES },
        },
        rates: { fields: {} },
        remarks: {
          fields: {
            line_id: "Line (internal number)",
            line: "Line",
            revision: "In version",
            text: "Remark",
            author: "Said by",
            at: "Said at",
          },
        },
        customer_remarks: {
          fields: {
            line_id: "Line (internal number)",
            line: "Line",
            revision: "In version",
            text: "Remark",
            author: "Said by",
            at: "Said at",
          },
        },
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
        supplements_id: "Supplements invoice",
        paid: "Paid",
        credited: "Credited",
        payments: "Payments",
        document: "Document",
      },
      choices: {
        status: {
          issued: "Issued",
          partly_paid: "Partly paid",
          paid: "Paid",
          credited: "Credited",
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
            rate: "Rate",
            amount: "Amount",
            withheld: "Withheld",
          },
          choices: { tax: TAXES },
        },
        rates: { fields: {} },
        payments: { fields: { amount: "Amount" } },
      },
    },
    credit_note: {
      name: "Credit note",
      plural: "Credit notes",
      fields: {
        invoice_id: "Invoice",
        work_order_ids: "Work orders",
        reason: "Reason",
        lines: "Lines",
        taxes: "Taxes",
        gross: "Gross",
        withheld: "Withheld share",
        net: "Net",
        document: "Document",
      },
      sections: { lines: "Lines", totals: "Totals", document: "Document" },
      children: {
        taxes: { fields: { tax: "Tax", amount: "Amount" }, choices: { tax: TAXES } },
        lines: {
          fields: { line_id: "Line (internal number)", work_order_id: "Work order", amount: "Amount" },
        },
      },
    },
    approval_threshold: {
      name: "Approval threshold",
      plural: "Approval thresholds",
      fields: { level: "Level", amount: "From the amount" },
      choices: { level: { level_1: "Level 1", level_2: "Level 2" } },
      help: {
        amount:
          "Below it, in every currency of the lines, the level is passed by itself. A currency without a threshold always asks.",
      },
    },
    cost_rate: {
      name: "Cost rate",
      plural: "Cost rates",
      fields: {
        kind: "Cost of",
        inspector_id: "Surveyor",
        designation_type_id: "Capacity",
        amount: "Amount",
        valid_from: "Valid from",
        valid_to: "Valid until",
      },
      choices: { kind: { person_day: "A day of work", analysis: "An analysis" } },
      help: {
        inspector_id: "Leave out for everybody.",
        designation_type_id: "Leave out for every capacity.",
        amount: "In the currency of the country.",
      },
    },
    expense: {
      name: "Expense",
      plural: "Expenses",
      fields: {
        description: "What it was for",
        work_order_id: "Work order",
        amount: "Amount",
        billable: "To be billed",
        receipt: "Receipt",
      },
      help: { billable: "It is proposed at cost on the pre-invoice, once its receipt is here." },
    },
  },
} satisfies FeatureWords<{
  records: {
    pre_invoice: typeof preInvoice;
    invoice: typeof invoice;
    credit_note: typeof creditNote;
    approval_threshold: typeof approvalThreshold;
    cost_rate: typeof costRate;
    expense: typeof expense;
  };
}>;
