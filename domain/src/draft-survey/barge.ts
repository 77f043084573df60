// Decides the cargo of a barge from its drafts or freeboards before and after: the mean by the formula of its
// class, the weight by its own gauging table, the difference. Box-shaped hulls have no corrections for trim or to
// perpendiculars. Metres and tonnes; lines are rounded to three decimals as on the paper, halves away from zero.

import { z } from "zod";
import {
  BARGE_FORMULA_NAMES,
  BARGE_MEASURES,
  type BargeFormula,
  checkGrowth,
} from "../hydrostatics/table.ts";
import { type Calculated, calculated, calculator, refused, type Step } from "../kernel/calculated.ts";
import { type DecimalText, isNegative, roundTo, subtract, sum } from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import { choiceInput, type FigureBounds, figureInput, figuresInput, listInput } from "../kernel/figure.ts";
import { betweenFormula, figures, type Point } from "../kernel/formula.ts";
import {
  divideFractions,
  type Fraction,
  fractionOf,
  multiplyFractions,
  sumFractions,
} from "../kernel/fraction.ts";
import { decimalOutput, listOutput, objectOutput, stepOutput } from "../kernel/output.ts";
import { bracketOf, interpolateColumn, isBracket } from "./hydrostatic-table.ts";
import { DENSITY_BOUNDS, DRAFT_BOUNDS } from "./request.ts";
import { BARGE_RULES, BARGE_STEPS, type BargeSurvey, type bargeWeightOutput } from "./results.ts";
import { quantity, quantityOf } from "./worksheet.ts";

/** The weights of the forward, midship and aft means. Four points have no midship mean. */
export const BARGE_FORMULAS = {
  four_point: { fwd: "1", mid: "0", aft: "1", of: "2" },
  six_point_average: { fwd: "1", mid: "1", aft: "1", of: "3" },
  six_point_quarter: { fwd: "1", mid: "6", aft: "1", of: "8" },
  six_point_river: { fwd: "1", mid: "4", aft: "1", of: "6" },
  six_point_box: { fwd: "3", mid: "14", aft: "3", of: "20" },
} as const satisfies Readonly<Record<BargeFormula, Readonly<Record<string, DecimalText>>>>;

export type BargeStep = Step<(typeof BARGE_STEPS)[number], (typeof BARGE_RULES)[number]>;

const WEIGHT: FigureBounds = { scale: 6, max: "100000" };
const draft = figureInput(DRAFT_BOUNDS);
const density = figureInput(DENSITY_BOUNDS);

const condition = z.strictObject({
  readings: z.strictObject({
    fp: draft,
    fs: draft,
    mp: draft.nullish(),
    ms: draft.nullish(),
    ap: draft,
    as: draft,
  }),
  /** Of the water; that of the table where it is not measured. */
  density: density.nullish(),
  /** Rain and bilge water in the void spaces. */
  deductibles: figuresInput(WEIGHT).nullish(),
});

export const bargeInput = z.strictObject({
  formula: choiceInput(BARGE_FORMULA_NAMES),
  measured: choiceInput(BARGE_MEASURES),
  /** Moulded depth, from which freeboards are taken off. */
  depth: figureInput({ ...DRAFT_BOUNDS, positive: true }).nullish(),
  /** The weight is the displacement or, in tables that begin at the empty line, the cargo. */
  table: listInput(z.strictObject({ draft, weight: figureInput(WEIGHT) }), 2000, 2),
  table_density: density,
  empty: condition,
  loaded: condition,
});

export type BargeRequest = z.infer<typeof bargeInput>;
export type BargeReadings = BargeRequest["loaded"]["readings"];

export type BargeWeight = z.infer<typeof bargeWeightOutput>;

const PLACES = 3;
const MID_READINGS = ["mp", "ms"] as const;

function checkBarge(request: BargeRequest): Issue[] {
  const isMidRead = request.formula !== "four_point";
  const missing = (["empty", "loaded"] as const).flatMap((name) =>
    MID_READINGS.filter((point) => isMidRead && typeof request[name].readings[point] !== "string").map(
      (point) => issue("required", `${name}.readings.${point}`),
    ),
  );
  const isDeep = request.measured === "draft" || typeof request.depth === "string";
  return [
    ...missing,
    ...(isDeep ? [] : [issue("required", "depth")]),
    ...checkGrowth(request.table, ["draft", "weight"], "table"),
  ];
}

/** The mean by the formula of the class: the choice moves a barge by tonnes, so it is part of the answer. */
export function meanOfReadings(readings: BargeReadings, formula: BargeFormula): DecimalText {
  const { fp, fs, mp, ms, ap, as } = readings;
  const { fwd, mid, aft, of } = BARGE_FORMULAS[formula];
  const both = (share: DecimalText, port: DecimalText, starboard: DecimalText): Fraction =>
    multiplyFractions(fractionOf(share), sumFractions([fractionOf(port), fractionOf(starboard)]));
  // Sums of both sides, so everything is twice as much.
  const doubled = sumFractions([both(fwd, fp, fs), both(mid, mp ?? "0", ms ?? "0"), both(aft, ap, as)]);
  return quantityOf(divideFractions(doubled, multiplyFractions(fractionOf(of), fractionOf("2"))), PLACES)
    .text;
}

