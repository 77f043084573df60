/**
 * The two long steps of an import, run as jobs with the rights of the person who asked. Both go on where they were
 * cut off: rows carry their verdict and their outcome, written in the transaction that wrote the row itself. That
 * transaction holds the job, so a worker from whom it was taken commits nothing more.
 */
import { isLocale } from "@plimsoll/domain/kernel/locale";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import { uuid7 } from "#adapters/ids";
import { ownerOf } from "#db/scope";
import { translateDatabaseError } from "#db/sqlstate";
import type { JobInHand } from "#jobs/jobs";
import { LeaseLost } from "#jobs/leases";
import { writeNotice } from "#notices/notify";
import { authorizeOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { Failure } from "#rpc/failure";
import { belongs } from "../lineage.ts";
import { loadMany } from "../load-many.ts";
import type { WireRow } from "../row.ts";
import { createRecord, updateRecord } from "../write.ts";
import { cellIssue, mappedColumns, type Prepared, prepareRows } from "./check.ts";
import {
  type Batch,
  claimRows,
  countRows,
  markRows,
  moveBatch,
  type Outcome,
  type RowMark,
  rowsToCheck,
  rowsToWrite,
  setDone,
} from "./store.ts";
import { vocabularyOf } from "./vocabulary.ts";

const CHECKED_AT_ONCE = 500;
const WRITTEN_AT_ONCE = 200;

export async function checkBatch(
  call: Call,
  model: RecordModel,
  batch: Batch,
  job: JobInHand,
): Promise<void> {
  const columns = mappedColumns(model, batch.mapping);
  const words = vocabularyOf(model, localeOf(call, batch));
  for (let last = 0; ; ) {
    const rows = await rowsToCheck(call.db, batch.id, last, CHECKED_AT_ONCE);
    if (rows.length === 0) break;
    const prepared = await prepareRows(call, model, columns, words, rows);
    const marks = prepared.map((row) => ({ ...marked(row), outcome: null }));
    last = rows.at(-1)?.position ?? last;
    await call.inTransaction(async (inner) => {
      await job.hold(inner.db);
      await markRows(inner.db, batch.id, marks);
      await setDone(inner.db, batch.id, last, call.app.clock.now());
    });
    job.signal.throwIfAborted();
  }
  await call.inTransaction(async (inner) => {
    await job.hold(inner.db);
    await moveBatch(inner.db, batch.id, ["checking"], "checked", {}, call.app.clock.now());
  });
}

export async function commitBatch(
  call: Call,
  model: RecordModel,
  batch: Batch,
  job: JobInHand,
): Promise<void> {
  const columns = mappedColumns(model, batch.mapping);
  const words = vocabularyOf(model, localeOf(call, batch));
  const portion: Portion = { call, model, batch, columns, job };
  for (let last = 0; ; ) {
    const rows = await rowsToWrite(call.db, batch.id, last, WRITTEN_AT_ONCE);
    if (rows.length === 0) break;
    // Judged once more: since the check, somebody may have taken a name or removed what a row refers to.
    const prepared = await prepareRows(call, model, columns, words, rows);
    const ready = prepared.filter((row) => row.issues.length === 0);
    const marks: RowMark[] = prepared
      .filter((row) => row.issues.length > 0)
      .map((row) => marked(row, "refused"));
    marks.push(...ready.filter((row) => row.action === "none").map((row) => marked(row, "unchanged")));
    await inPortion(portion, (inner) => claimRows(inner.db, batch.id, marks));
    await createAll(
      portion,
      ready.filter((row) => row.action === "create"),
    );
    for (const row of ready.filter((one) => one.action === "update")) await writeOne(portion, row);
    last = rows.at(-1)?.position ?? last;
    await setDone(call.db, batch.id, last, call.app.clock.now());
  }
  await finish(call, batch, job);
}

interface Portion {
  readonly call: Call;
  readonly model: RecordModel;
  readonly batch: Batch;
  readonly columns: Columns;
  readonly job: JobInHand;
}

/** One transaction of an import: the job stays ours until it commits, and its rows are marked within it. */
async function inPortion({ call, job }: Portion, work: (inner: Call) => Promise<void>): Promise<void> {
  job.signal.throwIfAborted();
  await call.inTransaction(async (inner) => {
    await job.hold(inner.db);
    await work(inner);
  });
}

type Columns = ReturnType<typeof mappedColumns>;

const localeOf = (call: Call, batch: Batch) => (isLocale(batch.locale) ? batch.locale : call.locale);

function marked(row: Prepared, outcome: Outcome | null = null, recordId: unknown = row.current?.id): RowMark {
  return {
    position: row.position,
    issues: row.issues,
    outcome,
    recordId: typeof recordId === "string" ? recordId : null,
  };
}

/** New rows of plain registers go in together; one that the database refuses makes all of them go one by one. */
async function createAll(portion: Portion, rows: readonly Prepared[]): Promise<void> {
  const { call, model } = portion;
  const { kind } = call.filter;
  // Where the country decides whose a row is, the check has decided it; other scopes are asked row by row.
  const isPlain =
    (kind === "all" || kind === "countries") &&
    !call.app.rules.has(model.key) &&
    !model.definition.machine &&
    !belongs(model);
  if (rows.length === 0) return;
  if (isPlain && (await createTogether(portion, rows))) return;
  for (const row of rows) await writeOne(portion, row);
}

async function createTogether(portion: Portion, rows: readonly Prepared[]): Promise<boolean> {
  const { call, model, batch } = portion;
  const { now, requestId, actor } = call;
  const origin = { now, requestId, user: { id: actor.userId, name: actor.name } };
  const values = rows.map((row) => ({ ...row.values, id: String(row.values.id ?? uuid7(now)) }) as WireRow);
  const marks = rows.map((row, at) => marked(row, "created", values[at]?.id));
  try {
    await inPortion(portion, async (inner) => {
      await claimRows(inner.db, batch.id, marks);
      await loadMany(inner.db, model, values, origin);
    });
  } catch (problem) {
    if (problem instanceof LeaseLost || portion.job.signal.aborted) throw problem;
    return false;
  }
  for (const row of values) {
    const owner = ownerOf(model.definition, row);
    const { service, key: type } = model;
    call.app.events.publish({ service, type, id: String(row.id), action: "create", version: 1, owner });
  }
  return true;
}

async function writeOne(portion: Portion, row: Prepared): Promise<void> {
  const { model, batch, columns } = portion;
  const isNew = row.action === "create";
  try {
    await inPortion(portion, async (inner) => {
      const written = isNew
        ? await createRecord(inner, model, row.values)
        : await updateRecord(authorizeOn(inner, model.key, "update"), model, {
            ...row.values,
            id: row.current?.id,
            version: row.current?.version,
          });
      await claimRows(inner.db, batch.id, [marked(row, isNew ? "created" : "changed", written.id)]);
    });
  } catch (problem) {
    const failure = problem instanceof Failure ? problem : translateDatabaseError(problem);
    if (!failure || failure.retryAfter !== undefined) throw problem;
    const issues = failure.issues.map((one) => cellIssue(columns, one));
    await inPortion(portion, (inner) =>
      claimRows(inner.db, batch.id, [{ ...marked(row, "refused"), issues }]),
    );
  }
}

/** The end and the word of it belong together: nobody finds the one without the other. */
async function finish(call: Call, batch: Batch, job: JobInHand): Promise<void> {
  const now = call.app.clock.now();
  const announce = await call.app.db.transaction(async (tx) => {
    await job.hold(tx);
    if (!(await moveBatch(tx, batch.id, ["committing"], "done", { done: batch.total }, now)))
      return undefined;
    const { created, changed, refused, faulty } = await countRows(tx, batch.id);
    const params = { created, changed, refused: Math.max(refused, faulty) };
    const notice = { to: [batch.user_id], kind: "import_finished", subject: batch.name, params } as const;
    return writeNotice(call.app, tx, { now, requestId: call.requestId, user: null }, notice);
  });
  announce?.();
}
