/** Establishments of a company with a tax registration of their own: they carry out and bill the services. */
import { address } from "../kernel/field/place.ts";
import { reference } from "../kernel/field/relation.ts";
import { phone, text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";
import { checkParty, taxIdField } from "./party.ts";

export const branch = defineRecord({
  key: "branch",
  service: "register",
  path: "branches",
  // As its company: a guest sees the branches of their own entities.
  scope: "customer",
  customer: "company_id.customer_id",
  title: "name",
  fields: {
    name: text({ required: true, max: 120, list: true, search: true }),
    code: text({ max: 30, unique: "country", list: true, search: true }),
    company_id: reference("company", { required: true, anyCountry: true, list: true, filter: true }),
    tax_id: taxIdField,
    municipal_registration: text({ max: 30, section: "registrations" }),
    state_registration: text({ max: 30, section: "registrations" }),
    address: address({ section: "place" }),
    city_id: reference("city", { list: true, filter: true, section: "place" }),
    phone: phone({ max: 40, section: "place" }),
  },
  check: [checkParty],
});
