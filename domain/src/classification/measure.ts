// Decides what a sample measured: every percentage by weight as an exact fraction, on the weighing that the
// standard divides it by, and the names of what was not weighed. Refuses weights that cannot be: a defect as
// heavy as the sample, defects that together outweigh it.

import { type Calculated, calculated, refused } from "../kernel/calculated.ts";
import {
  absolute,
  canonical,
  compare,
  type DecimalText,
  isZero,
  multiply,
  subtract,
  sum,
} from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import {
  compareFractions,
  divideFractions,
  type Fraction,
  fractionOf,
  HUNDRED,
  multiplyFractions,
  percentOf,
  sumFractions,
} from "../kernel/fraction.ts";
import type { Flag, Observation, Parameter, Subject } from "./codes.ts";
import type { ClassificationStep } from "./figures.ts";
import type { Sample } from "./request.ts";
import {
  type CeilingRule,
  fieldsOf,
  type Line,
  type MajorityRule,
  nameOfField,
  PICKED,
  percentageKeysOf,
  type Standard,
} from "./standard.ts";

/** What is known of a lot, whether weighed by us, reported in percent or averaged over units. */
export interface Measured {
  /** Unrounded percentages of the lines, the sorted piles and the moisture. */
  readonly exact: ReadonlyMap<Parameter, Fraction>;
  /** Totals that stand on their own, because their parts are not all known. */
  readonly totals: ReadonlyMap<Parameter, Fraction>;
  /** Names of needed weights that were not taken. */
  readonly missing: readonly Subject[];
  /** True when a reported total may stand for parts that were not reported. */
  readonly isReported: boolean;
  readonly flags: ReadonlySet<Flag>;
  readonly toxicSeedsPerKg: DecimalText | null;
  readonly observations: readonly Observation[];
  /** How each percentage came about, by its name. */
  readonly formulas: ReadonlyMap<Parameter, string>;
  readonly steps: readonly ClassificationStep[];
}

type Weights = ReadonlyMap<string, DecimalText>;

/** The weights of a sample by path; what is absent or null is not among them. */
function weightsOf(sample: Sample): Map<string, DecimalText> {
  const weights = new Map<string, DecimalText>();
  for (const [name, value] of Object.entries(sample)) {
    if (typeof value === "string" && name.endsWith("_g")) weights.set(name, value);
    if (typeof value !== "object" || value === null || Array.isArray(value)) continue;
    for (const [part, weight] of Object.entries(value)) {
      if (typeof weight === "string") weights.set(`${name}.${part}`, weight);
    }
  }
  return weights;
}

function checkNames(standard: Standard, sample: Sample, weights: Weights): Issue[] {
  const fields = fieldsOf(standard);
  const strange = [...weights.keys()].filter((field) => !fields.has(field));
  return [
    ...strange.map((field) =>
      issue("unknown_attribute", `sample.${field}`, { name: field.split(".").at(-1) ?? field }),
    ),
    ...checkFlags(standard, sample.flags ?? [], "sample.flags"),
  ];
}

/** What was seen, and what was counted: both are there. */
export function foundIn({ flags, toxicSeedsPerKg: count }: Measured): ReadonlySet<Flag> {
  return count !== null && compare(count, "0") > 0 ? new Set([...flags, "toxic_seeds" as const]) : flags;
}

export function checkFlags(standard: Standard, flags: readonly Flag[], field: string): Issue[] {
  return flags.flatMap((flag, index) =>
    standard.flags.some((rule) => rule.flag === flag) ? [] : [issue("not_a_choice", `${field}.${index}`)],
  );
}

interface Weighing {
  readonly work: DecimalText | undefined;
  readonly clean: DecimalText | undefined;
  /** The clean sample as it follows from the work sample, whatever was weighed. */
  readonly expected: DecimalText | undefined;
}

function weighingOf(standard: Standard, weights: Weights): Weighing {
  const work = weights.get("work_sample_g");
  const taken = standard.cleanSample.without.map((field) => weights.get(field));
  const known = taken.filter((weight) => weight !== undefined);
  const expected = work === undefined || known.length < taken.length ? undefined : subtract(work, sum(known));
  return { work, clean: weights.get(standard.cleanSample.field) ?? expected, expected };
}

