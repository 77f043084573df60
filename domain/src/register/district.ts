/** Districts of a city, each counted to a region. */
import { reference } from "../kernel/field/relation.ts";
import { text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";

export const district = defineRecord({
  key: "district",
  service: "register",
  path: "districts",
  scope: "country",
  title: "name",
  fields: {
    name: text({ required: true, max: 120, list: true, search: true }),
    city_id: reference("city", { list: true, filter: true }),
    region_id: reference("region", { list: true, filter: true }),
  },
});
