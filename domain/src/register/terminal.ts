/** Terminals of a port: a berth, how fast it loads and how deep a ship may sail from it. */
import { decimal, weight } from "../kernel/field/number.ts";
import { coordinates } from "../kernel/field/place.ts";
import { reference } from "../kernel/field/relation.ts";
import { text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";

export const terminal = defineRecord({
  key: "terminal",
  service: "register",
  path: "terminals",
  scope: "country",
  // Whoever nominates a vessel chooses from it, guests too.
  open: ["list"],
  title: "name",
  fields: {
    name: text({ required: true, max: 120, list: true, search: true }),
    port_id: reference("port", { required: true, list: true, filter: true }),
    berth: text({ max: 60, list: true, search: true }),
    load_rate: weight({ unit: "t/h", shown: 0, positive: true, list: true, help: true }),
    /** Ports publish it with both decimals: 1280 becomes 12.80. */
    max_draft: decimal({ scale: 2, unit: "m", positive: true, max: "40", autoMask: true }),
    coordinates: coordinates({ section: "place", list: true }),
  },
});
