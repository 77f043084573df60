/** Job positions of staff and of customers' contacts; the latter is why guests may see them. */
import { reference } from "../kernel/field/relation.ts";
import { text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";

export const role = defineRecord({
  key: "role",
  service: "register",
  path: "positions",
  scope: "country",
  title: "name",
  fields: {
    name: text({ required: true, max: 120, list: true, search: true }),
    department_id: reference("department", { internal: true, list: true, filter: true }),
  },
});
