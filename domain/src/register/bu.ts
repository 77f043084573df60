/** Business units and who leads them. */
import { reference } from "../kernel/field/relation.ts";
import { text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";

export const bu = defineRecord({
  key: "bu",
  service: "register",
  path: "bus",
  scope: "country",
  staffOnly: true,
  title: "name",
  fields: {
    name: text({ required: true, max: 120, list: true, search: true }),
    code: text({ required: true, max: 20, unique: "country", capitals: true, list: true, search: true }),
    manager_id: reference("inspector", { list: true, filter: true }),
  },
});
