/**
 * `npm run bench:restarts`: 200 people for a minute on one process and a PostgreSQL server that crashes twice
 * meanwhile and comes back after two seconds. Says what they got before, during and after, and that nothing but "come back later" was answered.
 * BENCH_PEOPLE for another number of them.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openThrowAwayPostgres, type ThrowAwayPostgres } from "../api/test/throw-away-postgres.ts";
import { type Call, orders, Refused, type Server, share, startServer, wait } from "./whole-server.ts";

const PEOPLE = Number(process.env.BENCH_PEOPLE ?? 200);
const ACCOUNTS = ["ops.br", "admin", "dev"];
const THINK_MS = 1_000;
/** Seconds from the beginning. */
const CRASHES = [20, 32];
const AWAY_MS = 2_000;
const PHASES = { before: 20, during: 44, after: 60 };

interface Answer {
  readonly second: number;
  readonly ms: number;
  /** Zero when there was none. */
  readonly status: number;
}

interface Order {
  readonly id: string;
  readonly customer_id: string;
  readonly product_id: string;
  readonly port_id: string;
  readonly date: string;
}

/** What people at desks do: mostly lists, sometimes one order, now and then a new one. */
function nextCall(turn: number, { id, ...like }: Order): object {
  if (turn % 10 === 9) return orders("create", like);
  if (turn % 3 === 1) return orders("load", { id });
  if (turn % 3 === 2) return { service: "register", type: "port", action: "list", attributes: {} };
  return orders("list", { pagination: { size: 50 } });
}

async function person(call: Call, at: number, like: Order, began: number, answers: Answer[]) {
  await wait((at / PEOPLE) * THINK_MS);
  for (let turn = at; performance.now() - began < PHASES.after * 1_000; turn++) {
    const asked = performance.now();
    const status = await call(nextCall(turn, like)).then(
      () => 200,
      (problem: unknown) => (problem instanceof Refused ? problem.status : 0),
    );
    answers.push({ second: (asked - began) / 1_000, ms: performance.now() - asked, status });
    await wait(THINK_MS);
  }
}

async function crashes(postgres: ThrowAwayPostgres, server: Server, began: number): Promise<number[]> {
  const ready: number[] = [];
  for (const second of CRASHES) {
    await wait(second * 1_000 - (performance.now() - began));
    postgres.kill();
    await wait(AWAY_MS);
    postgres.start();
    const back = performance.now();
    const isReady = () =>
      fetch(`http://127.0.0.1:${server.port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isReady())) await wait(10);
    ready.push(performance.now() - back);
  }
  return ready;
}

function tell(answers: readonly Answer[]): boolean {
  let from = 0;
  const odd = answers.filter(({ status }) => status !== 200 && status !== 503);
  for (const [phase, to] of Object.entries(PHASES)) {
    const inside = answers.filter(({ second }) => second >= from && second < to);
    const times = inside.map(({ ms }) => ms);
    const refused = inside.filter(({ status }) => status === 503).length;
    console.log(
      `  ${phase.padEnd(7)} ${String(inside.length).padStart(6)} calls, p50 ${share(times, 0.5)} ms, p95 ${share(times, 0.95)} ms, ${refused} told to come back`,
    );
    from = to;
  }
  console.log(`  other answers: ${odd.length === 0 ? "none" : JSON.stringify(odd.slice(0, 5))}`);
  return odd.length === 0;
}

const postgres = await openThrowAwayPostgres({ shared_buffers: "1GB", fsync: "on" });
const folder = mkdtempSync(join(tmpdir(), "plimsoll-bench-restarts-"));
const server = await startServer(postgres.url, folder, "ops.br@demo.test");
try {
  const [found] = (await server.call(orders("list", { pagination: { size: 1 } }))).attributes as Order[];
  if (!found) throw new Error("the demo has no order to copy");
  const { id, customer_id, product_id, port_id, date } = found;
  const like = { id, customer_id, product_id, port_id, date };
  const calls = await Promise.all(ACCOUNTS.map((name) => server.as(`${name}@demo.test`)));
  const answers: Answer[] = [];
  const began = performance.now();
  const people = Array.from({ length: PEOPLE }, (_, at) =>
    person(calls[at % calls.length] ?? server.call, at, like, began, answers),
  );
  const ready = await crashes(postgres, server, began);
  await Promise.all(people);
  const isAlive = server.process.exitCode === null;
  console.log(
    `${PEOPLE} people, ready again ${ready.map((ms) => Math.round(ms)).join(" and ")} ms after the database; the process ${isAlive ? "lives" : "IS DEAD"}`,
  );
  if (!tell(answers) || !isAlive) process.exitCode = 1;
} finally {
  await server.stop();
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
