// Decides what a buyer takes off the weight of a lot for what exceeds the tolerances of the contract. No
// Brazilian regulation knows discounts: they are commercial, so every row is data of the contract. Kilograms,
// percent by weight. The order is fixed: foreign matter on the gross weight, moisture on what is left, storage
// loss on that net, then the defects on the lot weight, cascading so that no grain is charged twice.

import { z } from "zod";
import { type Calculated, calculated, calculator, refused, type Step } from "../kernel/calculated.ts";
import {
  canonical,
  compare,
  type DecimalText,
  isNegative,
  multiply,
  type RoundingMode,
  roundTo,
  subtract,
  sum,
} from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import { choiceInput, figureInput, listInput, namedInput, PERCENT } from "../kernel/figure.ts";
import {
  compareFractions,
  type Fraction,
  fractionOf,
  multiplyFractions,
  percentOf,
  roundFraction,
  subtractFractions,
  sumFractions,
  ZERO,
} from "../kernel/fraction.ts";
import { decimalOutput, listOutput, objectOutput, stepOutput } from "../kernel/output.ts";

/** Storage stands alone: its base is days, not a measured percentage. */
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
type MeasuredParameter = Exclude<DiscountParameter, "storage">;
const MEASURED = DISCOUNT_ORDER.filter((name): name is MeasuredParameter => name !== "storage");

/** Losses that the next rows of the cascade no longer charge. */
const CASCADE: Readonly<Partial<Record<DiscountParameter, readonly DiscountParameter[]>>> = {
  heat_burned: ["burned"],
  total_damaged: ["burned", "heat_burned", "musty"],
};

/** What each loss is a share of: the lot as it came, or what earlier rows left of it. */
const ON_NET: readonly DiscountParameter[] = ["moisture", "storage"];

export const DISCOUNT_METHODS = ["normalised", "factor", "table", "ratio"] as const;
export type DiscountMethod = (typeof DISCOUNT_METHODS)[number];

const percent = figureInput(PERCENT);
// At a tolerance of 100 % nothing could ever exceed it, and the normalised loss would divide by zero.
const tolerance = figureInput({ scale: 6, max: "99.999999" });
const parameter = choiceInput(MEASURED);

const row = z.discriminatedUnion("method", [
  z.strictObject({ parameter, method: z.literal("normalised"), tolerance }),
  z.strictObject({ parameter, method: z.literal("factor"), tolerance, factor: figureInput(PERCENT) }),
  z.strictObject({
    parameter,
    method: z.literal("table"),
    /** In rising order, each up to and including its end. */
    steps: listInput(z.strictObject({ up_to: percent, loss: percent }), 200, 1),
  }),
  z.strictObject({
    parameter,
    method: z.literal("ratio"),
    tolerance,
    /** In rising order from the tolerance on: each part of the excess at its own ratio, 1:1 and then 2:1. */
    bands: listInput(z.strictObject({ up_to: percent, ratio: figureInput(PERCENT) }), 20, 1),
  }),
]);

export const discountInput = z.strictObject({
  gross_kg: figureInput({ scale: 3, max: "1000000000000", positive: true }),
  values: namedInput(MEASURED, percent.nullish()),
  rows: listInput(row, MEASURED.length),
  /** Storage loss: percent a day (0.01 is usual) over so many days. */
  storage: z
    .strictObject({ percent_per_day: percent, days: figureInput({ scale: 0, max: "36500" }) })
    .nullish(),
  /** Decimals of the loss percentages; exact when absent. The difference is kilograms: part of the contract. */
  percent_decimals: z.number().int().min(0).max(6).nullish(),
});
export type DiscountRequest = z.infer<typeof discountInput>;
export type DiscountRow = DiscountRequest["rows"][number];
export type DiscountStep = { readonly up_to: DecimalText; readonly loss: DecimalText };

export const DISCOUNT_RULES = [
  ...DISCOUNT_METHODS,
  "storage_loss",
  "bag_60_kg",
  "gross_less_losses",
] as const;
export type DiscountExplanation = Step<
  DiscountParameter | "loss_kg" | "net_kg" | "bags",
  (typeof DISCOUNT_RULES)[number]
>;
export const DISCOUNT_STEPS = [...DISCOUNT_ORDER, "loss_kg", "net_kg", "bags"] as const;

export const discountLineOutput = objectOutput({
  parameter: z.enum(DISCOUNT_ORDER),
  value: decimalOutput.nullable(),
  loss_pct: decimalOutput,
  base_kg: decimalOutput,
  loss_kg: decimalOutput,
});
export type DiscountLine = z.infer<typeof discountLineOutput>;

export const discountOutput = objectOutput({
  lines: listOutput(discountLineOutput),
  loss_kg: decimalOutput,
  net_kg: decimalOutput,
  /** Bags of 60 kg. */
  bags: decimalOutput,
  steps: listOutput(stepOutput(DISCOUNT_STEPS, DISCOUNT_RULES)),
});
export type Discount = z.infer<typeof discountOutput>;

const KILOGRAM_DECIMALS = 2;
const SHOWN_PERCENT_DECIMALS = 4;
const BAG_KG = "60";
const MODE: RoundingMode = "half_up";

