/** Cities, each in a state; addresses, ports and places of loading refer to them. */
import { coordinates } from "../kernel/field/place.ts";
import { reference } from "../kernel/field/relation.ts";
import { text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";

export const city = defineRecord({
  key: "city",
  service: "register",
  path: "cities",
  scope: "country",
  title: "name",
  fields: {
    name: text({ required: true, max: 120, list: true, search: true }),
    state_id: reference("state", { required: true, list: true, filter: true }),
    code: text({ max: 20, help: true, search: true }),
    coordinates: coordinates({ section: "place" }),
  },
  indexes: [["state_id", "name"]],
});
