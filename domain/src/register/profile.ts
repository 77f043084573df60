/** What a user may do: on behalf of an entity, in its work units, by service, role and permission. */
import { multiChoice } from "../kernel/field/choice.ts";
import { number } from "../kernel/field/number.ts";
import { children, reference, references } from "../kernel/field/relation.ts";
import { text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";

/** Every permission that a call may ask for. */
export const PERMISSIONS = [
  "list",
  "load",
  "create",
  "update",
  "delete",
  "changestatus",
  "reopen",
  "approve",
  "approve_1",
  "approve_2",
  "approve_for_customer",
  "issue",
  "margin",
] as const;

export const profile = defineRecord({
  key: "profile",
  service: "register",
  path: "profiles",
  scope: "company",
  staffOnly: true,
  title: "name",
  fields: {
    name: text({ required: true, max: 120, list: true, search: true }),
    user_id: reference("user", { required: true, list: true, filter: true }),
    company_id: reference("company", { required: true, list: true, filter: true, anyCountry: true }),
    position: number({ required: true, default: 0, min: 0, help: true }),
    workunit_ids: references("workunit", { anyCountry: true }),
    services: children(
      {
        service: text({ required: true, max: 60 }),
        role: text({ required: true, max: 60 }),
        permissions: multiChoice(PERMISSIONS, { required: true }),
      },
      { screen: "grants", section: "rights" },
    ),
  },
  indexes: [["user_id", "position"]],
});
