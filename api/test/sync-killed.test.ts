/**
 * Five hundred deliveries to a receiver on a bad day, while the server is killed five times: each arrives at least once
 * under one id, what was noted as delivered is never sent again, and the log knows of every request that arrived.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openEmbedded } from "#db/embedded";
import { openServer } from "#db/server";
import { verifyHistory } from "#db/verify-history";
import { demoFor } from "./harness.ts";
import { type Manner, type OddReceiver, oddReceiver } from "./odd-receiver.ts";
import { type ProcessClient, type ServerProcess, startProcess } from "./server-process.ts";

const DELIVERIES = 500;
const KILLS = 5;
const SECRET = "known to the receiver and to us";
/** Long enough for some to be queued and some to be on their way. */
const LIFE_MS = 4_000;

/** By the last letters of the id, so that each manner meets many; bad only the first time. */
function mannerOf(before: number, id: string): Manner {
  if (before > 0) return "ok";
  const share = Number.parseInt(id.slice(-4), 16) % 100;
  if (share < 8) return "fail";
  if (share < 12) return "hang";
  if (share < 16) return "break";
  if (share < 26) return "late";
  return share < 46 ? "drop" : "ok";
}

interface Logged {
  readonly id: string;
  readonly status: string;
  readonly attempts: number;
  readonly subject_id: string;
}

/** Deliveries to our receiver: the demo has some of its own. */
async function logged(call: ProcessClient, { url }: OddReceiver): Promise<Logged[]> {
  const conditions = [{ attribute: "address", operator: "=", value: url }];
  const rows: Logged[] = [];
  for (let page = 1; ; page++) {
    const fields = ["id", "status", "attempts", "subject_id"];
    const input = { fields, conditions, order: [["id", "asc"]], pagination: { size: 500, page } };
    const { body } = await call("wosync", "list", "sync", input);
    rows.push(...body.attributes);
    if (body.attributes.length < 500) return rows;
  }
}

/** Orders of a customer that takes deliveries. */
async function prepare(call: ProcessClient, receiver: OddReceiver): Promise<string[]> {
  const [pattern] = (await call("workorder", "list", "fob", { pagination: { size: 1 } })).body.attributes;
  const { customer_id, product_id, port_id, date } = pattern;
  const customer = (await call("register", "load", "customer", { id: customer_id })).body.attributes;
  const changes = { syncs: true, sync_address: receiver.url, sync_secret: SECRET };
  const seen = { id: customer_id, version: customer.version };
  expect((await call("register", "update", "customer", { ...seen, ...changes })).status).toBe(200);
  const orders: string[] = [];
  while (orders.length < DELIVERIES) {
    const made = await Promise.all(
      Array.from({ length: 10 }, () =>
        call("workorder", "create", "fob", { customer_id, product_id, port_id, date }),
      ),
    );
    orders.push(...made.map((reply) => reply.body.attributes.id as string));
  }
  return orders;
}

