/** Parties that ship the cargo: traders, cooperatives, farmers. */
import { checkTaxId } from "../country/tax-id.ts";
import { coordinates } from "../kernel/field/place.ts";
import { reference } from "../kernel/field/relation.ts";
import { text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";
import { taxIdField } from "./party.ts";

export const shipper = defineRecord({
  key: "shipper",
  service: "register",
  path: "shippers",
  scope: "country",
  // Who else ships from a country is no business of one customer.
  staffOnly: true,
  title: "name",
  fields: {
    name: text({ required: true, max: 120, list: true, search: true }),
    code: text({ max: 30, unique: "country", list: true, search: true }),
    tax_id: taxIdField,
    city_id: reference("city", { list: true, filter: true, section: "place" }),
    coordinates: coordinates({ section: "place" }),
  },
  check: [(row) => checkTaxId(row, "anybody")],
});
