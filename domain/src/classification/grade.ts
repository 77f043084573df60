// Decides group, class and type of a lot from its published percentages, by the tables of one standard:
// limits are inclusive, disqualifiers strict, the worst parameter decides, moisture never does. Every failing
// result names its reasons with value and limit, because the regulations demand them on the report.

import { z } from "zod";
import { compare, type DecimalText, max } from "../kernel/decimal.ts";
import { decimalOutput, objectOutput } from "../kernel/output.ts";
import {
  type Cause,
  type ClassName,
  type DeclaredGroup,
  type FlagEffect,
  type Group,
  type Observation,
  type Outcome,
  type Parameter,
  REASON_CODES,
  SUBJECTS,
  type Subject,
  type TypeCode,
} from "./codes.ts";
import { type ClassificationStep, type Figures, figuresOf, knownPart } from "./figures.ts";
import type { Measured } from "./measure.ts";
import type { Rounding } from "./request.ts";
import type { CeilingRule, Disqualifier, MajorityRule, Standard, TypeTable } from "./standard.ts";

export const reasonOutput = objectOutput({
  code: z.enum(REASON_CODES),
  parameter: z.enum(SUBJECTS),
  value: decimalOutput.nullable(),
  limit: decimalOutput.nullable(),
  /** The unit it comes from, in a composite. */
  unit: z.string().exactOptional(),
});
export type Reason = z.infer<typeof reasonOutput>;

export interface Grade {
  readonly group: Group | null;
  readonly class: ClassName | null;
  readonly outcome: Outcome;
  readonly type: TypeCode | null;
  readonly reasons: readonly Reason[];
  readonly observations: readonly Observation[];
  /** Why the lot is out of type, in the words of the standard's consequences. */
  readonly causes: readonly Cause[];
  readonly missing: readonly Subject[];
  readonly figures: Figures;
  readonly steps: readonly ClassificationStep[];
}

interface Finding {
  readonly reason: Reason;
  readonly effect: FlagEffect;
}

const concerns = (groups: readonly DeclaredGroup[] | null, group: DeclaredGroup | null) =>
  groups === null || (group !== null && groups.includes(group));

/** Findings that no percentage shows: smell, insects, seeds. In the order of the standard, not of entry. */
function flagFindings(standard: Standard, group: DeclaredGroup | null, measured: Measured): Finding[] {
  const count = measured.toxicSeedsPerKg;
  // What was seen and not counted is not taken back by a count of none, of this sample or of another one.
  const isCounted = count !== null && compare(count, "0") > 0;
  const seen = standard.flags
    .filter((rule) => measured.flags.has(rule.flag) && concerns(rule.groups, group))
    .filter((rule) => !(rule.flag === "toxic_seeds" && isCounted))
    .map(
      (rule): Finding => ({
        effect: rule.effect,
        reason: { code: rule.effect, parameter: rule.flag, value: null, limit: null },
      }),
    );
  if (count === null) return seen;
  const seeds = standard.toxicSeeds
    .filter((rule) => concerns(rule.groups, group))
    .filter((rule) => (rule.atLeast === null ? compare(count, "0") > 0 : compare(count, rule.atLeast) >= 0))
    .map(
      (rule): Finding => ({
        effect: rule.effect,
        reason: {
          code: rule.effect,
          parameter: "toxic_seeds_per_kg",
          value: count,
          limit: rule.atLeast ?? "0",
        },
      }),
    );
  return [...seen, ...seeds];
}

function limitFindings(rules: readonly Disqualifier[], standard: Standard, figures: Figures): Reason[] {
  return rules.flatMap(({ parameter, above }) => {
    const value = knownPart(standard, parameter, figures.percentages);
    if (value === null || compare(value, above) <= 0) return [];
    return [{ code: "disqualifying_limit", parameter, value, limit: above }];
  });
}

interface Placement {
  /** Row of the table that the lot reaches; the number of rows when it reaches none. */
  readonly rank: number;
  readonly over: readonly Reason[];
  readonly unmeasured: readonly Parameter[];
}

