/** What we inspect. Only soybeans and maize have an official classification here. */
import { issue } from "../kernel/errors.ts";
import { choice, flag } from "../kernel/field/choice.ts";
import { text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";
import { namedFields } from "./named.ts";

export const CULTURES = [
  "soybean",
  "maize",
  "rice",
  "wheat",
  "cotton",
  "oil",
  "fertilizer",
  "meal",
  "sugar",
  "other",
] as const;

const CLASSIFIED_CULTURES: readonly string[] = ["soybean", "maize"];

export const product = defineRecord({
  key: "product",
  service: "register",
  path: "products",
  scope: "global",
  // Whoever nominates a vessel chooses from it, guests too.
  open: ["list"],
  title: "name",
  fields: {
    ...namedFields,
    culture: choice(CULTURES, { required: true, list: true, filter: true }),
    ncm: text({
      strip: "[.\\s]",
      pattern: "\\d{4,8}",
      example: "12019000",
      list: true,
      search: true,
      help: true,
    }),
    classified: flag({ list: true, filter: true, help: true }),
  },
  indexes: [["culture", "name"]],
  check: [
    (row) =>
      row.classified && !CLASSIFIED_CULTURES.includes(row.culture)
        ? [issue("product_not_classified", "classified")]
        : [],
  ],
});
