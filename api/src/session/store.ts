/** Keeps the hash of a password, and ends the links that would set another. */
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

/** Invitations and links for a new password end with any change of what they would open; a used one opens nothing. */
export async function endLinks(tx: Queryable, userId: string): Promise<void> {
  await tx.run(sql`delete from recovery where user_id = ${userId} and used_at is null`);
}

/** Whom to ask for help, as the newest setting says. */
export async function supportContact(db: Queryable): Promise<string | undefined> {
  const [row] = await db.run<{ value: string }>(
    sql`select value from setting where parameter = 'support_contact' and active order by updated_at desc limit 1`,
  );
  return row?.value.trim();
}

export async function loginOf(db: Queryable, userId: string): Promise<string> {
  const [row] = await db.run<{ login: string }>(sql`select login from "user" where id = ${userId}`);
  return row?.login ?? "";
}
