/**
 * What callers get when PostgreSQL is restarted, paused, locked, full or read only, each made for real on a server of
 * the test's own: the process lives, the refusal says to come back, and whoever has nothing to do with it is served.
 */
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openServer } from "#db/server";
import { sql } from "#db/sql";
import { ENGINE } from "./harness.ts";
import { keepCalling } from "./keep-calling.ts";
import { type ProcessClient, type ProcessReply, type ServerProcess, startProcess } from "./server-process.ts";
import { NO_SMALL_DISK, openSmallDisk } from "./small-disk.ts";
import {
  NO_POSTGRES,
  openStandbyOf,
  openThrowAwayPostgres,
  type ThrowAwayPostgres,
} from "./throw-away-postgres.ts";

if (ENGINE === "server" && NO_POSTGRES) console.warn(`Skipped, faults of the database: ${NO_POSTGRES}`);

if (ENGINE === "server" && NO_SMALL_DISK) console.warn(`Skipped, a full disk: ${NO_SMALL_DISK}`);

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

describe.runIf(ENGINE === "server" && NO_POSTGRES === undefined)("a database in trouble", () => {
  let postgres: ThrowAwayPostgres;
  let server: ServerProcess;
  let admin: ProcessClient;
  let ops: ProcessClient;
  let billing: ProcessClient;

  beforeAll(async () => {
    postgres = await openThrowAwayPostgres();
  });
  // One that died is not the trouble of the next test.
  beforeEach(async () => {
    if (server?.isAlive()) return;
    server = await startProcess({ DATABASE_URL: postgres.url });
    admin = await server.login("admin");
    ops = await server.login("ops.br");
    billing = await server.login("billing.br");
  });
  afterEach(() => postgres.resume());
  afterAll(async () => {
    await server?.stop();
    postgres?.stop();
  });

  /** Writers in one statement, writers in transactions, and readers, while `trouble` happens. */
  async function underLoad(trouble: () => Promise<void>) {
    let over = false;
    const isOver = () => over;
    const [like] = (await ops("workorder", "list", "fob", { pagination: { size: 1 } })).body.attributes;
    const { customer_id, product_id, port_id, date } = like;
    const order = { customer_id, product_id, port_id, date };
    const callers = [
      ...Array.from({ length: 3 }, () => keepCalling(isOver, () => ops("workorder", "create", "fob", order))),
      ...Array.from({ length: 3 }, () =>
        keepCalling(isOver, () => admin("register", "create", "port", { name: `Fault ${randomUUID()}` })),
      ),
      ...Array.from({ length: 2 }, () => keepCalling(isOver, () => billing("register", "list", "port"))),
    ];
    await wait(500);
    await trouble();
    await wait(500);
    over = true;
    const all = await Promise.all(callers);
    return {
      replies: all.flatMap((one) => one.replies),
      unanswered: all.reduce((sum, one) => sum + one.unanswered, 0),
    };
  }

  function expectOnlyUnavailable({ replies, unanswered }: Awaited<ReturnType<typeof underLoad>>) {
    expect(server.isAlive(), server.lines.slice(-30).join("\n")).toBe(true);
    expect(unanswered).toBe(0);
    const refused = replies.filter((reply) => reply.status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, body, retryAfter } of refused) {
      expect([status, body.errors?.[0]?.code]).toEqual([503, "unavailable"]);
      expect(Number(retryAfter)).toBeGreaterThan(0);
    }
    expect(replies.length - refused.length).toBeGreaterThan(20);
  }

  it("lives through restarts under load, and is ready again with it", { timeout: 120_000 }, async () => {
    const waited: number[] = [];
    const outcome = await underLoad(async () => {
      for (let turn = 0; turn < 3; turn++) {
        postgres.restart();
        waited.push(await server.untilReady(10_000));
        await wait(700);
      }
    });
    expectOnlyUnavailable(outcome);
    console.info(`ready again after ${waited.map((ms) => Math.round(ms)).join(", ")} ms`);
    expect((await admin("register", "list", "port")).status).toBe(200);
  });

  it("lives when single connections are ended in the middle of their work", {
    timeout: 120_000,
  }, async () => {
    const outcome = await underLoad(async () => {
      for (let turn = 0; turn < 10; turn++) {
        await postgres.ask(`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'plimsoll' and pid <> pg_backend_pid()`);
        await wait(100);
      }
    });
    expectOnlyUnavailable(outcome);
  });

  async function holding(statement: string, work: () => Promise<void>): Promise<void> {
    const holder = new pg.Client({ connectionString: postgres.url });
    await holder.connect();
    await holder.query("begin");
    await holder.query(statement);
    try {
      await work();
    } finally {
      await holder.query("rollback");
      await holder.end();
    }
  }

  /** Somebody who has nothing to do with it, and the probe of a balancer. */
  async function expectOthersServed() {
    for (let turn = 0; turn < 5; turn++) {
      const [list, ready] = await Promise.all([billing("register", "list", "city"), server.get("/readyz")]);
      expect([list.status, ready.status]).toEqual([200, 200]);
      expect(Math.max(list.ms, ready.ms)).toBeLessThan(2_000);
      await wait(100);
    }
  }

  it("refuses writers behind a locked row, and nobody else waits with them", {
    timeout: 60_000,
  }, async () => {
    const made = (await admin("register", "create", "port", { name: `Locked ${randomUUID()}` })).body
      .attributes;
    await holding(`select 1 from port where id = '${made.id}' for update`, async () => {
      const update = { id: made.id, version: 1, name: `Later ${randomUUID()}` };
      const writers = Promise.all(
        Array.from({ length: 15 }, (_, at) =>
          (at % 2 === 0 ? admin : ops)("register", "update", "port", update),
        ),
      );
      writers.catch(() => undefined);
      await wait(200);
      await expectOthersServed();
      for (const { status, body, retryAfter } of await writers) {
        // Who stood second in line may have waited twice as long, and is told that instead.
        expect([status, body.errors[0].code]).toEqual([503, expect.stringMatching(/^(busy|took_too_long)$/)]);
        expect(Number(retryAfter)).toBeGreaterThan(0);
      }
    });
    const update = { id: made.id, version: 1, name: `Later ${randomUUID()}` };
    expect((await admin("register", "update", "port", update)).status).toBe(200);
  });

  it("serves others while one person's lists wait for a locked table", { timeout: 60_000 }, async () => {
    await holding("lock table region in access exclusive mode", async () => {
      const lists = Promise.all(Array.from({ length: 15 }, () => admin("register", "list", "region")));
      lists.catch(() => undefined);
      await wait(200);
      await expectOthersServed();
      for (const { status } of await lists) expect(status).toBe(503);
    });
  });

  it("stops a statement that takes too long, and says so", { timeout: 60_000 }, async () => {
    const db = await openServer({ url: postgres.url, onProblem: () => undefined, statementSeconds: 1 });
    await expect(db.run(sql`select pg_sleep(30)`)).rejects.toMatchObject({ code: "57014" });
    await expect(
      db.transaction((tx) => tx.run(sql`select pg_sleep(1.5)`), { seconds: 20 }),
    ).resolves.toHaveLength(1);
    await db.close();
  });

  it("answers within its limits while the database stands still, and goes on with it", {
    timeout: 90_000,
  }, async () => {
    postgres.pause();
    try {
      const begin = performance.now();
      const ready = server.get("/readyz");
      const calls = Promise.all(Array.from({ length: 15 }, () => billing("register", "list", "city")));
      calls.catch(() => undefined);
      expect((await ready).status).toBe(503);
      expect(performance.now() - begin).toBeLessThan(3_000);
      expect((await server.get("/healthz")).status).toBe(200);
      for (const { status, retryAfter } of await calls) {
        expect(status).toBe(503);
        expect(Number(retryAfter)).toBeGreaterThan(0);
      }
    } finally {
      postgres.resume();
    }
    console.info(`ready again after ${Math.round(await server.untilReady(10_000))} ms`);
    expect((await billing("register", "list", "city")).status).toBe(200);
  });

  it("is not ready while the database takes no writes, and still reads", { timeout: 60_000 }, async () => {
    const set = async (value: string) => {
      await postgres.ask(`alter system set default_transaction_read_only = ${value}`);
      await postgres.ask("select pg_reload_conf()");
      await wait(300);
    };
    await set("on");
    const [ready, write, read] = [
      await server.get("/readyz"),
      await admin("register", "create", "port", { name: `Read only ${randomUUID()}` }),
      await billing("register", "list", "city"),
    ];
    await set("off");
    expect([ready.status, ready.body.status]).toEqual([503, "database is read only"]);
    expect([write.status, write.body.errors[0].code]).toEqual([503, "unavailable"]);
    expect(read.status).toBe(200);
    await server.untilReady(5_000);
  });

  it.runIf(NO_SMALL_DISK === undefined)(
    "refuses writes while its disk is full, and still reads",
    {
      timeout: 60_000,
    },
    async () => {
      const disk = openSmallDisk(16);
      if (process.getuid?.() === 0) execFileSync("chown", ["postgres", disk.folder]);
      try {
        await postgres.ask(`create tablespace small location '${disk.folder}'`);
        await postgres.ask("alter table port set tablespace small");
        // Without the holes that the tests before it left, in which rows would find room for long.
        await postgres.ask("vacuum full port");
        await postgres.ask(
          "create table filler tablespace small as select repeat('x', 1000) from generate_series(1, 100)",
        );
        const more = "insert into filler select repeat('x', 1000) from generate_series(1, 100)";
        for (let isFull = false; !isFull; )
          isFull = await postgres.ask(more).then(
            () => false,
            () => true,
          );
        let refused: ProcessReply | undefined;
        for (let turn = 0; turn < 500 && !refused; turn++) {
          const reply = await admin("register", "create", "port", { name: `Full ${randomUUID()}` });
          if (reply.status !== 200) refused = reply;
        }
        expect([refused?.status, refused?.body.errors[0].code]).toEqual([503, "no_space"]);
        const ready = await server.get("/readyz");
        expect([ready.status, ready.body.status]).toEqual([503, "database has no space left on its disk"]);
        expect((await billing("register", "list", "city")).status).toBe(200);
      } finally {
        await postgres.ask("drop table if exists filler");
        await postgres.ask("alter table port set tablespace pg_default");
        await postgres.ask("drop tablespace if exists small");
        disk.remove();
      }
      expect((await admin("register", "create", "port", { name: `Room ${randomUUID()}` })).status).toBe(200);
      await server.untilReady(20_000);
    },
  );

  it("knows a standby from the first server", { timeout: 60_000 }, async () => {
    const standby = await openStandbyOf(postgres);
    const db = await openServer({ url: standby.url, onProblem: () => undefined });
    try {
      expect(await db.ping()).toBe("read-only");
    } finally {
      await db.close();
      standby.stop();
    }
  });
});
