/** Housekeeping of the tables that are not records. */
import { TRAIL_DAYS } from "@plimsoll/domain/operation/geoposition";
import type { Queryable } from "./database.ts";
import { name, sql } from "./sql.ts";

/** Asked under a lock, so that of two processes starting at once one finds the other's rows. */
export async function isEmpty(tx: Queryable, table: string): Promise<boolean> {
  await tx.run(sql`lock table ${name(table)} in exclusive mode`);
  const [found] = await tx.run(sql`select 1 from ${name(table)} limit 1`);
  return found === undefined;
}

export async function removeExpired(db: Queryable, now: string, dayAgo: string): Promise<void> {
  await db.run(sql`delete from session where expires_at < ${now}::timestamptz`);
  await db.run(sql`delete from recovery where expires_at < ${dayAgo}::timestamptz`);
  await db.run(sql`delete from handover where expires_at < ${dayAgo}::timestamptz`);
  await db.run(sql`delete from idempotency where created_at < ${dayAgo}::timestamptz`);
  await db.run(sql`delete from attempt where expires_at < ${now}::timestamptz`);
  await db.run(
    sql`delete from ship_trail where at < ${now}::timestamptz - ${TRAIL_DAYS}::integer * interval '1 day'`,
  );
  await db.run(sql`delete from job where state = 'done' and finished_at < ${dayAgo}::timestamptz`);
}
