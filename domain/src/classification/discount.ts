// Decides what a buyer takes off the weight of a lot for what exceeds the tolerances of the contract. No
// Brazilian regulation knows discounts: they are commercial, so every row is data of the contract. Kilograms,
// percent by weight. The order is fixed: foreign matter on the gross weight, moisture on what is left, storage
// loss on that net, then the defects on the lot weight, cascading so that no grain is charged twice.

import { type Calculated, calculated, refused, type Step } from "../kernel/calculated.ts";
import {
  compare,
  type DecimalText,
  divide,
  multiply,
  type RoundingMode,
  roundTo,
  subtract,
  sum,
} from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import { judgeDecimal } from "./decimal-input.ts";
import { type Fraction, fractionOf, percentOf, roundFraction, timesFraction } from "./fraction.ts";

/** The last one stands alone: its base is days, not a measured percentage. */
export const DISCOUNT_ORDER = [
  "foreign",
  "moisture",
  "storage",
  "burned",
  "heat_burned",
  "musty",
  "total_damaged",
  "greenish",
  "broken",
] as const;
export type DiscountParameter = (typeof DISCOUNT_ORDER)[number];

/** Losses that the next rows of the cascade no longer charge. */
const CASCADE: Readonly<Partial<Record<DiscountParameter, readonly DiscountParameter[]>>> = {
  heat_burned: ["burned"],
  total_damaged: ["burned", "heat_burned", "musty"],
};

/** What each loss is a share of: the lot as it came, or what earlier rows left of it. */
const ON_NET: readonly DiscountParameter[] = ["moisture", "storage"];

export interface DiscountStep {
  /** Inclusive upper end of the step. */
  readonly upTo: DecimalText;
  readonly loss: DecimalText;
}

export type DiscountRow = { readonly parameter: Exclude<DiscountParameter, "storage"> } & (
  | { readonly method: "normalised"; readonly tolerance: DecimalText }
  | { readonly method: "factor"; readonly tolerance: DecimalText; readonly factor: DecimalText }
  | { readonly method: "table"; readonly steps: readonly DiscountStep[] }
);

export interface DiscountRequest {
  readonly gross_kg: DecimalText;
  readonly values: Readonly<Partial<Record<DiscountParameter, DecimalText>>>;
  readonly rows: readonly DiscountRow[];
  /** Storage loss: percent a day (0.01 is usual) over so many days. */
  readonly storage?: { readonly percentPerDay: DecimalText; readonly days: DecimalText };
  /** Decimals of the loss percentages; exact when absent. The difference is kilograms: part of the contract. */
  readonly percentDecimals?: number;
}

export interface DiscountLine {
  readonly parameter: DiscountParameter;
  readonly value: DecimalText | null;
  readonly loss_pct: DecimalText;
  readonly base_kg: DecimalText;
  readonly loss_kg: DecimalText;
}

export interface Discount {
  readonly lines: readonly DiscountLine[];
  readonly loss_kg: DecimalText;
  readonly net_kg: DecimalText;
  /** Bags of 60 kg. */
  readonly bags: DecimalText;
  readonly steps: readonly Step[];
}

const KILOGRAM_DECIMALS = 2;
const SHOWN_PERCENT_DECIMALS = 4;
const BAG_KG = "60";
const MODE: RoundingMode = "half_up";

/** The excess over the tolerance as a share of the clean goods it displaces: (m − t) / (100 − t). */
export function normalisedLoss(value: DecimalText, tolerance: DecimalText): Fraction {
  if (compare(value, tolerance) <= 0) return fractionOf("0");
  return percentOf(subtract(value, tolerance), subtract("100", tolerance));
}

/** The excess at a commercial rate: (m − t) × factor. */
export function factorLoss(value: DecimalText, tolerance: DecimalText, factor: DecimalText): Fraction {
  if (compare(value, tolerance) <= 0) return fractionOf("0");
  return fractionOf(multiply(subtract(value, tolerance), factor));
}

/** The step the value falls into; null beyond the last, because a table is never continued by guessing. */
export function tableLoss(value: DecimalText, steps: readonly DiscountStep[]): Fraction | null {
  const step = steps.find((one) => compare(value, one.upTo) <= 0);
  return step === undefined ? null : fractionOf(step.loss);
}

/** Impurity and moisture loss as one percentage of the gross weight: 100 − (100 − QI)(100 − QU) / 100. */
export function combinedLoss(impurity: DecimalText, moisture: DecimalText): DecimalText {
  const kept = multiply(subtract("100", impurity), subtract("100", moisture));
  return subtract("100", multiply(kept, "0.01"));
}

function lossOf(row: DiscountRow, value: DecimalText): Fraction | null {
  if (row.method === "table") return tableLoss(value, row.steps);
  if (row.method === "factor") return factorLoss(value, row.tolerance, row.factor);
  return normalisedLoss(value, row.tolerance);
}

