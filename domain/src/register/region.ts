/** Commercial and operating regions of a country, as the company cuts them. */
import { text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";

export const region = defineRecord({
  key: "region",
  service: "register",
  path: "regions",
  scope: "country",
  title: "name",
  fields: {
    name: text({ required: true, max: 120, list: true, search: true }),
    code: text({ max: 20, unique: "country", capitals: true, list: true, search: true }),
  },
});
