/** Which trucks a file of an invoice speaks of. */
import type { Queryable } from "#db/database";
import { sql } from "#db/sql";

/** The last of this vehicle that came through the operation: an invoice is issued for one load. */
export async function trucksNamed(db: Queryable, operationId: string, vehicle: string): Promise<string[]> {
  const rows = await db.run<{ id: string }>(sql`select id from truck
    where operation_id::text = ${operationId} and vehicle = ${vehicle} and active and state <> 'refused'
    order by programmed_at desc nulls last, created_at desc limit 1`);
  return rows.map(({ id }) => id);
}
