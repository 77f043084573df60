// Decides whether somebody may take their own last change of status back: their own, the last one, within seconds, and
// only where the table says that nothing left the house with it.

import type { Instant } from "./dates.ts";
import { type AnyMachine, statusOf, tableOf } from "./status-machine.ts";

/** The call that takes the last change back. */
export const UNDO_STATUS = "undostatus";

/** As long as the button stays, and the way of the answer to the screen and back. */
export const UNDO_SECONDS = 15;

/** The last change of a row's status, as its log and its history tell it. */
export interface LastStatusChange {
  readonly from: string;
  readonly to: string;
  readonly at: Instant;
  /** Nobody, where it followed by itself. */
  readonly userId: string | null;
  /** What the history calls it. */
  readonly action: string;
}

type Row = Readonly<Record<string, unknown>>;

/** Until when the change may be taken back by this person; undefined where it may not. */
export function undoableUntil(
  machine: AnyMachine,
  row: Row,
  last: LastStatusChange,
  { userId, now }: { readonly userId: string; readonly now: Instant },
): Instant | undefined {
  const { from, to, at, action } = last;
  if (last.userId !== userId || statusOf(machine, row) !== to || from === to || action === UNDO_STATUS)
    return undefined;
  const stayedInside = tableOf(machine, row).some(
    (one) => one.undoable === true && one.to === to && one.from.includes(from),
  );
  const until = new Date(Date.parse(at) + UNDO_SECONDS * 1000).toISOString();
  return stayedInside && now <= until ? until : undefined;
}
