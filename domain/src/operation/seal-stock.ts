/**
 * The stock of seals of one person: what was handed out to them, less what is known to have been used, in pieces. A
 * number counts as used from the moment it is on a hold, whatever became of it there: no number is used twice.
 */
import { isSealOf, type NumberedSeals, sealsOf } from "#register/seal-range";
import type { SealState } from "./pages/hold-sealing.ts";

/** About what one hold takes: whoever has less asks for more before the next ship. */
export const LOW_STOCK = 10;

export interface UsedSeal {
  readonly number: string;
  readonly state: SealState;
}

/** Numbers that follow one another and are all free. */
export interface FreeSeals {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

export interface SealStock {
  readonly issued: number;
  readonly applied: number;
  /** Spoiled before they held anything. */
  readonly spoiled: number;
  readonly left: number;
  readonly isLow: boolean;
  /** The next number to take, in the order in which seals were handed out. */
  readonly next: string | null;
  readonly free: readonly FreeSeals[];
}

export function sealStock(ranges: readonly NumberedSeals[], used: readonly UsedSeal[]): SealStock {
  const states = new Map(used.map(({ number, state }) => [number, state]));
  const issued = new Set(ranges.flatMap(sealsOf));
  const gone = [...issued].flatMap((number) => states.get(number) ?? []);
  const spoiled = gone.filter((state) => state === "void").length;
  const left = issued.size - gone.length;
  const free = ranges.flatMap((range) => freeOf(range, states));
  return {
    issued: issued.size,
    applied: gone.length - spoiled,
    spoiled,
    left,
    isLow: left < LOW_STOCK,
    next: free[0]?.from ?? null,
    free,
  };
}

function freeOf(range: NumberedSeals, used: ReadonlyMap<string, unknown>): FreeSeals[] {
  const found: FreeSeals[] = [];
  let open: FreeSeals | undefined;
  for (const number of sealsOf(range)) {
    if (used.has(number)) {
      if (open) found.push(open);
      open = undefined;
    } else open = { from: open?.from ?? number, to: number, count: (open?.count ?? 0) + 1 };
  }
  return open ? [...found, open] : found;
}

/**
 * So many seals in a row out of the stock, the first place where they fit. Nothing where no free numbers in a row are as
 * many: whoever seals then takes them in two goes.
 */
export function nextSeals(stock: SealStock, count: number): readonly string[] | undefined {
  const place = stock.free.find((one) => one.count >= Math.max(count, 1));
  if (!place) return undefined;
  const [, prefix = "", first = ""] = /^(.*?)(\d+)$/.exec(place.from) ?? [];
  return sealsOf({ prefix, first, last: place.to.slice(prefix.length) }).slice(0, Math.max(count, 1));
}

export interface HeldSeals extends NumberedSeals {
  readonly inspector_id: string;
}

/** Numbers that are not in somebody's own stock: with whom they are, as far as anybody noted it. */
export function fromElsewhere<Held extends HeldSeals>(
  numbers: readonly string[],
  own: readonly NumberedSeals[],
  held: readonly Held[],
): readonly { readonly number: string; readonly holder: Held | null }[] {
  return numbers
    .filter((number) => !own.some((range) => isSealOf(range, number)))
    .map((number) => ({ number, holder: held.find((range) => isSealOf(range, number)) ?? null }));
}
