/**
 * Deliveries to a receiver on a bad day, while the server is killed again and again: each arrives at least once under one id,
 * what was noted as delivered is never sent again, and the log knows of every request that arrived.
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
import { demoFor } from "./harness.ts";
import { type Manner, type OddReceiver, oddReceiver } from "./odd-receiver.ts";
import { type ProcessClient, type ServerProcess, startProcess } from "./server-process.ts";
import { amount } from "./thorough.ts";

const DELIVERIES = amount({ usual: 150, thorough: 500 });
const KILLS = amount({ usual: 2, thorough: 5 });
const SECRET = "known to the receiver and to us";
/** What a life may take, however slow the machine. */
const LIFE_MS = 30_000;

/** By the last letters of the id, so that each manner meets many; bad only the first time. */
function mannerOf(before: number, id: string): Manner {
  if (before > 0) return "ok";
  const share = Number.parseInt(id.slice(-4), 16) % 100;
  if (share < 8) return "fail";
  if (share < 14) return "hang";
  if (share < 20) return "break";
  if (share < 30) return "late";
  return share < 50 ? "drop" : "ok";
}

interface Logged {
  readonly id: string;
  readonly status: string;
  readonly attempts: number;
  readonly subject_id: string;
}

/** Deliveries to our receiver: the demo has some of its own. */
const toUs = ({ url }: OddReceiver) => ({ attribute: "address", operator: "=", value: url });

async function isAnyUndelivered(call: ProcessClient, receiver: OddReceiver): Promise<boolean> {
  const undelivered = { attribute: "status", operator: "!=", value: "delivered" };
  const input = { fields: ["id"], conditions: [toUs(receiver), undelivered], pagination: { size: 1 } };
  return (await call("wosync", "list", "sync", input)).body.attributes.length > 0;
}

async function logged(call: ProcessClient, receiver: OddReceiver): Promise<Logged[]> {
  const conditions = [toUs(receiver)];
  const rows: Logged[] = [];
  for (let page = 1; ; page++) {
    const fields = ["id", "status", "attempts", "subject_id"];
    const input = { fields, conditions, order: [["id", "asc"]], pagination: { size: 500, page } };
    const { body } = await call("wosync", "list", "sync", input);
    rows.push(...body.attributes);
    if (body.attributes.length < 500) return rows;
  }
}

/** As many orders as asked for, of one customer: copies of one of the demo's. */
async function order(db: Database): Promise<{ orders: string[]; customer: string }> {
  const made = await db.run<{ id: string; customer_id: string }>(sql`insert into work_order
    select c.* from generate_series(1, ${DELIVERIES}::integer) n, work_order w,
      jsonb_populate_record(w, jsonb_build_object('id', gen_random_uuid(), 'status', 'created',
        'wocode', 'KILLED-' || n, 'title_sort', 'killed-' || n)) c
    where w.id = (select id from work_order where kind = 'fob' and country = 'BR' order by wocode limit 1)
    returning id, customer_id`);
  return { orders: made.map(({ id }) => id), customer: made[0]?.customer_id ?? "" };
}

/** How many tries the log has of each delivery. */
async function triesOf(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db.run<{ id: string; tries: number }>(
    sql`select parent_id as id, count(*)::integer as tries from sync_tries group by parent_id`,
  );
  return new Map(rows.map(({ id, tries }) => [id, tries]));
}

/** From now on it takes deliveries. */
async function receive(call: ProcessClient, customer: string, receiver: OddReceiver): Promise<void> {
  const { version } = (await call("register", "load", "customer", { id: customer })).body.attributes;
  const changes = { syncs: true, sync_address: receiver.url, sync_secret: SECRET };
  const reply = await call("register", "update", "customer", { id: customer, version, ...changes });
  expect(reply.status).toBe(200);
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

/**
 * Killed in the middle of its work, when so many requests have arrived; answers when, and what it had noted as delivered
 * shortly before.
 */
async function live(
  server: ServerProcess,
  { receiver, arrived }: { receiver: OddReceiver; arrived: number },
  waiting: string[],
  ids: Map<string, string>,
) {
  const call = await server.login("admin");
  const queueing = queue(call, waiting, ids);
  const end = performance.now() + LIFE_MS;
  while (receiver.arrivals.length < arrived && performance.now() < end)
    await new Promise((done) => setTimeout(done, 20));
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
  const open = () => (url ? openServer({ url, onProblem: () => undefined }) : openEmbedded(folder));
  const before = await open();
  const { orders, customer } = await order(before).finally(() => before.close());
  const receiver = await oddReceiver(SECRET, mannerOf);
  const settings = { ...env, SYNC_ALLOW_PRIVATE: "true", SYNC_TIMEOUT: "2" };
  let server = await startProcess(settings, folder);
  try {
    await receive(await server.login("admin"), customer, receiver);
    const waiting = [...orders];
    const ids = new Map<string, string>();
    const lives: Life[] = [];
    for (let kill = 1; kill <= KILLS; kill++) {
      const arrived = (DELIVERIES * kill) / (KILLS + 1);
      lives.push(await live(server, { receiver, arrived }, waiting, ids));
      server = await startProcess(settings, folder);
    }
    const call = await server.login("admin");
    await queue(call, waiting, ids);
    const end = performance.now() + 300_000;
    while ((await isAnyUndelivered(call, receiver)) && performance.now() < end)
      await new Promise((done) => setTimeout(done, 500));
    const rows = await logged(call, receiver);
    expect(rows.filter((one) => one.status !== "delivered")).toEqual([]);
    expect(rows.map((one) => one.subject_id).sort()).toEqual([...orders].sort());
    for (const { noted } of lives) expect(noted.length).toBeLessThan(DELIVERIES);
    for (const [order, id] of ids) expect(rows.find((one) => one.id === id)?.subject_id).toBe(order);
    inspectArrivals(receiver, lives);
    const manners = new Set(rows.map(({ id }) => mannerOf(0, id)));
    expect([...manners].sort()).toEqual(["break", "drop", "fail", "hang", "late", "ok"]);
    const repeated = rows.filter(
      ({ id }) => receiver.of(id).filter((one) => (one.answered ?? 999) < 300).length > 1,
    );
    console.info(
      `${rows.length} delivered, ${receiver.arrivals.length} requests, ${repeated.length} taken twice around a kill`,
    );
    await server.stop();
    const db = await open();
    const kept = async () => ({
      tries: await triesOf(db),
      history: await verifyHistory(db, join(folder, "audit-anchors.log")),
    });
    const { tries, history } = await kept().finally(() => db.close());
    for (const { id, attempts } of rows) {
      expect(tries.get(id)).toBe(attempts);
      // A try is noted before it is made: there may be one that a kill kept from leaving, never one that nobody noted.
      expect(receiver.of(id).length).toBeGreaterThanOrEqual(1);
      expect(attempts).toBeGreaterThanOrEqual(receiver.of(id).length);
    }
    expect(history.broken).toBeUndefined();
  } finally {
    await server.stop();
    await receiver.close();
    await drop();
    await rm(folder, { recursive: true, force: true });
  }
});
