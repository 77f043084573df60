/** Sea and river ports, by their UN/LOCODE, with the time zone that local times of a call are written in. */

import { isTimeZone } from "../kernel/dates.ts";
import { issue } from "../kernel/errors.ts";
import { choice } from "../kernel/field/choice.ts";
import { coordinates } from "../kernel/field/place.ts";
import { reference } from "../kernel/field/relation.ts";
import { text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";

export const port = defineRecord({
  key: "port",
  service: "register",
  path: "ports",
  scope: "country",
  // Whoever nominates a vessel chooses from it, guests too.
  open: ["list"],
  title: "name",
  fields: {
    name: text({ required: true, max: 120, list: true, search: true }),
    locode: text({
      unique: true,
      pattern: "[A-Z]{2}[A-Z2-9]{3}",
      capitals: true,
      list: true,
      search: true,
      filter: true,
      help: true,
    }),
    kind: choice(["sea", "river"], { required: true, default: "sea", list: true, filter: true }),
    city_id: reference("city", { list: true, filter: true }),
    time_zone: text({ max: 60, help: true, example: "America/Sao_Paulo" }),
    coordinates: coordinates({ section: "place", list: true }),
  },
  indexes: [["kind", "name"]],
  check: [
    (row) => (row.time_zone === null || isTimeZone(row.time_zone) ? [] : [issue("invalid", "time_zone")]),
  ],
});
