/** What a map is narrowed to, kept with what the browser remembers: who comes back finds it as they left it. */
import { setSelection, useClientState } from "#app/client-state";

export interface MapFilters {
  readonly status: string | null;
  readonly customer: string | null;
  readonly product: string | null;
  readonly search: string;
}

const NOTHING: MapFilters = { status: null, customer: null, product: null, search: "" };

export function useMapFilters(map: string): [MapFilters, (change: Partial<MapFilters>) => void] {
  const all = useClientState((state) => state.selections.mapFilters);
  const filters = { ...NOTHING, ...(all[map] as Partial<MapFilters> | undefined) };
  return [filters, (change) => setSelection({ mapFilters: { ...all, [map]: { ...filters, ...change } } })];
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Each once, by name: what there is to choose from is what the map shows. */
export function choicesOf(named: readonly (Named | null | undefined)[]) {
  const known = new Map(named.flatMap((one) => (one ? [[one.id, one.name] as const] : [])));
  return [...known]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label));
}
