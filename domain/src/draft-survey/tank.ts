// Decides the volume and the weight of what a tank holds, from its sounding and the ship's trim, by the three kinds
// of calibration tables that ships carry. Metres, cubic metres, tonnes; the correction of a sounding in
// millimetres. A sounding or a trim outside the table is refused: tables are never continued by guessing.

import { z } from "zod";
import { type Calculated, calculated, calculator, refused, type Step } from "../kernel/calculated.ts";
import { compare, type DecimalText, isNegative, multiply, roundTo, sum } from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import { choiceInput, type FigureBounds, figureInput, listInput } from "../kernel/figure.ts";
import { betweenFormula, figures, type Point } from "../kernel/formula.ts";
import {
  addFractions,
  divideFractions,
  type Fraction,
  fractionOf,
  multiplyFractions,
  roundFraction,
  subtractFractions,
} from "../kernel/fraction.ts";
import { decimalOutput, listOutput, objectOutput, stepOutput } from "../kernel/output.ts";
import { quantityOf } from "./worksheet.ts";

export const TANK_TABLES = ["volume_by_trim", "sounding_correction", "volume_correction"] as const;

export const TANK_STEPS = [
  "row_volume",
  "corrected_sounding",
  "volume_even_keel",
  "volume_correction",
  "volume",
  "weight",
  "tank_total",
] as const;
export const TANK_RULES = ["tank_calibration_table", "volume_times_density", "tank_list"] as const;
export type TankStep = Step<(typeof TANK_STEPS)[number], (typeof TANK_RULES)[number]>;

const SOUNDING: FigureBounds = { scale: 4, max: "60" };
const TRIM: FigureBounds = { scale: 4, min: "-20", max: "20" };
const VOLUME: FigureBounds = { scale: 6, max: "1000000" };
const SIGNED: FigureBounds = { scale: 6, min: "-1000000", max: "1000000" };
/** From light fuel to heavy slops. */
const LIQUID: FigureBounds = { scale: 6, min: "0.5", max: "2" };

const MOST_ROWS = 2000;

/** A value that is known at some places of a scale, in rising order. */
const points = listInput(
  z.strictObject({ at: figureInput(SIGNED), value: figureInput(SIGNED) }),
  MOST_ROWS,
  1,
);

const table = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("volume_by_trim"),
    trims: listInput(figureInput(TRIM), 100, 1),
    /** One volume for each trim. */
    rows: listInput(
      z.strictObject({ sounding: figureInput(SOUNDING), volumes: listInput(figureInput(VOLUME), 100) }),
      MOST_ROWS,
      1,
    ),
  }),
  z.strictObject({ kind: z.literal("sounding_correction"), corrections_mm: points, volumes: points }),
  z.strictObject({ kind: z.literal("volume_correction"), volumes: points, corrections: points }),
]);

const liquid = figureInput(LIQUID);

export const tankInput = z.strictObject({
  table,
  sounding: figureInput(SOUNDING),
  trim: figureInput(TRIM),
  density: liquid,
});
export type TankRequest = z.infer<typeof tankInput>;
export type CalibrationTable = TankRequest["table"];

export const tankOutput = objectOutput({
  volume: decimalOutput,
  weight: decimalOutput,
  steps: listOutput(stepOutput(TANK_STEPS, TANK_RULES)),
});
export type Tank = z.infer<typeof tankOutput>;

const PLACES = 3;

const pointFields = (field: string) => (index: number) => `${field}.${index}.at`;

function checkRising(places: readonly DecimalText[], fieldOf: (index: number) => string): Issue[] {
  return places.flatMap((value, index): Issue[] => {
    const before = places[index - 1];
    if (before === undefined || compare(value, before) > 0) return [];
    return [issue("table_out_of_order", fieldOf(index), { value, before })];
  });
}

