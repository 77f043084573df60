// Decides the cargo of an operation by draft: what was read in the field, with what the register knows of the ship or
// barge, goes to the calculator of its kind, and the answer is kept as it came. A ship by ECE/ENERGY/19, a barge by its
// gauging table. Metres and tonnes. What is missing in the register is no fault of whoever read the marks: it is told
// apart, and the readings are kept all the same.

import { surveyBarge } from "../draft-survey/barge.ts";
import { evaluate } from "../draft-survey/evaluate.ts";
import type { Operation, Rounding, SurveyInput } from "../draft-survey/request.ts";
import { compare } from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import { COMPARISON_BASES, type ComparisonBase, compareWeights } from "../weighing/comparison.ts";
import type { SurveyComparison, SurveyedBarge, SurveyedShip, SurveyResults } from "./survey-facts.ts";

export interface SurveyedCarrier {
  readonly ship: SurveyedShip | null;
  readonly barge: SurveyedBarge | null;
}

/** One survey as it is written down: a barge needs neither midship readings nor a density. */
export type ReadSurvey = Pick<SurveyInput, "kind"> & {
  readonly readings: { readonly [K in keyof SurveyInput["readings"]]?: string | null | undefined };
} & { readonly [K in Exclude<keyof SurveyInput, "kind" | "readings">]?: SurveyInput[K] | null | undefined };

export interface ReadSurveys {
  readonly cargo_operation: Operation;
  readonly rounding: Rounding | null;
  readonly surveys: readonly ReadSurvey[];
  readonly declared_constant: string | null;
}

export interface Surveyed {
  /** Null until there is enough to work out. */
  readonly results: SurveyResults | null;
  /** What is wrong with what was read, by its place in the row. */
  readonly issues: readonly Issue[];
  /** What the register would have to say first, by its place in the question. */
  readonly lacking: readonly Issue[];
}

const MARKS = ["fwd", "mid", "aft"] as const;

/** The ship as the calculator asks for it. */
export function shipOfSurvey(ship: SurveyedShip, declaredConstant: string | null): Record<string, unknown> {
  const keel = MARKS.map((mark) => [mark, ship[`keel_${mark}`]] as const);
  return {
    lbp: ship.lbp,
    breadth: ship.beam,
    light_ship: ship.light_ship,
    table_density: ship.table_density,
    marks: Object.fromEntries(MARKS.map((mark) => [mark, ship[`mark_${mark}`]])),
    keel_mm: keel.some(([, value]) => value !== null) ? Object.fromEntries(keel) : null,
    lcf_from: ship.lcf_from,
    table: ship.hydrostatics.map(({ draft, displacement, tpc, lcf, mtc }) => ({
      draft,
      displacement,
      tpc,
      lcf,
      mtc,
    })),
    summer_draft: ship.summer_draft,
    summer_deadweight: ship.dwt,
    declared_constant: declaredConstant,
  };
}

export function surveyCarrier({ ship, barge }: SurveyedCarrier, read: ReadSurveys): Surveyed {
  if (ship) return surveyShip(ship, read);
  return barge ? surveyOneBarge(barge, read) : { results: null, issues: [], lacking: [] };
}

const isAboutReadings = ({ field = "" }: Issue) => field.split(".")[0] === "surveys";

function surveyShip(ship: SurveyedShip, read: ReadSurveys): Surveyed {
  const answer = evaluate({
    ship: shipOfSurvey(ship, read.declared_constant),
    operation: read.cargo_operation,
    surveys: read.surveys,
    rounding: read.rounding,
  });
  if (answer.ok) return { results: answer.result, issues: [], lacking: [] };
  const own = answer.issues.filter(({ field }) => field === "ship.declared_constant");
  return {
    results: null,
    issues: [
      ...answer.issues.filter(isAboutReadings),
      ...own.map((one) => issue(one.code, "declared_constant", one.params)),
    ],
    lacking: answer.issues.filter((one) => !isAboutReadings(one) && !own.includes(one)),
  };
}

/** Before loading a barge is empty, before discharging it is not. */
const CONDITIONS = {
  loading: { initial: "empty", final: "loaded" },
  discharging: { initial: "loaded", final: "empty" },
} as const;

/** What only ships are asked; said of a barge it would change nothing, so it is not taken. */
const OF_SHIPS = ["hydrometer", "apply_list", "swell_m"] as const;

function surveyOneBarge(barge: SurveyedBarge, read: ReadSurveys): Surveyed {
  const issues = checkBargeSurveys(read.surveys);
  if (issues.length > 0) return { results: null, issues, lacking: [] };
  const names = CONDITIONS[read.cargo_operation];
  const places = new Map(
    read.surveys.map(({ kind }, at) => [kind === "final" ? names.final : names.initial, at] as const),
  );
  const first = read.surveys[0];
  // One of the two is looked at as if it were both: what is wrong with it is told before the other is read.
  const conditionOf = (name: "empty" | "loaded") => condition(read.surveys[places.get(name) ?? 0] ?? first);
  const answer = surveyBarge({
    formula: barge.mode,
    measured: barge.measured,
    depth: barge.depth,
    table: barge.gauging.map(({ draft, weight }) => ({ draft, weight })),
    table_density: barge.table_density,
    empty: conditionOf("empty"),
    loaded: conditionOf("loaded"),
  });
  if (answer.ok) return { results: places.size === 2 ? answer.result : null, issues: [], lacking: [] };
  const found = answer.issues.flatMap((one) => {
    const [name = "", ...rest] = (one.field ?? "").split(".");
    if (name !== "empty" && name !== "loaded") return [];
    const at = places.get(name);
    return at === undefined ? [] : [issue(one.code, ["surveys", at, ...rest].join("."), one.params)];
  });
  return {
    results: null,
    issues: found,
    lacking: answer.issues.filter(({ field = "" }) => !/^(empty|loaded)\b/.test(field)),
  };
}

function condition(survey: ReadSurvey | undefined) {
  return { readings: survey?.readings, density: survey?.density, deductibles: survey?.deductibles };
}

function checkBargeSurveys(surveys: readonly ReadSurvey[]): Issue[] {
  return surveys.flatMap((survey, at) => [
    ...(survey.kind === "intermediate" ? [issue("not_a_choice", `surveys.${at}.kind`)] : []),
    ...(surveys.findIndex(({ kind }) => kind === survey.kind) < at
      ? [issue("duplicate_entry", `surveys.${at}.kind`)]
      : []),
    ...OF_SHIPS.filter((name) => survey[name] !== undefined && survey[name] !== null).map((name) =>
      issue("unknown_attribute", `surveys.${at}.${name}`, { name }),
    ),
  ]);
}

export type OtherWeights = Readonly<Record<ComparisonBase, string | null>>;

/** Null until there is a cargo: of one that came out negative there is nothing to compare. */
export function compareSurvey(results: SurveyResults | null, others: OtherWeights): SurveyComparison | null {
  const draft = results?.cargo ?? null;
  if (draft === null || compare(draft, "0") <= 0) return null;
  const [scale, billOfLading] = COMPARISON_BASES.map((base) => beside(draft, base, others[base]));
  return { draft, scale: scale ?? null, bill_of_lading: billOfLading ?? null };
}

function beside(draft: string, base: ComparisonBase, weight: string | null) {
  if (weight === null) return null;
  const answer = compareWeights({ survey: draft, base, base_weight: weight });
  if (!answer.ok) return null;
  const { difference, difference_pct, tolerance_pct, within } = answer.result;
  return { weight, difference, difference_pct, tolerance_pct, within };
}
