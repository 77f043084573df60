/**
 * Whose a job is. Whoever takes one puts a word of their own on it and lets it beat while they work; a job whose word
 * has stopped beating may be taken by somebody else, and from then on the first one can neither finish it nor commit
 * anything in its name. No clock decides: how long a word has been still is measured by whoever watches it.
 */
import type { Queryable } from "#db/database";
import { sql } from "#db/sql";
import type { JobKind } from "./kinds.ts";

/** What a handler throws that could not begin: no try is counted. */
export class PutOff extends Error {
  readonly seconds: number;
  constructor(seconds: number) {
    super(`put off for ${seconds} seconds`);
    this.name = "PutOff";
    this.seconds = seconds;
  }
}

/** Somebody else has the job by now, and with it everything that is left to do. */
export class LeaseLost extends Error {
  constructor(id: string) {
    super(`job ${id} has been taken over`);
    this.name = "LeaseLost";
  }
}

export interface Lease {
  readonly id: string;
  readonly owner: string;
}

export interface TakenJob extends Record<string, unknown> {
  id: string;
  kind: JobKind;
  payload: never;
  attempts: number;
  owner: string;
}

/** What there is to do or to watch: kinds with a job that is due, and the words on those that somebody has. */
export interface Sight extends Record<string, unknown> {
  kind: JobKind;
  owner: string | null;
  beat: number;
}

/**
 * Due when its time has come, and also when its time lies further ahead than its delay ever was: then the clock was set
 * back. A job without a delay is always due.
 */
const DUE = sql`(run_at <= clock_timestamp() or run_at > clock_timestamp() + make_interval(secs => delay_seconds))`;

export function lookAround(db: Queryable): Promise<Sight[]> {
  return db.run<Sight>(sql`select kind, lease_owner as owner, lease_beat as beat from job
    where state = 'waiting' and (lease_owner is not null or ${DUE}) group by 1, 2, 3`);
}

/** Takes up to `most` jobs of these kinds, each under a word of its own; `still` are words that beat no more. */
export function take(
  db: Queryable,
  kinds: readonly JobKind[],
  most: number,
  still: readonly { owner: string; beat: number }[],
): Promise<TakenJob[]> {
  // Whoever is within a transaction in the name of a job holds its row: that one is passed over.
  return db.run<TakenJob>(sql`with next as materialized (
      select id from job where state = 'waiting' and kind = any(${kinds}::text[])
        and case when lease_owner is null then ${DUE} else (lease_owner, lease_beat) in (select owner, beat from
          unnest(${still.map((one) => one.owner)}::uuid[], ${still.map((one) => one.beat)}::bigint[]) as s (owner, beat)) end
      order by run_at, id limit ${most} for update skip locked)
    update job j set lease_owner = gen_random_uuid(), lease_beat = 0, attempts = attempts + 1 from next
    where j.id = next.id returning j.id, j.kind, j.payload, j.attempts, j.lease_owner as owner`);
}

/** Lets these beat once more; answers the words that are still on their jobs. */
export async function beat(db: Queryable, leases: readonly Lease[]): Promise<Set<string>> {
  const rows = await db.run<{ owner: string }>(sql`with mine as (
      select j.id, j.lease_owner from unnest(${leases.map((one) => one.id)}::uuid[], ${leases.map((one) => one.owner)}::uuid[])
        as m (id, owner) join job j on j.id = m.id and j.lease_owner = m.owner),
    free as (select j.id from job j where j.id in (select id from mine) for update skip locked),
    beaten as (update job j set lease_beat = j.lease_beat + 1 from mine where j.id = mine.id and j.id in (select id from free)
      and j.lease_owner = mine.lease_owner)
    select lease_owner as owner from mine`);
  return new Set(rows.map((row) => row.owner));
}

/** Part of a transaction in the name of a job: it fails unless the job is still ours, and stays ours until it commits. */
export async function hold(tx: Queryable, { id, owner }: Lease): Promise<void> {
  const rows = await tx.run(
    sql`update job set lease_beat = lease_beat + 1 where id = ${id} and lease_owner = ${owner} returning id`,
  );
  if (rows.length === 0) throw new LeaseLost(id);
}

/** False when it was no longer ours to finish. */
export async function finish(db: Queryable, { id, owner }: Lease): Promise<boolean> {
  const rows = await db.run(sql`update job set state = 'done', lease_owner = null, last_error = null,
    finished_at = clock_timestamp() where id = ${id} and lease_owner = ${owner} returning id`);
  return rows.length > 0;
}

/** To be tried again after a while, or never: false when it was no longer ours. */
export async function setAside(
  db: Queryable,
  { id, owner }: Lease,
  problem: string,
  delaySeconds: number | undefined,
): Promise<boolean> {
  const delay = delaySeconds ?? 0;
  const rows = await db.run(sql`update job set state = ${delaySeconds === undefined ? "dead" : "waiting"},
    lease_owner = null, last_error = ${problem}, delay_seconds = ${delay},
    run_at = clock_timestamp() + make_interval(secs => ${delay}) where id = ${id} and lease_owner = ${owner} returning id`);
  return rows.length > 0;
}

/** Nothing was tried: it comes again after a while, and others before it. */
export async function putOff(db: Queryable, { id, owner }: Lease, seconds: number): Promise<void> {
  await db.run(sql`update job set lease_owner = null, attempts = attempts - 1, delay_seconds = ${seconds},
    run_at = clock_timestamp() + make_interval(secs => ${seconds}) where id = ${id} and lease_owner = ${owner}`);
}

/** Unfinished and nobody's fault: the next one goes on at once. */
export async function handBack(db: Queryable, { id, owner }: Lease): Promise<void> {
  await db.run(sql`update job set lease_owner = null, attempts = attempts - 1
    where id = ${id} and lease_owner = ${owner}`);
}
