// Decides whether a lot keeps the limits of its contract. The official type and the contract are two verdicts
// that never follow from one another: an export cargo is governed by its contract, with the contract's own
// decimals, and the same lot may pass the one and fail the other. Limits are inclusive, in the unit of the
// parameter (percent for what the classification measures).

import { z } from "zod";
import { type Issue, issue } from "../kernel/errors.ts";
import { compareFractions, type Fraction, fractionOf, roundFraction } from "../kernel/fraction.ts";
import { decimalOutput, listOutput, objectOutput } from "../kernel/output.ts";
import { ANALYSES } from "./analyses.data.ts";
import { SUBJECTS, type Subject } from "./codes.ts";
import { CONTRACT_TEMPLATES } from "./contract-limits.data.ts";
import { type AnalysisValue, type ContractTerms, LIMIT_KINDS } from "./request.ts";
import { percentageKeysOf, type Standard } from "./standard.ts";

const limited = { parameter: z.enum(SUBJECTS), kind: z.enum(LIMIT_KINDS) };
const contractLimitOutput = objectOutput({ ...limited, value: decimalOutput.nullable() });
export type ContractLimit = z.infer<typeof contractLimitOutput>;

export const LINE_VERDICTS = ["within", "outside", "beyond_basis", "not_measured"] as const;
export type LineVerdict = (typeof LINE_VERDICTS)[number];
export const CONTRACT_VERDICTS = ["within", "outside", "incomplete"] as const;

export const contractLineOutput = objectOutput({
  ...limited,
  limit: decimalOutput.nullable(),
  value: decimalOutput.nullable(),
  /** The method saw less than `value`, which is the least that it sees. */
  is_below: z.literal(true).exactOptional(),
  /** `beyond_basis` is no breach: the price is adjusted. */
  verdict: z.enum(LINE_VERDICTS),
});
export type ContractLine = z.infer<typeof contractLineOutput>;

export const contractVerdictOutput = objectOutput({
  name: z.string().nullable(),
  verdict: z.enum(CONTRACT_VERDICTS),
  decimals: z.number(),
  lines: listOutput(contractLineOutput),
});
export type ContractVerdict = z.infer<typeof contractVerdictOutput>;

export interface Contract {
  readonly name: string | null;
  readonly decimals: number;
  readonly limits: readonly ContractLimit[];
}

/** Contracts usually count in hundredths of a percent. */
const USUAL_DECIMALS = 2;

/** The contract that a request describes, from our template, from its own limits, or from both. */
export function contractOf(
  terms: ContractTerms,
  standard: Standard,
): { contract: Contract; issues: Issue[] } {
  const template = CONTRACT_TEMPLATES.find((one) => one.code === terms.template);
  const own = (terms.limits ?? []).map((limit) => ({
    ...limit,
    // A name that is none of ours is refused below.
    parameter: limit.parameter as Subject,
    value: limit.value ?? null,
  }));
  const issues: Issue[] = [];
  if (typeof terms.template === "string" && template?.product !== standard.product)
    issues.push(issue("not_a_choice", "contract.template"));
  const names: readonly Subject[] = [
    ...percentageKeysOf(standard),
    ...ANALYSES.map((row) => row.name),
    ...standard.flags.map((rule) => rule.flag),
  ];
  own.forEach((limit, index) => {
    const field = `contract.limits.${index}`;
    if (!names.includes(limit.parameter)) issues.push(issue("not_a_choice", `${field}.parameter`));
    if (limit.kind !== "nil" && limit.value === null) issues.push(issue("required", `${field}.value`));
  });
  const replaced = own.map((limit) => `${limit.parameter} ${limit.kind}`);
  const kept = (template?.limits ?? []).filter(
    (limit) => !replaced.includes(`${limit.parameter} ${limit.kind}`),
  );
  return {
    issues,
    contract: {
      name: terms.name ?? template?.name ?? null,
      decimals: terms.decimals ?? template?.decimals ?? USUAL_DECIMALS,
      limits: [...kept, ...own],
    },
  };
}

