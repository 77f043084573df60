/** States, provinces and departments, by the second half of their ISO 3166-2 code. */
import { text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";

export const state = defineRecord({
  key: "state",
  service: "register",
  path: "states",
  scope: "country",
  title: "name",
  fields: {
    name: text({ required: true, max: 120, list: true, search: true }),
    code: text({
      required: true,
      unique: "country",
      max: 3,
      capitals: true,
      list: true,
      search: true,
      filter: true,
    }),
  },
});
