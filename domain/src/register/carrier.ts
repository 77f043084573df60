/** Hauliers of trucks and wagons, owners of barges and pushers. */
import { checkTaxId } from "../country/tax-id.ts";
import { multiChoice } from "../kernel/field/choice.ts";
import { reference } from "../kernel/field/relation.ts";
import { email, phone, text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";
import { taxIdField } from "./party.ts";

export const carrier = defineRecord({
  key: "carrier",
  service: "register",
  path: "carriers",
  scope: "country",
  // Whom other customers load with is no business of theirs.
  staffOnly: true,
  title: "name",
  fields: {
    name: text({ required: true, max: 120, list: true, search: true }),
    code: text({ max: 30, unique: "country", list: true, search: true }),
    modes: multiChoice(["road", "rail", "river"], { required: true, list: true, filter: true }),
    tax_id: taxIdField,
    registration: text({ max: 30, help: true, section: "registrations" }),
    city_id: reference("city", { list: true, filter: true, section: "contact" }),
    phone: phone({ max: 40, section: "contact" }),
    email: email({ max: 254, section: "contact" }),
  },
  check: [(row) => checkTaxId(row, "anybody")],
});
