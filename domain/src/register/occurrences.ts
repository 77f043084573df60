/** Types of what may happen on site: how serious it is, and whether the clock stops. */
import { choice, flag } from "../kernel/field/choice.ts";
import { text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";
import { namedFields } from "./named.ts";

export const SEVERITIES = ["info", "warning", "stop"] as const;

export const occurrences = defineRecord({
  key: "occurrences",
  service: "register",
  path: "occurrences",
  scope: "global",
  title: "name",
  fields: {
    ...namedFields,
    code: text({ max: 20, unique: true, capitals: true, list: true, search: true }),
    severity: choice(SEVERITIES, {
      required: true,
      default: "warning",
      list: true,
      filter: true,
      help: true,
    }),
    stops_clock: flag({ list: true, filter: true, help: true }),
  },
});
