/** Categories and their subcategories, for grouping. */
import { issue } from "../kernel/errors.ts";
import { reference } from "../kernel/field/relation.ts";
import { text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";

export const category = defineRecord({
  key: "category",
  service: "register",
  path: "categories",
  scope: "global",
  title: "name",
  fields: {
    name: text({ required: true, max: 120, list: true, search: true }),
    code: text({ max: 20, unique: true, capitals: true, list: true, search: true }),
    parent_id: reference("category", { list: true, filter: true }),
  },
  check: [
    (row) => (row.parent_id !== null && row.parent_id === row.id ? [issue("invalid", "parent_id")] : []),
  ],
});