const pickedOf = (weights: Weights) => [...weights].filter(([field]) => field.startsWith(PICKED));

function checkWeights(standard: Standard, weights: Weights, { work, clean }: Weighing): Issue[] {
  const issues: Issue[] = [];
  const sieved = standard.cleanSample.without.filter((field) => weights.has(field));
  if (work !== undefined) {
    for (const field of sieved) {
      if (compare(weights.get(field) ?? "0", work) >= 0)
        issues.push(issue("not_below_sample", `sample.${field}`));
    }
    const together = sum(sieved.map((field) => weights.get(field) ?? "0"));
    if (issues.length === 0 && compare(together, work) >= 0)
      issues.push(issue("not_below_sample", `sample.${sieved.at(-1)}`));
    const weighed = weights.get(standard.cleanSample.field);
    if (weighed !== undefined && compare(weighed, work) > 0)
      issues.push(issue("above_maximum", `sample.${standard.cleanSample.field}`, { max: work }));
  }
  if (issues.length > 0) return issues;
  const whole = clean ?? work;
  if (whole === undefined) return [];
  // What is left when every defect has been picked is no more than what they were picked from.
  const sound = weights.get("defect_free_g");
  if (sound !== undefined && compare(sound, whole) > 0)
    issues.push(issue("above_maximum", "sample.defect_free_g", { max: whole }));
  const picked = pickedOf(weights);
  const all = sumFractions(picked.map(([, weight]) => fractionOf(weight)));
  const together = compareFractions(all, fractionOf(whole));
  // No single defect can be as heavy as the sample while all of them together are lighter.
  for (const [field, weight] of together < 0 ? [] : picked) {
    if (compare(weight, whole) >= 0) issues.push(issue("not_below_sample", `sample.${field}`));
  }
  if (issues.length === 0 && together > 0) issues.push(issue("defects_above_sample", "sample.defects_g"));
  const optional = standard.lines.filter(
    (line) => line.optional && !line.weights[0]?.field.startsWith(PICKED),
  );
  for (const line of optional) {
    for (const { field } of line.weights) {
      if (compare(weights.get(field) ?? "0", whole) > 0)
        issues.push(issue("above_maximum", `sample.${field}`, { max: whole }));
    }
  }
  return [...issues, ...checkPiles(standard, weights, work)];
}

/** Sorted piles come out of the work sample, so they cannot outweigh it. */
function checkPiles(standard: Standard, weights: Weights, work: DecimalText | undefined): Issue[] {
  return [standard.group, standard.class].flatMap((rule) => {
    if (rule?.kind !== "majority" || work === undefined) return [];
    const piles = sum(rule.keys.map((key) => weights.get(`${rule.folder}.${key}`) ?? "0"));
    return compare(piles, work) > 0 ? [issue("above_maximum", `sample.${rule.folder}`, { max: work })] : [];
  });
}

/** The weight that a line counts as a share of its base, without rounding on the way. */
function lineOf(
  line: Line,
  weights: Weights,
  base: DecimalText,
): { value: Fraction; formula: string } | undefined {
  const counted: Fraction[] = [];
  const terms: string[] = [];
  for (const part of line.weights) {
    const weight = weights.get(part.field);
    if (weight === undefined) return undefined;
    counted.push(fractionOf(weight, part.divisor));
    terms.push(part.divisor === undefined ? weight : `${weight} ÷ ${part.divisor}`);
  }
  const shown = terms.length > 1 ? `(${terms.join(" + ")})` : terms.join("");
  return {
    value: divideFractions(multiplyFractions(sumFractions(counted), HUNDRED), fractionOf(base)),
    formula: `${shown} × 100 ÷ ${base}`,
  };
}

interface Found {
  readonly exact: Map<Parameter, Fraction>;
  readonly formulas: Map<Parameter, string>;
}

