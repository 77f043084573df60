/**
 * A process is killed in the middle of an import: another one goes on within seconds, and in the end there are exactly
 * as many orders as lines, numbered without a gap. Two processes on a server; on the embedded database, which belongs
 * to one, the same folder started again.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Database } from "#db/database";
import { openEmbedded } from "#db/embedded";
import { openServer } from "#db/server";
import { sql } from "#db/sql";
import { verifyHistory } from "#db/verify-history";
import { demoFor, ENGINE } from "./harness.ts";
import { type ProcessClient, startProcess } from "./server-process.ts";

const LINES = 400;

async function sheetLike(call: ProcessClient): Promise<string> {
  const list = await call("workorder", "list", "fob", { pagination: { size: 1 } });
  const [order] = list.body.attributes;
  const line = ["fob", order.customer.name, order.product.name, order.port.name, order.date].join(";");
  const lines = Array.from({ length: LINES }, () => line);
  return Buffer.from(["kind;customer_id;product_id;port_id;date", ...lines].join("\n")).toString("base64");
}

async function until<T>(ask: () => Promise<T | undefined>, limitMs: number): Promise<T> {
  const end = performance.now() + limitMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() > end) throw new Error("it did not come to pass");
    await new Promise((done) => setTimeout(done, 20));
  }
}

async function inspect(db: Database, before: number, folder: string): Promise<void> {
  const orders = await db.run<{ wocode: string }>(
    sql`select wocode from work_order where kind = 'fob' and country = 'BR' order by wocode`,
  );
  expect(orders.length - before).toBe(LINES);
  for (const year of new Set(orders.map((order) => order.wocode.slice(5, 9)))) {
    const ofYear = orders.filter((order) => order.wocode.slice(5, 9) === year);
    const numbers = ofYear.map((order) => Number(order.wocode.slice(-6)));
    expect([year, numbers]).toEqual([year, numbers.map((_, at) => at + 1)]);
  }
  const [job] = await db.run(sql`select attempts, state from job where kind = 'import_commit'`);
  expect(job).toEqual({ attempts: 2, state: "done" });
  expect((await verifyHistory(db, join(folder, "audit-anchors.log"))).broken).toBeUndefined();
}

it("goes on elsewhere, and writes every line once", { timeout: 240_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), "plimsoll-killed-"));
  const { env, url, drop } = await demoFor(folder);
  const first = await startProcess(env, folder);
  let second = ENGINE === "server" ? await startProcess(env, folder) : undefined;
  try {
    let call = await first.login("ops.br");
    const total = async () =>
      (await call("workorder", "list", "fob", { pagination: { size: 1 } })).body.pagination.total;
    const step = (attributes: object) => call("workorder", "import", "fob", attributes);
    const before: number = await total();
    const file = await sheetLike(call);
    const { id, mapping } = (await step({ step: "open", name: "orders.csv", file })).body.attributes;
    await step({ step: "map", id, mapping });
    const state = async () => (await step({ step: "status", id })).body.attributes;
    await until(async () => ((await state()).state === "checked" ? true : undefined), 60_000);
    const created = async (atLeast: number) => {
      const { counts } = await state();
      return counts.created >= atLeast ? (counts.created as number) : undefined;
    };
    // Nothing is asked of the process that is going to be killed: it may be too busy to answer.
    const sent = step({ step: "commit", id }).catch(() => undefined);
    await new Promise((done) => setTimeout(done, 800));
    first.child.kill("SIGKILL");
    await Promise.all([first.exited, sent]);
    const killed = performance.now();
    second ??= await startProcess(env, folder);
    call = await second.login("ops.br");
    const written: number = (await state()).counts.created;
    expect(written).toBeLessThan(LINES);
    await until(() => created(Math.min(written + 10, LINES)), 60_000);
    expect(performance.now() - killed).toBeLessThan(30_000);
    const done = await until(async () => {
      const now = await state();
      return now.state === "committing" ? undefined : now;
    }, 120_000);
    expect(done).toMatchObject({ state: "done", counts: { created: LINES, refused: 0 } });
    await second.stop();
    const opened = url ? await openServer({ url, onProblem: () => undefined }) : await openEmbedded(folder);
    await inspect(opened, before, folder).finally(() => opened.close());
  } finally {
    await first.stop();
    await second?.stop();
    await drop();
    await rm(folder, { recursive: true, force: true });
  }
});
