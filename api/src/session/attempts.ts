/** Counts tries in windows of time, shared by all processes through the database. */

import { issue } from "@plimsoll/domain/kernel/errors";
import type { Queryable } from "#db/database";
import { sql } from "#db/sql";
import { Failure } from "#rpc/failure";

export interface Limit {
  readonly name: string;
  readonly tries: number;
  readonly seconds: number;
}

/** By account and address together: whoever guesses at somebody's password locks themselves out, and nobody else. */
export const LIMITS = {
  login: { name: "login", tries: 10, seconds: 900 },
  loginPerAddress: { name: "login-address", tries: 100, seconds: 900 },
  password: { name: "password", tries: 10, seconds: 900 },
  recoveryPerAccount: { name: "recovery-account", tries: 5, seconds: 3600 },
  recoveryPerAddress: { name: "recovery-address", tries: 30, seconds: 3600 },
  /** Questions to whoever supports the installation: nobody fills their mailbox. */
  supportPerAccount: { name: "support-account", tries: 20, seconds: 3600 },
  /** Links that do not exist, of whatever kind. */
  linkPerAddress: { name: "link-address", tries: 30, seconds: 3600 },
  /** Documents that are looked up, and codes that there are not: nobody finds one by trying. */
  verifyPerAddress: { name: "verify-address", tries: 300, seconds: 600 },
  unknownCodePerAddress: { name: "unknown-code-address", tries: 30, seconds: 3600 },
  /** Tokens of scales that do not exist; and what a scale may send, which is much. */
  scaleTokenPerAddress: { name: "scale-token-address", tries: 30, seconds: 3600 },
  scalePerAddress: { name: "scale-address", tries: 600, seconds: 60 },
} satisfies Record<string, Limit>;

export type Try = readonly [Limit, ...keys: string[]];

/**
 * Counts these tries and refuses when one of them is too many, before anything is done about them: however many come
 * at once, each finds the count of those before it.
 */
export async function countTries(db: Queryable, now: string, tries: readonly Try[]): Promise<void> {
  const counts = await counted(db, now, tries);
  for (const each of tries) {
    const found = counts.get(bucketOf(each));
    if (found && found.count > each[0].tries) {
      const seconds = Math.max(1, Math.ceil((Date.parse(found.expires_at) - Date.parse(now)) / 1000));
      throw new Failure([issue("too_many")], { retryAfter: seconds });
    }
  }
}

/** Counts one try and says whether it is still within its limit. */
export async function isWithinLimit(db: Queryable, now: string, one: Try): Promise<boolean> {
  const counts = await counted(db, now, [one]);
  return (counts.get(bucketOf(one))?.count ?? 0) <= one[0].tries;
}

interface Counted extends Record<string, unknown> {
  bucket: string;
  count: number;
  expires_at: string;
}

/**
 * A window that ends later than any could, since the clock was set back, is over. Tries that come at once reach the
 * database in another order than that of their times, and other processes have clocks of their own: a window that was
 * begun a moment after this try is still the same window, or guessing from many sides would begin it anew each time.
 */
async function counted(db: Queryable, now: string, tries: readonly Try[]): Promise<Map<string, Counted>> {
  // In one order for everybody, so that two who count the same ones never wait for each other.
  const sorted = [...tries].sort((a, b) => (bucketOf(a) < bucketOf(b) ? -1 : 1));
  const ends = sorted.map(([limit]) => new Date(Date.parse(now) + limit.seconds * 1000).toISOString());
  const goesOn = sql`attempt.expires_at between ${now}::timestamptz and excluded.expires_at + interval '1 minute'`;
  const rows = await db.run<Counted>(sql`insert into attempt (bucket, count, expires_at)
    select bucket, 1, expires_at from unnest(${sorted.map(bucketOf)}::text[], ${ends}::timestamptz[]) as new (bucket, expires_at)
    on conflict (bucket) do update set
      count = case when ${goesOn} then attempt.count + 1 else 1 end,
      expires_at = case when ${goesOn} then attempt.expires_at else excluded.expires_at end
    returning bucket, count, expires_at`);
  return new Map(rows.map((row) => [row.bucket, row]));
}

/** A try that turned out well does not count. */
export async function takeBack(db: Queryable, tries: readonly Try[]): Promise<void> {
  await db.run(
    sql`update attempt set count = greatest(count - 1, 0) where bucket = any(${tries.map(bucketOf)}::text[])`,
  );
}

export async function forgetTries(db: Queryable, one: Try): Promise<void> {
  await db.run(sql`delete from attempt where bucket = ${bucketOf(one)}`);
}

function bucketOf([limit, ...keys]: Try): string {
  return `${limit.name}:${keys.map((key) => key.toLowerCase().slice(0, 300)).join(" ")}`;
}