function addShare(found: Found, key: Parameter, part: DecimalText, whole: DecimalText): void {
  found.exact.set(key, percentOf(part, whole));
  found.formulas.set(key, `${part} × 100 ÷ ${whole}`);
}

/** Piles of one sorting; those that were not weighed, once one of them was: not weighed is not empty. */
function addPiles(found: Found, rule: MajorityRule, weights: Weights): readonly Parameter[] {
  const weighed = rule.keys.flatMap((key) => {
    const weight = weights.get(`${rule.folder}.${key}`);
    return weight === undefined ? [] : [[key, weight] as const];
  });
  if (weighed.length === 0) return [];
  if (weighed.length < rule.keys.length)
    return rule.keys.filter((key) => !weights.has(`${rule.folder}.${key}`));
  const whole = sum(weighed.map(([, weight]) => weight));
  if (!isZero(whole)) for (const [key, weight] of weighed) addShare(found, key, weight, whole);
  return [];
}

/** The sample free of defects: as weighed, or what is left when every defect has been picked. */
function defectFree(
  standard: Standard,
  weights: Weights,
  clean: DecimalText | undefined,
): DecimalText | undefined {
  const weighed = weights.get("defect_free_g");
  if (weighed !== undefined || clean === undefined) return weighed;
  const fields = standard.lines.flatMap((line) => line.weights.map((part) => part.field));
  const picked = [...new Set(fields)].filter((field) => field.startsWith(PICKED));
  if (!picked.every((field) => weights.has(field))) return undefined;
  return subtract(clean, sum(picked.map((field) => weights.get(field) ?? "0")));
}

function addCeiling(
  found: Found,
  rule: CeilingRule,
  weights: Weights,
  whole: DecimalText | undefined,
): Issue[] {
  const part = weights.get(rule.field);
  if (part === undefined || whole === undefined) return [];
  if (compare(part, whole) > 0) return [issue("above_maximum", `sample.${rule.field}`, { max: whole })];
  if (!isZero(whole)) addShare(found, rule.key, part, whole);
  return [];
}

/** More than half a percent of the sample unaccounted for: weighed again, spilled or mistyped. */
function isOutOfBalance({ work, clean, expected }: Weighing): boolean {
  if (work === undefined || clean === undefined || expected === undefined) return false;
  return compare(multiply(absolute(subtract(expected, clean)), "200"), work) > 0;
}

export function measureSample(standard: Standard, sample: Sample): Calculated<Measured> {
  const weights = weightsOf(sample);
  const weighing = weighingOf(standard, weights);
  const wrong = [...checkNames(standard, sample, weights), ...checkWeights(standard, weights, weighing)];
  if (wrong.length > 0) return refused(wrong);

  const { work, clean } = weighing;
  const found: Found = { exact: new Map(), formulas: new Map() };
  for (const line of standard.lines) {
    const base = line.base === "work" ? work : clean;
    const share = base === undefined ? undefined : lineOf(line, weights, base);
    if (share === undefined) continue;
    found.exact.set(line.key, share.value);
    found.formulas.set(line.key, share.formula);
  }
  const unsorted = [standard.group, standard.class].flatMap((rule) =>
    rule?.kind === "majority" ? addPiles(found, rule, weights) : [],
  );
  if (standard.class.kind !== "majority") {
    const isSorted = weights.has(standard.class.field);
    const whole = isSorted ? defectFree(standard, weights, clean) : undefined;
    const issues = addCeiling(found, standard.class, weights, whole);
    if (issues.length > 0) return refused(issues);
  }
  if (typeof sample.moisture_pct === "string") found.exact.set("moisture", fractionOf(sample.moisture_pct));

  const needed = standard.lines.filter((line) => !line.optional).flatMap((line) => line.weights);
  const fields = ["work_sample_g", ...needed.map((part) => part.field)];
  return calculated({
    ...found,
    totals: new Map(),
    missing: [
      ...fields.filter((field) => !weights.has(field)).map((field) => nameOfField(standard, field)),
      ...unsorted,
    ],
    isReported: false,
    flags: new Set(sample.flags ?? []),
    toxicSeedsPerKg: sample.toxic_seeds_per_kg ?? null,
    observations: [
      ...(work !== undefined && compare(work, standard.workSample.minimumGrams) < 0
        ? (["sample_below_minimum"] as const)
        : []),
      ...(isOutOfBalance(weighing) ? (["weights_out_of_balance"] as const) : []),
    ],
    steps: weighingSteps(standard, weights, weighing),
  });
}

