/** A list as somebody likes it: filters, order, columns, under a name of their own. */

import { flag } from "../kernel/field/choice.ts";
import { reference } from "../kernel/field/relation.ts";
import { text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";

export const savedView = defineRecord({
  key: "saved_view",
  service: "session",
  scope: "own",
  access: "signed-in",
  title: "name",
  fields: {
    name: text({ required: true, max: 80, list: true }),
    record: text({ required: true, max: 60, filter: true }),
    /** The query part of the list's address. */
    query: text({ max: 4000 }),
    columns: text({ max: 2000 }),
    standard: flag(),
    /** Colleagues of the same company see it too; only its owner changes it. */
    team: flag(),
    user_id: reference("user", { required: true }),
  },
  indexes: [["user_id", "record", "name"]],
});
