/** Jobs: added with the transaction, tried again with growing delays, dead at last, and sent again by a person. */
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "#db/database";
import { migrate } from "#db/migrate";
import { sql } from "#db/sql";
import { type JobHandlers, Jobs } from "#jobs/jobs";
import { openTestDatabase } from "./harness.ts";

let db: Database;
let drop: () => Promise<void>;
let now = Date.parse("2026-01-01T00:00:00Z");
const clock = { now: () => new Date(now).toISOString() };
const mail = { to: "a@b.test", subject: "s", text: "t" };

beforeAll(async () => {
  ({ db, drop } = await openTestDatabase());
  await migrate(db);
});
afterAll(async () => {
  await db.close();
  await drop();
});

function open(handle: JobHandlers["mail"]): Jobs {
  const jobs = new Jobs(db, clock, pino({ level: "silent" }));
  const nothing = async () => undefined;
  jobs.start({
    mail: handle,
    remove_file: nothing,
    digest: nothing,
    fetch_rates: nothing,
    bill_finished: nothing,
    recovery_link: nothing,
    import_check: nothing,
    import_commit: nothing,
  });
  return jobs;
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
    const [row] = await db.run<{ run_at: string }>(sql`select run_at from job where state <> 'done'`);
    waits.push((Date.parse(row?.run_at ?? "") - now) / 1000);
    now = Math.max(now, Date.parse(row?.run_at ?? ""));
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

it("takes over a job whose worker died, and shares work between two workers without doubling it", async () => {
  const seen: string[] = [];
  const [one, two] = [open(async (_, id) => void seen.push(id)), open(async (_, id) => void seen.push(id))];
  for (let at = 0; at < 20; at++) await one.add(db, "mail", mail);
  await db.run(
    sql`update job set locked_until = ${new Date(now - 1000).toISOString()} where state = 'waiting'`,
  );
  await Promise.all([one.runDue(), two.runDue()]);
  expect(seen).toHaveLength(20);
  expect(new Set(seen).size).toBe(20);
  await Promise.all([one.stop(), two.stop()]);
});
