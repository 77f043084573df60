// Decides which lines of a storage plan cannot be: a ship is loaded into holds that it has, a barge into its one.

import { type Issue, issue } from "../kernel/errors.ts";

export interface PlannedHold {
  readonly hold: number;
}

/** Nobody enters the holds of a barge: it is one. */
export const HOLD_OF_BARGE = 1;

/** `holds`: the numbers of the ship's holds. Of a ship whose holds nobody entered, nothing can be said. */
export function checkHoldOfShip(hold: number, holds: readonly number[], field: string): Issue[] {
  return holds.length === 0 || holds.includes(hold)
    ? []
    : [issue("hold_not_on_ship", field, { hold, last: Math.max(...holds) })];
}

export function checkHoldOfBarge(hold: number, field: string): Issue[] {
  return hold === HOLD_OF_BARGE ? [] : [issue("hold_not_on_barge", field, { hold })];
}

export function checkHoldsOfShip(plan: readonly PlannedHold[], holds: readonly number[]): Issue[] {
  return plan.flatMap(({ hold }, at) => checkHoldOfShip(hold, holds, `storage_plan.${at}.hold`));
}

export function checkHoldsOfBarge(plan: readonly PlannedHold[]): Issue[] {
  return plan.flatMap(({ hold }, at) => checkHoldOfBarge(hold, `storage_plan.${at}.hold`));
}
