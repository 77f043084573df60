/** The seals in the hands of whoever asks, as far as there is anything left of them. */
import { isGuest } from "@plimsoll/domain/access/actor";
import type { Bundle } from "@plimsoll/domain/operation/output";
import { sealStock } from "@plimsoll/domain/operation/seal-stock";
import { isSealOf } from "@plimsoll/domain/register/seal-range";
import type { Call } from "#rpc/call";
import { inspectorOf, sealsInHand, usedOf, usedUpBeside } from "./store.ts";

/** Somebody's own, whether or not they may read the register of everybody's. What is used up stays behind. */
export async function ownSeals(call: Call): Promise<Bundle["seals"]> {
  if (isGuest(call.actor)) return null;
  const inspector = await inspectorOf(call.db, call.actor.userId);
  if (!inspector) return null;
  const [ranges, used] = await Promise.all([
    sealsInHand(call.db, inspector.id),
    usedOf(call.db, inspector.id),
  ]);
  const open = ranges.filter((range) => sealStock([range], used).left > 0);
  return {
    ...inspector,
    ranges: open.map(({ prefix, first, last }) => ({ prefix, first, last })),
    used: used.filter(({ number }) => open.some((range) => isSealOf(range, number))),
  };
}

/** Everybody's, as far as they say something: what is left, or whose the seals of this operation were. */
export async function tellingRanges<Row extends { readonly id?: unknown }>(
  call: Call,
  operation: { readonly id?: unknown; readonly country?: unknown },
  ranges: Promise<readonly Row[]>,
): Promise<Row[]> {
  const [rows, silent] = await Promise.all([ranges, usedUpBeside(call.db, operation.country, operation.id)]);
  return rows.filter(({ id }) => !silent.has(String(id)));
}
