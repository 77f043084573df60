/** Currencies by their ISO 4217 code. Their daily rates are rows of their own, see `exchange-rate.ts`. */
import { number } from "../kernel/field/number.ts";
import { text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";
import { namedFields } from "./named.ts";

export const currency = defineRecord({
  key: "currency",
  service: "register",
  path: "currencies",
  scope: "global",
  // What people write beside an amount, the same in every language.
  // Whoever nominates a vessel chooses from it, guests too.
  open: ["list"],
  title: "code",
  fields: {
    ...namedFields,
    code: text({
      required: true,
      unique: true,
      pattern: "[A-Z]{3}",
      capitals: true,
      list: true,
      search: true,
      filter: true,
    }),
    symbol: text({ max: 8, list: true }),
    decimals: number({ required: true, default: 2, min: 0, max: 4, list: true }),
  },
});
