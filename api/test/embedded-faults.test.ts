/**
 * The embedded database as a neighbour: the server goes on while it computes, what it acknowledged is on the disk, and
 * a disk without room is told early and ends nothing but, at the worst, the process. On a small disk of the test's own.
 *
 * @engine any: it opens the embedded one itself
 */
import { spawn } from "node:child_process";
import { mkdtemp, rm, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { describe, expect, it } from "vitest";
import { openEmbedded } from "#db/embedded";
import { raw, sql } from "#db/sql";
import { EMBEDDED_THREAD } from "#folders";
import { demoFor, ENGINE, openTestDatabase } from "./harness.ts";
import { builtProgram, SHORT_LIVED, startProcess } from "./server-process.ts";
import { NO_SMALL_DISK, openSmallDisk, type SmallDisk } from "./small-disk.ts";

if (ENGINE === "embedded" && NO_SMALL_DISK) console.warn(`Skipped, a full disk: ${NO_SMALL_DISK}`);

const MEGABYTE = 1_048_576;
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
const fixture = (name: string) => fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url));

describe.runIf(ENGINE === "embedded")("the embedded database", () => {
  it("leaves the server free to answer while it computes", async () => {
    const { db } = await openTestDatabase();
    let turns = 0;
    const clock = setInterval(() => turns++, 5);
    const begin = performance.now();
    const [row] = await db.run<{ n: number }>(sql`select count(*) as n from generate_series(1, 3000000)`);
    clearInterval(clock);
    const expected = (performance.now() - begin) / 5;
    await db.close();
    expect(row?.n).toBe(3_000_000);
    expect(turns).toBeGreaterThan(expected / 4);
  });

  it("undoes what a failed transaction left, whatever the failure", async () => {
    const { db } = await openTestDatabase();
    await db.script("create table kept (id integer primary key)");
    for (const statement of ["select 1 / 0", "select nothing", "insert into kept values (1)"])
      await db
        .transaction(async (tx) => {
          await tx.run(raw("insert into kept values (1)"));
          await tx.run(raw(statement));
        })
        .catch(() => undefined);
    expect(await db.run(sql`select id from kept`)).toEqual([]);
    await db.close();
  });

  it("syncs a commit to the disk before it is acknowledged", async () => {
    const folder = await mkdtemp(join(tmpdir(), "plimsoll-sync-"));
    const thread = new Worker(EMBEDDED_THREAD, {
      workerData: { folder: join(folder, "db") },
      execArgv: ["--import", fixture("count-syncs.mjs")],
    });
    let syncs = 0;
    let answered: (id: number) => void = () => undefined;
    thread.on("message", (message: { synced?: true; id: number }) => {
      if (message.synced) syncs++;
      else answered(message.id);
    });
    const reply = () => new Promise<number>((done) => (answered = done));
    const ask = (text: string) => {
      const body = Buffer.from(`${text}\0`);
      const head = Buffer.from([0x51, 0, 0, 0, body.length + 4]);
      const answer = reply();
      thread.postMessage({ id: 1, bytes: Buffer.concat([head, body]) });
      return answer;
    };
    try {
      await reply();
      await ask("create table kept (id integer)");
      for (let turn = 1; turn <= 5; turn++) {
        const before = syncs;
        await ask(`insert into kept values (${turn})`);
        expect(syncs).toBeGreaterThan(before);
      }
    } finally {
      await thread.terminate();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe.runIf(ENGINE === "embedded" && NO_SMALL_DISK === undefined)("a disk without room", () => {
  /** Leaves this much; answers what gives it back. */
  async function occupy(disk: SmallDisk, leftMegabytes: number): Promise<() => Promise<void>> {
    const { bavail, bsize } = await statfs(disk.folder);
    const path = join(disk.folder, "occupied");
    await writeFile(path, Buffer.alloc(Math.max(0, bavail * bsize - leftMegabytes * MEGABYTE)));
    return () => rm(path);
  }

  it("takes no writes before it is full, still reads, and goes on when there is room", {
    timeout: 120_000,
  }, async () => {
    const disk = openSmallDisk(400);
    await demoFor(disk.folder);
    const server = await startProcess({}, disk.folder);
    try {
      const admin = await server.login("admin");
      const create = () => admin("register", "create", "region", { name: `Room ${Math.random()}` });
      expect((await create()).status).toBe(200);
      const giveBack = await occupy(disk, 40);
      await wait(2_500);
      const [refused, read, ready] = [
        await create(),
        await admin("register", "list", "port"),
        await server.get("/readyz"),
      ];
      expect([refused.status, refused.body.errors[0].code]).toEqual([503, "no_space"]);
      expect(Number(refused.retryAfter)).toBeGreaterThan(0);
      expect(read.status).toBe(200);
      expect([ready.status, ready.body.status]).toEqual([503, "database has no space left on its disk"]);
      await giveBack();
      await server.untilReady(10_000);
      expect((await create()).status).toBe(200);
    } finally {
      await server.stop();
      disk.remove();
    }
  });

  it("ends the process with one line when it is full all the same, and lets it start again", {
    timeout: 180_000,
  }, async () => {
    const disk = openSmallDisk(160);
    try {
      const child = spawn(process.execPath, [...SHORT_LIVED, builtProgram("fill-disk"), disk.folder], {
        stdio: ["ignore", "ignore", "pipe"],
        // One that goes on for ever must not outlive the test, nor hold its disk.
        timeout: 120_000,
        killSignal: "SIGKILL",
      });
      let said = "";
      child.stderr.setEncoding("utf8").on("data", (text: string) => {
        said += text;
      });
      const code = await new Promise<number | null>((done) => child.once("exit", done));
      expect(said).toMatch(
        /^The embedded database cannot go on \(.*No space left on device\)\. Leaving.*\n$/,
      );
      expect(code).toBe(1);
      await rm(join(disk.folder, "occupied"), { force: true });
      const db = await openEmbedded(disk.folder);
      const [row] = await db.run<{ n: number }>(sql`select count(*) as n from filler`);
      expect(row?.n).toBeGreaterThan(0);
      await db.run(sql`insert into filler values ('again')`);
      await db.close();
    } finally {
      disk.remove();
    }
  });

  it("stops in time although the database does not answer any more", { timeout: 60_000 }, async () => {
    const disk = openSmallDisk(160);
    let why = "";
    const db = await openEmbedded(disk.folder, { onFatal: (said) => (why = said) });
    await db.script("create table filler (text text)");
    await occupy(disk, 5);
    const more = sql`insert into filler select repeat(md5(random()::text), 30) from generate_series(1, 500)`;
    for (let turn = 0; turn < 200 && why === ""; turn++) await db.run(more).catch(() => undefined);
    expect(why).toContain("No space left");
    const begin = performance.now();
    await db.close();
    expect(performance.now() - begin).toBeLessThan(20_000);
    disk.remove();
  });
});
