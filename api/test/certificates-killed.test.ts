/**
 * Two hundred certificates are issued at once while the server is killed in the middle, again and again: in the end each
 * has a number, no number is missing or given twice, and every number has the very file that its hash was taken of.
 */
import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { openFileStore } from "#adapters/file-store";
import { demoFor } from "./harness.ts";
import { type ProcessClient, startProcess } from "./server-process.ts";

const CERTIFICATES = 200;
const KILLS = 3;
/** Callers at once, each of whom asks for the next certificate. */
const AT_ONCE = 20;
/** Killed when so many were issued since it came back: as many again are under way. */
const ISSUED_PER_LIFE = 15;
const MOST_MS = 30_000;

interface Ready {
  readonly id: string;
  readonly version: number;
}

async function prepare(call: ProcessClient): Promise<Ready[]> {
  const { body } = await call("workorder", "list", "ship", { pagination: { size: 1 }, fields: ["id"] });
  const order = body.attributes[0].id as string;
  const ready: Ready[] = [];
  const one = async () => {
    const input = { work_order_id: order, kind: "fumigation", languages: ["en"], texts: {} };
    const made = await call("service", "create", "certificate", input);
    const { id, version } = made.body.attributes;
    const approved = await call("service", "approve", "certificate", { id, version });
    ready.push({ id, version: approved.body.attributes.version });
  };
  while (ready.length < CERTIFICATES) await Promise.all(Array.from({ length: 10 }, one));
  return ready;
}

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

interface Issued {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly hash: string;
  readonly file_id: string;
}

it(`numbers ${CERTIFICATES} without gap or double over ${KILLS} kills, each with its file`, {
  timeout: 300_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), "plimsoll-issue-"));
  const { env, drop } = await demoFor(folder);
  let server = await startProcess(env, folder);
  try {
    const waiting = await prepare(await server.login("admin"));
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
    const call = await server.login("admin");
    await issue(call, waiting, () => false);
    const rows: Issued[] = [];
    for (const id of ids) rows.push((await call("service", "load", "certificate", { id })).body.attributes);
    expect(rows.filter(({ status }) => status !== "issued")).toEqual([]);
    const counted = rows.map(({ number }) => Number(number.slice(-6))).sort((a, b) => a - b);
    expect(counted).toEqual(Array.from({ length: CERTIFICATES }, (_, at) => at + 1));
    const store = openFileStore({ DATA_DIR: folder, FILES_URL: undefined }, {});
    for (const { id, file_id, hash } of rows) {
      const files = await call("filemanager", "list", "attachment", { reference_id: id, field: "document" });
      expect(files.body.attributes.map((file: { id: string }) => file.id)).toEqual([file_id]);
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
