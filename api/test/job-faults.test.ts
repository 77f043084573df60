/**
 * Jobs when things around them go wrong: work that takes longer than a lease, mail servers that are slow or silent, a
 * clock that is set back, a worker that vanishes. Nothing is done twice, and nobody waits for somebody else's trouble.
 */
import { todayIn } from "@plimsoll/domain/country/time-zone";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openMail } from "#adapters/mail";
import type { App } from "#app";
import { sql } from "#db/sql";
import { Jobs } from "#jobs/jobs";
import { startJobs } from "../src/start.ts";
import { type Client, ENGINE, openTestServer, type TestServer, testEnv } from "./harness.ts";
import { type OddSmtp, silentSmtp, slowSmtp } from "./odd-smtp.ts";
import { fixturesOf } from "./orders.ts";

/** Shorter than the work: what takes minutes in real life takes seconds here. */
const QUICK = { leaseMs: 600, beatMs: 100, pollMs: 20, stopMs: 2_000 };
const LINES = ENGINE === "server" ? 500 : 150;
const mail = { to: "a@b.test", subject: "s", text: "t" };

let server: TestServer;
let ops: Client;
let workers: App[] = [];
const open: OddSmtp[] = [];

beforeAll(async () => {
  server = await openTestServer();
  ops = await server.as("ops.br");
});
afterAll(() => server.close());
afterEach(async () => {
  for (const smtp of open.splice(0)) await smtp.close();
  await Promise.all(workers.map((app) => app.jobs.stop()));
  workers = [];
  await server.app.db.run(sql`delete from job`);
});

/** Another worker on the same database, as another process would be. */
function work(more: Partial<App> = {}): App {
  const { clock, log } = server.app;
  // As if on a server, where nobody is alone.
  const db = { ...server.app.db, engine: "server" as const };
  const app = { ...server.app, db, jobs: new Jobs(db, clock, log, QUICK), ...more };
  workers.push(app);
  startJobs(app);
  return app;
}

const withMail = (url: string): Partial<App> => ({ env: testEnv(server.folder, { SMTP_URL: url }) });
const keep = (smtp: OddSmtp): OddSmtp => {
  open.push(smtp);
  return smtp;
};
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function until(what: () => boolean | Promise<boolean>, limitMs = 30_000): Promise<void> {
  const end = performance.now() + limitMs;
  while (!(await what())) {
    if (performance.now() > end) throw new Error("it did not come to pass");
    await wait(20);
  }
}

const count = async (query: ReturnType<typeof sql>) =>
  (await server.app.db.run<{ n: number }>(query))[0]?.n ?? 0;
const waiting = () => count(sql`select count(*) as n from job where state = 'waiting'`);

/** Opens, maps and checks a sheet of truck orders; answers the id of the import. */
async function checkedOrders(lines: number): Promise<string> {
  const { customer, product, port, today } = await fixturesOf(server);
  const names = await server.app.db.run<{ customer: string; port: string; product: string }>(sql`
    select (select name from customer where id = ${customer}) as customer, (select name from port where id = ${port}) as port,
      (select names->>'en' from product where id = ${product}) as product`);
  const line = `fob;${names[0]?.customer};${names[0]?.product};${names[0]?.port};${today}`;
  const file = Buffer.from(
    ["kind;customer_id;product_id;port_id;date", ...Array.from({ length: lines }, () => line)].join("\n"),
  ).toString("base64");
  const opened = (await step({ step: "open", name: "orders.csv", file })).body.attributes;
  await step({ step: "map", id: opened.id, mapping: opened.mapping });
  await settled(opened.id, "checked");
  expect((await step({ step: "rows", id: opened.id })).body.attributes.rows).toEqual([]);
  return opened.id;
}

const step = (attributes: object) => ops.call("workorder", "import", "fob", attributes);
async function settled(id: string, state: string): Promise<void> {
  await until(async () => {
    const { attributes } = (await step({ step: "status", id })).body;
    if (attributes.state === "failed") throw new Error(`failed: ${attributes.problem}`);
    return attributes.state === state;
  }, 60_000);
}

/** Codes of the year's truck orders, as numbers. */
async function numbers(): Promise<number[]> {
  const year = todayIn("BR", server.app.clock.now()).slice(0, 4);
  const rows = await server.app.db.run<{ wocode: string }>(
    sql`select wocode from work_order where kind = 'fob' and country = 'BR' and wocode like ${`BR-F-${year}%`} order by wocode`,
  );
  return rows.map((row) => Number(row.wocode.slice(-6)));
}

