// Decides which steps the strip of an order shows: each status once, where it was last entered, then what is ahead.

import type { StepState } from "#ui/timeline";
import type { LogEntry } from "./order.ts";

export interface OrderStepShown {
  readonly key: string;
  readonly entry: LogEntry;
  readonly state: StepState;
}

/** An order that was paused five times went one way; the log in the history tells of each time. */
export function timelineOf(log: readonly LogEntry[]): OrderStepShown[] {
  const reached = log.filter((entry) => entry.active);
  const last = reached.filter(
    (entry, at) => reached.findLastIndex((other) => other.status === entry.status) === at,
  );
  const coming = log.filter((entry) => !entry.active);
  return [
    ...last.map(
      (entry, at): OrderStepShown => ({
        key: `reached ${entry.status}`,
        entry,
        state: at === last.length - 1 ? "current" : "active",
      }),
    ),
    ...coming.map((entry): OrderStepShown => ({ key: `ahead ${entry.status}`, entry, state: "inactive" })),
  ];
}
