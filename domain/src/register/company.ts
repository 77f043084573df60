/** The organisation behind a profile: staff company, guest (customers, other outsiders) or developer. */
import { multiChoice } from "../kernel/field/choice.ts";
import { number } from "../kernel/field/number.ts";
import { reference } from "../kernel/field/relation.ts";
import { defineRecord } from "../kernel/record.ts";
import { partyFields } from "./party.ts";

export const ENTITY_TYPES = ["company", "guest", "developer"] as const;

export const company = defineRecord({
  key: "company",
  service: "register",
  scope: "country",
  title: "name",
  // The table carries the sign-in; its pages come with the administration of people.
  actions: [],
  fields: {
    ...partyFields,
    types: multiChoice(ENTITY_TYPES, { required: true, list: true }),
    legacy_id: number({ unique: true, min: 1 }),
    customer_id: reference("customer", { anyCountry: true }),
  },
});
