/** What the recurring work asks of the settings. */
import type { Queryable } from "#db/database";
import { sql } from "#db/sql";

const USUAL_HOUR = 6;

/** Hour (UTC) from which the daily mail is sent. */
export async function digestHour(db: Queryable): Promise<number> {
  const [row] = await db.run<{ value: string }>(
    sql`select value from setting where parameter = 'digest_hour' and active order by updated_at desc limit 1`,
  );
  return row === undefined ? USUAL_HOUR : Number(row.value);
}
