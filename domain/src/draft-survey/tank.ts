// Decides the volume and the weight of what a tank holds, from its sounding and the ship's trim, by the three kinds
// of calibration tables that ships carry. Metres, cubic metres, tonnes; the correction of a sounding in
// millimetres. A sounding or a trim outside the table is refused: tables are never continued by guessing.

import { type Calculated, calculated, refused, type Step } from "../kernel/calculated.ts";
import {
  add,
  compare,
  type DecimalText,
  divide,
  multiply,
  roundTo,
  subtract,
  sum,
} from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import { type FigureBounds, judgeFigure } from "./figure-input.ts";
import { EXACT_PLACES, figures } from "./worksheet.ts";

/** A value that is known at some places of a scale, in rising order. */
export interface Point {
  readonly at: DecimalText;
  readonly value: DecimalText;
}

export type CalibrationTable =
  | {
      readonly kind: "volume_by_trim";
      readonly trims: readonly DecimalText[];
      /** One volume for each trim. */
      readonly rows: readonly { readonly sounding: DecimalText; readonly volumes: readonly DecimalText[] }[];
    }
  | {
      readonly kind: "sounding_correction";
      readonly corrections_mm: readonly Point[];
      readonly volumes: readonly Point[];
    }
  | {
      readonly kind: "volume_correction";
      readonly volumes: readonly Point[];
      readonly corrections: readonly Point[];
    };

export interface TankRequest {
  readonly table: CalibrationTable;
  readonly sounding: DecimalText;
  readonly trim: DecimalText;
  readonly density: DecimalText;
}

export interface Tank {
  readonly volume: DecimalText;
  readonly weight: DecimalText;
  readonly steps: readonly Step[];
}

const PLACES = 3;
const RULE = "tank calibration table";
const SOUNDING: FigureBounds = { scale: 4, max: "60" };
const TRIM: FigureBounds = { scale: 4, min: "-20", max: "20" };
const SIGNED: FigureBounds = { scale: 6, min: "-1000000", max: "1000000" };
/** From light fuel to heavy slops. */
const LIQUID: FigureBounds = { scale: 6, min: "0.5", max: "2" };

function check(value: unknown, field: string, bounds: FigureBounds): Issue[] {
  const found = judgeFigure(value, bounds);
  if (found === undefined) return [];
  return [typeof found === "string" ? issue(found, field) : issue(found.code, field, found.params)];
}

function checkPoints(points: readonly Point[], field: string): Issue[] {
  if (points.length === 0) return [issue("too_few_entries", field, { min: 1 })];
  const issues = points.flatMap((point, index) => [
    ...check(point.at, `${field}.${index}.at`, SIGNED),
    ...check(point.value, `${field}.${index}.value`, SIGNED),
  ]);
  return issues.length > 0
    ? issues
    : checkRising(
        points.map((point) => point.at),
        (index) => `${field}.${index}.at`,
      );
}

function checkRising(values: readonly DecimalText[], fieldOf: (index: number) => string): Issue[] {
  return values.flatMap((value, index): Issue[] => {
    const before = values[index - 1];
    if (before === undefined || compare(value, before) > 0) return [];
    return [issue("table_out_of_order", fieldOf(index), { value, before })];
  });
}

function checkTable(table: CalibrationTable): Issue[] {
  if (table.kind === "sounding_correction")
    return [
      ...checkPoints(table.corrections_mm, "table.corrections_mm"),
      ...checkPoints(table.volumes, "table.volumes"),
    ];
  if (table.kind === "volume_correction")
    return [
      ...checkPoints(table.volumes, "table.volumes"),
      ...checkPoints(table.corrections, "table.corrections"),
    ];
  const rows = table.rows.flatMap((row, index) => {
    const field = `table.rows.${index}`;
    if (row.volumes.length !== table.trims.length) return [issue("invalid", `${field}.volumes`)];
    return [
      ...check(row.sounding, `${field}.sounding`, SOUNDING),
      ...checkPoints(pointsOf(table.trims, row.volumes), `${field}.volumes`),
    ];
  });
  if (table.rows.length === 0) return [issue("too_few_entries", "table.rows", { min: 1 })];
  if (rows.length > 0) return rows;
  return checkRising(
    table.rows.map((row) => row.sounding),
    (index) => `table.rows.${index}.sounding`,
  );
}

const pointsOf = (places: readonly DecimalText[], values: readonly DecimalText[]): Point[] =>
  places.map((at, index) => ({ at, value: values[index] ?? "" }));

