/** Opens everything a server needs, in order, and closes it in the opposite one. */

import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { allContracts } from "@plimsoll/domain/contracts";
import { inspectDefinitions } from "@plimsoll/domain/kernel/inspect";
import { FALLBACK_LOCALE } from "@plimsoll/domain/kernel/locale";
import { Catalog, type RecordDefinition } from "@plimsoll/domain/kernel/record";
import { RECORDS } from "@plimsoll/domain/records";
import { type DestinationStream, type Logger, pino } from "pino";
import { Arrivals } from "#adapters/arrivals";
import { type Clock, systemClock } from "#adapters/clock";
import { openFileStore } from "#adapters/file-store";
import { openMail } from "#adapters/mail";
import { mailHtml } from "#adapters/mail-html";
import { Printer } from "#adapters/pdf";
import { SigningKeys } from "#adapters/signing-key";
import { TimeStamps } from "#adapters/time-stamp";
import { answerFolderRequests } from "#backup/folder-requests";
import { billFinished } from "#billing/billing-due";
import { anchorHeads } from "#db/audit-anchors";
import type { Database } from "#db/database";
import { openEmbedded } from "#db/embedded";
import { drift, migrate } from "#db/migrate";
import { openServer } from "#db/server";
import { isEmpty, removeExpired } from "#db/upkeep";
import { leaveBytes, sweepFiles } from "#files/sweep";
import { Jobs } from "#jobs/jobs";
import type { JobKinds } from "#jobs/kinds";
import { addDue, daily, hourly, type Recurring } from "#jobs/recurring";
import { digestHour } from "#jobs/store";
import { mailDigests } from "#notices/digest";
import { writeNotice } from "#notices/notify";
import { administrators } from "#notices/store";
import { fetchRates } from "#rates/fetch-rates";
import { NameCache } from "#record/names";
import { TotalCache } from "#record/totals";
import { makeOperationReport } from "#report/make-report";
import { runReport } from "#report/run";
import { scheduleReports } from "#report/schedule";
import { EventBus } from "#rpc/event-bus";
import { FairShare } from "#rpc/fair-share";
import { FloodGate } from "#rpc/flood";
import { REMEMBER_HOURS } from "#rpc/idempotency";
import { sendRecoveryLink } from "#session/recovery";
import { Sessions } from "#session/sessions";
import { remindOfApprovals } from "#status/reminders";
import { deliver, giveUp } from "#sync/deliver";
import { loadDemo } from "../seeds/demo/load-demo.ts";
import { loadReference } from "../seeds/reference/load-reference.ts";
import type { App } from "./app.ts";
import { anchorsPath, type Env } from "./env.ts";
import { runImport } from "./import-jobs.ts";
import { RECORD_RULES } from "./record-rules.ts";

/** A start that cannot go on, with lines for the person who started it. */
export class CannotStart extends Error {}

const SECRETS = [
  "token",
  "api_key",
  "password",
  "current_password",
  "authorization",
  "cookie",
  "sync_secret",
];

export function openLog(env: Pick<Env, "LOG_LEVEL">, destination?: DestinationStream): Logger {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino(
    { level: env.LOG_LEVEL, redact: { paths, censor: "[hidden]" } },
    destination ?? pino.destination(1),
  );
}

export async function openDatabase(env: Env, log: Logger): Promise<Database> {
  if (env.DATABASE_URL === undefined) {
    await mkdir(env.DATA_DIR, { recursive: true });
    return openEmbedded(env.DATA_DIR, { onFatal: leave });
  }
  return openServer({
    url: env.DATABASE_URL,
    onProblem: (problem) => log.warn({ problem: problem.message }, "database connection"),
  });
}

/** From the inside it cannot be helped: whoever watches over the process starts it again. */
function leave(why: string): void {
  console.error(`The embedded database cannot go on (${why}). Leaving: it is well again after a new start.`);
  process.exit(1);
}

