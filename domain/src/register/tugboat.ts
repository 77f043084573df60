/** Boats that push or tow the convoys. They cross borders with them, so there is one row for all countries. */
import { validateMmsi } from "../identifier/vessel-number.ts";
import { issue } from "../kernel/errors.ts";
import { number } from "../kernel/field/number.ts";
import { reference } from "../kernel/field/relation.ts";
import { text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";

export const tugboat = defineRecord({
  key: "tugboat",
  service: "register",
  path: "tugboats",
  scope: "global",
  title: "name",
  fields: {
    name: text({ required: true, max: 120, capitals: true, list: true, search: true }),
    code: text({ max: 30, unique: true, capitals: true, list: true, search: true }),
    owner_id: reference("carrier", { anyCountry: true, internal: true, list: true, filter: true }),
    registration: text({ max: 40, list: true, search: true, help: true }),
    mmsi: text({
      unique: true,
      max: 20,
      strip: "\\D",
      example: "710009961",
      list: true,
      search: true,
      help: true,
    }),
    power: number({ min: 1, max: 50000, unit: "hp", list: true }),
  },
  check: [
    (row) =>
      row.mmsi === null || validateMmsi(row.mmsi).parts?.station === "ship"
        ? []
        : [issue("invalid_mmsi", "mmsi")],
  ],
});
