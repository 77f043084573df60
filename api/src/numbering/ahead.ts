/**
 * Documents with a number are printed before their transaction, under the number that comes next, so that nobody waits
 * for a printer while a series is held. Whoever was faster takes the number, and then it is printed again. In one
 * process, documents of a series are issued one after the other.
 */
import { nextNumber, type Occasion, type Series, scopeOf } from "@plimsoll/domain/numbering/series";
import type { Queryable } from "#db/database";
import { lastNumber } from "./store.ts";

/** Somebody else took the number, or a row changed, while the document was printed. */
export class Overtaken extends Error {}

const MOST_TRIES = 8;

/** The last issue of each series in this process: the next waits for it. */
const queues = new Map<string, Promise<unknown>>();

function inTurn<T>(series: string, work: () => Promise<T>): Promise<T> {
  const turn = (queues.get(series) ?? Promise.resolve()).then(work, work);
  const settled = turn.catch(() => undefined);
  queues.set(series, settled);
  void settled.then(() => {
    if (queues.get(series) === settled) queues.delete(series);
  });
  return turn;
}

/** Prints and issues in turn, and again for as long as somebody in another process was faster. */
export function issueInTurn<T>(series: string, issueOnce: () => Promise<T>): Promise<T> {
  return inTurn(series, async () => {
    for (let tries = 1; ; tries++) {
      try {
        return await issueOnce();
      } catch (problem) {
        if (!(problem instanceof Overtaken) || tries === MOST_TRIES) throw problem;
      }
    }
  });
}

/** The number that the next taker of a series gets, without taking it. */
export async function numberAhead(db: Queryable, series: Series, occasion: Occasion): Promise<string> {
  const next = nextNumber(series, occasion, await lastNumber(db, series, scopeOf(series, occasion)));
  if (!next) throw new Error(`the series ${series.key} cannot count for ${JSON.stringify(occasion)}`);
  return next.text;
}