export interface StartOptions {
  readonly clock?: Clock;
  /** Tests bring records of their own. */
  readonly records?: Readonly<Record<string, RecordDefinition>>;
  /** Called when the database was empty and has just been filled. */
  readonly onFilled?: () => void;
}

/** Checks the definitions, brings the database up to date, fills an empty one, and wires the parts together. */
export async function openApp(env: Env, log: Logger, db: Database, options: StartOptions = {}): Promise<App> {
  const records = options.records ?? RECORDS;
  const problems = inspectDefinitions(records);
  if (problems.length > 0) throw new CannotStart(`Definitions with mistakes:\n  ${problems.join("\n  ")}`);
  const catalog = new Catalog(records);
  const { contracts, doubles } = allContracts(catalog);
  if (doubles.length > 0) throw new CannotStart(`Calls declared twice: ${doubles.join(", ")}`);

  const clock = options.clock ?? systemClock;
  const applied = await migrate(db);
  if (applied.length > 0) log.info({ migrations: applied }, "database migrated");
  const missing = await drift(db, catalog);
  if (missing.length > 0) {
    throw new CannotStart(
      `The database does not match the definitions. It would need:\n  ${missing.join("\n  ")}`,
    );
  }
  if (await fillIfEmpty(db, catalog, env, clock)) options.onFilled?.();

  const events = await EventBus.open(db);
  return {
    env,
    log,
    clock,
    db,
    catalog,
    contracts,
    events,
    rules: RECORD_RULES,
    sessions: new Sessions(db, events, clock, env.SESSION_TTL),
    names: new NameCache(events),
    totals: new TotalCache(),
    files: openFileStore(env, process.env),
    arrivals: new Arrivals(join(env.DATA_DIR, "arriving")),
    printer: new Printer(log),
    signing: new SigningKeys(env),
    timeStamps: new TimeStamps(env, log),
    jobs: new Jobs(db, clock, log),
    flood: new FloodGate(env.FLOOD_LIMIT, events),
    share: new FairShare(db),
  };
}

/** Another process may be filling it, and is waited for. */
const FILL_LIMITS = { seconds: 600 };

/** Reference data and demo go in together or not at all: a start that is cut off leaves an empty database. */
async function fillIfEmpty(db: Database, catalog: Catalog, env: Env, clock: Clock): Promise<boolean> {
  if (!catalog.find("country")) return false;
  return db.transaction(async (tx) => {
    if (!(await isEmpty(tx, "country"))) return false;
    const origin = { now: clock.now(), requestId: randomUUID(), user: null };
    await loadReference(tx, catalog, origin);
    if (env.DEMO) await loadDemo(tx, catalog, origin);
    return true;
  }, FILL_LIMITS);
}

export function startJobs(app: App): void {
  const sendMail = openMail(app.env);
  app.jobs.start(
    {
      mail: async (mail, job) =>
        sendMail({ ...designed(mail), attachments: await attachmentsOf(app, mail.files ?? []) }, job.id),
      recovery_link: (about) => sendRecoveryLink(app, about),
      bill_finished: () => billFinished(app),
      remove_file: ({ id }) => leaveBytes(app.db, [id], app.clock.now()),
      sweep_files: (_, { signal }) => sweepOldFiles(app, signal),
      digest: (_, job) => mailDigests(app, job),
      remind_of_approvals: () => remindOfApprovals(app),
      fetch_rates: () => fetchRates(app),
      deliver: (about, job) => deliver(app, about, job),
      report: ({ id }, job) => runReport(app, id, job),
      operation_report: ({ id }, job) => makeOperationReport(app, id, job),
      schedule_reports: () => scheduleReports(app),
      import_check: ({ id }, job) => runImport(app, id, job, "check"),
      import_commit: ({ id }, job) => runImport(app, id, job, "commit"),
    },
    {
      onDead: async ({ id, kind, problem }) => {
        if (kind === "deliver") await giveUp(app, id);
        await tellOfDeadJob(app, kind, problem);
      },
      alone: app.db.engine === "embedded",
    },
  );
}