function checkTable(given: CalibrationTable): Issue[] {
  const rising = (name: string, list: readonly Point[]) =>
    checkRising(
      list.map((point) => point.at),
      pointFields(`table.${name}`),
    );
  if (given.kind === "sounding_correction")
    return [...rising("corrections_mm", given.corrections_mm), ...rising("volumes", given.volumes)];
  if (given.kind === "volume_correction")
    return [...rising("volumes", given.volumes), ...rising("corrections", given.corrections)];
  const ragged = given.rows.flatMap((row, index) =>
    row.volumes.length === given.trims.length ? [] : [issue("invalid", `table.rows.${index}.volumes`)],
  );
  return [
    ...ragged,
    ...checkRising(given.trims, (index) => `table.trims.${index}`),
    ...checkRising(
      given.rows.map((row) => row.sounding),
      (index) => `table.rows.${index}.sounding`,
    ),
  ];
}

interface Neighbours {
  readonly below: number;
  readonly above: number;
}

/** The two places around a value, one place twice where the value is on it; an issue outside the table. */
function neighboursOf(places: readonly DecimalText[], at: DecimalText, field: string): Neighbours | Issue {
  const [first = "0", last = "0"] = [places[0], places.at(-1)];
  if (compare(at, first) < 0 || compare(at, last) > 0)
    return issue("value_outside_table", field, { value: at, min: first, max: last });
  const above = places.findIndex((place) => compare(place, at) >= 0);
  return compare(places[above] ?? at, at) === 0 ? { below: above, above } : { below: above - 1, above };
}

const isIssue = (found: object): found is Issue => "code" in found;

/** On the straight line between two points. */
function between(below: Point, above: Point, at: DecimalText): Fraction {
  const base = fractionOf(below.value);
  if (compare(below.at, above.at) === 0) return base;
  const lowest = fractionOf(below.at);
  const rise = subtractFractions(fractionOf(above.value), base);
  const along = subtractFractions(fractionOf(at), lowest);
  return addFractions(
    base,
    divideFractions(multiplyFractions(along, rise), subtractFractions(fractionOf(above.at), lowest)),
  );
}

interface Read {
  readonly value: Fraction;
  readonly printed: string;
}

function valueAt(list: readonly Point[], at: DecimalText, field: string): Read | Issue {
  const found = neighboursOf(
    list.map((point) => point.at),
    at,
    field,
  );
  if (isIssue(found)) return found;
  const [below, above] = [list[found.below], list[found.above]];
  if (below === undefined || above === undefined) return issue("required", field);
  return { value: between(below, above, at), printed: betweenFormula(below, above, at) };
}

const line = (
  name: TankStep["name"],
  value: DecimalText,
  unit: string,
  formula: string,
  rule: TankStep["rule"] = "tank_calibration_table",
): TankStep => ({ name, value, unit, formula, rule });

type Found = { readonly volume: Read; readonly steps: readonly TankStep[] } | Issue;

/** First along the trims of the rows around the sounding, then between those rows. */
function byTrim(given: Extract<CalibrationTable, { kind: "volume_by_trim" }>, request: TankRequest): Found {
  const { sounding, trim } = request;
  const rows = neighboursOf(
    given.rows.map((row) => row.sounding),
    sounding,
    "sounding",
  );
  if (isIssue(rows)) return rows;
  const around: Point[] = [];
  const steps: TankStep[] = [];
  for (const place of new Set([rows.below, rows.above])) {
    const row = given.rows[place];
    const volumes = given.trims.map((at, index) => ({ at, value: row?.volumes[index] ?? "0" }));
    const value = valueAt(volumes, trim, "trim");
    if (isIssue(value)) return value;
    const shown = roundFraction(value.value, PLACES, "half_up");
    around.push({ at: row?.sounding ?? "0", value: shown });
    steps.push(line("row_volume", shown, "m³", value.printed));
  }
  const [below, above = below] = around;
  if (below === undefined || above === undefined) return issue("required", "sounding");
  const printed = betweenFormula(below, above, sounding);
  return { volume: { value: between(below, above, sounding), printed }, steps };
}

