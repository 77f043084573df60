/**
 * A report on its way can be canceled by whoever may ask for one. Who makes it, in this process or in another, looks from
 * time to time whether it is still wanted, and lets everything go when it is not.
 */
import type { Queryable } from "#db/database";
import type { JobInHand } from "#jobs/jobs";
import { findRow, readRow } from "#record/load";
import { changeRecord } from "#record/write";
import { asSideEffectOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { isOnItsWay, type Made } from "./store.ts";

const LOOK_MS = 1_000;

/** Nobody waits for it any more. */
export class Unwanted extends Error {
  constructor() {
    super("the report is not wanted any more");
    this.name = "Unwanted";
  }
}

/** Asked for twice it is canceled once. */
export async function cancelMade(call: Call, record: Made, id: string) {
  return call.inTransaction(async (inner) => {
    const model = inner.app.catalog.get(record);
    const row = await readRow(inner, model, id);
    if (!row) throw refuse("not_found");
    if (row.state === "waiting" || row.state === "running") {
      const values = { state: "canceled", finished_at: inner.now };
      await changeRecord(asSideEffectOn(inner, record), model, row, values, "cancel");
    } else if (row.state !== "canceled") throw refuse("report_ended");
    return findRow(inner, model, id);
  });
}

/** Gives the work a signal that says when it has become useless: canceled, thrown away, or not this process's any more. */
export async function whileWanted<T>(
  db: Queryable,
  { record, id }: { readonly record: Made; readonly id: string },
  job: JobInHand,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const unwanted = new AbortController();
  const look = async () => {
    if (!(await isOnItsWay(db, record, id))) unwanted.abort(new Unwanted());
  };
  // A database that is away for a moment says nothing about it.
  const looking = setInterval(() => void look().catch(() => undefined), LOOK_MS);
  try {
    return await work(AbortSignal.any([job.signal, unwanted.signal]));
  } finally {
    clearInterval(looking);
  }
}
