/** The organisation behind a profile: staff company, guest (customers, other outsiders) or developer. */
import { multiChoice } from "../kernel/field/choice.ts";
import { number } from "../kernel/field/number.ts";
import { file, reference } from "../kernel/field/relation.ts";
import { defineRecord } from "../kernel/record.ts";
import { checkParty, partyFields } from "./party.ts";

export const ENTITY_TYPES = ["company", "guest", "developer"] as const;

export const company = defineRecord({
  key: "company",
  service: "register",
  path: "companies",
  // A guest sees the entities of their own customer, never the staff companies or those of another customer.
  scope: "customer",
  customer: "customer_id",
  title: "name",
  fields: {
    ...partyFields,
    logo: file({ accept: ["image/png", "image/jpeg"], help: true }),
    types: multiChoice(ENTITY_TYPES, { required: true, list: true, filter: true, section: "rights" }),
    legacy_id: number({ unique: true, min: 1, help: true, section: "rights" }),
    customer_id: reference("customer", { anyCountry: true, filter: true, help: true, section: "rights" }),
  },
  check: [checkParty],
});
