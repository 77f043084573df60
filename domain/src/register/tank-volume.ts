/**
 * What the tanks of a ship hold, as her own tables print it: one row for each sounding and trim. Metres and cubic metres;
 * trim by the stern is positive. A sheet of them is imported as any other.
 */
import { choice } from "../kernel/field/choice.ts";
import { decimal } from "../kernel/field/number.ts";
import { reference } from "../kernel/field/relation.ts";
import { text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";

/** What is aboard and no cargo: the deductibles of a draft survey that come out of tanks. */
export const TANK_CONTENTS = [
  "ballast",
  "fresh_water",
  "fuel_oil",
  "diesel",
  "lub_oil",
  "bilge",
  "others",
] as const;

export const tankVolume = defineRecord({
  key: "tank_volume",
  service: "register",
  path: "tank-volumes",
  // As the ship herself: she has the same tanks in every country.
  scope: "global",
  title: "tank",
  unique: [["ship_id", "tank", "trim", "sounding"]],
  fields: {
    ship_id: reference("ship", { required: true, list: true, filter: true }),
    tank: text({ required: true, max: 30, capitals: true, list: true, search: true }),
    content: choice(TANK_CONTENTS, { required: true, default: "ballast", list: true, filter: true }),
    trim: decimal({
      required: true,
      scale: 2,
      unit: "m",
      min: "-20",
      max: "20",
      default: "0",
      list: true,
      help: true,
    }),
    sounding: decimal({ required: true, scale: 3, unit: "m", min: "0", max: "60", list: true }),
    volume: decimal({ required: true, scale: 3, unit: "m³", min: "0", max: "200000", list: true }),
  },
  indexes: [["ship_id", "tank", "sounding"]],
});
