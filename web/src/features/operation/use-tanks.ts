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

export function useTanks(
  form: UseFormReturn<Values>,
  values: Values,
  tanks: readonly ShipTank[],
  worked: Pick<Worked, "results">,
): TankFindings {
  const found = useMemo(() => findTanks(values, tanks, worked), [values, tanks, worked]);
  // What stood there when the page opened was saved like that: nothing of it is filled in again.
  const known = useRef<ReadonlyMap<string, string> | undefined>(undefined);
  useEffect(() => {
    const before = known.current;
    known.current = knownOf(found);
    if (before === undefined) return;
    for (const [place, { from, volume }] of found.volumes)
      if (before.get(place) !== from) form.setValue(place, volume, { shouldDirty: true });
    for (const [place, weight] of found.deductibles)
      if (before.get(place) !== weight) form.setValue(place, weight, { shouldDirty: true });
  }, [found, form]);
  return found;
}
