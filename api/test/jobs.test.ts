/** Jobs: added with the transaction, tried again with growing delays, dead at last, and sent again by a person. */
import { type Logger, pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "#db/database";
import { migrate } from "#db/migrate";
import { sql } from "#db/sql";
import { type JobHandlers, Jobs } from "#jobs/jobs";
import { openTestDatabase } from "./harness.ts";

let db: Database;
let drop: () => Promise<void>;
const clock = { now: () => new Date().toISOString() };
const mail = { to: "a@b.test", subject: "s", text: "t" };

beforeAll(async () => {
  ({ db, drop } = await openTestDatabase());
  await migrate(db);
});
afterAll(async () => {
  await db.close();
  await drop();
});

function open(handle: JobHandlers["mail"], log: Logger = pino({ level: "silent" })): Jobs {
  const jobs = new Jobs(db, clock, log);
  const nothing = async () => undefined;
  jobs.start({
    mail: handle,
    remove_file: nothing,
    sweep_files: nothing,
    digest: nothing,
    fetch_rates: nothing,
    bill_finished: nothing,
    recovery_link: nothing,
    import_check: nothing,
    import_commit: nothing,
  });
  return jobs;
}

async function untilTaken(): Promise<void> {
  while ((await db.run(sql`select 1 from job where lease_owner is not null`)).length === 0)
    await new Promise((done) => setTimeout(done, 5));
}

it("runs a job once, and none of a transaction that was rolled back", async () => {
  const sent: string[] = [];
  const jobs = open(async (payload) => void sent.push(payload.to));
  await db.transaction((tx) => jobs.add(tx, "mail", mail));
  await db
    .transaction(async (tx) => {
      await jobs.add(tx, "mail", { ...mail, to: "never@b.test" });
      throw new Error("changed my mind");
    })
    .catch(() => undefined);
  await jobs.runDue();
  await jobs.runDue();
  expect(sent).toEqual(["a@b.test"]);
  await jobs.stop();
});

it("says in the log which kind of job failed, and why", async () => {
  const lines: string[] = [];
  const jobs = open(
    async () => {
      throw new Error("no connection");
    },
    pino({ level: "warn" }, { write: (line) => void lines.push(line) }),
  );
  await jobs.add(db, "mail", mail);
  await jobs.runDue();
  await jobs.stop();
  await db.run(sql`delete from job`);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: "job failed", kind: "mail", attempts: 1, problem: "no connection" },
  ]);
});

it("tries again later and later, then gives up; a person can send it again", async () => {
  let fails = true;
  let tries = 0;
  const jobs = open(async () => {
    tries++;
    if (fails) throw new Error("no connection");
  });
  await jobs.add(db, "mail", mail);
  const waits: number[] = [];
  for (let attempt = 0; attempt < 8; attempt++) {
    await jobs.runDue();
    const [row] = await db.run<{ wait: number }>(sql`
      select extract(epoch from run_at - clock_timestamp())::float8 as wait from job where state <> 'done'`);
    waits.push(Math.ceil(row?.wait ?? 0));
    // Time passes.
    await db.run(sql`update job set run_at = clock_timestamp() where state = 'waiting'`);
  }
  expect(tries).toBe(8);
  expect(waits.slice(0, 7)).toEqual([5, 30, 120, 600, 3600, 21_600, 86_400]);
  const [dead] = await jobs.dead();
  expect(dead).toMatchObject({ kind: "mail", attempts: 8, last_error: "no connection" });
  fails = false;
  expect(await jobs.retry(dead?.id ?? "")).toBe(true);
  await jobs.runDue();
  expect(await jobs.dead()).toEqual([]);
  await jobs.stop();
});

it("shares work between two workers without doubling it", async () => {
  const seen: string[] = [];
  const [one, two] = [
    open(async (_, { id }) => void seen.push(id)),
    open(async (_, { id }) => void seen.push(id)),
  ];
  for (let at = 0; at < 20; at++) await one.add(db, "mail", mail);
  await Promise.all([one.runDue(), two.runDue()]);
  expect(seen).toHaveLength(20);
  expect(new Set(seen).size).toBe(20);
  await Promise.all([one.stop(), two.stop()]);
});

it("gives up a job that ended every process that tried it", async () => {
  let tries = 0;
  const jobs = open(async () => void tries++);
  await jobs.add(db, "mail", mail);
  await db.run(sql`update job set attempts = 8 where state = 'waiting'`);
  await jobs.runDue();
  expect(tries).toBe(0);
  expect(await jobs.dead()).toHaveLength(1);
  await db.run(sql`delete from job`);
  await jobs.stop();
});

it("commits nothing in the name of a job that somebody else has by now, and does not finish it either", async () => {
  const jobs = open(async (_, job) => {
    await db.run(sql`update job set lease_owner = gen_random_uuid() where id = ${job.id}`);
    await db.transaction(async (tx) => {
      await tx.run(
        sql`insert into recovery (token_hash, user_id, expires_at) values ('x', gen_random_uuid(), now())`,
      );
      await job.hold(tx);
    });
  });
  await jobs.add(db, "mail", mail);
  await jobs.runDue();
  expect(await db.run(sql`select 1 from recovery where token_hash = 'x'`)).toEqual([]);
  expect(
    await db.run(sql`select state, last_error from job where kind = 'mail' and lease_owner is not null`),
  ).toEqual([{ state: "waiting", last_error: null }]);
  await db.run(sql`delete from job`);
  await jobs.stop();
});

it("hands long work back when the process stops, and the next one goes on at once", async () => {
  const work: JobHandlers["mail"] = async (_, { signal }) => {
    for (let portion = 0; ; portion++) {
      signal.throwIfAborted();
      if (portion > 1_000) return;
      await new Promise((done) => setTimeout(done, 5));
    }
  };
  const first = open(work);
  await first.add(db, "mail", mail);
  first.nudge();
  await untilTaken();
  await first.stop();
  expect(
    await db.run(sql`select state, attempts, lease_owner from job where kind = 'mail' and state = 'waiting'`),
  ).toEqual([{ state: "waiting", attempts: 0, lease_owner: null }]);
  const next = open(async () => undefined);
  expect(await next.runDue()).toBe(1);
  await next.stop();
});

it("does not wait for a handler that does not end", async () => {
  const jobs = new Jobs(db, clock, pino({ level: "silent" }), { stopMs: 50 });
  jobs.start({ mail: () => new Promise<void>(() => undefined) });
  await jobs.add(db, "mail", mail);
  jobs.nudge();
  await untilTaken();
  await jobs.stop();
  expect(await db.run(sql`select 1 from job where lease_owner is not null`)).toHaveLength(1);
  await db.run(sql`delete from job`);
});
