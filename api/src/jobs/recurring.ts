/**
 * Work that comes again by itself. Each occurrence has a name of its own, from which its id is made: of several
 * processes that notice it is due, one adds it and the others find it there.
 */
import { createHash } from "node:crypto";
import type { Jobs } from "./jobs.ts";
import type { JobKinds } from "./kinds.ts";

export interface Recurring<K extends keyof JobKinds = keyof JobKinds> {
  readonly kind: K;
  readonly payload: JobKinds[K];
  /** Name of the occurrence that should exist by now, or undefined when none is due. */
  readonly occurrence: (now: string) => string | undefined;
}

/** Once a day from this hour (UTC) on. */
export function daily(hour: number): (now: string) => string | undefined {
  return (now) => (Number(now.slice(11, 13)) >= hour ? now.slice(0, 10) : undefined);
}

/** Every full hour. */
export function hourly(now: string): string {
  return now.slice(0, 13);
}

export async function addDue(jobs: Jobs, recurring: readonly Recurring[], now: string): Promise<void> {
  for (const { kind, payload, occurrence } of recurring) {
    const key = occurrence(now);
    if (key !== undefined) await jobs.addOnce(occurrenceId(kind, key), kind, payload as never);
  }
}

function occurrenceId(kind: string, key: string): string {
  const hex = createHash("sha256").update(`${kind} ${key}`).digest("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}
