/** Departments of the business units. */
import { reference } from "../kernel/field/relation.ts";
import { text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";

export const department = defineRecord({
  key: "department",
  service: "register",
  path: "departments",
  scope: "country",
  staffOnly: true,
  title: "name",
  fields: {
    name: text({ required: true, max: 120, list: true, search: true }),
    bu_id: reference("bu", { list: true, filter: true }),
  },
});
