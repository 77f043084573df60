/** Types of the events that make a statement of facts, in the order in which a call usually meets them. */
import { choice, flag } from "../kernel/field/choice.ts";
import { number } from "../kernel/field/number.ts";
import { text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";
import { namedFields } from "./named.ts";

export const timelog = defineRecord({
  key: "timelog",
  service: "register",
  path: "timelogs",
  scope: "global",
  title: "name",
  fields: {
    ...namedFields,
    code: text({ max: 20, unique: true, capitals: true, list: true, search: true }),
    kind: choice(["start", "stop", "rain", "shift", "document", "other"], {
      required: true,
      default: "other",
      list: true,
      filter: true,
      help: true,
    }),
    /** With an entry of this type an order begins to operate. */
    begins_loading: flag({ list: true, help: true }),
    order: number({ min: 0, list: true, help: true }),
  },
  indexes: [["order"]],
});
