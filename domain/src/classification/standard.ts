// Decides what a classification standard consists of. A standard is data: every figure that a regulation
// fixes stands in a table with its article, and the engine knows none of them. Percentages are by weight.

import { type CalendarDate, compareDates } from "../kernel/dates.ts";
import type { DecimalText } from "../kernel/decimal.ts";
import type {
  Cause,
  ClassName,
  DeclaredGroup,
  Flag,
  FlagEffect,
  Observation,
  Outcome,
  Parameter,
  StandardCode,
  TypeCode,
} from "./codes.ts";

export const PRODUCTS = ["soybean", "maize"] as const;
export type Product = (typeof PRODUCTS)[number];

/** Which of the two weighings a line is a share of: the sample as drawn, or freed of what was sieved off. */
export type Base = "work" | "clean";

export interface WeightPart {
  /** Path of the weight inside the sample: `defects_g.musty`. */
  readonly field: string;
  /** The weight counts as this fraction of itself. */
  readonly divisor?: DecimalText;
}

export interface Line {
  /** The name of the percentage. */
  readonly key: Parameter;
  readonly weights: readonly WeightPart[];
  readonly base: Base;
  /** Reported when weighed, but nothing depends on it. */
  readonly optional?: boolean;
  readonly article: string;
}

export interface Total {
  readonly key: Parameter;
  readonly parts: readonly Parameter[];
  /** Another way to the same sum, for laboratories that report sub-totals only. */
  readonly subtotals?: readonly Parameter[];
  readonly article: string;
}

export interface TypeRow {
  readonly type: TypeCode;
  /** Inclusive maximum in percent by parameter. */
  readonly limits: Readonly<Partial<Record<Parameter, DecimalText>>>;
}

export interface TypeTable {
  readonly group: DeclaredGroup | null;
  /** Best type first. */
  readonly rows: readonly TypeRow[];
}

/** Strictly above is disqualified; the figure itself is not. */
export interface Disqualifier {
  readonly group: DeclaredGroup | null;
  readonly parameter: Parameter;
  readonly above: DecimalText;
  readonly article: string;
}

export interface FlagRule {
  readonly flag: Flag;
  /** Groups it concerns; null for every group. */
  readonly groups: readonly DeclaredGroup[] | null;
  readonly effect: FlagEffect;
  readonly article: string;
}

/** Seeds of castor bean or of other toxic species, counted per kilogram of sample. */
export interface SeedRule {
  readonly groups: readonly DeclaredGroup[] | null;
  /** Inclusive minimum; null for any seed at all. */
  readonly atLeast: DecimalText | null;
  readonly effect: FlagEffect;
  readonly article: string;
}

/** One pile against a ceiling: soybeans stay yellow while other colours do not pass it. */
export interface CeilingRule {
  readonly kind: "ceiling";
  readonly key: Parameter;
  readonly field: string;
  readonly atMost: DecimalText;
  readonly within: ClassName;
  readonly article: string;
}

/** Piles of one sorting: the lot is called after the pile that reaches the floor. */
export interface MajorityRule<Name extends Parameter = Parameter> {
  readonly kind: "majority";
  readonly keys: readonly Name[];
  /** Folder of the piles inside the sample. */
  readonly folder: string;
  readonly atLeast: DecimalText;
  readonly article: string;
}

/** Why a lot is out of type, and what may be done with it then. The first row is the strictest. */
export interface Consequence {
  readonly cause: Cause;
  readonly parameters: readonly Parameter[];
  readonly observations: readonly Observation[];
  /** Re-processing towards a type is open only up to this figure. */
  readonly reprocessing?: { readonly parameter: Parameter; readonly atMost: DecimalText };
}

