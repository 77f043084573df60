/**
 * Work that may wait or fail: kept in the same database, added in the transaction that wants it, tried again with
 * growing delays, and set aside as dead after the last try, where a person can look at it and send it again.
 */
import type { Locale } from "@plimsoll/domain/kernel/locale";
import type { Logger } from "pino";
import type { Clock } from "#adapters/clock";
import { uuid7 } from "#adapters/ids";
import type { Database, Queryable } from "#db/database";
import { sql } from "#db/sql";

export interface JobKinds {
  mail: {
    to: string;
    subject: string;
    text: string;
    /** Stored files that go along. */
    files?: readonly { id: string; name: string; mediaType: string }[];
  };
  recovery_link: { login: string; locale: Locale };
  bill_finished: Record<string, never>;
  remove_file: { id: string };
  digest: Record<string, never>;
  fetch_rates: Record<string, never>;
  import_check: { id: string };
  import_commit: { id: string };
}

export type JobHandlers = {
  readonly [K in keyof JobKinds]: (payload: JobKinds[K], jobId: string) => Promise<void>;
};

export interface DeadNotice {
  readonly id: string;
  readonly kind: string;
  readonly problem: string;
}

export interface DeadJob extends Record<string, unknown> {
  id: string;
  kind: string;
  attempts: number;
  last_error: string | null;
  created_at: string;
}

/** Seconds to wait after each failed try; after the last the job is dead. */
const DELAYS = [5, 30, 120, 600, 3_600, 21_600, 86_400];
const LOCK_SECONDS = 120;
const POLL_MS = 1_000;
const MAX_ERROR = 2_000;

export class Jobs {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #log: Logger;
  #handlers: JobHandlers | undefined;
  #onDead: (job: DeadNotice) => Promise<void> = async () => undefined;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #stopped = false;
  /** A round is under way, and will find what was added meanwhile. */
  #busy = false;

  constructor(db: Database, clock: Clock, log: Logger) {
    this.#db = db;
    this.#clock = clock;
    this.#log = log;
  }

  async add<K extends keyof JobKinds>(
    db: Queryable,
    kind: K,
    payload: JobKinds[K],
    runAt?: string,
  ): Promise<void> {
    const now = this.#clock.now();
    await db.run(sql`insert into job (id, kind, payload, run_at, created_at)
      values (${uuid7(now)}, ${kind}, ${JSON.stringify(payload)}, ${runAt ?? now}, ${now})`);
  }

  /** The same id is added once, by whichever process comes first. */
  async addOnce<K extends keyof JobKinds>(id: string, kind: K, payload: JobKinds[K]): Promise<void> {
    const now = this.#clock.now();
    await this.#db.run(sql`insert into job (id, kind, payload, run_at, created_at)
      values (${id}, ${kind}, ${JSON.stringify(payload)}, ${now}, ${now}) on conflict (id) do nothing`);
  }

  start(handlers: JobHandlers, onDead: (job: DeadNotice) => Promise<void> = async () => undefined): void {
    this.#handlers = handlers;
    this.#onDead = onDead;
    this.#schedule();
  }

  /** Looks for work at once instead of at the next turn. */
  nudge(): void {
    if (this.#stopped || this.#busy || this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#schedule(0);
  }

  /** Waits for the job in hand; the others stay for the next start. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  /** Runs everything that is due now; tests call it directly. */
  async runDue(): Promise<number> {
    let done = 0;
    while (!this.#stopped && (await this.#runOne())) done++;
    return done;
  }

  dead(): Promise<DeadJob[]> {
    return this.#db.run<DeadJob>(
      sql`select id, kind, attempts, last_error, created_at from job where state = 'dead' order by created_at desc limit 500`,
    );
  }

  async retry(id: string): Promise<boolean> {
    const rows =
      await this.#db.run(sql`update job set state = 'waiting', attempts = 0, run_at = ${this.#clock.now()}
      where id = ${id} and state = 'dead' returning id`);
    return rows.length > 0;
  }

  #schedule(wait = POLL_MS): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#busy = true;
      this.#running = this.runDue()
        .then(() => undefined)
        .catch((problem: unknown) => this.#log.error({ err: problem }, "job queue"))
        .finally(() => {
          this.#busy = false;
          this.#schedule();
        });
    }, wait);
    this.#timer.unref();
  }

  async #runOne(): Promise<boolean> {
    const now = this.#clock.now();
    const until = new Date(Date.parse(now) + LOCK_SECONDS * 1000).toISOString();
    // A job whose worker died is free again when its lock runs out.
    const [job] = await this.#db.run<{
      id: string;
      kind: keyof JobKinds;
      payload: never;
      attempts: number;
    }>(sql`
      update job set locked_until = ${until}, attempts = attempts + 1
      where id = (select id from job where state = 'waiting' and run_at <= ${now}::timestamptz
        and (locked_until is null or locked_until < ${now}::timestamptz)
        order by run_at limit 1 for update skip locked)
      returning id, kind, payload, attempts`);
    if (!job) return false;
    try {
      const handle = this.#handlers?.[job.kind];
      if (!handle) throw new Error(`nobody handles jobs of kind ${job.kind}`);
      await handle(job.payload, job.id);
      await this.#db.run(sql`update job set state = 'done', locked_until = null, last_error = null, finished_at = ${this.#clock.now()}
        where id = ${job.id}`);
    } catch (problem) {
      await this.#fail(job, problem);
    }
    return true;
  }

  async #fail(
    { id, kind, attempts }: { id: string; kind: string; attempts: number },
    problem: unknown,
  ): Promise<void> {
    const text = (problem instanceof Error ? problem.message : String(problem)).slice(0, MAX_ERROR);
    const delay = DELAYS[attempts - 1];
    const runAt = new Date(Date.parse(this.#clock.now()) + (delay ?? 0) * 1000).toISOString();
    this.#log.warn({ job: id, attempts, problem: text }, "job failed");
    await this.#db.run(sql`update job set state = ${delay === undefined ? "dead" : "waiting"}, locked_until = null,
      last_error = ${text}, run_at = ${runAt} where id = ${id}`);
    if (delay === undefined) await this.#onDead({ id, kind, problem: text });
  }
}
