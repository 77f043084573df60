/** The seals in the hands of whoever is here: what the bundle brought, less what this device knows to be used since. */
import {
  fromElsewhere,
  type HeldSeals,
  nextSeals,
  type SealStock,
  sealStock,
  type UsedSeal,
} from "@plimsoll/domain/operation/seal-stock";
import { firstSeal, isSealOf, lastSeal, type NumberedSeals } from "@plimsoll/domain/register/seal-range";
import { useMemo } from "react";
import { useKeptSeals } from "#offline/kept-seals";
import { type OperationInHand, rowsOf } from "./use-operation.ts";

const RECORD = "hold_sealing";

interface HeldByName extends HeldSeals {
  readonly inspector: { readonly name: string } | null;
}

export interface SealsInHand {
  /** Of the surveyor who is here; nothing for whoever is none, or was given no seals that are left. */
  readonly own: { readonly name: string; readonly stock: SealStock } | undefined;
  readonly next: (count: number) => readonly string[] | undefined;
  readonly tell: (numbers: readonly string[]) => ToldSeals;
}

export interface ToldSeals {
  /** Rows of the own stock that hold them, as they are written: all of the numbers are in there. */
  readonly own: readonly string[];
  /** By the name of whoever has them. */
  readonly others: readonly (readonly [name: string, numbers: readonly string[]])[];
  readonly nobodys: readonly string[];
  /** How many of them leave the own stock. */
  readonly ownCount: number;
}

const written = (range: NumberedSeals) => `${firstSeal(range)} – ${lastSeal(range)}`;

export function useSealStock({ bundle }: OperationInHand): SealsInHand {
  const kept = useKeptSeals();
  return useMemo(() => {
    // A copy that was taken along before there was a stock has none.
    const seals = bundle.seals ?? undefined;
    const ranges = seals?.ranges ?? [];
    const used = [...kept, ...(seals?.used ?? []), ...rowsOf<UsedSeal>(bundle, RECORD)];
    const stock = sealStock(ranges, used);
    const isReady = (number: string) =>
      ranges.some((range) => isSealOf(range, number)) && !used.some((one) => one.number === number);
    const held = rowsOf<HeldByName>(bundle, "seal_range");
    // Where nobody notes who has which seals, there is nothing to tell.
    const isKept = ranges.length > 0 || held.length > 0;
    return {
      own: seals && { name: seals.name, stock },
      next: (count) => nextSeals(stock, count),
      tell: (numbers) => {
        const elsewhere = isKept ? fromElsewhere(numbers, ranges, held) : [];
        const nobodys = elsewhere.filter(({ holder }) => holder === null).map(({ number }) => number);
        const others = new Map<string, string[]>();
        for (const { number, holder } of elsewhere)
          if (holder && holder.inspector_id !== seals?.id) {
            const name = holder.inspector?.name ?? "";
            others.set(name, [...(others.get(name) ?? []), number]);
          }
        const isAllOwn = isKept && elsewhere.length === 0;
        return {
          own: isAllOwn
            ? ranges.filter((range) => numbers.some((number) => isSealOf(range, number))).map(written)
            : [],
          others: [...others],
          nobodys,
          ownCount: numbers.filter(isReady).length,
        };
      },
    };
  }, [bundle, kept]);
}
