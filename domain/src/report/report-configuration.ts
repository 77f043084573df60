/** How the summary report of a customer's operations looks: which parts, in which order, how many photos on a page, in which language. */
import { choice, multiChoice } from "../kernel/field/choice.ts";
import { number } from "../kernel/field/number.ts";
import { reference } from "../kernel/field/relation.ts";
import { text } from "../kernel/field/text.ts";
import { LOCALES } from "../kernel/locale.ts";
import { defineRecord } from "../kernel/record.ts";
import { MOST_PHOTOS, REPORT_SECTIONS } from "./operation-report.ts";

export const reportConfiguration = defineRecord({
  key: "report_configuration",
  service: "report",
  scope: "country",
  staffOnly: true,
  title: "name",
  // Of several for one customer the newest counts.
  order: [["updated_at", "desc"]],
  indexes: [["customer_id", "updated_at"]],
  fields: {
    name: text({ required: true, max: 120, list: true, search: true }),
    customer_id: reference("customer", { required: true, list: true, filter: true }),
    sections: multiChoice(REPORT_SECTIONS, { required: true, list: true }),
    photos_per_page: number({ required: true, default: 4, min: 1, max: MOST_PHOTOS, list: true }),
    language: choice(LOCALES, { required: true, default: "pt", list: true }),
  },
});
