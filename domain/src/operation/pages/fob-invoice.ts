/** Fiscal invoices of the cargo of a truck order, each linked once and to the trucks that carried it. */
import { checkTaxId } from "#country/tax-id";
import { validateInvoiceKey } from "#identifier/access-key";
import { issue } from "#kernel/errors";
import { money, weight } from "#kernel/field/number";
import { files, references } from "#kernel/field/relation";
import { taxId, text } from "#kernel/field/text";
import { date } from "#kernel/field/time";
import { defineRecord } from "#kernel/record";
import type { OperationPage } from "../operation-page.ts";
import { counted } from "../operation-page.ts";
import { fieldRecord, ofOperation, remark } from "./fields.ts";
import { invoiceKey } from "./truck.ts";

export const fobInvoice = defineRecord({
  ...fieldRecord,
  key: "fob_invoice",
  role: "invoice",
  title: "number",
  fields: {
    ...ofOperation,
    number: text({ required: true, max: 20, list: true, search: true }),
    date: date({ required: true, list: true, filter: true }),
    /** Of whoever issued it. */
    tax_id: taxId({ max: 25, list: true, search: true, filter: true }),
    key: text({ ...invoiceKey, unique: true, list: true, search: true }),
    weight: weight({ unit: "KG", positive: true, max: "1000000000", list: true }),
    value: money({ positive: true, list: true }),
    truck_ids: references("truck"),
    remark: remark(),
    files: files({ accept: ["image/*", "application/pdf", "text/xml", "application/xml"], section: "files" }),
  },
  indexes: [
    ["operation_id", "date"],
    ["work_order_id", "date"],
  ],
  order: [
    ["date", "desc"],
    ["number", "desc"],
  ],
  check: [
    (row) => checkTaxId(row, "anybody"),
    ({ key }) => (key === null || validateInvoiceKey(key).valid ? [] : [issue("invalid_invoice_key", "key")]),
  ],
});

export const fobInvoicePage: OperationPage = {
  key: "fob_invoice",
  segment: "invoice",
  icon: "file-text",
  words: "invoices",
  carriers: ["trucks"],
  opens: "started",
  optional: true,
  progress: counted,
};
