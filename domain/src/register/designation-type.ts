/** Capacities in which a surveyor is assigned to an order. */
import { text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";
import { namedFields } from "./named.ts";

export const designationType = defineRecord({
  key: "designation_type",
  service: "register",
  path: "designation-types",
  scope: "global",
  title: "name",
  fields: {
    ...namedFields,
    code: text({ max: 20, unique: true, capitals: true, list: true, search: true }),
  },
});
