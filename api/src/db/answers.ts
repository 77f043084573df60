/** Answers already given under a key: claimed before the work, remembered with it, found by whoever asks again. */
import type { Queryable } from "./database.ts";
import { sql } from "./sql.ts";

export interface AnswerKey {
  readonly userId: string;
  readonly key: string;
  readonly bodyHash: Uint8Array;
}

/** Undefined: the key is ours now. Otherwise what was answered before, and whether it was the same question. */
export async function claimKey(
  tx: Queryable,
  asked: AnswerKey,
  now: string,
  forgetBefore: string,
): Promise<{ same: boolean; answer: string } | undefined> {
  const { userId, key, bodyHash } = asked;
  // A second call with the key waits here until the first has committed or given up. One that is forgotten is as free.
  const [mine] = await tx.run(sql`insert into idempotency (user_id, key, body_hash, created_at)
    values (${userId}, ${key}, ${bodyHash}, ${now}) on conflict (user_id, key) do update
      set body_hash = excluded.body_hash, created_at = excluded.created_at, answer = null
      where idempotency.created_at < ${forgetBefore}::timestamptz returning key`);
  if (mine) return undefined;
  return (await findAnswer(tx, asked, forgetBefore)) ?? { same: false, answer: "" };
}

export async function rememberAnswer(
  tx: Queryable,
  { userId, key }: AnswerKey,
  answer: string,
): Promise<void> {
  await tx.run(sql`update idempotency set answer = ${answer} where user_id = ${userId} and key = ${key}`);
}

/** What was answered before, for whoever looks before beginning with something that takes long. */
export async function findAnswer(
  db: Queryable,
  { userId, key, bodyHash }: AnswerKey,
  forgetBefore: string,
): Promise<{ same: boolean; answer: string } | undefined> {
  const [first] = await db.run<{ same: boolean; answer: string }>(sql`
    select body_hash = ${bodyHash} as same, answer from idempotency
    where user_id = ${userId} and key = ${key} and created_at >= ${forgetBefore}::timestamptz`);
  return first;
}
