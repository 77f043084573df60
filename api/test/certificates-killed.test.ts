/**
 * Many certificates are issued at once while the server is killed in the middle of them: in the end each has a number, no
 * number is missing or given twice, and every number has the very file that its hash was taken of.
 */
import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { openFileStore } from "#adapters/file-store";
import type { Database } from "#db/database";
import { openEmbedded } from "#db/embedded";
import { openServer } from "#db/server";
import { sql } from "#db/sql";
import { demoFor } from "./harness.ts";
import { type ProcessClient, startProcess } from "./server-process.ts";
import { amount } from "./thorough.ts";

const CERTIFICATES = amount({ usual: 70, thorough: 200 });
const KILLS = amount({ usual: 1, thorough: 3 });
/** Callers at once, each of whom asks for the next certificate. */
const AT_ONCE = 20;
/** Killed when so many were issued since it came back: as many again are under way. */
const ISSUED_PER_LIFE = 15;
const MOST_MS = 30_000;

interface Ready extends Record<string, unknown> {
  readonly id: string;
  readonly version: number;
}

/** One that may be issued, made as people do. */
async function approveOne(call: ProcessClient): Promise<string> {
  const { body } = await call("workorder", "list", "ship", { pagination: { size: 1 }, fields: ["id"] });
  const work_order_id = body.attributes[0].id as string;
  const input = { work_order_id, kind: "fumigation", languages: ["en"], texts: {} };
  const made = await call("service", "create", "certificate", input);
  const { id, version } = made.body.attributes;
  expect((await call("service", "approve", "certificate", { id, version })).status).toBe(200);
  return id;
}

/** As many of them as asked for. */
async function copies(db: Database, id: string): Promise<Ready[]> {
  await db.run(sql`insert into certificate
    select c.* from generate_series(2, ${CERTIFICATES}::integer) n, certificate one,
      jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'title_sort', 'killed-' || n)) c
    where one.id = ${id}`);
  return db.run<Ready>(sql`select id, version from certificate where kind = 'fumigation'`);
}

interface Kept extends Record<string, unknown> {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly hash: string;
  readonly file_id: string;
  /** Every file that belongs to it. */
  readonly files: readonly string[];
}

const kept = (db: Database, ids: readonly string[]): Promise<Kept[]> =>
  db.run(sql`select c.id, c.number, c.status, c.hash, c.file_id,
      array(select a.id::text from attachment a where a.owner_id = c.id and a.field = 'document') as files
    from certificate c where c.id = any(${ids}::uuid[])`);

/** Takes what is left until nothing is, or nobody answers; what was cut off is asked for again in the next life. */
async function issue(call: ProcessClient, waiting: Ready[], isOver: () => boolean): Promise<void> {
  const work = async () => {
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
      const reply = isOver()
        ? undefined
        : await call("service", "issue", "certificate", row).catch(() => undefined);
      if (reply?.status === 200) continue;
      // Too busy is no answer to the question.
      waiting.push(row);
      if (reply === undefined) return;
      if (reply.status !== 503) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

it(`numbers ${CERTIFICATES} without gap or double over ${KILLS} kills, each with its file`, {
  timeout: 300_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), "plimsoll-issue-"));
  const { env, url, drop } = await demoFor(folder);
  const open = () => (url ? openServer({ url, onProblem: () => undefined }) : openEmbedded(folder));
  const stopped = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
    server.child.kill("SIGTERM");
    await server.exited;
    const db = await open();
    return work(db).finally(() => db.close());
  };
  let server = await startProcess(env, folder);
  try {
    const pattern = await approveOne(await server.login("admin"));
    const waiting = await stopped((db) => copies(db, pattern));
    expect(waiting).toHaveLength(CERTIFICATES);
    server = await startProcess(env, folder);
    const ids = waiting.map(({ id }) => id);
    const leftAtKill: number[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      let isOver = false;
      const issuing = issue(await server.login("admin"), waiting, () => isOver);
      const end = performance.now() + MOST_MS;
      const goal = waiting.length - AT_ONCE - ISSUED_PER_LIFE;
      while (waiting.length > goal && performance.now() < end)
        await new Promise((done) => setTimeout(done, 20));
      isOver = true;
      server.child.kill("SIGKILL");
      await server.exited;
      await issuing;
      leftAtKill.push(waiting.length);
      server = await startProcess(env, folder);
    }
    await issue(await server.login("admin"), waiting, () => false);
    const rows = await stopped((db) => kept(db, ids));
    expect(rows.filter(({ status }) => status !== "issued")).toEqual([]);
    const counted = rows.map(({ number }) => Number(number.slice(-6))).sort((a, b) => a - b);
    expect(counted).toEqual(Array.from({ length: CERTIFICATES }, (_, at) => at + 1));
    const store = openFileStore({ DATA_DIR: folder, FILES_URL: undefined }, {});
    for (const { file_id, hash, files } of rows) {
      expect(files).toEqual([file_id]);
      const stored = await store.get(file_id);
      const bytes = stored ? await buffer(stored) : Buffer.alloc(0);
      expect(createHash("sha256").update(bytes).digest("hex")).toBe(hash);
    }
    console.info(`left at each kill: ${leftAtKill.join(", ")}`);
  } finally {
    await server.stop();
    await drop();
    await rm(folder, { recursive: true, force: true });
  }
});
