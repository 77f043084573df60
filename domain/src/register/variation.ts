/** A group and type of a product, and the limits that make a lot one of it. */
import { compare } from "../kernel/decimal.ts";
import { issue } from "../kernel/errors.ts";
import { decimal } from "../kernel/field/number.ts";
import { children, reference } from "../kernel/field/relation.ts";
import { text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";

export const variation = defineRecord({
  key: "variation",
  service: "register",
  path: "variations",
  scope: "global",
  title: "name",
  fields: {
    name: text({ required: true, max: 120, list: true, search: true }),
    product_id: reference("product", { list: true, filter: true }),
    group: text({ max: 60, list: true, search: true }),
    type: text({ max: 60, list: true, search: true }),
    limits: children(
      {
        analysis_id: reference("analysis", { required: true }),
        minimum: decimal({ scale: 4, shown: 0 }),
        maximum: decimal({ scale: 4, shown: 0 }),
      },
      { distinct: "analysis_id" },
    ),
  },
  check: [
    (row) =>
      row.limits.flatMap(({ minimum, maximum }, at) =>
        minimum !== null && maximum !== null && compare(maximum, minimum) < 0
          ? [issue("below_minimum", `limits.${at}.maximum`, { min: minimum })]
          : [],
      ),
  ],
});
