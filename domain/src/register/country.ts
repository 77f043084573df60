/** Countries of the world, ISO 3166-1. Rows elsewhere carry the two letters, not a reference. */
import { names } from "../kernel/field/place.ts";
import { text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";

export const country = defineRecord({
  key: "country",
  service: "register",
  path: "countries",
  scope: "global",
  title: "name",
  fields: {
    name: text({ required: true, max: 120, list: true, search: true }),
    alpha2: text({
      required: true,
      unique: true,
      pattern: "[A-Z]{2}",
      capitals: true,
      list: true,
      filter: true,
      search: true,
    }),
    alpha3: text({ unique: true, pattern: "[A-Z]{3}", capitals: true, list: true, search: true }),
    numeric_code: text({ pattern: "\\d{3}", list: true }),
    phone_code: text({ max: 10, list: true }),
    names: names({ search: true, section: "languages" }),
  },
});