/** At night where the product is used. */
const SWEEP_HOUR = 4;

/** Before the first daily mail that could tell of it. */
const REMINDER_HOUR = 3;

const recurring = (hourOfDigest: number): readonly Recurring[] => [
  { kind: "digest", payload: {}, occurrence: daily(hourOfDigest) },
  { kind: "remind_of_approvals", payload: {}, occurrence: daily(REMINDER_HOUR) },
  // The closing comes out after lunch in Brasília; asking every hour costs little and heals gaps.
  { kind: "fetch_rates", payload: {}, occurrence: hourly },
  { kind: "bill_finished", payload: {}, occurrence: hourly },
  { kind: "schedule_reports", payload: {}, occurrence: hourly },
  { kind: "sweep_files", payload: {}, occurrence: daily(SWEEP_HOUR) },
];

async function sweepOldFiles(app: App, signal: AbortSignal): Promise<void> {
  const before = new Date(Date.parse(app.clock.now()) - app.env.FILES_KEPT_HOURS * 3_600_000);
  const removed = await sweepFiles(app.db, app.files, { before, signal });
  if (removed > 0) app.log.info({ removed }, "files without rows removed");
}

/** Adds what has come due since it was last asked. */
export async function queueRecurring(app: App): Promise<void> {
  await addDue(app.jobs, recurring(await digestHour(app.db)), app.clock.now());
}

/** From a company of its own, or from the product. */
function designed({ to, subject, text, language, button, letterhead, replyTo }: JobKinds["mail"]) {
  const html = mailHtml({
    subject,
    text,
    button,
    language: language ?? FALLBACK_LOCALE,
    letterhead: letterhead ?? ["Plimsoll"],
  });
  const [sender] = letterhead ?? [];
  return { to, subject, text, html, ...(sender ? { sender } : {}), ...(replyTo ? { replyTo } : {}) };
}

async function attachmentsOf(app: App, files: NonNullable<JobKinds["mail"]["files"]>) {
  return Promise.all(
    files.map(async ({ id, name, mediaType }) => {
      const stored = await app.files.get(id);
      if (!stored) throw new Error(`file ${id} of a mail is gone`);
      return { filename: name, contentType: mediaType, content: await buffer(stored) };
    }),
  );
}

async function tellOfDeadJob(app: App, kind: string, problem: string): Promise<void> {
  const origin = { now: app.clock.now(), requestId: randomUUID(), user: null };
  const to = await administrators(app.db);
  const announce = await app.db.transaction((tx) =>
    writeNotice(app, tx, origin, { to, kind: "job_failed", subject: kind, params: { kind, problem } }),
  );
  announce();
}

const ANCHOR_MS = 300_000;

/** Writes the ends of the history's chains into the file outside: now, every few minutes, and when what it answers is called. */
export function keepAnchors(app: App): () => Promise<void> {
  const path = anchorsPath(app.env);
  const write = async () => {
    try {
      await anchorHeads(app.db, path, app.clock.now());
    } catch (problem) {
      app.log.error({ err: problem, path }, "anchors of the history");
    }
  };
  let writing = write();
  const timer = setInterval(() => {
    writing = writing.then(write);
  }, ANCHOR_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await writing;
    await write();
  };
}

/** A process that cannot open the embedded database because we have it may ask us for what it wanted there. */
export function answerOthers(app: App): void {
  const { db, files, clock, env } = app;
  db.onQuestion(answerFolderRequests({ db, files, anchors: anchorsPath(env) }, clock));
}

const CLEAN_UP_LIMITS = { seconds: 300 };

/** Removes what has run out: sessions, links, remembered answers, counted tries, finished jobs. */
export async function cleanUp(app: App): Promise<void> {
  const now = app.clock.now();
  const dayAgo = new Date(Date.parse(now) - REMEMBER_HOURS * 3_600_000).toISOString();
  await app.db.transaction((tx) => removeExpired(tx, now, dayAgo), CLEAN_UP_LIMITS);
}