function bySounding(
  given: Extract<CalibrationTable, { kind: "sounding_correction" }>,
  request: TankRequest,
): Found {
  const correction = valueAt(given.corrections_mm, request.trim, "trim");
  if (isIssue(correction)) return correction;
  const metres = multiplyFractions(correction.value, fractionOf("0.001"));
  const sounding = quantityOf(addFractions(fractionOf(request.sounding), metres), PLACES);
  const volume = valueAt(given.volumes, sounding.text, "sounding");
  if (isIssue(volume)) return volume;
  const formula = `${figures`${request.sounding}`} + (${correction.printed}) ÷ 1000`;
  return { volume, steps: [line("corrected_sounding", sounding.text, "m", formula)] };
}

function byVolume(
  given: Extract<CalibrationTable, { kind: "volume_correction" }>,
  request: TankRequest,
): Found {
  const even = valueAt(given.volumes, request.sounding, "sounding");
  if (isIssue(even)) return even;
  const correction = valueAt(given.corrections, request.trim, "trim");
  if (isIssue(correction)) return correction;
  return {
    volume: {
      value: addFractions(even.value, correction.value),
      // The lines above are rounded for the eye; their sum is that of what they were rounded from.
      printed: `${even.printed} + (${correction.printed})`,
    },
    steps: [
      line("volume_even_keel", quantityOf(even.value, PLACES).text, "m³", even.printed),
      line("volume_correction", quantityOf(correction.value, PLACES).text, "m³", correction.printed),
    ],
  };
}

function find(request: TankRequest): Found {
  const { table: given } = request;
  if (given.kind === "volume_by_trim") return byTrim(given, request);
  return given.kind === "sounding_correction" ? bySounding(given, request) : byVolume(given, request);
}

export function measureTankRequest(request: TankRequest): Calculated<Tank> {
  const issues = checkTable(request.table);
  if (issues.length > 0) return refused(issues);
  const found = find(request);
  if (isIssue(found)) return refused([found]);
  const volume = quantityOf(found.volume.value, PLACES).text;
  if (isNegative(volume)) return refused([issue("negative_number", "sounding")]);
  const weight = roundTo(multiply(volume, request.density), PLACES);
  return calculated({
    volume,
    weight,
    steps: [
      ...found.steps,
      line("volume", volume, "m³", found.volume.printed),
      line("weight", weight, "t", figures`${volume} × ${request.density}`, "volume_times_density"),
    ],
  });
}

export const measureTank = calculator(tankInput, measureTankRequest);

/** Each tank as it is printed, so that the column adds up; or once at the end, which differs by kilograms. */
export const TANK_ROUNDINGS = ["each", "total"] as const;

export const tankListInput = z.strictObject({
  tanks: listInput(
    z.strictObject({ name: z.string().max(60), volume: figureInput(VOLUME), density: liquid }),
    200,
  ),
  rounding: choiceInput(TANK_ROUNDINGS).nullish(),
});

export type TankListRequest = z.infer<typeof tankListInput>;

export const tankListOutput = objectOutput({
  tanks: listOutput(objectOutput({ name: z.string(), weight: decimalOutput })),
  total: decimalOutput,
  /** Whoever stores the total stores how it was rounded. */
  rounding: z.enum(TANK_ROUNDINGS),
  steps: listOutput(stepOutput(TANK_STEPS, TANK_RULES)),
});
export type TankList = z.infer<typeof tankListOutput>;

export function sumTanksRequest({ tanks, rounding: asked }: TankListRequest): Calculated<TankList> {
  const rounding = asked ?? "each";
  const exact = tanks.map(({ volume, density }) => multiply(volume, density));
  const shown = exact.map((weight) => roundTo(weight, PLACES));
  const total = roundTo(sum(rounding === "each" ? shown : exact), PLACES);
  const formula =
    (rounding === "each" ? shown : exact).map((weight) => figures`${weight}`).join(" + ") || "0";
  return calculated({
    tanks: tanks.map(({ name }, index) => ({ name, weight: shown[index] ?? "0" })),
    total,
    rounding,
    steps: [
      ...tanks.map(({ volume, density }, index) =>
        line("weight", shown[index] ?? "0", "t", figures`${volume} × ${density}`, "volume_times_density"),
      ),
      line("tank_total", total, "t", formula, "tank_list"),
    ],
  });
}

export const sumTanks = calculator(tankListInput, sumTanksRequest);
