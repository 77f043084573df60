// Decides what a surveyor should look at twice before signing. An alert never changes a figure and never stops
// one. Limits are those of the trade; degrees, metres, tonnes, tonnes per cubic metre.

import {
  absolute,
  add,
  compare,
  type DecimalText,
  divide,
  isNegative,
  multiply,
  subtract,
  sum,
} from "../kernel/decimal.ts";
import { divideFractions, fractionOf, multiplyFractions, roundFraction } from "../kernel/fraction.ts";
import { bracketOf, type HydrostaticTable, interpolateColumn, isBracket } from "./hydrostatic-table.ts";
import type { ShipInput, SurveyInput } from "./request.ts";
import type { OPERATION_ALERTS, SURVEY_ALERTS } from "./results.ts";
import type { SurveyFigures } from "./survey.ts";
import { quantity } from "./worksheet.ts";

export type SurveyAlert = (typeof SURVEY_ALERTS)[number];

export type OperationAlert = (typeof OPERATION_ALERTS)[number];

export type Alert = SurveyAlert | OperationAlert;

const PROTEST_DEGREES = "0.5";
const TANK_TABLE_DEGREES = "1";
const SWELL_METRES = "0.5";
const CONSTANT_TONNES = "50";
const DENSITY_CHANGE = "0.005";
export const SEA_WATER = "1.025";
export const SALT_TO_FRESH = "0.025";

/**
 * How far fresh water lets the ship sink below its summer mark, in metres: a quarter of displacement (not of
 * deadweight) over TPC, unless the load line certificate says it. Null where the table does not reach the mark.
 */
export function freshWaterAllowance(ship: ShipInput, table: HydrostaticTable): DecimalText | null {
  if (typeof ship.fwa_mm === "string") return multiply(ship.fwa_mm, "0.001");
  if (typeof ship.summer_draft !== "string") return null;
  const at = bracketOf(table, ship.summer_draft, "ship.summer_draft");
  if (!isBracket(at)) return null;
  const draft = quantity(ship.summer_draft);
  const displacement = interpolateColumn(at, draft, "displacement");
  const tpc = multiplyFractions(interpolateColumn(at, draft, "tpc"), fractionOf("4000"));
  return roundFraction(divideFractions(displacement, tpc), 6, "half_up");
}

/** The fresh water allowance in the share that this water is fresh. */
export function dockWaterAllowance(allowance: DecimalText, density: DecimalText): DecimalText {
  return divide(multiply(allowance, subtract(SEA_WATER, density)), SALT_TO_FRESH, 6, "half_up");
}

function summerAlerts(ship: ShipInput, table: HydrostaticTable, found: SurveyFigures): SurveyAlert[] {
  if (typeof ship.summer_draft !== "string") return [];
  const allowance = freshWaterAllowance(ship, table);
  if (allowance === null) return ["summer_draft_not_checked"];
  const deepest = add(ship.summer_draft, dockWaterAllowance(allowance, found.density));
  return compare(found.quarterMean, deepest) > 0 ? ["quarter_mean_over_summer_draft"] : [];
}

export function surveyAlerts(
  ship: ShipInput,
  table: HydrostaticTable,
  survey: SurveyInput,
  found: SurveyFigures,
): SurveyAlert[] {
  const alerts: SurveyAlert[] = [];
  const degrees = absolute(found.listDegrees);
  if (compare(degrees, PROTEST_DEGREES) >= 0) alerts.push("list_letter_of_protest");
  if (compare(degrees, TANK_TABLE_DEGREES) >= 0) alerts.push("list_beyond_tank_tables");
  const range = ship.tank_trim ?? null;
  if (range !== null && (compare(found.trueTrim, range.from) < 0 || compare(found.trueTrim, range.to) > 0))
    alerts.push("trim_beyond_tank_tables");
  if (typeof survey.swell_m === "string" && compare(survey.swell_m, SWELL_METRES) > 0)
    alerts.push("swell_over_limit");
  alerts.push(...summerAlerts(ship, table, found));
  if (typeof ship.summer_deadweight === "string" && compare(found.deadweight, ship.summer_deadweight) > 0)
    alerts.push("deadweight_over_summer");
  return alerts;
}

/** The surveys in the order in which they happened. */
export function operationAlerts(
  ship: ShipInput,
  surveys: readonly SurveyInput[],
  found: readonly SurveyFigures[],
  outcome: { readonly constant: DecimalText | null; readonly cargo: DecimalText | null },
): OperationAlert[] {
  const alerts: OperationAlert[] = [];
  const { constant, cargo } = outcome;
  const declared = ship.declared_constant;
  if (constant !== null && isNegative(constant)) alerts.push("constant_negative");
  if (constant !== null && typeof declared === "string") {
    if (compare(absolute(subtract(constant, declared)), CONSTANT_TONNES) > 0)
      alerts.push("constant_far_from_declared");
  }
  // A tank that one survey has and another has not was forgotten in one of them.
  const names = new Set(surveys.flatMap((survey) => Object.keys(survey.deductibles)));
  if (surveys.some((survey) => Object.keys(survey.deductibles).length < names.size))
    alerts.push("deductible_not_in_every_survey");
  const first = found[0];
  const last = found.at(-1);
  if (first !== undefined && last !== undefined) {
    if (compare(absolute(subtract(last.density, first.density)), DENSITY_CHANGE) > 0)
      alerts.push("density_changed");
  }
  if (cargo !== null && isNegative(cargo)) alerts.push("cargo_negative");
  // Each parcel counts what it moved, whichever way: together they are the cargo only where all went one way.
  const parcels = found.slice(1).map(({ net }, index) => absolute(subtract(net, found[index]?.net ?? "0")));
  if (cargo !== null && compare(sum(parcels), absolute(cargo)) !== 0) alerts.push("parcels_not_cargo");
  return alerts;
}