/** Between two points on a straight line; an issue outside them. */
function valueAt(points: readonly Point[], at: DecimalText, field: string): DecimalText | Issue {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) return issue("required", field);
  if (compare(at, first.at) < 0 || compare(at, last.at) > 0)
    return issue("value_outside_table", field, { value: at, min: first.at, max: last.at });
  const place = points.findIndex((point) => compare(point.at, at) >= 0);
  const above = points[place] ?? last;
  const below = points[place - 1] ?? above;
  if (below === above || compare(above.at, at) === 0) return above.value;
  const share = multiply(subtract(at, below.at), subtract(above.value, below.value));
  return add(below.value, divide(share, subtract(above.at, below.at), EXACT_PLACES, "half_up"));
}

const isIssue = (found: DecimalText | Issue): found is Issue => typeof found !== "string";
const line = (name: string, value: DecimalText, unit: string, formula: string): Step => ({
  name,
  value,
  unit,
  formula,
  rule: RULE,
});

type Found = { readonly volume: DecimalText; readonly steps: readonly Step[] } | Issue;

/** First along the trims of each row, then between the rows. */
function byTrim(table: Extract<CalibrationTable, { kind: "volume_by_trim" }>, request: TankRequest): Found {
  const { sounding, trim } = request;
  const points: Point[] = [];
  for (const row of table.rows) {
    const value = valueAt(pointsOf(table.trims, row.volumes), trim, "trim");
    if (isIssue(value)) return value;
    points.push({ at: row.sounding, value: roundTo(value, PLACES) });
  }
  const volume = valueAt(points, sounding, "sounding");
  if (isIssue(volume)) return volume;
  const around = points.filter((point, index) => {
    const next = points[index + 1]?.at ?? point.at;
    const before = points[index - 1]?.at ?? point.at;
    return compare(before, sounding) <= 0 && compare(next, sounding) >= 0;
  });
  return {
    volume,
    steps: around.map((point) => line("row_volume", point.value, "m³", figures`${point.at} m, ${trim} m`)),
  };
}

function bySounding(
  table: Extract<CalibrationTable, { kind: "sounding_correction" }>,
  request: TankRequest,
): Found {
  const correction = valueAt(table.corrections_mm, request.trim, "trim");
  if (isIssue(correction)) return correction;
  const sounding = roundTo(add(request.sounding, multiply(correction, "0.001")), PLACES);
  const volume = valueAt(table.volumes, sounding, "sounding");
  if (isIssue(volume)) return volume;
  const formula = figures`${request.sounding} + (${correction}) ÷ 1000`;
  return { volume, steps: [line("corrected_sounding", sounding, "m", formula)] };
}

function byVolume(
  table: Extract<CalibrationTable, { kind: "volume_correction" }>,
  request: TankRequest,
): Found {
  const even = valueAt(table.volumes, request.sounding, "sounding");
  if (isIssue(even)) return even;
  const correction = valueAt(table.corrections, request.trim, "trim");
  if (isIssue(correction)) return correction;
  return {
    volume: add(even, correction),
    steps: [
      line("volume_even_keel", roundTo(even, PLACES), "m³", figures`${request.sounding} m`),
      line("volume_correction", roundTo(correction, PLACES), "m³", figures`${request.trim} m`),
    ],
  };
}

function find(request: TankRequest): Found {
  const { table } = request;
  if (table.kind === "volume_by_trim") return byTrim(table, request);
  return table.kind === "sounding_correction" ? bySounding(table, request) : byVolume(table, request);
}

export function measureTank(request: TankRequest): Calculated<Tank> {
  const issues = [
    ...check(request.sounding, "sounding", SOUNDING),
    ...check(request.trim, "trim", TRIM),
    ...check(request.density, "density", LIQUID),
    ...checkTable(request.table),
  ];
  if (issues.length > 0) return refused(issues);
  const found = find(request);
  if (!("volume" in found)) return refused([found]);
  const volume = roundTo(found.volume, PLACES);
  if (compare(volume, "0") < 0) return refused([issue("negative_number", "sounding")]);
  const weight = roundTo(multiply(volume, request.density), PLACES);
  return calculated({
    volume,
    weight,
    steps: [
      ...found.steps,
      line("volume", volume, "m³", figures`${request.sounding} m, ${request.trim} m`),
      line("weight", weight, "t", figures`${volume} × ${request.density}`),
    ],
  });
}

/**
 * The total of a tank list. By default each tank is rounded first, so that the printed column adds up; rounding
 * only the total differs by some kilograms, so whoever stores the total stores the choice.
 */
export function tankListTotal(
  tanks: readonly { readonly volume: DecimalText; readonly density: DecimalText }[],
  rounding: "each" | "total" = "each",
): DecimalText {
  const weights = tanks.map(({ volume, density }) => multiply(volume, density));
  return roundTo(
    sum(rounding === "each" ? weights.map((weight) => roundTo(weight, PLACES)) : weights),
    PLACES,
  );
}
