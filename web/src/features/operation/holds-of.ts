/** The holds that a page goes through: those of the plan, or all that the carrier has while there is none. */
import type { Bundle } from "@plimsoll/domain/operation/output";

export function holdsOf({ operation, carrier }: Bundle): readonly number[] {
  const planned = operation.storage_plan.map((line) => line.hold);
  const all = carrier?.holds.map((hold) => hold.number) ?? [];
  const known = planned.length > 0 ? planned : all;
  return known.length > 0 ? [...known].sort((a, b) => a - b) : [1];
}
