// Decides the cargo of a barge from its drafts or freeboards before and after: the mean by the formula of its
// class, the weight by its own gauging table, the difference. Box-shaped hulls have no corrections for trim or to
// perpendiculars. Metres and tonnes; lines are rounded to three decimals as on the paper, halves away from zero.

import { type Calculated, calculated, refused, type Step } from "../kernel/calculated.ts";
import {
  compare,
  type DecimalText,
  divide,
  isNegative,
  multiply,
  roundTo,
  subtract,
  sum,
} from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import { type FigureBounds, judgeFigure } from "./figure-input.ts";
import { bracketOf, type DraftRow, interpolateColumn, isBracket, tableOf } from "./hydrostatic-table.ts";
import { DENSITY_BOUNDS, DRAFT_BOUNDS } from "./request.ts";
import { figures } from "./worksheet.ts";

/** The weights of the forward, midship and aft means. Four points have no midship mean. */
export const BARGE_FORMULAS = {
  four_point: { fwd: "1", mid: "0", aft: "1", of: "2" },
  six_point_average: { fwd: "1", mid: "1", aft: "1", of: "3" },
  six_point_quarter: { fwd: "1", mid: "6", aft: "1", of: "8" },
  six_point_river: { fwd: "1", mid: "4", aft: "1", of: "6" },
  six_point_box: { fwd: "3", mid: "14", aft: "3", of: "20" },
} as const;
export type BargeFormula = keyof typeof BARGE_FORMULAS;

export interface BargeRow extends DraftRow {
  /** Displacement or, in tables that begin at the empty line, cargo. */
  readonly weight: DecimalText;
}

export interface BargeReadings {
  readonly fp: DecimalText;
  readonly fs: DecimalText;
  readonly mp?: DecimalText | null;
  readonly ms?: DecimalText | null;
  readonly ap: DecimalText;
  readonly as: DecimalText;
}

export interface BargeCondition {
  readonly readings: BargeReadings;
  /** Of the water; that of the table where it is not measured. */
  readonly density?: DecimalText | null;
  /** Rain and bilge water in the void spaces. */
  readonly deductibles?: Readonly<Record<string, DecimalText>> | null;
}

export interface BargeRequest {
  readonly formula: BargeFormula;
  readonly measured: "draft" | "freeboard";
  /** Moulded depth, from which freeboards are taken off. */
  readonly depth?: DecimalText | null;
  readonly table: readonly BargeRow[];
  readonly table_density: DecimalText;
  readonly empty: BargeCondition;
  readonly loaded: BargeCondition;
}

export interface BargeWeight {
  readonly mean: DecimalText;
  readonly draft: DecimalText;
  readonly table_weight: DecimalText;
  readonly weight: DecimalText;
  readonly deductibles: DecimalText;
  readonly net: DecimalText;
  readonly steps: readonly Step[];
}

export interface BargeSurvey {
  readonly formula: BargeFormula;
  readonly empty: BargeWeight;
  readonly loaded: BargeWeight;
  readonly cargo: DecimalText;
}

const PLACES = 3;
const RULE = "barge gauging table";
const MID_READINGS = ["mp", "ms"] as const;
const END_READINGS = ["fp", "fs", "ap", "as"] as const;
const WEIGHT: FigureBounds = { scale: 6, max: "100000" };

function check(value: unknown, field: string, bounds: FigureBounds): Issue[] {
  const found = judgeFigure(value, bounds);
  if (found === undefined) return [];
  return [typeof found === "string" ? issue(found, field) : issue(found.code, field, found.params)];
}

function checkCondition(request: BargeRequest, name: "empty" | "loaded"): Issue[] {
  const { readings, density, deductibles } = request[name];
  const asked = request.formula === "four_point" ? END_READINGS : [...END_READINGS, ...MID_READINGS];
  return [
    ...asked.flatMap((point) => check(readings[point], `${name}.readings.${point}`, DRAFT_BOUNDS)),
    ...(density ? check(density, `${name}.density`, DENSITY_BOUNDS) : []),
    ...Object.entries(deductibles ?? {}).flatMap(([what, weight]) =>
      check(weight, `${name}.deductibles.${what}`, WEIGHT),
    ),
  ];
}

