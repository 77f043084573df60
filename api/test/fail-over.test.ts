/**
 * The first server of two dies under load and its synchronous copy takes its place: the process lives, callers are told
 * to come back, and everything that anybody was told is done is there, once, and numbered without a gap.
 */
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { ENGINE } from "./harness.ts";
import { keepCalling } from "./keep-calling.ts";
import { openMovableAddress } from "./movable-address.ts";
import { type ServerProcess, startProcess } from "./server-process.ts";
import {
  NO_POSTGRES,
  openStandbyOf,
  openThrowAwayPostgres,
  type ThrowAwayPostgres,
} from "./throw-away-postgres.ts";

if (ENGINE === "server" && NO_POSTGRES) console.warn(`Skipped, the fail-over: ${NO_POSTGRES}`);

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** A commit is acknowledged when the copy has it too. */
async function openPair() {
  const primary = await openThrowAwayPostgres();
  const standby = await openStandbyOf(primary);
  await primary.ask("alter system set synchronous_standby_names = '*'");
  await primary.ask("select pg_reload_conf()");
  for (let turn = 0; turn < 100; turn++) {
    const [copy] = await primary.ask<{ sync_state: string }>("select sync_state from pg_stat_replication");
    if (copy?.sync_state === "sync") return { primary, standby };
    await wait(100);
  }
  throw new Error("the standby does not follow");
}

async function callersOf(server: ServerProcess, isOver: () => boolean) {
  const [admin, ops] = [await server.login("admin"), await server.login("ops.br")];
  const [like] = (await ops("workorder", "list", "fob", { pagination: { size: 1 } })).body.attributes;
  const { customer_id, product_id, port_id, date } = like;
  const order = { customer_id, product_id, port_id, date };
  const all = (count: number, next: Parameters<typeof keepCalling>[1]) =>
    Promise.all(Array.from({ length: count }, () => keepCalling(isOver, next)));
  return {
    orders: all(4, () => ops("workorder", "create", "fob", order)),
    ports: all(4, () => admin("register", "create", "port", { name: `Moved ${randomUUID()}` })),
  };
}

async function expectNothingLost(db: ThrowAwayPostgres, table: string, ids: readonly string[]) {
  const [found] = await db.ask<{ n: string }>(`select count(*) as n from ${table} where id = any($1)`, [ids]);
  expect([table, Number(found?.n)]).toEqual([table, ids.length]);
}

it.runIf(ENGINE === "server" && NO_POSTGRES === undefined)(
  "a fail-over to a synchronous copy loses nothing that was acknowledged",
  { timeout: 120_000 },
  async () => {
    const { primary, standby } = await openPair();
    const address = await openMovableAddress(primary.url);
    const server = await startProcess({ DATABASE_URL: address.url });
    try {
      let over = false;
      const callers = await callersOf(server, () => over);
      await wait(1_500);
      primary.kill();
      const ready = await server.get("/readyz");
      await wait(1_000);
      standby.promote();
      address.moveTo(standby.url);
      const readyAfter = await server.untilReady(10_000);
      await wait(1_000);
      over = true;
      const [orders, ports] = [await callers.orders, await callers.ports];

      expect(server.isAlive(), server.lines.slice(-30).join("\n")).toBe(true);
      expect([ready.status, [...orders, ...ports].reduce((sum, one) => sum + one.unanswered, 0)]).toEqual([
        503, 0,
      ]);
      const replies = [...orders, ...ports].flatMap((one) => one.replies);
      const refused = replies.filter(({ status }) => status !== 200);
      expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
      const idsOf = (heard: typeof orders) =>
        heard
          .flatMap((one) => one.replies.filter(({ status }) => status === 200))
          .map(({ body }) => body.attributes.id);
      await expectNothingLost(standby, "work_order", idsOf(orders));
      await expectNothingLost(standby, "port", idsOf(ports));
      const [numbers] = await standby.ask<{ last: number; count: number }>(`select
        max(right(wocode, 6)::int) as last, count(distinct wocode)::int as count from work_order
        where kind = 'fob' and country = 'BR' and date >= date_trunc('year', now())`);
      expect(numbers?.last).toBe(numbers?.count);
      console.info(
        `${replies.length - refused.length} acknowledged, ${refused.length} told to come back; ready ${Math.round(readyAfter)} ms after the address moved`,
      );
    } finally {
      await server.stop();
      address.close();
      primary.stop();
      standby.stop();
    }
  },
);