describe("an import that takes longer than a lease", () => {
  it("is written once, with two workers looking for work", { timeout: 120_000 }, async () => {
    const before = (await numbers()).length;
    work();
    work();
    const id = await checkedOrders(LINES);
    await step({ step: "commit", id });
    await settled(id, "done");
    await until(async () => (await waiting()) === 0);
    const after = await numbers();
    expect(after.length - before).toBe(LINES);
    expect(after).toEqual(after.map((_, at) => at + 1));
    const outcomes = sql`select count(*) as n from import_row where batch_id = ${id} and outcome = 'created'`;
    expect(await count(outcomes)).toBe(LINES);
  });
});

describe("a mail server", () => {
  it("that is slower than a lease gets a mail once", async () => {
    const smtp = keep(await slowSmtp(2_000));
    work(withMail(smtp.url));
    work(withMail(smtp.url));
    await server.app.jobs.add(server.app.db, "mail", mail);
    await until(async () => (await waiting()) === 0);
    // Whoever had taken it as well would be through by now.
    await wait(2_500);
    expect(smtp.accepted).toHaveLength(1);
  });

  it("that says nothing is given up soon, and asked again later", async () => {
    const smtp = keep(await silentSmtp());
    // The greeting alone is late; on a busy machine the connection might be as late as a limit that is as short.
    const others = { dnsTimeout: 3_000, connectionTimeout: 3_000, socketTimeout: 3_000 };
    const limits = { ...others, greetingTimeout: 300 };
    const send = openMail(testEnv(server.folder, { SMTP_URL: smtp.url }), limits);
    const begin = performance.now();
    await expect(send(mail, "one")).rejects.toThrow(/greeting/i);
    expect(performance.now() - begin).toBeLessThan(5_000);
  });

  it("that says nothing holds up no other job", async () => {
    const smtp = keep(await silentSmtp());
    const app = work(withMail(smtp.url));
    for (let at = 0; at < 6; at++) await app.jobs.add(app.db, "mail", mail);
    await until(() => smtp.opened() > 0);
    const begin = performance.now();
    await app.jobs.add(app.db, "bill_finished", {});
    await until(
      () =>
        count(sql`select count(*) as n from job where kind = 'bill_finished' and state = 'done'`).then(
          (n) => n === 1,
        ),
      5_000,
    );
    expect(performance.now() - begin).toBeLessThan(4_000);
  });
});

describe("a worker that vanished", () => {
  it("is followed by another within the length of a lease", async () => {
    const { db } = server.app;
    await server.app.jobs.add(db, "bill_finished", {});
    // What a killed process leaves behind: its word on the job, which beats no more.
    await db.run(sql`update job set lease_owner = gen_random_uuid(), lease_beat = 5, attempts = 1`);
    const begin = performance.now();
    work();
    await until(async () => (await waiting()) === 0);
    const took = performance.now() - begin;
    expect(took).toBeGreaterThan(QUICK.leaseMs);
    expect(took).toBeLessThan(QUICK.leaseMs + 5_000);
  });
});

describe("on the embedded database, which belongs to one process", () => {
  it("goes on at once with what a crash left behind", async () => {
    const { db } = server.app;
    await server.app.jobs.add(db, "bill_finished", {});
    await db.run(sql`update job set lease_owner = gen_random_uuid(), lease_beat = 5, attempts = 1`);
    work({
      db: { ...db, engine: "embedded" },
      jobs: new Jobs(db, server.app.clock, server.app.log, { pollMs: 20 }),
    });
    await until(async () => (await waiting()) === 0, 5_000);
    expect(await db.run(sql`select attempts, state from job`)).toEqual([{ attempts: 2, state: "done" }]);
  });
});

describe("a clock that is set back", () => {
  it("delays no second try for longer than it would have waited anyway", async () => {
    const { db } = server.app;
    await server.app.jobs.add(db, "bill_finished", {});
    const put = (ahead: number) =>
      db.run(
        sql`update job set delay_seconds = 30, run_at = clock_timestamp() + make_interval(secs => ${ahead})`,
      );
    await put(20);
    work();
    await wait(300);
    expect(await waiting()).toBe(1);
    // The clock of the database was set back by an hour.
    await put(3_620);
    await until(async () => (await waiting()) === 0, 5_000);
  });

  it("delays no job", async () => {
    let shift = 0;
    const clock = { now: () => new Date(Date.now() + shift).toISOString() };
    const { db, log } = server.app;
    const adding = new Jobs(db, clock, log, QUICK);
    await adding.add(db, "bill_finished", {});
    shift = -3_600_000;
    work({ clock, jobs: new Jobs(db, clock, log, QUICK) });
    await until(async () => (await waiting()) === 0, 5_000);
    expect(await db.run(sql`select attempts, state from job`)).toEqual([{ attempts: 1, state: "done" }]);
  });
});
