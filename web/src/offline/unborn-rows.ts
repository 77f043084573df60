/** Rows that were made here and that the server does not know yet: their photos wait for them. */
import { clientState } from "#app/client-state";
import { waitingMark } from "./waiting-mark.ts";

let unborn: ReadonlySet<string> | undefined;

export function setUnborn(rows: ReadonlySet<string>): void {
  unborn = rows;
}

export function forgetUnborn(): void {
  unborn = undefined;
}

/** While the outbox is not open yet and something waits in it, any row may be one of them. */
export function isUnborn(rowId: string): boolean {
  if (unborn !== undefined) return unborn.has(rowId);
  return waitingMark(clientState().user_id).entries > 0;
}
