/**
 * Makes a report of an operation in the background as the person who asked for it: what they may see of the operation when
 * it is made is what it says, and whoever lost the right to it is refused.
 */
import { actorOf } from "@plimsoll/domain/access/session-user";
import type { App } from "#app";
import { translateDatabaseError } from "#db/sqlstate";
import { addFile, type PlacedFile } from "#files/store-file";
import type { JobInHand } from "#jobs/jobs";
import { LeaseLost } from "#jobs/leases";
import { writeNotice } from "#notices/notify";
import { readRow } from "#record/load";
import { changeRecord } from "#record/write";
import { asSideEffectOn, authorizeOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { Failure, refuse } from "#rpc/failure";
import { openCall } from "#rpc/open-call";
import { sentence } from "#rpc/words";
import { readSessionUser } from "#session/session-user";
import { Unwanted, whileWanted } from "./canceled.ts";
import { printedReport, sheetsOf } from "./operation-report-file.ts";
import { placeReport } from "./place-report.ts";
import { partsOf, tell } from "./resume.ts";
import { endRun, keepProgress, type OperationReportRow, operationReportById } from "./store.ts";

/** Gathered; what is left is printing and keeping. */
const GATHERED = 60;

export async function makeOperationReport(app: App, id: string, job: JobInHand): Promise<void> {
  const row = await operationReportById(app.db, id);
  if (!row || (row.state !== "waiting" && row.state !== "running")) return;
  try {
    const call = await callOf(app, row, job.id);
    const about = { record: "operation_report", id } as const;
    await keep(call, row, job, await whileWanted(app.db, about, job, (signal) => make(call, row, signal)));
  } catch (problem) {
    if (problem instanceof Unwanted) return;
    if (problem instanceof LeaseLost || job.signal.aborted) throw problem;
    const failure = problem instanceof Failure ? problem : translateDatabaseError(problem);
    if (failure?.retryAfter !== undefined) throw problem;
    await giveUp(app, row, job, failure ?? problem);
  }
}

async function callOf(app: App, row: OperationReportRow, jobId: string): Promise<Call> {
  const user = row.author_id === null ? undefined : await readSessionUser(app.db, row.author_id);
  const contract = app.contracts.get("report/operation_report/make");
  if (!user || !contract || row.author_id === null) throw refuse("not_authorized");
  const origin = {
    requestId: jobId,
    address: "",
    agent: "report",
    locale: row.language,
    now: app.clock.now(),
  };
  const session = { id: jobId, actor: actorOf(row.author_id, user), isInBackground: true };
  return openCall(app, origin, session, contract, row.country);
}

async function make(call: Call, row: OperationReportRow, signal: AbortSignal): Promise<PlacedFile> {
  const told = await tell(authorizeOn(call, "operation", "load"), row.operation_id);
  const parts = await partsOf(told, row.sections);
  await keepProgress(call.app.db, "operation_report", row.id, GATHERED);
  const asked = { name: row.name, photosPerPage: row.photos_per_page, author: row.author_id, signal };
  const described =
    row.format === "xlsx" ? await sheetsOf(told, parts, asked) : await printedReport(told, parts, asked);
  return (await placeReport(call, { ...row, record: "operation_report" }, described, signal)).placed;
}

async function keep(call: Call, row: OperationReportRow, job: JobInHand, placed: PlacedFile): Promise<void> {
  const model = call.app.catalog.get("operation_report");
  await asSideEffectOn(call, "operation_report").inTransaction(async (inner) => {
    await job.hold(inner.db);
    const current = await readRow(inner, model, row.id);
    if (!current || current.state === "canceled") return;
    await addFile(inner, placed);
    const values = { state: "done", progress: 100, finished_at: inner.now };
    await changeRecord(inner, model, current, values, "make");
    inner.afterCommit(await announced(inner.app, inner, row, "report_done", ""));
  });
}

function announced(
  app: App,
  { db, now, requestId }: Pick<Call, "db" | "now" | "requestId">,
  row: OperationReportRow,
  kind: "report_done" | "report_refused",
  reason: string,
): Promise<() => void> {
  const to = row.author_id === null ? [] : [row.author_id];
  const about = { record: "operation_report", id: row.id };
  const notice = { to, kind, subject: row.name, params: { reason }, about };
  return writeNotice(app, db, { now, requestId, user: null }, notice);
}

async function giveUp(app: App, row: OperationReportRow, job: JobInHand, problem: unknown): Promise<void> {
  const isRefusal = problem instanceof Failure && problem.status < 500;
  const [first] = isRefusal ? problem.issues : [];
  if (!isRefusal) app.log.error({ err: problem, report: row.id }, "report of an operation failed");
  const reason = first ? sentence(row.language, first, "operation_report") : "";
  const now = app.clock.now();
  const announce = await app.db.transaction(async (tx) => {
    await job.hold(tx);
    const state = isRefusal ? "refused" : "failed";
    if (!(await endRun(tx, "operation_report", row.id, { state, problem: reason, now }))) return undefined;
    return announced(app, { db: tx, now, requestId: job.id }, row, "report_refused", reason);
  });
  announce?.();
}