/** The excess over the tolerance as a share of the clean goods it displaces: (m − t) / (100 − t). */
export function normalisedLoss(value: DecimalText, limit: DecimalText): Fraction {
  return normalisedExcess(fractionOf(value), limit);
}

function normalisedExcess(value: Fraction, limit: DecimalText): Fraction {
  const excess = subtractFractions(value, fractionOf(limit));
  if (excess.numerator <= 0n) return ZERO;
  return multiplyFractions(excess, percentOf("1", subtract("100", limit)));
}

/** The excess at a commercial rate: (m − t) × factor. */
export function factorLoss(value: DecimalText, limit: DecimalText, factor: DecimalText): Fraction {
  return factorExcess(fractionOf(value), limit, factor);
}

function factorExcess(value: Fraction, limit: DecimalText, factor: DecimalText): Fraction {
  const excess = subtractFractions(value, fractionOf(limit));
  return excess.numerator <= 0n ? ZERO : multiplyFractions(excess, fractionOf(factor));
}

/** The step the value falls into; null beyond the last, because a table is never continued by guessing. */
export function tableLoss(value: DecimalText, steps: readonly DiscountStep[]): Fraction | null {
  return stepOf(fractionOf(value), steps);
}

function stepOf(value: Fraction, steps: readonly DiscountStep[]): Fraction | null {
  const step = steps.find((one) => subtractFractions(value, fractionOf(one.up_to)).numerator <= 0n);
  return step === undefined ? null : fractionOf(step.loss);
}

interface Band {
  readonly ratio: DecimalText;
  readonly from: Fraction;
  /** Where the value ends within the band, or the band itself. */
  readonly to: Fraction;
  readonly printedFrom: DecimalText;
  /** Null where it is the value that ends. */
  readonly printedTo: DecimalText | null;
}

/** The bands that a value reaches; null beyond the last, because ratios are never continued by guessing. */
function bandsOf(value: Fraction, found: Extract<DiscountRow, { method: "ratio" }>): Band[] | null {
  const bands: Band[] = [];
  let from: DecimalText = found.tolerance;
  for (const { up_to: end, ratio } of found.bands) {
    if (compareFractions(value, fractionOf(from)) <= 0) return bands;
    const isInside = compareFractions(value, fractionOf(end)) <= 0;
    bands.push({
      ratio,
      from: fractionOf(from),
      to: isInside ? value : fractionOf(end),
      printedFrom: from,
      printedTo: isInside ? null : end,
    });
    if (isInside) return bands;
    from = end;
  }
  return null;
}

const bandLoss = ({ ratio, from, to }: Band) =>
  multiplyFractions(subtractFractions(to, from), fractionOf(ratio));

/** Impurity and moisture loss as one percentage of the gross weight: 100 − (100 − QI)(100 − QU) / 100. */
export function combinedLoss(impurity: DecimalText, moisture: DecimalText): DecimalText {
  const kept = multiply(subtract("100", impurity), subtract("100", moisture));
  return subtract("100", multiply(kept, "0.01"));
}

function checkRising(steps: readonly { up_to: DecimalText }[], field: string, first?: DecimalText): Issue[] {
  return steps.flatMap(({ up_to: end }, place) => {
    const before = steps[place - 1]?.up_to ?? first;
    if (before === undefined || compare(end, before) > 0) return [];
    return [issue("table_out_of_order", `${field}.${place}.up_to`, { value: end, before })];
  });
}

function checkRequest(request: DiscountRequest): Issue[] {
  return request.rows.flatMap((one, index): Issue[] => {
    const issues: Issue[] = [];
    if (request.rows.findIndex((other) => other.parameter === one.parameter) < index)
      issues.push(issue("duplicate_entry", `rows.${index}.parameter`));
    if (typeof request.values[one.parameter] !== "string")
      issues.push(issue("required", `values.${one.parameter}`));
    if (one.method === "table") issues.push(...checkRising(one.steps, `rows.${index}.steps`));
    if (one.method === "ratio") issues.push(...checkRising(one.bands, `rows.${index}.bands`, one.tolerance));
    return issues;
  });
}

export function discountRequest(request: DiscountRequest): Calculated<Discount> {
  const issues = checkRequest(request);
  if (issues.length > 0) return refused(issues);
  const lines: DiscountLine[] = [];
  const steps: DiscountExplanation[] = [];
  const losses = new Map<DiscountParameter, Fraction>();
  const printedLosses = new Map<DiscountParameter, string>();
  const { gross_kg: gross, percent_decimals: places } = request;
  let net = gross;
  for (const name of DISCOUNT_ORDER) {
    const found = rowLoss(request, name, losses, printedLosses);
    if (found === null) continue;
    if (found.loss === null) return refused([issue("above_maximum", `values.${name}`, { max: found.end })]);
    const loss =
      typeof places === "number" ? fractionOf(roundFraction(found.loss, places, MODE)) : found.loss;
    losses.set(name, loss);
    const base = ON_NET.includes(name) ? net : gross;
    const line = {
      parameter: name,
      value: found.value,
      loss_pct: roundFraction(loss, SHOWN_PERCENT_DECIMALS, MODE),
      base_kg: roundTo(base, KILOGRAM_DECIMALS),
      loss_kg: roundFraction(multiplyFractions(loss, fractionOf(base, "100")), KILOGRAM_DECIMALS, MODE),
    };
    lines.push(line);
    const printed = typeof places === "number" ? roundFraction(found.loss, places, MODE) : found.printed;
    printedLosses.set(name, loss.numerator === 0n ? "" : printed);
    const formula = `${canonical(base)} × ${printed} ÷ 100`;
    steps.push({ name, value: line.loss_kg, unit: "kg", formula, rule: found.rule });
    net = subtract(net, line.loss_kg);
    // More off a lot than there is: some rate was typed a hundred times too large.
    if (isNegative(net)) return refused([issue("above_maximum", `values.${name}`, { max: "100" })]);
  }
  return calculated(totalled(gross, net, lines, steps));
}

