/**
 * Ids that clients make for what they create, so that work done off the network keeps its identity. The history knows
 * every id that was ever given: to rows of any record, to files, to what is gone. One that it knows is refused, so
 * that nobody can put a row of their own behind the id of somebody else's.
 */
import { isUuid7 } from "@plimsoll/domain/kernel/field/relation";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Queryable } from "#db/database";
import { sql } from "#db/sql";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { readRow } from "./load.ts";

/** The id as it is stored; anything but a version 7 is refused. */
export function chosenId(id: unknown): string {
  const key = typeof id === "string" ? id.toLowerCase() : id;
  if (!isUuid7(key)) throw refuse("invalid", "id");
  return key;
}

/**
 * Of these ids, those that are taken. Within the transaction that is going to use them: two who choose the same id in
 * the same moment queue here, and the second finds the first one's entry.
 */
export async function heldIds(tx: Queryable, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(id::text, 0))
    from unnest(${[...ids].sort()}::uuid[]) id`);
  const rows = await tx.run<{ record_id: string }>(
    sql`select distinct record_id from audit_entry where record_id = any(${ids}::uuid[])`,
  );
  return new Set(rows.map((row) => row.record_id));
}

/**
 * Makes sure that a new row of this record can have the id. Whoever sees the row that has it is told so; everybody else
 * gets the answer of somebody who lacks the right, and learns nothing about what the id belongs to.
 */
export async function claimId(call: Call, model: RecordModel, id: string): Promise<void> {
  if (!(await heldIds(call.db, [id])).has(id)) return;
  const own = await readRow(call, model, id);
  throw own ? refuse("already_exists", "id") : refuse("not_authorized");
}
