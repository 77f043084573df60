/** The same key from the same caller within a day gets the first answer again, and nothing is written twice. */
import { createHash } from "node:crypto";
import { type AnswerKey, claimKey, findAnswer, rememberAnswer } from "#db/answers";
import type { Call } from "./call.ts";
import type { Envelope } from "./envelope.ts";
import { refuse } from "./failure.ts";

export const REMEMBER_HOURS = 24;

export async function answerOnce(
  call: Call,
  envelope: Envelope,
  work: (call: Call) => Promise<string>,
): Promise<string> {
  const key = keyOf(call, envelope);
  return call.inTransaction(async (inner) => {
    const given = await claimKey(inner.db, key, call.now, forgetBefore(call));
    if (given) return answerOf(given);
    const answer = await work(inner);
    await rememberAnswer(inner.db, key, answer);
    return answer;
  });
}

/** Somebody else came to the end with this key while we prepared. */
class AnsweredMeanwhile extends Error {
  readonly answer: string;
  constructor(answer: string) {
    super("answered meanwhile");
    this.answer = answer;
  }
}

/**
 * For calls that prepare something before they write (`writesAtItsEnd`): the key is claimed and the answer remembered in
 * the transaction with which they end. One around the whole call would be the same transaction, and what a try that
 * came too late has written would stay.
 */
export async function answerOnceAtItsEnd(
  call: Call,
  envelope: Envelope,
  work: (call: Call) => Promise<string>,
  textOf: (made: unknown) => string,
): Promise<string> {
  const key = keyOf(call, envelope);
  const known = await findAnswer(call.db, key, forgetBefore(call));
  if (known) return answerOf(known);
  const outside: Call = {
    ...call,
    inTransaction: (write) =>
      call.inTransaction(async (inner) => {
        const given = await claimKey(inner.db, key, call.now, forgetBefore(call));
        if (given) throw new AnsweredMeanwhile(answerOf(given));
        const made = await write(inner);
        await rememberAnswer(inner.db, key, textOf(made));
        return made;
      }),
  };
  try {
    return await work(outside);
  } catch (problem) {
    if (problem instanceof AnsweredMeanwhile) return problem.answer;
    throw problem;
  }
}

function answerOf({ same, answer }: { same: boolean; answer: string }): string {
  if (!same) throw refuse("idempotency_key_reused", "idempotency_key");
  return answer;
}

function keyOf(call: Call, envelope: Envelope): AnswerKey {
  return {
    userId: call.actor.userId,
    key: envelope.idempotency_key ?? "",
    bodyHash: bodyHash(envelope),
  };
}

const forgetBefore = ({ now }: Call) => new Date(Date.parse(now) - REMEMBER_HOURS * 3_600_000).toISOString();

/** Whether this very request was answered before: nothing needs to be prepared for it then. */
export async function isAnswered(call: Call, envelope: Envelope): Promise<boolean> {
  return (await findAnswer(call.db, keyOf(call, envelope), forgetBefore(call))) !== undefined;
}

/** What is asked, not how it was signed: a new token after a new sign-in is the same request. */
function bodyHash(envelope: Envelope): Buffer {
  const { token: _token, api_key: _client, idempotency_key: _key, ...asked } = envelope;
  const parts = Object.entries(asked).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(parts)).digest();
}