const PERCENT = { scale: 6, max: "100" } as const;

function checkRequest(request: DiscountRequest): Issue[] {
  const issues: Issue[] = [];
  const check = (field: string, value: unknown, bounds: Parameters<typeof judgeDecimal>[1]) => {
    const found = judgeDecimal(value, bounds);
    if (found === undefined) return;
    issues.push(typeof found === "string" ? issue(found, field) : issue(found.code, field, found.params));
  };
  check("gross_kg", request.gross_kg, { scale: 3, max: "1000000000000", positive: true });
  for (const [name, value] of Object.entries(request.values)) check(`values.${name}`, value, PERCENT);
  request.rows.forEach((row, index) => {
    const field = `rows.${index}`;
    if (request.rows.findIndex((other) => other.parameter === row.parameter) < index)
      issues.push(issue("duplicate_entry", `${field}.parameter`));
    if (request.values[row.parameter] === undefined)
      issues.push(issue("required", `values.${row.parameter}`));
    if (row.method === "table") {
      row.steps.forEach((step, place) => {
        check(`${field}.steps.${place}.upTo`, step.upTo, PERCENT);
        check(`${field}.steps.${place}.loss`, step.loss, PERCENT);
      });
      return;
    }
    // At a tolerance of 100 % nothing could ever exceed it, and the normalised loss would divide by zero.
    check(`${field}.tolerance`, row.tolerance, { scale: 6, max: "99.999999" });
    if (row.method === "factor") check(`${field}.factor`, row.factor, { scale: 6, max: "100" });
  });
  if (request.storage) {
    check("storage.percentPerDay", request.storage.percentPerDay, PERCENT);
    check("storage.days", request.storage.days, { scale: 0, max: "36500" });
  }
  return issues;
}

export function discount(request: DiscountRequest): Calculated<Discount> {
  const issues = checkRequest(request);
  if (issues.length > 0) return refused(issues);
  const lines: DiscountLine[] = [];
  const losses = new Map<DiscountParameter, Fraction>();
  let net = request.gross_kg;
  for (const parameter of DISCOUNT_ORDER) {
    const found = rowLoss(request, parameter, losses);
    if (found === null) continue;
    if (found.loss === null)
      return refused([issue("above_maximum", `values.${parameter}`, { max: found.end })]);
    const loss =
      request.percentDecimals === undefined
        ? found.loss
        : fractionOf(roundFraction(found.loss, request.percentDecimals, MODE));
    losses.set(parameter, loss);
    const base = ON_NET.includes(parameter) ? net : request.gross_kg;
    const kilograms = roundFraction(timesFraction(loss, fractionOf(base, "100")), KILOGRAM_DECIMALS, MODE);
    lines.push({
      parameter,
      value: found.value,
      loss_pct: roundFraction(loss, SHOWN_PERCENT_DECIMALS, MODE),
      base_kg: roundTo(base, KILOGRAM_DECIMALS),
      loss_kg: kilograms,
    });
    net = subtract(net, kilograms);
  }
  return calculated(totalled(net, lines));
}

interface RowLoss {
  readonly value: DecimalText | null;
  readonly loss: Fraction | null;
  /** Where the table ends, for a value beyond it. */
  readonly end: DecimalText;
}

function rowLoss(
  request: DiscountRequest,
  parameter: DiscountParameter,
  losses: ReadonlyMap<DiscountParameter, Fraction>,
): RowLoss | null {
  if (parameter === "storage") {
    const { storage } = request;
    if (storage === undefined) return null;
    return { value: null, loss: fractionOf(multiply(storage.percentPerDay, storage.days)), end: "0" };
  }
  const row = request.rows.find((one) => one.parameter === parameter);
  const value = request.values[parameter];
  if (row === undefined || value === undefined) return null;
  // What graver defects already cost is taken off before the tolerance is asked.
  const charged = (CASCADE[parameter] ?? []).map((earlier) => losses.get(earlier) ?? fractionOf("0"));
  const rest = charged.reduce((left, loss) => subtract(left, roundFraction(loss, 20, MODE)), value);
  const end = row.method === "table" ? (row.steps.at(-1)?.upTo ?? "0") : "100";
  return { value, loss: lossOf(row, rest), end };
}

function totalled(net: DecimalText, lines: readonly DiscountLine[]): Discount {
  const bags = divide(net, BAG_KG, KILOGRAM_DECIMALS, MODE);
  return {
    lines,
    loss_kg: roundTo(sum(lines.map((line) => line.loss_kg)), KILOGRAM_DECIMALS),
    net_kg: roundTo(net, KILOGRAM_DECIMALS),
    bags: roundTo(bags, KILOGRAM_DECIMALS),
    steps: lines.map((line) => ({
      name: line.parameter,
      value: line.loss_kg,
      unit: "kg",
      formula: `${line.base_kg} × ${line.loss_pct} ÷ 100`,
      rule: "contract discount table",
    })),
  };
}
