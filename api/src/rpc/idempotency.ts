/** The same key from the same caller within a day gets the first answer again, and nothing is written twice. */
import { createHash } from "node:crypto";
import { sql } from "#db/sql";
import type { Call } from "./call.ts";
import type { Envelope } from "./envelope.ts";
import { refuse } from "./failure.ts";

export const REMEMBER_HOURS = 24;

export async function once(
  call: Call,
  envelope: Envelope,
  work: (call: Call) => Promise<string>,
): Promise<string> {
  const key = envelope.idempotency_key ?? "";
  const userId = call.actor.userId;
  const hash = bodyHash(envelope);
  return call.inTransaction(async (inner) => {
    const old = new Date(Date.parse(call.now) - REMEMBER_HOURS * 3_600_000).toISOString();
    await inner.db.run(
      sql`delete from idempotency where user_id = ${userId} and key = ${key} and created_at < ${old}::timestamptz`,
    );
    // A second call with the key waits here until the first has committed or given up.
    const [mine] = await inner.db.run(sql`insert into idempotency (user_id, key, body_hash, created_at)
      values (${userId}, ${key}, ${hash}, ${call.now}) on conflict do nothing returning key`);
    if (!mine) {
      const [first] = await inner.db.run<{ same: boolean; answer: string }>(sql`
        select body_hash = ${hash} as same, answer from idempotency where user_id = ${userId} and key = ${key}`);
      if (!first?.same) throw refuse("idempotency_key_reused", "idempotency_key");
      return first.answer;
    }
    const answer = await work(inner);
    await inner.db.run(
      sql`update idempotency set answer = ${answer} where user_id = ${userId} and key = ${key}`,
    );
    return answer;
  });
}

/** What is asked, not how it was signed: a new token after a new sign-in is the same request. */
function bodyHash(envelope: Envelope): Buffer {
  const { service, action, type, country, attributes } = envelope;
  return createHash("sha256")
    .update(JSON.stringify([service, action, type, country ?? null, attributes]))
    .digest();
}