/** The same as arithmetic: (3 × (2.74 + 2.76) + 14 × (2.83 + 2.85) + 3 × (2.86 + 2.88)) ÷ 40. */
function meanFormula(readings: BargeReadings, formula: BargeFormula): string {
  const { fp, fs, mp, ms, ap, as } = readings;
  const { fwd, mid, aft, of } = BARGE_FORMULAS[formula];
  const terms = [[fwd, fp, fs] as const, [mid, mp ?? "0", ms ?? "0"] as const, [aft, ap, as] as const]
    .filter(([share]) => share !== "0")
    .map(([share, port, starboard]) =>
      share === "1" ? figures`${port} + ${starboard}` : figures`${share} × (${port} + ${starboard})`,
    );
  return `(${terms.join(" + ")}) ÷ ${sum([of, of])}`;
}

function weigh(request: BargeRequest, name: "empty" | "loaded"): Calculated<BargeWeight> {
  const { readings, density: measured, deductibles: others } = request[name];
  const mean = quantity(meanOfReadings(readings, request.formula));
  const depth = request.depth ?? "0";
  const isFreeboard = request.measured === "freeboard";
  const depthLeft = isFreeboard ? quantity(roundTo(subtract(depth, mean.text), PLACES)) : mean;
  if (isNegative(depthLeft.text))
    return refused([issue("above_maximum", `${name}.readings`, { max: depth })]);
  const bracket = bracketOf(request.table, depthLeft.text, `${name}.readings`);
  if (!isBracket(bracket)) return refused([bracket]);
  const table = quantityOf(interpolateColumn(bracket, depthLeft, "weight"), PLACES);
  const base = quantity(request.table_density);
  const water = quantity(measured ?? request.table_density);
  const weight = quantityOf(divideFractions(multiplyFractions(table.value, water.value), base.value), PLACES);
  const [below, above] = [bracket.below, bracket.above].map(({ draft: at, weight: value }) => ({
    at,
    value,
  })) as [Point, Point];
  const tabled = betweenFormula(below, above, depthLeft.text);
  const weights = Object.values(others ?? {});
  const deductibles = roundTo(sum(weights), PLACES);
  const net = roundTo(subtract(weight.text, deductibles), PLACES);
  const step = (
    line: BargeStep["name"],
    value: DecimalText,
    unit: string,
    formula: string,
    rule: BargeStep["rule"] = "barge_gauging_table",
  ): BargeStep => ({ name: line, value, unit, formula, rule });
  return calculated({
    mean: mean.text,
    draft: depthLeft.text,
    table_weight: table.text,
    weight: weight.text,
    deductibles,
    net,
    steps: [
      step("mean", mean.text, "m", meanFormula(readings, request.formula), "barge_formula"),
      step("draft", depthLeft.text, "m", isFreeboard ? figures`${depth} − ${mean}` : figures`${mean}`),
      step("table_weight", table.text, "t", tabled),
      step("weight", weight.text, "t", figures`${table} × ${water} ÷ ${base}`),
      step("deductibles", deductibles, "t", weights.map((one) => figures`${one}`).join(" + ") || "0"),
      step("net", net, "t", figures`${weight} − ${deductibles}`),
    ],
  });
}

export function surveyBargeRequest(request: BargeRequest): Calculated<BargeSurvey> {
  const issues = checkBarge(request);
  if (issues.length > 0) return refused(issues);
  const empty = weigh(request, "empty");
  const loaded = weigh(request, "loaded");
  if (!empty.ok || !loaded.ok)
    return refused([...(empty.ok ? [] : empty.issues), ...(loaded.ok ? [] : loaded.issues)]);
  const cargo = roundTo(subtract(loaded.result.net, empty.result.net), PLACES);
  // A barge that weighs less with cargo than without was read in the wrong order.
  if (isNegative(cargo)) return refused([issue("negative_number", "loaded.readings")]);
  return calculated({
    formula: request.formula,
    empty: empty.result,
    loaded: loaded.result,
    cargo,
    steps: [
      {
        name: "cargo",
        value: cargo,
        unit: "t",
        formula: figures`${loaded.result.net} − ${empty.result.net}`,
        rule: "barge_difference",
      },
    ],
  });
}

export const surveyBarge = calculator(bargeInput, surveyBargeRequest);

export const convoyInput = z.strictObject({
  barges: listInput(z.strictObject({ name: z.string().max(60), cargo: figureInput(WEIGHT) }), 200, 1),
});

export type ConvoyRequest = z.infer<typeof convoyInput>;

export const convoyOutput = objectOutput({
  barges: z.number(),
  total: decimalOutput,
  steps: listOutput(stepOutput(BARGE_STEPS, BARGE_RULES)),
});
export type Convoy = z.infer<typeof convoyOutput>;

/** A convoy carries what its barges carry, as each was printed. */
export function sumConvoyRequest({ barges }: ConvoyRequest): Calculated<Convoy> {
  const cargoes = barges.map(({ cargo }) => cargo);
  const total = roundTo(sum(cargoes), PLACES);
  const formula = cargoes.map((cargo) => figures`${cargo}`).join(" + ");
  return calculated({
    barges: barges.length,
    total,
    steps: [{ name: "convoy", value: total, unit: "t", formula, rule: "barge_difference" }],
  });
}

export const sumConvoy = calculator(convoyInput, sumConvoyRequest);
