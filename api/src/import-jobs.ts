/** Runs the long steps of an import as the person who asked for them: their rights are read again when the job runs. */
import { actorOf } from "@plimsoll/domain/access/session-user";
import { FALLBACK_LOCALE, isLocale } from "@plimsoll/domain/kernel/locale";
import { translateDatabaseError } from "#db/sqlstate";
import type { JobInHand } from "#jobs/jobs";
import { LeaseLost } from "#jobs/leases";
import { writeNotice } from "#notices/notify";
import { checkBatch, commitBatch } from "#record/import/run";
import { type Batch, batchById, moveBatch } from "#record/import/store";
import type { Call } from "#rpc/call";
import { Failure } from "#rpc/failure";
import { openCall } from "#rpc/open-call";
import { readSessionUser } from "#session/session-user";
import type { App } from "./app.ts";

export async function runImport(
  app: App,
  id: string,
  job: JobInHand,
  step: "check" | "commit",
): Promise<void> {
  const batch = await batchById(app.db, id);
  // Thrown away meanwhile, or done to the end by a worker who could not say so any more.
  if (!batch || batch.state !== (step === "check" ? "checking" : "committing")) return;
  try {
    const call = await callOf(app, batch, job.id);
    const model = app.catalog.get(batch.record);
    await (step === "check" ? checkBatch(call, model, batch, job) : commitBatch(call, model, batch, job));
  } catch (problem) {
    if (problem instanceof LeaseLost || job.signal.aborted) throw problem;
    // A database that is away comes back; anything else will fail the next time too.
    const failure = problem instanceof Failure ? problem : translateDatabaseError(problem);
    if (failure?.retryAfter !== undefined) throw problem;
    await giveUp(app, batch, job, problem);
  }
}

async function callOf(app: App, batch: Batch, jobId: string): Promise<Call> {
  const user = await readSessionUser(app.db, batch.user_id);
  const model = app.catalog.get(batch.record);
  const contract = app.contracts.get(`${model.service}/${model.key}/import`);
  if (!user || !contract) throw new Error("whoever asked for the import may not import any more");
  const origin = {
    requestId: jobId,
    address: "",
    agent: "import",
    locale: isLocale(batch.locale) ? batch.locale : FALLBACK_LOCALE,
    now: app.clock.now(),
  };
  const session = { id: jobId, actor: actorOf(batch.user_id, user), isInBackground: true };
  return openCall(app, origin, session, contract, batch.country);
}

async function giveUp(app: App, batch: Batch, job: JobInHand, problem: unknown): Promise<void> {
  app.log.error({ err: problem, batch: batch.id }, "import failed");
  const now = app.clock.now();
  const origin = { now, requestId: job.id, user: null };
  const announce = await app.db.transaction(async (tx) => {
    await job.hold(tx);
    await moveBatch(tx, batch.id, ["checking", "committing"], "failed", { problem: job.id }, now);
    return writeNotice(app, tx, origin, { to: [batch.user_id], kind: "import_failed", subject: batch.name });
  });
  announce();
}
