/** Fills in volumes and deductibles from soundings, each time what they come from changes and never otherwise. */
import type { ShipTank } from "@plimsoll/domain/draft-survey/tank-table";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { useEffect, useMemo, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Worked } from "./draft-survey-form.ts";
import { findTanks, type TankFindings } from "./draft-survey-tanks.ts";

const knownOf = ({ volumes, deductibles }: TankFindings) =>
  new Map<string, string>([
    ...[...volumes].map(([place, { from }]) => [place, from] as const),
    ...deductibles,
  ]);

interface TanksOptions {
  readonly form: UseFormReturn<Values>;
  readonly values: Values;
  /** The version of the row that the fields show. */
  readonly shown: unknown;
  readonly tanks: readonly ShipTank[];
  readonly worked: Pick<Worked, "results">;
}

export function useTanks({ form, values, shown, tanks, worked }: TanksOptions): TankFindings {
  const found = useMemo(() => findTanks(values, tanks, worked), [values, tanks, worked]);
  // What stood there when the page opened, or came with the row, was saved like that: nothing of it is filled in again.
  const known = useRef<{ readonly shown: unknown; readonly tanks: ReadonlyMap<string, string> }>(undefined);
  useEffect(() => {
    const before = known.current;
    known.current = { shown, tanks: knownOf(found) };
    if (!before || before.shown !== shown) return;
    for (const [place, { from, volume }] of found.volumes)
      if (before.tanks.get(place) !== from) form.setValue(place, volume, { shouldDirty: true });
    for (const [place, weight] of found.deductibles)
      if (before.tanks.get(place) !== weight) form.setValue(place, weight, { shouldDirty: true });
  }, [found, form, shown]);
  return found;
}
