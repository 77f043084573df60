/**
 * Units of measure. Those of one kind convert through its base: kilogram, cubic metre, hour, piece, per cent. Units of
 * the kind `other` (degrees, kilograms per hectolitre) stand for themselves.
 */
import { choice } from "../kernel/field/choice.ts";
import { decimal } from "../kernel/field/number.ts";
import { text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";
import { namedFields } from "./named.ts";

export const measure = defineRecord({
  key: "measure",
  service: "register",
  path: "measures",
  scope: "global",
  // What people write beside a figure, the same in every language.
  title: "symbol",
  fields: {
    ...namedFields,
    symbol: text({ required: true, max: 20, unique: true, list: true, search: true }),
    kind: choice(["mass", "volume", "time", "count", "percent", "other"], {
      required: true,
      list: true,
      filter: true,
    }),
    factor: decimal({ scale: 9, shown: 0, positive: true, list: true, help: true }),
  },
});
