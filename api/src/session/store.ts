/** Keeps the hash of a password. */
import type { Queryable } from "#db/database";
import { sql } from "#db/sql";
import { hashPassword } from "./password.ts";

export async function storePassword(
  tx: Queryable,
  userId: string,
  password: string,
  now: string,
): Promise<void> {
  const hash = await hashPassword(password);
  await tx.run(sql`insert into credential (user_id, password_hash, changed_at) values (${userId}, ${hash}, ${now})
    on conflict (user_id) do update set password_hash = excluded.password_hash, changed_at = excluded.changed_at`);
}