function weighingSteps(
  standard: Standard,
  weights: Weights,
  { work, clean, expected }: Weighing,
): ClassificationStep[] {
  if (work === undefined) return [];
  const { field, without, article } = standard.cleanSample;
  const weighed = weights.get(field);
  const terms = [work, ...without.map((name) => weights.get(name) ?? "?")].join(" − ");
  return [
    {
      name: "work_sample",
      value: canonical(work),
      unit: "g",
      rule: standard.code,
      article: standard.workSample.article,
    },
    {
      name: "clean_sample",
      value: clean === undefined ? null : canonical(clean),
      unit: "g",
      ...(weighed === undefined && expected !== undefined ? { formula: terms } : {}),
      rule: standard.code,
      article,
    },
  ];
}

/** Percentages as a laboratory reports them, without weights. */
export function measureReport(
  standard: Standard,
  report: Readonly<Record<string, DecimalText | null | undefined>>,
): Calculated<Measured> {
  const given = Object.entries(report).filter(
    (entry): entry is [string, DecimalText] => typeof entry[1] === "string",
  );
  const keys: readonly string[] = percentageKeysOf(standard);
  const issues = given.flatMap(([key]) =>
    keys.includes(key) ? [] : [issue("unknown_attribute", `percentages.${key}`, { name: key })],
  );
  const values = new Map(given) as ReadonlyMap<Parameter, DecimalText>;
  issues.push(...checkParts(standard, values));
  if (issues.length > 0) return refused(issues);

  const exact = new Map<Parameter, Fraction>();
  const totals = new Map<Parameter, Fraction>();
  for (const [key, value] of values) {
    const total = standard.totals.find((one) => one.key === key);
    if (total === undefined) exact.set(key, fractionOf(value));
    else if (!total.parts.every((part) => values.has(part))) totals.set(key, fractionOf(value));
  }
  const unsorted = [standard.group, standard.class].flatMap((rule) =>
    rule?.kind === "majority" ? completePiles(rule, values, exact) : [],
  );
  return calculated({
    exact,
    totals,
    missing: unsorted,
    isReported: true,
    flags: new Set(),
    toxicSeedsPerKg: null,
    observations: [],
    formulas: new Map(),
    steps: [],
  });
}

/**
 * Shares of one sorting that were not reported: nothing where the others are all there is, unknown otherwise. One that
 * reaches the floor by itself decides, whatever the others are.
 */
function completePiles(
  rule: MajorityRule,
  values: ReadonlyMap<Parameter, DecimalText>,
  exact: Map<Parameter, Fraction>,
): readonly Parameter[] {
  const reported = rule.keys.flatMap((key) => values.get(key) ?? []);
  const open = rule.keys.filter((key) => !values.has(key));
  if (reported.length === 0 || open.length === 0) return [];
  if (compare(sum(reported), "100") === 0) {
    for (const key of open) exact.set(key, fractionOf("0"));
    return [];
  }
  if (reported.some((share) => compare(share, rule.atLeast) >= 0)) return [];
  for (const key of rule.keys) exact.delete(key);
  return open;
}

/** A part never exceeds the total that contains it. */
function checkParts(standard: Standard, values: ReadonlyMap<Parameter, DecimalText>): Issue[] {
  return standard.totals.flatMap((total) => {
    const whole = values.get(total.key);
    if (whole === undefined) return [];
    const inside = standard.totals.filter(
      (other) => other !== total && other.parts.every((part) => total.parts.includes(part)),
    );
    return [...total.parts, ...inside.map((other) => other.key)]
      .filter((part) => compare(values.get(part) ?? "0", whole) > 0)
      .map((part) => issue("above_maximum", `percentages.${part}`, { max: whole }));
  });
}
