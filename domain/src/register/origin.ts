/** Where an inspected cargo comes from, as it is named on reports. */
import { coordinates } from "../kernel/field/place.ts";
import { reference } from "../kernel/field/relation.ts";
import { text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";

export const origin = defineRecord({
  key: "origin",
  service: "register",
  path: "origins",
  scope: "country",
  title: "name",
  fields: {
    name: text({ required: true, max: 120, list: true, search: true }),
    code: text({ max: 30, unique: "country", list: true, search: true }),
    city_id: reference("city", { list: true, filter: true }),
    region_id: reference("region", { list: true, filter: true }),
    coordinates: coordinates({ section: "place" }),
  },
});