export interface ContractFacts {
  readonly exact: ReadonlyMap<Subject, Fraction>;
  /** A fraction where the result was reported in another unit. */
  readonly analyses: Readonly<Partial<Record<string, AnalysisValue | Fraction | null>>>;
  readonly flags: ReadonlySet<Subject>;
}

interface Compared {
  readonly exact: Fraction;
  readonly places: number;
  readonly isUnrounded: boolean;
  readonly isBelow: boolean;
}

/** A result below what the method sees counts as that limit: it cannot be more. */
function comparedValue(parameter: Subject, decimals: number, facts: ContractFacts): Compared | null {
  const measured = facts.exact.get(parameter);
  if (measured !== undefined)
    return { exact: measured, places: decimals, isUnrounded: false, isBelow: false };
  const analysis = facts.analyses[parameter];
  if (analysis === undefined || analysis === null) return null;
  const row = ANALYSES.find((one) => one.name === parameter);
  return {
    exact: exactOf(analysis),
    places: row?.decimals ?? decimals,
    isUnrounded: row?.judged === "unrounded",
    isBelow: typeof analysis === "object" && "below" in analysis,
  };
}

function exactOf(analysis: AnalysisValue | Fraction): Fraction {
  if (typeof analysis === "string") return fractionOf(analysis);
  return "below" in analysis ? fractionOf(analysis.below) : analysis;
}

/** Decimals after which a result that was judged unrounded is printed whatever it is. */
const MOST_DECIMALS = 20;

/** The verdict and the figure beside it, which has as many decimals as the verdict needs to be seen. */
function judgeLine(
  limit: ContractLimit,
  compared: Compared | null,
): Pick<ContractLine, "value" | "verdict" | "is_below"> {
  if (compared === null) return { value: null, verdict: "not_measured" };
  const { exact, places, isUnrounded, isBelow } = compared;
  const printed = (at: number) => roundFraction(exact, at, "half_up");
  const judged = isBelow ? judgeBelow : judge;
  const below = isBelow ? ({ is_below: true } as const) : {};
  if (!isUnrounded)
    return { value: printed(places), ...below, verdict: judged(limit, fractionOf(printed(places))) };
  const verdict = judged(limit, exact);
  let at = places;
  while (at < MOST_DECIMALS && judged(limit, fractionOf(printed(at))) !== verdict) at += 1;
  return { value: printed(at), ...below, verdict };
}

function judge(limit: ContractLimit, value: Fraction): LineVerdict {
  if (limit.value === null) return "not_measured";
  const order = compareFractions(value, fractionOf(limit.value));
  if (limit.kind === "max" || limit.kind === "basis_max") {
    if (order <= 0) return "within";
    return limit.kind === "max" ? "outside" : "beyond_basis";
  }
  if (order >= 0) return "within";
  return limit.kind === "min" ? "outside" : "beyond_basis";
}

/** Less than what the method sees may be nothing at all: it keeps no least value, and misses one that is not below it. */
function judgeBelow(limit: ContractLimit, seen: Fraction): LineVerdict {
  if (limit.value === null || limit.kind === "max" || limit.kind === "basis_max") return judge(limit, seen);
  if (compareFractions(seen, fractionOf(limit.value)) > 0) return "not_measured";
  return limit.kind === "min" ? "outside" : "beyond_basis";
}

export function judgeContract(contract: Contract, facts: ContractFacts): ContractVerdict {
  const lines = contract.limits.map((limit): ContractLine => {
    const { parameter, kind } = limit;
    if (kind === "nil") {
      const verdict: LineVerdict = facts.flags.has(parameter) ? "outside" : "within";
      return { parameter, kind, limit: null, value: null, verdict };
    }
    const judged = judgeLine(limit, comparedValue(parameter, contract.decimals, facts));
    return { parameter, kind, limit: limit.value, ...judged };
  });
  const has = (verdict: LineVerdict) => lines.some((line) => line.verdict === verdict);
  const whole = has("not_measured") ? "incomplete" : "within";
  return {
    name: contract.name,
    decimals: contract.decimals,
    verdict: has("outside") ? "outside" : whole,
    lines,
  };
}