export interface Standard {
  readonly code: StandardCode;
  readonly product: Product;
  readonly name: string;
  readonly amendedBy: readonly string[];
  readonly source: string;
  readonly validFrom: CalendarDate;
  readonly validTo: CalendarDate | null;
  /** Decimals that the standard asks a percentage to be expressed with. */
  readonly decimals: number;
  /** Groups that the interested party declares; empty where the group is found by sorting. */
  readonly declaredGroups: readonly DeclaredGroup[];
  /** Where the groups are defined. */
  readonly groupArticle: string;
  readonly workSample: { readonly minimumGrams: DecimalText; readonly article: string };
  readonly moisture: { readonly recommended: DecimalText; readonly article: string };
  /** The weighing that defects are a share of, and what is taken off the work sample to get it. */
  readonly cleanSample: {
    readonly field: string;
    readonly without: readonly string[];
    readonly article: string;
  };
  readonly lines: readonly Line[];
  readonly totals: readonly Total[];
  readonly tables: readonly TypeTable[];
  readonly typeArticle: string;
  readonly disqualifiers: readonly Disqualifier[];
  readonly flags: readonly FlagRule[];
  readonly toxicSeeds: readonly SeedRule[];
  readonly group: MajorityRule<"flint" | "dent" | "semi"> | null;
  readonly class: CeilingRule | MajorityRule<"yellow" | "white" | "other">;
  readonly consequences: readonly Consequence[];
  /** A total over its limit is of this cause, unless a graver one explains it already. */
  readonly totalCause: {
    readonly parameter: Parameter;
    readonly cause: Cause;
    readonly unless: Cause;
  } | null;
  /** What else the report says about a failing lot, by outcome. */
  readonly remarks: Readonly<Partial<Record<Outcome, readonly Observation[]>>>;
  /** The same by declared group and outcome. */
  readonly groupRemarks: Readonly<
    Partial<Record<DeclaredGroup, Readonly<Partial<Record<Outcome, readonly Observation[]>>>>>
  >;
}

export function isInForce(standard: Standard, date: CalendarDate): boolean {
  if (compareDates(date, standard.validFrom) < 0) return false;
  return standard.validTo === null || compareDates(date, standard.validTo) <= 0;
}

/** Folder of the weights that are picked by hand out of the clean sample. */
export const PICKED = "defects_g.";

/** The name under which a weight that was not taken is reported: that of its own line, or of the sample. */
export function nameOfField(standard: Standard, field: string): Parameter | "work_sample_g" {
  const lines = standard.lines.filter((line) => line.weights.some((part) => part.field === field));
  return (lines.find((line) => field === `${PICKED}${line.key}`) ?? lines[0])?.key ?? "work_sample_g";
}

/** A standard never changes, so what follows from it is found once. */
const knownFields = new WeakMap<Standard, ReadonlySet<string>>();

/** Every weight of the sample that the standard knows. */
export function fieldsOf(standard: Standard): ReadonlySet<string> {
  const known = knownFields.get(standard);
  if (known !== undefined) return known;
  const lines = standard.lines.flatMap((line) => line.weights.map((part) => part.field));
  const { class: classRule, group } = standard;
  const sorted = [group, classRule].flatMap((rule) => {
    if (rule === null) return [];
    return rule.kind === "ceiling"
      ? [rule.field, "defect_free_g"]
      : rule.keys.map((key) => `${rule.folder}.${key}`);
  });
  const fields = new Set(["work_sample_g", standard.cleanSample.field, ...lines, ...sorted]);
  knownFields.set(standard, fields);
  return fields;
}

/** Every percentage that the standard knows. */
export function percentageKeysOf(standard: Standard): readonly Parameter[] {
  return [
    ...standard.lines.map((line) => line.key),
    ...standard.totals.map((total) => total.key),
    ...shareKeysOf(standard),
    "moisture",
  ];
}

export function shareKeysOf(standard: Standard): readonly Parameter[] {
  const { class: classRule, group } = standard;
  return [...(group?.keys ?? []), ...(classRule.kind === "ceiling" ? [classRule.key] : classRule.keys)];
}
