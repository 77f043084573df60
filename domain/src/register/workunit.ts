/** Offices; the countries of their addresses are the countries of the people who work there. */
import { children, reference } from "../kernel/field/relation.ts";
import { text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";

export const workunit = defineRecord({
  key: "workunit",
  service: "register",
  path: "workunit",
  // As its company: a guest sees the units of their own entities.
  scope: "customer",
  customer: "company_id.customer_id",
  title: "name",
  fields: {
    name: text({ required: true, max: 120, list: true, search: true }),
    company_id: reference("company", { required: true, list: true, filter: true, anyCountry: true }),
    addresses: children({
      street: text({ required: true, max: 200 }),
      number: text({ max: 20 }),
      zip: text({ max: 12 }),
      city_id: reference("city", { required: true, anyCountry: true }),
    }),
  },
});
