/**
 * `npm run bench:certificates`: how many drafts are printed and how many certificates are issued in a second, and what
 * lists take meanwhile beside what they take in quiet, in the same run, on PostgreSQL and on the embedded database. They
 * are issued as fast as they go, and then at the pace that is aimed at: 20 a second, while lists keep within 1.3. Lists in
 * quiet and beside certificates take turns of some seconds: a machine that is slower for a while is so for both.
 */
import { setTimeout as delay } from "node:timers/promises";
import { onBothEngines } from "./both-engines.ts";
import type { Server } from "./whole-server.ts";

/** A minute at the pace that is aimed at: of half as many lists, the slowest twentieth was a matter of chance. */
const CERTIFICATES = { atFullSpeed: 300, paced: 1200 };
const PACED_TURNS = 12;
const AIM_PER_SECOND = 20;
const AT_ONCE = 4;
const QUIET_LISTS = 300;
/** As many as fit beside the certificates of a turn. */
const QUIET_LISTS_OF_TURN = 50;
/** An office of some twenty people who go from list to list: ten lists a second, whatever each of them takes. */
const LIST_EVERY_MS = 100;

interface Row {
  readonly id: string;
  readonly version: number;
}

const asker =
  ({ call }: Server) =>
  async <T>(service: string, type: string, action: string, attributes: object): Promise<T> =>
    (await call({ service, type, action, country: "BR", attributes })).attributes as T;
type Ask = ReturnType<typeof asker>;

function p95(took: readonly number[]): number {
  const sorted = [...took].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
}

const listOrders = (ask: Ask) =>
  ask("workorder", "ship", "list", { pagination: { page: 1, size: 50 }, order: [["date", "desc"]] });

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

/** How long a list took; the next one is asked for in its turn. */
async function pacedList(ask: Ask): Promise<number> {
  const [took] = await Promise.all([timed(() => listOrders(ask)), delay(LIST_EVERY_MS)]);
  return took;
}

async function approved(ask: Ask): Promise<Row[]> {
  const [order] = await ask<Row[]>("workorder", "ship", "list", { pagination: { page: 1, size: 1 } });
  const rows: Row[] = [];
  for (let made = 0; made < CERTIFICATES.atFullSpeed + CERTIFICATES.paced; made++) {
    const input = { work_order_id: order?.id, kind: "quality", languages: ["en", "pt"], texts: {} };
    const { id, version } = await ask<Row>("service", "certificate", "create", input);
    rows.push(await ask<Row>("service", "certificate", "approve", { id, version }));
  }
  return rows;
}

interface Beside {
  readonly rows: readonly Row[];
  readonly work: (row: Row) => Promise<unknown>;
  /** At most so many are begun; as many as there is time for, where it is left out. */
  readonly perSecond?: number;
}

/** All of them, a few at once, while somebody goes through lists. */
async function beside(ask: Ask, { rows, work, perSecond = Number.POSITIVE_INFINITY }: Beside) {
  const waiting = [...rows];
  const lists: number[] = [];
  let isOver = false;
  const begin = performance.now();
  const listing = (async () => {
    while (!isOver) lists.push(await pacedList(ask));
  })();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
        const due = begin + ((rows.length - waiting.length) * 1000) / perSecond;
        await delay(Math.max(0, due - performance.now()));
        await work(row);
      }
    }),
  );
  const seconds = (performance.now() - begin) / 1000;
  isOver = true;
  await listing;
  return { seconds, lists };
}

async function inQuiet(ask: Ask, lists: number): Promise<number[]> {
  const took: number[] = [];
  for (let turn = 0; turn < lists; turn++) took.push(await pacedList(ask));
  return took;
}

async function measure(server: Server, engine: string): Promise<void> {
  const ask = asker(server);
  const rows = await approved(ask);
  const quiet = await inQuiet(ask, QUIET_LISTS);
  console.log(`${engine}: list of 50 orders in quiet: p95 ${p95(quiet).toFixed(1)} ms`);
  const say = (name: string, perSecond: number, lists: readonly number[], base: number) =>
    console.log(
      `${engine}: ${name}: ${perSecond.toFixed(1)} a second; lists beside it p95 ${p95(lists).toFixed(1)} ms (${(p95(lists) / base).toFixed(2)} of the quiet one, ${lists.length} lists)`,
    );
  const atFullSpeed = async (name: string, some: readonly Row[], work: (row: Row) => Promise<unknown>) => {
    const { seconds, lists } = await beside(ask, { rows: some, work });
    say(name, some.length / seconds, lists, p95(quiet));
  };
  await atFullSpeed("described, nothing printed", rows, ({ id }) =>
    ask("service", "certificate", "describe", { id }),
  );
  const issue = ({ id, version }: Row) => ask("service", "certificate", "issue", { id, version });
  await atFullSpeed("issued and signed", rows.slice(0, CERTIFICATES.atFullSpeed), issue);

  const paced = { seconds: 0, lists: [] as number[], quiet: [] as number[] };
  const ofTurn = CERTIFICATES.paced / PACED_TURNS;
  for (let at = CERTIFICATES.atFullSpeed; at < rows.length; at += ofTurn) {
    paced.quiet.push(...(await inQuiet(ask, QUIET_LISTS_OF_TURN)));
    const turn = { rows: rows.slice(at, at + ofTurn), work: issue, perSecond: AIM_PER_SECOND };
    const { seconds, lists } = await beside(ask, turn);
    paced.seconds += seconds;
    paced.lists.push(...lists);
  }
  const perSecond = CERTIFICATES.paced / paced.seconds;
  say(`issued and signed, ${AIM_PER_SECOND} a second asked for`, perSecond, paced.lists, p95(paced.quiet));
}

await onBothEngines(measure);
