/** River barges: whose they are, how big, how their drafts are averaged and weighed. Metres and tonnes. */
import { BARGE_FORMULA_NAMES, BARGE_MEASURES, checkGaps, checkGrowth } from "../hydrostatics/table.ts";
import { choice } from "../kernel/field/choice.ts";
import { decimal, weight } from "../kernel/field/number.ts";
import { children, files, reference } from "../kernel/field/relation.ts";
import { text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";

const length = { scale: 2, unit: "m", positive: true, max: "200", section: "size" } as const;

export const barge = defineRecord({
  key: "barge",
  service: "register",
  path: "barges",
  // Convoys cross borders on the Paraguay and the Paraná; a barge is the same on both banks.
  scope: "global",
  title: "name",
  fields: {
    name: text({ required: true, max: 120, capitals: true, list: true, search: true }),
    code: text({ required: true, max: 30, unique: true, capitals: true, list: true, search: true }),
    owner_id: reference("carrier", { anyCountry: true, internal: true, list: true, filter: true }),
    registration: text({ max: 40, search: true, help: true }),
    dwt: weight({ unit: "t", shown: 0, positive: true, max: "20000", list: true, section: "size" }),
    length: decimal({ ...length, list: true }),
    beam: decimal({ ...length, list: true }),
    depth: decimal({ ...length, max: "20" }),
    cover: choice(["open", "roll_top", "fibreglass", "fixed"], { list: true, filter: true }),
    mode: choice(BARGE_FORMULA_NAMES, {
      required: true,
      default: "four_point",
      help: true,
      section: "gauging",
    }),
    measured: choice(BARGE_MEASURES, {
      required: true,
      default: "draft",
      help: true,
      section: "gauging",
    }),
    table_density: decimal({
      scale: 4,
      unit: "t/m³",
      min: "0.95",
      max: "1.1",
      default: "1",
      example: "1.000",
      section: "gauging",
    }),
    gauging: children(
      {
        draft: decimal({ required: true, scale: 3, unit: "m", positive: true, max: "20" }),
        weight: weight({ required: true, unit: "t", min: "0", max: "50000" }),
      },
      { max: 1000, distinct: "draft", help: true, section: "gauging" },
    ),
    documents: files({ accept: ["application/pdf", "image/*"], section: "documents" }),
    photos: files({ accept: ["image/*"], section: "documents" }),
  },
  // Freeboards are taken off the moulded depth.
  requiredWhen: { depth: (row) => row.measured === "freeboard" },
  check: [
    (row) => {
      const order = checkGrowth(row.gauging, ["draft", "weight"], "gauging");
      return order.length > 0 ? order : checkGaps(row.gauging, "gauging");
    },
  ],
});
