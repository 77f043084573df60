/**
 * Ships: how they are named, measured and divided, and the table that turns their drafts into tonnes. Lengths in metres,
 * weights in tonnes, the keel in millimetres; marks forward of their reference and centres of flotation aft of midships
 * are positive.
 */
import { checkCentres, checkGaps, checkGrowth, LCF_REFERENCES } from "../hydrostatics/table.ts";
import { validateImo, validateMmsi } from "../identifier/vessel-number.ts";
import { compare } from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import { choice } from "../kernel/field/choice.ts";
import { decimal, number, weight } from "../kernel/field/number.ts";
import { children, reference } from "../kernel/field/relation.ts";
import { text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";

const length = { scale: 2, unit: "m", positive: true, max: "600" } as const;
const mark = { scale: 3, unit: "m", min: "-100", max: "100", section: "marks" } as const;
const keel = { scale: 1, unit: "mm", min: "0", max: "200", section: "marks" } as const;

export const ship = defineRecord({
  key: "ship",
  service: "register",
  path: "ships",
  // A ship calls at every country under the same IMO number, so there is one row for all.
  scope: "global",
  // Whoever nominates a vessel chooses from it, guests too.
  open: ["list"],
  title: "name",
  fields: {
    name: text({ required: true, max: 120, capitals: true, list: true, search: true }),
    imo: text({
      unique: true,
      max: 20,
      strip: "\\D",
      example: "9990076",
      list: true,
      search: true,
      filter: true,
      help: true,
    }),
    mmsi: text({
      unique: true,
      max: 20,
      strip: "\\D",
      example: "538009901",
      list: true,
      search: true,
      help: true,
    }),
    call_sign: text({ max: 10, capitals: true, search: true }),
    flag_id: reference("country", { list: true, filter: true }),
    dwt: weight({ unit: "t", shown: 0, positive: true, max: "1000000", list: true, section: "size" }),
    loa: decimal({ ...length, example: "229.00", section: "size" }),
    lbp: decimal({ ...length, example: "225.50", section: "size" }),
    beam: decimal({ ...length, max: "100", section: "size" }),
    light_ship: weight({ unit: "t", shown: 0, positive: true, max: "500000", section: "size" }),
    summer_draft: decimal({ ...length, scale: 3, max: "40", section: "size" }),
    holds: children(
      {
        number: number({ required: true, min: 1, max: 10, example: 1 }),
        volume: decimal({ required: true, scale: 3, unit: "m³", positive: true, max: "200000" }),
      },
      { required: true, max: 10, distinct: "number", screen: "holds", section: "holds" },
    ),
    table_density: decimal({
      scale: 4,
      unit: "t/m³",
      min: "0.95",
      max: "1.1",
      default: "1.025",
      example: "1.025",
      help: true,
      section: "hydrostatics",
    }),
    lcf_from: choice(LCF_REFERENCES, {
      required: true,
      default: "midships",
      help: true,
      section: "hydrostatics",
    }),
    hydrostatics: children(
      {
        draft: decimal({ required: true, scale: 3, unit: "m", positive: true, max: "40" }),
        displacement: weight({ required: true, unit: "t", positive: true, max: "2000000" }),
        tpc: decimal({ required: true, scale: 3, unit: "t/cm", positive: true, max: "1000" }),
        lcf: decimal({ required: true, scale: 3, unit: "m", min: "-600", max: "600" }),
        mtc: decimal({ required: true, scale: 3, unit: "t·m/cm", positive: true, max: "100000" }),
      },
      { max: 2000, distinct: "draft", help: true, section: "hydrostatics" },
    ),
    mark_fwd: decimal({ ...mark, help: true }),
    mark_mid: decimal(mark),
    mark_aft: decimal(mark),
    keel_fwd: decimal({ ...keel, help: true }),
    keel_mid: decimal(keel),
    keel_aft: decimal(keel),
  },
  // Centres of flotation lie between the perpendiculars.
  requiredWhen: { lbp: (row) => row.hydrostatics.length > 0 },
  check: [
    (row) => (row.imo === null || validateImo(row.imo).valid ? [] : [issue("invalid_imo", "imo")]),
    (row) =>
      row.mmsi === null || validateMmsi(row.mmsi).parts?.station === "ship"
        ? []
        : [issue("invalid_mmsi", "mmsi")],
    (row) =>
      row.lbp !== null && row.loa !== null && compare(row.lbp, row.loa) > 0
        ? [issue("above_maximum", "lbp", { max: row.loa })]
        : [],
    (row) => checkHolds(row.holds),
    ({ hydrostatics, lbp, lcf_from: from }) =>
      lbp === null ? [] : checkCentres(hydrostatics, { lbp, from }, "hydrostatics"),
    (row) => checkDrafts(row.hydrostatics),
  ],
});

/** Holds are numbered 1, 2, 3… from forward; none is missing, so none has a number above their count. */
function checkHolds(holds: readonly { readonly number: number }[]): Issue[] {
  return holds.flatMap((hold, at) =>
    hold.number > holds.length ? [issue("above_maximum", `holds.${at}.number`, { max: holds.length })] : [],
  );
}

interface HydrostaticRow {
  readonly draft: string;
  readonly displacement: string;
}

function checkDrafts(rows: readonly HydrostaticRow[]): Issue[] {
  const field = "hydrostatics";
  const order = checkGrowth(rows, ["draft", "displacement"], field);
  return order.length > 0 ? order : checkGaps(rows, field);
}
