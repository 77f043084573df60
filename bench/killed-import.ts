/**
 * `npm run bench:killed-import`: a sheet of 10,000 orders under load on two processes of one PostgreSQL, one of which is
 * killed in the middle. Says how long until the other one goes on, what people noticed, and whether there are exactly
 * as many orders as lines. BENCH_ROWS for another number.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { openPostgres } from "./postgres.ts";
import { orders, type Server, share, startServer, wait } from "./whole-server.ts";

const LINES = Math.min(Number(process.env.BENCH_ROWS ?? 10_000), 10_000);
const PEOPLE = 8;
const THINK_MS = 100;
const LIMIT_MS = 900_000;

interface Order {
  readonly customer_id: string;
  readonly product_id: string;
  readonly port_id: string;
  readonly date: string;
  readonly customer: { name: string };
  readonly product: { name: string };
  readonly port: { name: string };
}

/** What people got, and how many orders they were told are open. */
interface Noticed {
  readonly times: number[];
  opened: number;
  refused: number;
}

/** Lists and opens orders until it is over; whoever finds their process gone goes to the other one. */
async function person(
  servers: readonly Server[],
  at: number,
  like: Order,
  noticed: Noticed,
  isOver: () => boolean,
) {
  const { customer_id, product_id, port_id, date } = like;
  let server = servers[at % servers.length];
  for (let turn = 0; !isOver(); turn++) {
    const begin = performance.now();
    try {
      const isOpening = turn % 5 === 4;
      await server?.call(
        isOpening
          ? orders("create", { customer_id, product_id, port_id, date })
          : orders("list", { pagination: { size: 50 } }),
      );
      noticed.times.push(performance.now() - begin);
      if (isOpening) noticed.opened++;
    } catch {
      noticed.refused++;
      server = servers[1];
    }
    await wait(THINK_MS);
  }
}

async function checkedImport(server: Server, like: Order): Promise<string> {
  const line = ["fob", like.customer.name, like.product.name, like.port.name, like.date].join(";");
  const text = ["kind;customer_id;product_id;port_id;date", ...Array.from({ length: LINES }, () => line)];
  const file = Buffer.from(text.join("\n")).toString("base64");
  const opened = (await server.call(orders("import", { step: "open", name: "orders.csv", file })))
    .attributes as {
    id: string;
    mapping: string[];
  };
  await server.call(orders("import", { step: "map", id: opened.id, mapping: opened.mapping }));
  return opened.id;
}

async function main(): Promise<void> {
  const postgres = await openPostgres();
  const folder = mkdtempSync(join(tmpdir(), "plimsoll-bench-killed-"));
  const client = new pg.Client({ connectionString: postgres.url });
  const first = await startServer(postgres.url, folder, "ops.br@demo.test");
  const second = await startServer(postgres.url, folder, "ops.br@demo.test");
  try {
    await client.connect();
    await drill(client, first, second);
  } finally {
    await client.end();
    first.process.kill("SIGKILL");
    await second.stop();
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function drill(client: pg.Client, first: Server, second: Server): Promise<void> {
  const one = async (text: string): Promise<number> => Number((await client.query(text)).rows[0].n);
  const created = "select count(*) as n from import_row where outcome = 'created'";
  const all = "select count(*) as n from work_order where kind = 'fob' and country = 'BR'";
  const until = async (text: string, atLeast: number) => {
    const end = performance.now() + LIMIT_MS;
    while ((await one(text)) < atLeast && performance.now() < end) await wait(50);
  };
  const [like] = (await first.call(orders("list", { pagination: { size: 1 } }))).attributes as Order[];
  if (!like) throw new Error("the demo has no order to copy");
  const before = await one(all);
  const id = await checkedImport(first, like);
  await until("select count(*) as n from import_batch where state = 'checked'", 1);

  let over = false;
  const noticed: Noticed = { times: [], opened: 0, refused: 0 };
  const people = Array.from({ length: PEOPLE }, (_, at) =>
    person([first, second], at, like, noticed, () => over),
  );
  const begin = performance.now();
  await first.call(orders("import", { step: "commit", id }));
  await until(created, LINES / 3);
  first.process.kill("SIGKILL");
  const killed = performance.now();
  await wait(500);
  const written = await one(created);
  await until(created, written + 1);
  const wentOn = performance.now();
  await until("select count(*) as n from import_batch where state = 'done'", 1);
  const done = performance.now();
  over = true;
  await Promise.all(people);

  const imported = (await one(all)) - before - noticed.opened;
  const last = await one(
    "select coalesce(max(right(wocode, 6)::int), 0) as n from work_order where kind = 'fob' and country = 'BR' and date >= date_trunc('year', now())",
  );
  const numbered = await one(
    "select count(distinct wocode) as n from work_order where kind = 'fob' and country = 'BR' and date >= date_trunc('year', now())",
  );
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
  console.log(
    `written ${written} of ${LINES} lines when its process was killed, ${seconds(begin, killed)} s after the start`,
  );
  console.log(
    `another process went on after ${seconds(killed, wentOn)} s, done after ${seconds(begin, done)} s`,
  );
  console.log(
    `${PEOPLE} people meanwhile: ${noticed.times.length} calls, p50 ${share(noticed.times, 0.5)} ms, p95 ${share(noticed.times, 0.95)} ms, ${noticed.refused} lost with their process`,
  );
  // A call that was lost with its process may have been done: then there is one more than anybody was told.
  const isExact = imported >= LINES && imported - LINES <= noticed.refused && last === numbered;
  const lines = await one(created);
  console.log(
    `orders of the sheet: ${lines} lines, ${imported} orders; numbers 1 to ${last}, ${numbered} of them: ${isExact && lines === LINES ? "exact" : "NOT EXACT"}`,
  );
  if (!isExact || lines !== LINES) process.exitCode = 1;
}

await main();