/** The worst parameter decides: a limit equal to the value is still met. */
function place(table: TypeTable, figures: Figures): Placement {
  const parameters = Object.keys(table.rows[0]?.limits ?? {}) as Parameter[];
  const out = table.rows.length;
  let rank = 0;
  const ranked: { parameter: Parameter; value: DecimalText; rank: number }[] = [];
  const unmeasured: Parameter[] = [];
  for (const parameter of parameters) {
    const value = figures.percentages[parameter] ?? null;
    if (value === null) {
      unmeasured.push(parameter);
      continue;
    }
    const found = table.rows.findIndex((row) => compare(value, row.limits[parameter] ?? "0") <= 0);
    const own = found === -1 ? out : found;
    rank = Math.max(own, rank);
    ranked.push({ parameter, value, rank: own });
  }
  const deciding = ranked.filter((entry) => rank > 0 && entry.rank === rank);
  const over = deciding.map(
    ({ parameter, value }): Reason => ({
      code: rank === out ? "over_limit" : "decides_type",
      parameter,
      value,
      limit: table.rows[rank - 1]?.limits[parameter] ?? null,
    }),
  );
  return { rank, over, unmeasured };
}

/** Parts of a reported total may stay unreported while they cannot disqualify the lot. */
function splitUnmeasured(
  standard: Standard,
  measured: Measured,
  figures: Figures,
  rules: readonly Disqualifier[],
  unmeasured: readonly Parameter[],
): { blocking: Parameter[]; covered: Parameter[] } {
  const isCovered = (parameter: Parameter) =>
    measured.isReported &&
    standard.totals.some((total) => {
      const whole = figures.percentages[total.key];
      if (typeof whole !== "string" || total.key === parameter) return false;
      const own = standard.totals.find((other) => other.key === parameter)?.parts ?? [parameter];
      if (!own.every((part) => total.parts.includes(part))) return false;
      return rules.every(
        (rule) => figures.percentages[rule.parameter] !== null || compare(whole, rule.above) <= 0,
      );
    });
  return {
    blocking: unmeasured.filter((parameter) => !isCovered(parameter)),
    covered: unmeasured.filter(isCovered),
  };
}

function causesOf(standard: Standard, over: readonly Reason[]): Cause[] {
  const parameters: Subject[] = over.filter((one) => one.code === "over_limit").map((one) => one.parameter);
  const { totalCause } = standard;
  const direct = standard.consequences
    .filter((row) => row.parameters.some((parameter) => parameters.includes(parameter)))
    .map((row) => row.cause);
  const isTotalOnly =
    totalCause !== null && parameters.includes(totalCause.parameter) && !direct.includes(totalCause.unless);
  const causes = isTotalOnly ? [...direct, totalCause.cause] : direct;
  return standard.consequences.map((row) => row.cause).filter((cause) => causes.includes(cause));
}

/** Of several causes the strictest row speaks. */
function consequencesOf(standard: Standard, causes: readonly Cause[], figures: Figures): Observation[] {
  const row = standard.consequences.find((one) => one.cause === causes[0]);
  if (row === undefined) return [];
  const { reprocessing } = row;
  if (reprocessing === undefined) return [...row.observations];
  const value = figures.percentages[reprocessing.parameter] ?? null;
  const isOpen = value !== null && compare(value, reprocessing.atMost) <= 0;
  return isOpen ? [...row.observations, "may_be_reprocessed"] : [...row.observations];
}

interface Share<Name extends string> {
  readonly name: Name | "mixed" | null;
  readonly reasons: readonly Reason[];
}

/** One pile that must not grow beyond its ceiling. */
function underCeiling(rule: CeilingRule, figures: Figures): Share<ClassName> {
  const value = figures.percentages[rule.key] ?? null;
  if (value === null) return { name: null, reasons: [] };
  if (compare(value, rule.atMost) <= 0) return { name: rule.within, reasons: [] };
  const reason: Reason = { code: "class_mixed", parameter: rule.key, value, limit: rule.atMost };
  return { name: "mixed", reasons: [reason] };
}

/** The pile that the lot is called after, if one is large enough. */
function byMajority<Name extends Parameter>(
  rule: MajorityRule<Name>,
  code: "group_mixed" | "class_mixed",
  figures: Figures,
): Share<Name> {
  const { percentages } = figures;
  const piles = rule.keys.flatMap((key) => {
    const value: DecimalText | null | undefined = percentages[key];
    return typeof value === "string" ? [{ key, value }] : [];
  });
  const [first, ...rest] = piles.map((pile) => pile.value);
  if (first === undefined) return { name: null, reasons: [] };
  const most = max(first, ...rest);
  const largest = piles.find((pile) => compare(pile.value, most) === 0);
  if (largest === undefined || compare(largest.value, rule.atLeast) >= 0)
    return { name: largest?.key ?? null, reasons: [] };
  const reason: Reason = {
    code,
    parameter: largest.key,
    value: largest.value,
    limit: rule.atLeast,
  };
  return { name: "mixed", reasons: [reason] };
}

interface Verdict {
  readonly flags: readonly Finding[];
  readonly limits: readonly Reason[];
  readonly isBlocked: boolean;
  readonly isIncomplete: boolean;
  readonly isOut: boolean;
}

