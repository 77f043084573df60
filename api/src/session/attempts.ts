/** Counts tries per account and per address in a window of time, shared by all processes through the database. */

import { issue } from "@plimsoll/domain/kernel/errors";
import type { Queryable } from "#db/database";
import { sql } from "#db/sql";
import { Failure } from "#rpc/failure";

export interface Limit {
  readonly name: string;
  readonly tries: number;
  readonly seconds: number;
}

export const LIMITS = {
  loginPerAccount: { name: "login-account", tries: 10, seconds: 900 },
  loginPerAddress: { name: "login-address", tries: 100, seconds: 900 },
  recoveryPerAccount: { name: "recovery-account", tries: 5, seconds: 3600 },
  recoveryPerAddress: { name: "recovery-address", tries: 30, seconds: 3600 },
} satisfies Record<string, Limit>;

/** Refuses when the window is already full; counts nothing by itself. */
export async function refuseIfTooMany(
  db: Queryable,
  now: string,
  tries: readonly (readonly [Limit, string])[],
): Promise<void> {
  const buckets = tries.map(([limit, key]) => bucket(limit, key));
  const rows = await db.run<{ bucket: string; count: number; expires_at: string }>(
    sql`select bucket, count, expires_at from attempt where bucket = any(${buckets}::text[]) and expires_at > ${now}::timestamptz`,
  );
  for (const [limit, key] of tries) {
    const found = rows.find((row) => row.bucket === bucket(limit, key));
    if (found && found.count >= limit.tries) {
      const seconds = Math.max(1, Math.ceil((Date.parse(found.expires_at) - Date.parse(now)) / 1000));
      throw new Failure([issue("too_many")], { retryAfter: seconds });
    }
  }
}

export async function countTry(db: Queryable, now: string, limit: Limit, key: string): Promise<void> {
  const until = new Date(Date.parse(now) + limit.seconds * 1000).toISOString();
  await db.run(sql`insert into attempt (bucket, count, expires_at) values (${bucket(limit, key)}, 1, ${until})
    on conflict (bucket) do update set
      count = case when attempt.expires_at <= ${now}::timestamptz then 1 else attempt.count + 1 end,
      expires_at = case when attempt.expires_at <= ${now}::timestamptz then excluded.expires_at else attempt.expires_at end`);
}

export async function forgetTries(db: Queryable, limit: Limit, key: string): Promise<void> {
  await db.run(sql`delete from attempt where bucket = ${bucket(limit, key)}`);
}

function bucket(limit: Limit, key: string): string {
  return `${limit.name}:${key.toLowerCase().slice(0, 300)}`;
}
