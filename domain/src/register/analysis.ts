/** What a laboratory determines: by which method, in which unit, with how many decimals, between which figures. */
import { compare } from "../kernel/decimal.ts";
import { issue } from "../kernel/errors.ts";
import { flag } from "../kernel/field/choice.ts";
import { decimal, number } from "../kernel/field/number.ts";
import { reference } from "../kernel/field/relation.ts";
import { text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";
import { namedFields } from "./named.ts";

export const analysis = defineRecord({
  key: "analysis",
  service: "register",
  path: "analysis",
  scope: "global",
  title: "name",
  fields: {
    ...namedFields,
    code: text({ required: true, max: 20, unique: true, capitals: true, list: true, search: true }),
    method: text({ max: 120, list: true, search: true }),
    unit_id: reference("measure", { list: true, filter: true }),
    product_id: reference("product", { list: true, filter: true, help: true }),
    decimals: number({ required: true, default: 2, min: 0, max: 6, section: "range" }),
    second_check: flag({ help: true, section: "range" }),
    min: decimal({ scale: 6, shown: 0, section: "range" }),
    max: decimal({ scale: 6, shown: 0, section: "range" }),
  },
  check: [
    ({ min, max }) =>
      min !== null && max !== null && compare(max, min) < 0 ? [issue("below_minimum", "max", { min })] : [],
  ],
});
