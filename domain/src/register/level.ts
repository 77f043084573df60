/** Levels at which a billing rule applies, the narrowest last: it is the one that counts where several fit. */
import { number } from "../kernel/field/number.ts";
import { text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";
import { namedFields } from "./named.ts";

export const level = defineRecord({
  key: "level",
  service: "register",
  path: "levels",
  scope: "global",
  title: "name",
  fields: {
    ...namedFields,
    code: text({ max: 20, unique: true, capitals: true, list: true, search: true }),
    order: number({ min: 0, list: true, help: true }),
  },
});
