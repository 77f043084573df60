/** Whom we work for. A guest entity of the portal belongs to one customer. */
import { defineRecord } from "../kernel/record.ts";
import { partyFields } from "./party.ts";

export const customer = defineRecord({
  key: "customer",
  service: "register",
  scope: "country",
  title: "name",
  // The table carries the scope of guests; its pages come with the other registers.
  actions: [],
  fields: partyFields,
});
