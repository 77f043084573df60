// Decides which lines of a storage plan cannot be: a ship is loaded into holds that it has.

import { type Issue, issue } from "../kernel/errors.ts";

export interface PlannedHold {
  readonly hold: number;
}

/** `holds`: the numbers of the ship's holds. Of a ship whose holds nobody entered, nothing can be said. */
export function checkHoldsOfShip(plan: readonly PlannedHold[], holds: readonly number[]): Issue[] {
  if (holds.length === 0) return [];
  return plan.flatMap(({ hold }, at) =>
    holds.includes(hold)
      ? []
      : [issue("hold_not_on_ship", `storage_plan.${at}.hold`, { hold, last: Math.max(...holds) })],
  );
}
