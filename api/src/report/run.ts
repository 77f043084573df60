/**
 * Makes a report in the background as the person who asked for it: their rights are read again when it runs, so that whoever
 * lost one is refused, and nobody is told of rows that their list would not show. What came out is kept with the run.
 */

import { DEFAULT_COUNTRY } from "@plimsoll/domain/access/actor";
import { actorOf } from "@plimsoll/domain/access/session-user";
import { todayIn, zoneOf } from "@plimsoll/domain/country/time-zone";
import { addressesIn } from "@plimsoll/domain/report/report-model";
import { REPORT_MEDIA } from "@plimsoll/domain/report/report-run";
import { tabulate } from "@plimsoll/domain/report/tabulate";
import { REPORT_WORDS } from "@plimsoll/domain/report/words/pages/by-language";
import type { App } from "#app";
import { translateDatabaseError } from "#db/sqlstate";
import { addFile, type PlacedFile } from "#files/store-file";
import type { JobInHand } from "#jobs/jobs";
import { LeaseLost } from "#jobs/leases";
import { writeNotice } from "#notices/notify";
import { readRow } from "#record/load";
import { changeRecord } from "#record/write";
import { asSideEffectOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { Failure, refuse } from "#rpc/failure";
import { openCall } from "#rpc/open-call";
import { sentence } from "#rpc/words";
import { readSessionUser } from "#session/session-user";
import { Unwanted, whileWanted } from "./canceled.ts";
import { excelOf } from "./excel.ts";
import { mailReport } from "./mail.ts";
import { placeReport } from "./place-report.ts";
import { describeReport } from "./printed.ts";
import { readCells } from "./read-cells.ts";
import { resultOf, shownColumns } from "./shown.ts";
import { endRun, keepProgress, type RunRow, runById } from "./store.ts";

/** The rest is printing and keeping. */
const READ_SHARE = 80;

export async function runReport(app: App, id: string, job: JobInHand): Promise<void> {
  const run = await runById(app.db, id);
  // Thrown away meanwhile, or brought to its end by a worker who could not say so any more.
  if (!run || (run.state !== "waiting" && run.state !== "running")) return;
  try {
    const call = await callOf(app, run, job.id);
    const about = { record: "report_run", id } as const;
    await keep(call, run, job, await whileWanted(app.db, about, job, (signal) => make(call, run, signal)));
  } catch (problem) {
    if (problem instanceof Unwanted) return;
    if (problem instanceof LeaseLost || job.signal.aborted) throw problem;
    // A database that is away comes back; anything else will fail the next time too.
    const failure = problem instanceof Failure ? problem : translateDatabaseError(problem);
    if (failure?.retryAfter !== undefined) throw problem;
    await giveUp(app, run, job, failure ?? problem);
  }
}

async function callOf(app: App, run: RunRow, jobId: string): Promise<Call> {
  const user = await readSessionUser(app.db, run.user_id);
  const contract = app.contracts.get("report/report_run/run");
  if (!user || !contract) throw refuse("not_authorized");
  const origin = {
    requestId: jobId,
    address: "",
    agent: "report",
    locale: run.language,
    now: app.clock.now(),
  };
  const session = { id: jobId, actor: actorOf(run.user_id, user), isInBackground: true };
  return openCall(app, origin, session, contract, run.operation_country);
}

interface Made {
  readonly placed: PlacedFile;
  readonly fileName: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly rows: number;
}

async function make(call: Call, run: RunRow, signal: AbortSignal): Promise<Made> {
  const country = run.operation_country ?? DEFAULT_COUNTRY;
  const reading = {
    definition: run.definition,
    country,
    zone: zoneOf(country),
    today: todayIn(country, call.now),
  };
  const read = await readCells(call, run.record, reading, async (done, of) => {
    signal.throwIfAborted();
    await keepProgress(
      call.app.db,
      "report_run",
      run.id,
      of === 0 ? READ_SHARE : Math.floor((done / of) * READ_SHARE),
    );
  });
  const table = tabulate(read.rows, {
    definition: run.definition,
    columns: read.columns,
    today: reading.today,
  });
  const { words } = await REPORT_WORDS[run.language]();
  const speech = { locale: run.language, words, record: run.record, columns: read.columns };
  const columns = shownColumns(table, speech);
  const described =
    run.format === "xlsx"
      ? await excelOf(run.name, table, columns, speech, signal)
      : await describeReport(call, run, { table, columns, speech, zone: reading.zone });
  const { placed, fileName } = await placeReport(call, { ...run, record: "report_run" }, described, signal);
  const result = resultOf(table, speech, run.definition.chart);
  return { placed, fileName, rows: read.rows.length, values: { rows: read.rows.length, result } };
}

/** File, figures, mails and notice are written together or not at all. */
async function keep(call: Call, run: RunRow, job: JobInHand, made: Made): Promise<void> {
  const onRuns = asSideEffectOn(call, "report_run");
  const model = call.app.catalog.get("report_run");
  await onRuns.inTransaction(async (inner) => {
    await job.hold(inner.db);
    const current = await readRow(inner, model, run.id);
    // Thrown away or canceled while it was on its way: its bytes are swept away.
    if (!current || current.state === "canceled") return;
    await addFile(inner, made.placed);
    const to = addressesIn(run.recipients);
    const file = { id: made.placed.id, name: made.fileName, mediaType: REPORT_MEDIA[run.format] };
    for (const address of to) await mailReport(inner, { ...run, rows: made.rows }, address, file);
    const sent = to.length === 0 ? null : `${inner.now} ${to.join(", ")}`;
    const values = { ...made.values, state: "done", progress: 100, finished_at: inner.now, sent_to: sent };
    await changeRecord(inner, model, current, values, "run");
    if (run.scheduled) return;
    inner.afterCommit(await tell(inner.app, inner, run, "report_done", ""));
  });
}

async function tell(
  app: App,
  { db, now, requestId }: Pick<Call, "db" | "now" | "requestId">,
  run: RunRow,
  kind: "report_done" | "report_refused",
  reason: string,
): Promise<() => void> {
  const about = { record: "report_run", id: run.id };
  const notice = { to: [run.user_id], kind, subject: run.name, params: { reason }, about };
  return writeNotice(app, db, { now, requestId, user: null }, notice);
}

async function giveUp(app: App, run: RunRow, job: JobInHand, problem: unknown): Promise<void> {
  const isRefusal = problem instanceof Failure && problem.status < 500;
  const [first] = isRefusal ? problem.issues : [];
  if (!isRefusal) app.log.error({ err: problem, run: run.id }, "report failed");
  const reason = first ? sentence(run.language, first, run.record) : "";
  const now = app.clock.now();
  const announce = await app.db.transaction(async (tx) => {
    await job.hold(tx);
    const state = isRefusal ? "refused" : "failed";
    if (!(await endRun(tx, "report_run", run.id, { state, problem: reason, now }))) return undefined;
    return tell(app, { db: tx, now, requestId: job.id }, run, "report_refused", reason);
  });
  announce?.();
}