function checkBarge(request: BargeRequest): Issue[] {
  const { table, formula } = request;
  if (!Object.hasOwn(BARGE_FORMULAS, formula)) return [issue("not_a_choice", "formula")];
  const issues = table.flatMap((row, index) => [
    ...check(row.draft, `table.${index}.draft`, DRAFT_BOUNDS),
    ...check(row.weight, `table.${index}.weight`, WEIGHT),
  ]);
  if (table.length < 2) issues.push(issue("too_few_entries", "table", { min: 2 }));
  if (issues.length === 0) issues.push(...checkOrder(table));
  if (request.measured === "freeboard")
    issues.push(...check(request.depth, "depth", { ...DRAFT_BOUNDS, positive: true }));
  return [
    ...issues,
    ...check(request.table_density, "table_density", DENSITY_BOUNDS),
    ...checkCondition(request, "empty"),
    ...checkCondition(request, "loaded"),
  ];
}

function checkOrder(table: readonly BargeRow[]): Issue[] {
  return table.flatMap((row, index): Issue[] => {
    const before = table[index - 1];
    if (before === undefined) return [];
    const wrong = (["draft", "weight"] as const).find((name) => compare(row[name], before[name]) <= 0);
    if (wrong === undefined) return [];
    return [
      issue("table_out_of_order", `table.${index}.${wrong}`, { value: row[wrong], before: before[wrong] }),
    ];
  });
}

/** The mean by the formula of the class: the choice moves a barge by tonnes, so it is part of the answer. */
export function meanOfReadings(readings: BargeReadings, formula: BargeFormula): DecimalText {
  const { fp, fs, mp, ms, ap, as } = readings;
  const { fwd, mid, aft, of } = BARGE_FORMULAS[formula];
  // Sums of both sides, so everything is twice as much.
  const doubled = sum([
    multiply(fwd, sum([fp, fs])),
    multiply(mid, sum([mp ?? "0", ms ?? "0"])),
    multiply(aft, sum([ap, as])),
  ]);
  return roundTo(divide(doubled, multiply(of, "2"), PLACES, "half_up"), PLACES);
}

function weigh(request: BargeRequest, name: "empty" | "loaded"): Calculated<BargeWeight> {
  const condition = request[name];
  const mean = meanOfReadings(condition.readings, request.formula);
  const depth = request.depth ?? "0";
  const isFreeboard = request.measured === "freeboard";
  const draft = isFreeboard ? roundTo(subtract(depth, mean), PLACES) : mean;
  if (isNegative(draft)) return refused([issue("above_maximum", `${name}.readings`, { max: depth })]);
  const bracket = bracketOf(tableOf(request.table), draft, `${name}.readings`);
  if (!isBracket(bracket)) return refused([bracket]);
  const table = roundTo(interpolateColumn(bracket, draft, "weight"), PLACES);
  const base = request.table_density;
  const density = condition.density ?? base;
  const weight = roundTo(divide(multiply(table, density), base, PLACES, "half_up"), PLACES);
  const deductibles = roundTo(sum(Object.values(condition.deductibles ?? {})), PLACES);
  const net = roundTo(subtract(weight, deductibles), PLACES);
  const step = (line: string, value: DecimalText, unit: string, formula: string): Step => ({
    name: line,
    value,
    unit,
    formula,
    rule: RULE,
  });
  return calculated({
    mean,
    draft,
    table_weight: table,
    weight,
    deductibles,
    net,
    steps: [
      step("mean", mean, "m", request.formula),
      step("draft", draft, "m", isFreeboard ? figures`${depth} − ${mean}` : mean),
      step("table_weight", table, "t", figures`${bracket.below.draft} … ${bracket.above.draft}`),
      step("weight", weight, "t", figures`${table} × ${density} ÷ ${base}`),
      step("net", net, "t", figures`${weight} − ${deductibles}`),
    ],
  });
}

export function surveyBarge(request: BargeRequest): Calculated<BargeSurvey> {
  const issues = checkBarge(request);
  if (issues.length > 0) return refused(issues);
  const empty = weigh(request, "empty");
  const loaded = weigh(request, "loaded");
  if (!empty.ok || !loaded.ok)
    return refused([...(empty.ok ? [] : empty.issues), ...(loaded.ok ? [] : loaded.issues)]);
  const cargo = roundTo(subtract(loaded.result.net, empty.result.net), PLACES);
  // A barge that weighs less with cargo than without was read in the wrong order.
  if (isNegative(cargo)) return refused([issue("negative_number", "loaded.readings")]);
  return calculated({ formula: request.formula, empty: empty.result, loaded: loaded.result, cargo });
}

/** A convoy carries what its barges carry, as each was printed. */
export function convoyTotal(cargoes: readonly DecimalText[]): DecimalText {
  return roundTo(sum(cargoes), PLACES);
}
