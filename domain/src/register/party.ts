/** What a company and a customer have in common as legal persons. */
import { checkTaxId } from "../country/tax-id.ts";
import { address, coordinates } from "../kernel/field/place.ts";
import { reference } from "../kernel/field/relation.ts";
import { phone, taxId, text } from "../kernel/field/text.ts";

/** Unique within a country, and found by the filter and the search. */
export const taxIdField = taxId({
  max: 25,
  unique: "country",
  list: true,
  search: true,
  filter: true,
  section: "registrations",
});

export const partyFields = {
  name: text({ required: true, max: 120, list: true, search: true }),
  social_name: text({ required: true, max: 160, list: true, under: ["name"], search: true }),
  alternative_name: text({ max: 160, search: true }),
  code: text({ max: 30, unique: "country", list: true, search: true }),
  tax_id: taxIdField,
  municipal_registration: text({ max: 30, section: "registrations" }),
  state_registration: text({ max: 30, section: "registrations" }),
  address: address({ section: "place" }),
  city_id: reference("city", { list: true, filter: true, section: "place" }),
  phone: phone({ max: 40, section: "contact" }),
  cell_phone: phone({ max: 40, section: "contact" }),
  coordinates: coordinates({ section: "place" }),
} as const;

export const checkParty = (row: { readonly country?: string | null; readonly tax_id: string | null }) =>
  checkTaxId(row, "company");
