/** How far a lot of trucks has come, as a share: what carries cargo of all that is not sent back. */
import { divideOrNull, multiply, roundTo, sum, withScale } from "#kernel/decimal";
import { STATES_WITH_CARGO, TRUCK_STATES, type TruckState } from "./pages/truck.ts";

export type TruckCounts = Readonly<Record<TruckState, number>>;

export const NO_TRUCKS: TruckCounts = Object.fromEntries(
  TRUCK_STATES.map((state) => [state, 0]),
) as TruckCounts;

export function addCounts(one: TruckCounts, other: TruckCounts): TruckCounts {
  return Object.fromEntries(TRUCK_STATES.map((state) => [state, one[state] + other[state]])) as TruckCounts;
}

export interface TruckShare {
  readonly done: number;
  readonly of: number;
}

export function shareLoaded(counts: TruckCounts): TruckShare {
  const of = TRUCK_STATES.filter((state) => state !== "refused").reduce(
    (sum, state) => sum + counts[state],
    0,
  );
  return { done: STATES_WITH_CARGO.reduce((all, state) => all + counts[state], 0), of };
}

/** Tonnes of what trucks carry, in kilograms. */
export function tonnesOf(kilograms: readonly string[]): string {
  return withScale(roundTo(multiply(sum(kilograms), "0.001"), 3), 3);
}

/** Whole percent; none where nothing was expected. */
export function percentOf(done: string, of: string | null): string | null {
  return of === null ? null : divideOrNull(multiply(done, "100"), of, 0, "down");
}
