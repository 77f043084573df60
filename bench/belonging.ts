/**
 * `npm run bench:belonging`: lists three levels under an order, on one PostgreSQL with a million rows at the bottom:
 * what following the order costs beside the same query on the table alone, in the same run. BENCH_ROWS sets how many.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rowsFor } from "@plimsoll/domain/access/scope";
import { actorOf } from "@plimsoll/domain/access/session-user";
import { Catalog } from "@plimsoll/domain/kernel/record";
import pg from "pg";
import type { Database } from "../api/src/db/database.ts";
import { drift, migrate } from "../api/src/db/migrate.ts";
import { openServer } from "../api/src/db/server.ts";
import { readEnv } from "../api/src/env.ts";
import { listInput, planList } from "../api/src/record/list-input.ts";
import { listQueries } from "../api/src/record/list-query.ts";
import { readSessionUsers } from "../api/src/session/session-user.ts";
import { openApp, openLog } from "../api/src/start.ts";
import { TEST_RECORDS } from "../api/test/fixtures/records.ts";
import { openPostgres } from "./postgres.ts";
import { share } from "./whole-server.ts";

const READINGS = Number(process.env.BENCH_ROWS ?? 1_000_000);
const ROUNDS = READINGS / 10;
const VISITS = ROUNDS / 5;
const ORDERS = VISITS / 2;
const TIMES = 60;

const catalog = new Catalog(TEST_RECORDS);
const model = catalog.get("reading");

async function fill(client: pg.Client): Promise<void> {
  const id = (kind: number, n: string) =>
    `('0190000${kind}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
  const country = (n: string) => `(array['BR', 'AR', 'PY', 'BR'])[1 + ${n} % 4]`;
  const order = (n: string) => `(${n} % ${ORDERS} + 1)`;
  const base = "id, country, name, title_sort, search_text";
  await client.query(`
    insert into work_order (id, country, wocode, kind, status, customer_id, date, unsynced, title_sort, search_text)
      select ${id(1, "n")}, ${country("n")}, 'B-' || n, (array['ship', 'fob'])[1 + n % 2], 'operating', c.ids[1 + n % cardinality(c.ids)],
        current_date, false, 'b-' || n, '' from generate_series(1, ${ORDERS}) n, (select array(select id from customer) ids) c;
    insert into visit (${base}, work_order_id, closed) select ${id(2, "n")}, ${country(order("n"))}, 'V' || n, 'v' || n, '',
      ${id(1, order("n"))}, false from generate_series(1, ${VISITS}) n;
    insert into round (${base}, visit_id, work_order_id) select ${id(3, "n")}, ${country(order("n"))}, 'R' || n, 'r' || n, '',
      ${id(2, `(n % ${VISITS} + 1)`)}, ${id(1, order(`(n % ${VISITS} + 1)`))} from generate_series(1, ${ROUNDS}) n;
    insert into reading (${base}, round_id, work_order_id, status, revision)
      select ${id(4, "n")}, o.country, 'T' || n, 't' || lpad(n::text, 8, '0'), '', r.id, r.work_order_id, 'draft', 1
      from generate_series(1, ${READINGS}) n join round r on r.id = ${id(3, `(n % ${ROUNDS} + 1)`)}
      join work_order o on o.id = r.work_order_id;
    analyze;`);
}

async function median(db: Database, query: Parameters<Database["run"]>[0]): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < TIMES; turn++) {
    const begin = performance.now();
    await db.run(query);
    times.push(performance.now() - begin);
  }
  return Number(share(times, 0.5));
}

async function compare(db: Database, client: pg.Client): Promise<void> {
  const { rows: people } = await client.query<{ id: string; login: string }>('select id, login from "user"');
  const users = await readSessionUsers(
    db,
    people.map((one) => one.id),
  );
  const { rows: rounds } = await client.query<{ id: string }>(
    "select id from round where country = 'BR' limit 1",
  );
  const ofRound = { conditions: [{ attribute: "round_id", operator: "=", value: rounds[0]?.id }] };
  for (const login of ["admin", "ops.br", "customer"]) {
    const found = people.find((one) => one.login === `${login}@demo.test`);
    const user = found && users.get(found.id);
    if (!found || !user) throw new Error(login);
    // The rights on the bottom record are not what is measured; those on orders are as the demo company has them.
    const actor = actorOf(found.id, user);
    for (const [about, asked] of [
      ["all of them", {}],
      ["those of one round", ofRound],
    ] as const) {
      const plan = planList(
        { catalog, actor },
        model,
        listInput.parse({ ...asked, pagination: { page: 1, size: 50 } }),
      );
      const scoped = listQueries(model, rowsFor(actor, model.definition, "list"), plan, []);
      const bare = listQueries(model, { kind: "all" }, plan, []);
      const [ours, alone] = [await median(db, scoped.rows), await median(db, bare.rows)];
      console.log(`${`${login}: ${about}`.padEnd(34)} ${ours.toFixed(2)} ms, alone ${alone.toFixed(2)} ms`);
    }
  }
}

const postgres = await openPostgres();
const folder = mkdtempSync(join(tmpdir(), "plimsoll-bench-belonging-"));
const db = await openServer({ url: postgres.url, onProblem: () => undefined });
const client = new pg.Client({ connectionString: postgres.url });
await client.connect();
try {
  const env = readEnv({ DATA_DIR: folder, DEMO: "true", LOG_LEVEL: "silent" });
  if (!env.ok) throw new Error(env.problems.join("; "));
  await migrate(db);
  for (const statement of await drift(db, catalog)) await db.script(statement);
  await openApp(env.env, openLog(env.env), db, { records: TEST_RECORDS });
  console.log(`Filling ${ORDERS} orders, ${VISITS} visits, ${ROUNDS} rounds, ${READINGS} readings…`);
  await fill(client);
  await compare(db, client);
} finally {
  await client.end();
  await db.close();
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
