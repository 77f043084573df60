/** Ways of computing the price of a service. */
import { choice } from "../kernel/field/choice.ts";
import { text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";
import { namedFields } from "./named.ts";
import { PRICE_BASES } from "./price-basis.ts";

export const ruleType = defineRecord({
  key: "rule_type",
  service: "register",
  path: "rule-types",
  scope: "global",
  title: "name",
  fields: {
    ...namedFields,
    code: text({ max: 20, unique: true, capitals: true, list: true, search: true }),
    basis: choice(PRICE_BASES, { required: true, list: true, filter: true, help: true }),
  },
});
