/**
 * Work that may wait or fail: kept in the same database, added in the transaction that wants it, done under a lease by
 * one worker at a time, tried again with growing delays, and set aside as dead after the last try, where a person can
 * look at it and send it again.
 */
import type { Logger } from "pino";
import type { Clock } from "#adapters/clock";
import { uuid7 } from "#adapters/ids";
import type { Database, Queryable } from "#db/database";
import { sql } from "#db/sql";
import { type JobKind, type JobKinds, LANE_OF, LANES, type Lane } from "./kinds.ts";
import {
  beat,
  finish,
  handBack,
  hold,
  LeaseLost,
  lookAround,
  PutOff,
  putOff,
  setAside,
  type TakenJob,
  take,
} from "./leases.ts";
import { Watch } from "./watch.ts";

/** A job in the hands of a worker. */
export interface JobInHand {
  readonly id: string;
  /** Aborted when the job was lost or the process stops: long work ends with its portion, and throws the reason. */
  readonly signal: AbortSignal;
  /** Within a transaction: it commits only if the job is still ours. */
  hold(tx: Queryable): Promise<void>;
}

export type JobHandlers = {
  readonly [K in JobKind]: (payload: JobKinds[K], job: JobInHand) => Promise<void>;
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

export interface JobTimes {
  /** How long a lease may be still before somebody else takes the job. */
  readonly leaseMs: number;
  /** How often it beats. */
  readonly beatMs: number;
  readonly pollMs: number;
  /** How long a stop waits for jobs in hand. */
  readonly stopMs: number;
}

export interface JobOptions {
  readonly onDead?: (job: DeadNotice) => Promise<void>;
  /** No other process can have this database: a lease that is not ours was left by a crash. */
  readonly alone?: boolean;
}

const TIMES: JobTimes = { leaseMs: 10_000, beatMs: 3_000, pollMs: 1_000, stopMs: 4_000 };
/** Seconds to wait after each failed try; after the last the job is dead. */
const DELAYS = [5, 30, 120, 600, 3_600, 21_600, 86_400];
const MAX_ERROR = 2_000;
const STOPPING = "the process stops";

interface InHand {
  readonly job: TakenJob;
  readonly control: AbortController;
  readonly ended: Promise<void>;
}

export class Jobs {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #times: JobTimes;
  readonly #watch: Watch;
  /** By the word of their lease. */
  readonly #inHand = new Map<string, InHand>();
  #handlers: Partial<JobHandlers> | undefined;
  #options: JobOptions = {};
  #poll: NodeJS.Timeout | undefined;
  #beats: NodeJS.Timeout | undefined;
  #looking: Promise<number> | undefined;
  #stopped = false;

  constructor(db: Database, clock: Clock, log: Logger, times: Partial<JobTimes> = {}) {
    this.#db = db;
    this.#clock = clock;
    this.#log = log;
    this.#times = { ...TIMES, ...times };
    this.#watch = new Watch(this.#times.leaseMs);
  }

  async add<K extends JobKind>(db: Queryable, kind: K, payload: JobKinds[K]): Promise<void> {
    await db.run(sql`insert into job (id, kind, payload)
      values (${uuid7(this.#clock.now())}, ${kind}, ${JSON.stringify(payload)})`);
  }

  /** The same id is added once, by whichever process comes first. */
  async addOnce<K extends JobKind>(id: string, kind: K, payload: JobKinds[K]): Promise<void> {
    await this.#db.run(sql`insert into job (id, kind, payload)
      values (${id}, ${kind}, ${JSON.stringify(payload)}) on conflict (id) do nothing`);
  }

  /** Under an id of the caller's, due now: added, or brought back as if it had never been tried. */
  async addAgain<K extends JobKind>(db: Queryable, id: string, kind: K, payload: JobKinds[K]): Promise<void> {
    await db.run(sql`insert into job (id, kind, payload) values (${id}, ${kind}, ${JSON.stringify(payload)})
      on conflict (id) do update set state = 'waiting', attempts = 0, delay_seconds = 0, run_at = clock_timestamp()
      where job.lease_owner is null`);
  }

  start(handlers: Partial<JobHandlers>, options: JobOptions = {}): void {
    this.#handlers = handlers;
    this.#options = options;
    this.#beats = setInterval(() => void this.#beat(), this.#times.beatMs).unref();
    this.#schedule(this.#times.pollMs);
  }

  /** Looks for work at once instead of at the next turn. */
  nudge(): void {
    if (this.#handlers) this.#schedule(0);
  }

  /**
   * Takes no more, and waits a while for what is in hand. Long work ends with its portion and is handed back; what
   * does not end in time is left to the next process, which finds its lease still.
   */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#poll);
    await this.#looking?.catch(() => undefined);
    for (const { control } of this.#inHand.values()) control.abort(STOPPING);
    let late: NodeJS.Timeout | undefined;
    const deadline = new Promise((done) => {
      late = setTimeout(done, this.#times.stopMs);
    });
    await Promise.race([Promise.all([...this.#inHand.values()].map((one) => one.ended)), deadline]);
    clearTimeout(late);
    clearInterval(this.#beats);
    for (const { job } of this.#inHand.values())
      this.#log.warn({ job: job.id, kind: job.kind }, "job left in the middle");
  }

  /** Runs everything that is due now, to its end; tests call it directly. */
  async runDue(): Promise<number> {
    let done = 0;
    for (;;) {
      const taken = await this.#look();
      done += taken;
      const ends = [...this.#inHand.values()].map((one) => one.ended);
      if (taken === 0 && ends.length === 0) return done;
      await Promise.all(ends);
    }
  }

  dead(): Promise<DeadJob[]> {
    return this.#db.run<DeadJob>(
      sql`select id, kind, attempts, last_error, created_at from job where state = 'dead' order by created_at desc limit 500`,
    );
  }

  async retry(id: string): Promise<boolean> {
    const rows = await this.#db.run(sql`update job set state = 'waiting', attempts = 0, delay_seconds = 0,
      run_at = clock_timestamp() where id = ${id} and state = 'dead' returning id`);
    return rows.length > 0;
  }

  #schedule(wait: number): void {
    clearTimeout(this.#poll);
    if (this.#stopped) return;
    this.#poll = setTimeout(() => {
      this.#look()
        .catch((problem: unknown) => this.#log.error({ err: problem }, "job queue"))
        .finally(() => this.#schedule(this.#times.pollMs));
    }, wait).unref();
  }

  /** Fills the free places of every lane; answers how many jobs were taken. One look at a time. */
  async #look(): Promise<number> {
    while (this.#looking) await this.#looking.catch(() => undefined);
    if (this.#stopped) return 0;
    this.#looking = this.#fillLanes().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #fillLanes(): Promise<number> {
    const sights = await lookAround(this.#db);
    const others = sights.flatMap(({ kind, owner, beat }) =>
      owner === null || this.#inHand.has(owner) ? [] : [{ kind, owner, beat }],
    );
    const still = this.#options.alone ? others : this.#watch.still(others);
    const kinds = new Set(sights.filter((one) => one.owner === null).map((one) => one.kind));
    for (const one of others) if (still.some(({ owner }) => owner === one.owner)) kinds.add(one.kind);
    let taken = 0;
    for (const lane of Object.keys(LANES) as Lane[]) {
      const free = LANES[lane] - this.#busyIn(lane);
      const wanted = [...kinds].filter((kind) => LANE_OF[kind] === lane);
      if (free <= 0 || wanted.length === 0) continue;
      const jobs = await take(this.#db, wanted, free, still);
      for (const job of jobs) this.#begin(job);
      taken += jobs.length;
    }
    return taken;
  }

  #busyIn(lane: Lane): number {
    return [...this.#inHand.values()].filter(({ job }) => LANE_OF[job.kind] === lane).length;
  }

  #begin(job: TakenJob): void {
    const control = new AbortController();
    const ended = this.#do(job, control)
      .catch((problem: unknown) => this.#log.error({ err: problem, job: job.id }, "job queue"))
      .finally(() => {
        this.#inHand.delete(job.owner);
        this.nudge();
      });
    this.#inHand.set(job.owner, { job, control, ended });
  }

  async #do(job: TakenJob, { signal }: AbortController): Promise<void> {
    try {
      if (job.attempts > DELAYS.length + 1) throw new Error("every process that tried it came to an end");
      const handle = this.#handlers?.[job.kind];
      if (!handle) throw new Error(`nobody handles jobs of kind ${job.kind}`);
      await handle(job.payload, { id: job.id, signal, hold: (tx) => hold(tx, job) });
    } catch (problem) {
      if (problem === STOPPING) return handBack(this.#db, job);
      if (problem instanceof PutOff) return putOff(this.#db, job, problem.seconds);
      if (!(problem instanceof LeaseLost)) return this.#fail(job, problem);
      this.#log.warn({ job: job.id, kind: job.kind }, "job taken over by another worker");
      return;
    }
    await this.#finish(job, signal);
  }

  /** What is done is done: a database that is away is asked again, so that nobody does it a second time. */
  async #finish(job: TakenJob, signal: AbortSignal): Promise<void> {
    for (;;) {
      try {
        if (!(await finish(this.#db, job)))
          this.#log.warn({ job: job.id, kind: job.kind }, "job done by us and taken over by another worker");
        return;
      } catch (problem) {
        if (signal.aborted) throw problem;
        this.#log.warn({ job: job.id, err: problem }, "the end of a job could not be written yet");
        await new Promise((done) => setTimeout(done, this.#times.pollMs));
      }
    }
  }

  async #fail(job: TakenJob, problem: unknown): Promise<void> {
    const { id, kind, attempts } = job;
    const text = (problem instanceof Error ? problem.message : String(problem)).slice(0, MAX_ERROR);
    const delay = DELAYS[attempts - 1];
    this.#log.warn({ job: id, kind, attempts, problem: text }, "job failed");
    const isOurs = await setAside(this.#db, job, text, delay);
    if (isOurs && delay === undefined) await this.#options.onDead?.({ id, kind, problem: text });
  }

  /** A database that is away is no reason to give a job up: nobody else can take it meanwhile. */
  async #beat(): Promise<void> {
    const leases = [...this.#inHand.values()].map(({ job }) => job);
    if (leases.length === 0) return;
    try {
      const kept = await beat(this.#db, leases);
      for (const { id, owner } of leases)
        if (!kept.has(owner)) this.#inHand.get(owner)?.control.abort(new LeaseLost(id));
    } catch (problem) {
      this.#log.warn({ err: problem }, "leases of jobs");
    }
  }
}
