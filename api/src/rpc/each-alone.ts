/** Many rows by one call, where what one of them may not do keeps no other from it. */

import { inSavepoint } from "#db/savepoint";
import { isDeadlock } from "#db/sqlstate";
import type { Call } from "./call.ts";
import { type ErrorAnswer, errorAnswer } from "./respond.ts";

type Errors = ErrorAnswer["body"]["errors"];

/**
 * What was written before a refusal is undone with it, also where the call as a whole is one transaction because it
 * came with a key. Faults of ours end the whole call, and so does a deadlock: all of it is done again then.
 */
export async function eachAlone<Asked, Result>(
  call: Call,
  record: string,
  asked: readonly Asked[],
  work: (call: Call, one: Asked) => Promise<Result>,
  refused: (one: Asked, errors: Errors) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const one of asked) {
    try {
      results.push(await alone(call, (inner) => work(inner, one)));
    } catch (problem) {
      const { body, internal } = errorAnswer(problem, { ...call, record });
      if (internal !== undefined || isDeadlock(problem)) throw problem;
      results.push(refused(one, body.errors));
    }
  }
  return results;
}

function alone<Result>(call: Call, work: (call: Call) => Promise<Result>): Promise<Result> {
  return call.inTransaction(async (inner) => {
    const effects: (() => void)[] = [];
    const part: Call = {
      ...inner,
      afterCommit: (effect) => void effects.push(effect),
      inTransaction: (more) => more(part),
    };
    const result = await inSavepoint(inner.db, () => work(part));
    for (const effect of effects) inner.afterCommit(effect);
    return result;
  });
}
