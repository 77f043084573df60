/** The same key from the same caller within a day gets the first answer again, and nothing is written twice. */
import { createHash } from "node:crypto";
import { claimKey, hasAnswer, rememberAnswer } from "#db/answers";
import type { Call } from "./call.ts";
import type { Envelope } from "./envelope.ts";
import { refuse } from "./failure.ts";

export const REMEMBER_HOURS = 24;

export async function answerOnce(
  call: Call,
  envelope: Envelope,
  work: (call: Call) => Promise<string>,
): Promise<string> {
  const key = {
    userId: call.actor.userId,
    key: envelope.idempotency_key ?? "",
    bodyHash: bodyHash(envelope),
  };
  const forgetBefore = new Date(Date.parse(call.now) - REMEMBER_HOURS * 3_600_000).toISOString();
  return call.inTransaction(async (inner) => {
    const given = await claimKey(inner.db, key, call.now, forgetBefore);
    if (given && !given.same) throw refuse("idempotency_key_reused", "idempotency_key");
    if (given) return given.answer;
    const answer = await work(inner);
    await rememberAnswer(inner.db, key, answer);
    return answer;
  });
}

/** Whether this very request was answered before: nothing needs to be prepared for it then. */
export async function isAnswered(call: Call, envelope: Envelope): Promise<boolean> {
  return hasAnswer(call.db, call.actor.userId, envelope.idempotency_key ?? "");
}

/** What is asked, not how it was signed: a new token after a new sign-in is the same request. */
function bodyHash(envelope: Envelope): Buffer {
  const { token: _token, api_key: _client, idempotency_key: _key, ...asked } = envelope;
  const parts = Object.entries(asked).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(parts)).digest();
}
