/** People outside the company who get our reports, drafts and invoices. */
import { choice, multiChoice } from "../kernel/field/choice.ts";
import { reference } from "../kernel/field/relation.ts";
import { email, phone, text } from "../kernel/field/text.ts";
import { LOCALES } from "../kernel/locale.ts";
import { defineRecord } from "../kernel/record.ts";

export const MAILINGS = ["reports", "drafts", "certificates", "invoices"] as const;

export const contact = defineRecord({
  key: "contact",
  service: "register",
  path: "contacts",
  scope: "customer",
  customer: "customer_id",
  title: "name",
  fields: {
    name: text({ required: true, max: 120, list: true, search: true }),
    customer_id: reference("customer", { list: true, filter: true }),
    position_id: reference("role", { list: true, filter: true }),
    email: email({ max: 254, list: true, search: true }),
    phone: phone({ max: 40, list: true }),
    cell_phone: phone({ max: 40 }),
    language: choice(LOCALES, { filter: true }),
    receives: multiChoice(MAILINGS, { filter: true, help: true }),
  },
});