/** Goes on with what was not acknowledged before; a call that was cut off is made again. */
async function queue(call: ProcessClient, waiting: string[], ids: Map<string, string>): Promise<void> {
  const work = async () => {
    for (let order = waiting.shift(); order !== undefined; order = waiting.shift()) {
      const reply = await call("wosync", "sync", "sync", { work_order_id: order }).catch(() => undefined);
      const isKnown = reply?.status === 409;
      if (reply?.status === 200) ids.set(order, reply.body.attributes.delivery_id);
      else if (!isKnown) return void waiting.push(order);
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
}

/** Killed in the middle of its work; answers when, and what it had noted as delivered shortly before. */
async function live(
  server: ServerProcess,
  receiver: OddReceiver,
  waiting: string[],
  ids: Map<string, string>,
) {
  const call = await server.login("admin");
  const queueing = queue(call, waiting, ids);
  await new Promise((done) => setTimeout(done, LIFE_MS));
  const noted = (await logged(call, receiver))
    .filter((one) => one.status === "delivered")
    .map((one) => one.id);
  const notedAt = performance.now();
  server.child.kill("SIGKILL");
  await server.exited;
  await queueing;
  return { killedAt: performance.now(), noted, notedAt };
}

type Life = Awaited<ReturnType<typeof live>>;

function inspectArrivals(receiver: OddReceiver, lives: readonly Life[]): void {
  expect(receiver.arrivals.every((one) => one.isSigned)).toBe(true);
  for (const { noted, notedAt } of lives) {
    const known = new Set(noted);
    expect(receiver.arrivals.filter((one) => known.has(one.deliveryId) && one.at > notedAt)).toEqual([]);
  }
  for (const id of new Set(receiver.arrivals.map((one) => one.deliveryId))) {
    const all = receiver.of(id);
    expect(new Set(all.map((one) => one.body)).size).toBe(1);
    const taken = all.filter((one) => one.answered !== undefined && one.answered < 300);
    // A second one is there only where we were killed between the answer and its note.
    for (let at = 1; at < taken.length; at++) {
      const [first, second] = [taken[at - 1]?.at ?? 0, taken[at]?.at ?? 0];
      expect(lives.some(({ killedAt }) => first < killedAt && killedAt < second)).toBe(true);
    }
  }
}

it(`loses none of ${DELIVERIES} over ${KILLS} kills, and repeats none that was noted`, {
  timeout: 540_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), "plimsoll-sync-"));
  const { env, url, drop } = await demoFor(folder);
  const receiver = await oddReceiver(SECRET, mannerOf);
  const settings = { ...env, SYNC_ALLOW_PRIVATE: "true", SYNC_TIMEOUT: "2" };
  let server = await startProcess(settings, folder);
  try {
    const orders = await prepare(await server.login("admin"), receiver);
    const waiting = [...orders];
    const ids = new Map<string, string>();
    const lives: Life[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      lives.push(await live(server, receiver, waiting, ids));
      server = await startProcess(settings, folder);
    }
    const call = await server.login("admin");
    await queue(call, waiting, ids);
    const end = performance.now() + 300_000;
    let rows = await logged(call, receiver);
    while (rows.some((one) => one.status !== "delivered") && performance.now() < end) {
      await new Promise((done) => setTimeout(done, 500));
      rows = await logged(call, receiver);
    }
    expect(rows.filter((one) => one.status !== "delivered")).toEqual([]);
    expect(rows.map((one) => one.subject_id).sort()).toEqual([...orders].sort());
    for (const [order, id] of ids) expect(rows.find((one) => one.id === id)?.subject_id).toBe(order);
    inspectArrivals(receiver, lives);
    const manners = new Set(rows.map(({ id }) => mannerOf(0, id)));
    expect([...manners].sort()).toEqual(["break", "drop", "fail", "hang", "late", "ok"]);
    for (const { id, attempts } of rows) {
      const { tries } = (await call("wosync", "load", "sync", { id })).body.attributes;
      expect(tries).toHaveLength(attempts);
      // A try is noted before it is made: there may be one that a kill kept from leaving, never one that nobody noted.
      expect(receiver.of(id).length).toBeGreaterThanOrEqual(1);
      expect(attempts).toBeGreaterThanOrEqual(receiver.of(id).length);
    }
    const repeated = rows.filter(
      ({ id }) => receiver.of(id).filter((one) => (one.answered ?? 999) < 300).length > 1,
    );
    console.info(
      `${rows.length} delivered, ${receiver.arrivals.length} requests, ${repeated.length} taken twice around a kill`,
    );
    await server.stop();
    const db = url ? await openServer({ url, onProblem: () => undefined }) : await openEmbedded(folder);
    const history = await verifyHistory(db, join(folder, "audit-anchors.log")).finally(() => db.close());
    expect(history.broken).toBeUndefined();
  } finally {
    await server.stop();
    await receiver.close();
    await drop();
    await rm(folder, { recursive: true, force: true });
  }
});
