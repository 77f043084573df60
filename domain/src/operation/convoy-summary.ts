// Decides how far each barge of a convoy is, and what the convoy carries: by its drafts against the scale of the same
// barges, so that a barge that was not surveyed yet never makes a difference; and which of them were found wanting.

import type { Outcome } from "../classification/codes.ts";
import { divideOrNull, multiply, subtract, sum, withScale } from "../kernel/decimal.ts";

export const BARGE_STATES = ["waiting", "loading", "surveyed", "sealed"] as const;
export type BargeState = (typeof BARGE_STATES)[number];

export interface BargeFacts {
  /** Tonnes by the draft survey; nothing before there is a last one. */
  readonly draft: string | null;
  /** Tonnes by the scale; nothing where nothing was weighed. */
  readonly scale: string | null;
  /** Seals that are on it. */
  readonly seals: number;
  /** What its cargo was found to be; nothing before it was classified. */
  readonly quality: { readonly outcome: Outcome | null } | null;
}

/** A result that the standard has no type for: the barge waits for somebody's decision. */
export function isOutOfStandard(quality: BargeFacts["quality"]): boolean {
  return quality !== null && !SOUND.has(quality.outcome);
}

const SOUND: ReadonlySet<Outcome | null> = new Set(["typed", "incomplete", null]);

export function bargeState({
  draft,
  scale,
  seals,
}: Pick<BargeFacts, "draft" | "scale" | "seals">): BargeState {
  if (seals > 0) return "sealed";
  if (draft !== null) return "surveyed";
  return scale === null ? "waiting" : "loading";
}

export interface Difference {
  readonly difference: string | null;
  /** Of the scale. */
  readonly percent: string | null;
}

/** By draft less by scale; nothing where one of the two is missing. */
export function differenceOf({ draft, scale }: Pick<BargeFacts, "draft" | "scale">): Difference {
  if (draft === null || scale === null) return { difference: null, percent: null };
  const difference = withScale(subtract(draft, scale), 3);
  return { difference, percent: divideOrNull(multiply(difference, "100"), scale, 2, "half_up") };
}

export interface ConvoyTotals extends Difference {
  readonly barges: number;
  /** Barges that were surveyed and weighed, and both sums over just those. */
  readonly compared: number;
  readonly draft: string;
  readonly scale: string;
  readonly surveyed: number;
  readonly weighed: number;
  readonly scale_so_far: string;
  readonly seals: number;
  readonly sealed: number;
  readonly classified: number;
  readonly out_of_standard: number;
}

export function convoyTotals(barges: readonly BargeFacts[]): ConvoyTotals {
  const both = barges.filter(({ draft, scale }) => draft !== null && scale !== null);
  const total = (values: readonly (string | null)[]) =>
    withScale(sum(values.flatMap((one) => (one === null ? [] : [one]))), 3);
  const draft = total(both.map((one) => one.draft));
  const scale = total(both.map((one) => one.scale));
  const compared = both.length === 0 ? { difference: null, percent: null } : differenceOf({ draft, scale });
  return {
    barges: barges.length,
    compared: both.length,
    draft,
    scale,
    ...compared,
    surveyed: barges.filter((one) => one.draft !== null).length,
    weighed: barges.filter((one) => one.scale !== null).length,
    scale_so_far: total(barges.map((one) => one.scale)),
    seals: barges.reduce((count, { seals }) => count + seals, 0),
    sealed: barges.filter(({ seals }) => seals > 0).length,
    classified: barges.filter(({ quality }) => quality !== null).length,
    out_of_standard: barges.filter(({ quality }) => isOutOfStandard(quality)).length,
  };
}