/** Toxic seeds send the lot back before anything else; a hold or a type comes only after disqualification. */
function outcomeOf({ flags, limits, isBlocked, isIncomplete, isOut }: Verdict): Outcome {
  const has = (effect: FlagEffect) => flags.some((one) => one.effect === effect);
  if (has("reprocess_first")) return "reprocess_first";
  if (has("disqualified") || (limits.length > 0 && !isBlocked)) return "disqualified";
  if (has("hold_live_insects")) return "hold_live_insects";
  if (isBlocked || isIncomplete || has("undecided")) return "incomplete";
  return isOut ? "out_of_type" : "typed";
}

function moistureRemark(standard: Standard, figures: Figures): Observation[] {
  const value = figures.percentages.moisture ?? null;
  if (value === null) return ["moisture_not_measured"];
  return compare(value, standard.moisture.recommended) > 0 ? ["moisture_above_recommended"] : [];
}

/** `blocking` are reasons of the caller why there can be no type yet, such as tonnage nobody measured. */
export function gradeLot(
  standard: Standard,
  declaredGroup: DeclaredGroup | null,
  measured: Measured,
  rounding: Rounding,
  blocking: readonly Reason[] = [],
): Grade {
  const figures = figuresOf(standard, measured, rounding);
  const table = standard.tables.find((one) => one.group === declaredGroup) ?? {
    group: declaredGroup,
    rows: [],
  };
  const rules = standard.disqualifiers.filter((rule) => rule.group === declaredGroup);
  const flags = flagFindings(standard, declaredGroup, measured);
  const limits = limitFindings(rules, standard, figures);
  const { rank, over, unmeasured } = place(table, figures);
  const split = splitUnmeasured(standard, measured, figures, rules, unmeasured);
  const missing = measured.isReported ? [...split.blocking, ...measured.missing] : measured.missing;
  const isIncomplete = split.blocking.length > 0 || missing.length > 0;
  const isOut = rank === table.rows.length;
  const outcome = outcomeOf({ flags, limits, isBlocked: blocking.length > 0, isIncomplete, isOut });

  const group: Share<Group> =
    standard.group === null
      ? { name: declaredGroup, reasons: [] }
      : byMajority(standard.group, "group_mixed", figures);
  const sorted: Share<ClassName> =
    standard.class.kind === "ceiling"
      ? underCeiling(standard.class, figures)
      : byMajority(standard.class, "class_mixed", figures);
  const disqualifying: Subject[] = limits.map((one) => one.parameter);
  const isFinal = outcome === "typed" || outcome === "out_of_type";
  const shown = over.filter((one) => isFinal || one.code === "over_limit");
  const causes = outcome === "out_of_type" ? causesOf(standard, over) : [];
  const type = outcome === "typed" ? (table.rows[rank]?.type ?? null) : null;
  return {
    group: group.name,
    class: sorted.name,
    outcome,
    type,
    reasons: [
      ...flags.map((one) => one.reason),
      ...limits,
      ...blocking,
      ...missing.map((parameter): Reason => ({ code: "not_measured", parameter, value: null, limit: null })),
      ...shown.filter((one) => !disqualifying.includes(one.parameter)),
      ...group.reasons,
      ...sorted.reasons,
    ],
    observations: [
      ...consequencesOf(standard, causes, figures),
      ...(standard.remarks[outcome] ?? []),
      ...(declaredGroup === null ? [] : (standard.groupRemarks[declaredGroup]?.[outcome] ?? [])),
      ...moistureRemark(standard, figures),
      ...(split.covered.length > 0 ? (["parts_of_total_not_reported"] as const) : []),
      ...measured.observations,
    ],
    causes,
    missing: measured.isReported ? [...unmeasured, ...measured.missing] : missing,
    figures,
    steps: [
      ...measured.steps,
      ...figures.steps,
      ...decisionSteps(standard, { group: group.name, class: sorted.name, type, outcome }),
    ],
  };
}

interface Decided {
  readonly group: Group | null;
  readonly class: ClassName | null;
  readonly type: TypeCode | null;
  readonly outcome: Outcome;
}

function decisionSteps(standard: Standard, decided: Decided): ClassificationStep[] {
  const rule = standard.code;
  return [
    { name: "group", value: decided.group, rule, article: standard.group?.article ?? standard.groupArticle },
    { name: "class", value: decided.class, rule, article: standard.class.article },
    { name: "type", value: decided.type ?? decided.outcome, rule, article: standard.typeArticle },
  ];
}