interface RowLoss {
  readonly value: DecimalText | null;
  readonly loss: Fraction | null;
  /** The loss in percent as arithmetic: a quotient that never ends is printed as the quotient. */
  readonly printed: string;
  /** Where the table ends, for a value beyond it. */
  readonly end: DecimalText;
  readonly rule: DiscountExplanation["rule"];
}

function rowLoss(
  request: DiscountRequest,
  name: DiscountParameter,
  losses: ReadonlyMap<DiscountParameter, Fraction>,
  printedLosses: ReadonlyMap<DiscountParameter, string>,
): RowLoss | null {
  if (name === "storage") {
    const { storage } = request;
    if (!storage) return null;
    const loss = fractionOf(multiply(storage.percent_per_day, storage.days));
    const printed = `${storage.percent_per_day} × ${storage.days}`;
    return { value: null, loss, printed, end: "0", rule: "storage_loss" };
  }
  const found = request.rows.find((one) => one.parameter === name);
  const value = request.values[name];
  if (found === undefined || typeof value !== "string") return null;
  // What graver defects already cost is taken off before the tolerance is asked.
  const charged = sumFractions((CASCADE[name] ?? []).map((earlier) => losses.get(earlier) ?? ZERO));
  const rest = subtractFractions(fractionOf(value), charged);
  const ends = found.method === "table" ? found.steps : found.method === "ratio" ? found.bands : [];
  const end = ends.at(-1)?.up_to ?? "100";
  const loss = lossOf(found, rest);
  const earlier = (CASCADE[name] ?? []).flatMap((one) => printedLosses.get(one) || []);
  const printed =
    loss === null || loss.numerator === 0n ? "0" : printedLoss(found, [value, ...earlier], rest);
  return { value, loss, printed, end, rule: found.method };
}

function lossOf(found: DiscountRow, value: Fraction): Fraction | null {
  if (found.method === "table") return stepOf(value, found.steps);
  if (found.method === "ratio") {
    const bands = bandsOf(value, found);
    return bands && sumFractions(bands.map(bandLoss));
  }
  if (found.method === "factor") return factorExcess(value, found.tolerance, found.factor);
  return normalisedExcess(value, found.tolerance);
}

/** The measured value comes first, then what graver defects have cost of it. */
function printedLoss(found: DiscountRow, terms: readonly string[], rest: Fraction): string {
  if (found.method === "table")
    return canonical(roundFraction(stepOf(rest, found.steps) ?? ZERO, PERCENT.scale, MODE));
  if (found.method === "ratio") {
    const bands = (bandsOf(rest, found) ?? []).map(({ ratio, printedFrom, printedTo }) => {
      const part = [...(printedTo === null ? terms : [printedTo]), printedFrom].join(" − ");
      return `(${part}) × ${ratio}`;
    });
    return `(${bands.join(" + ")})`;
  }
  const excess = `(${[...terms, found.tolerance].join(" − ")})`;
  return found.method === "factor"
    ? `${excess} × ${found.factor}`
    : `${excess} ÷ (100 − ${found.tolerance}) × 100`;
}

function totalled(
  gross: DecimalText,
  net: DecimalText,
  lines: readonly DiscountLine[],
  steps: readonly DiscountExplanation[],
): Discount {
  const loss = roundTo(sum(lines.map((line) => line.loss_kg)), KILOGRAM_DECIMALS);
  const left = roundTo(net, KILOGRAM_DECIMALS);
  const bags = roundFraction(fractionOf(net, BAG_KG), KILOGRAM_DECIMALS, MODE);
  const added = lines.map((line) => line.loss_kg).join(" + ") || "0";
  return {
    lines,
    loss_kg: loss,
    net_kg: left,
    bags,
    steps: [
      ...steps,
      { name: "loss_kg", value: loss, unit: "kg", formula: added, rule: "gross_less_losses" },
      { name: "net_kg", value: left, unit: "kg", formula: `${gross} − ${loss}`, rule: "gross_less_losses" },
      { name: "bags", value: bags, formula: `${canonical(net)} ÷ ${BAG_KG}`, rule: "bag_60_kg" },
    ],
  };
}

export const discount = calculator(discountInput, discountRequest);
