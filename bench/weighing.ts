/**
 * `npm run bench:weighing`: a ship with 5,000 weighings. How long it takes to add 500 rows in one call, to sum them, to
 * correct the first row of a full period (499 follow), and to fetch what the page shows, on PostgreSQL and on the
 * embedded database. On PostgreSQL the bare statements stand beside it, in the same run.
 */
import pg from "pg";
import { onBothEngines } from "./both-engines.ts";
import { startedOperation } from "./started-operation.ts";
import type { Server } from "./whole-server.ts";

const PERIODS = 10;
const ROWS = 500;
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();

interface Row {
  readonly id: string;
  readonly version: number;
}

async function p95(name: string, times: number, work: (turn: number) => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let turn = 0; turn < times; turn++) {
    const before = performance.now();
    await work(turn);
    took.push(performance.now() - before);
  }
  took.sort((a, b) => a - b);
  const [middle = 0, high = 0] = [took[Math.floor(times / 2)], took[Math.ceil(times * 0.95) - 1]];
  console.log(`${name}: median ${middle.toFixed(1)} ms, p95 ${high.toFixed(1)} ms, of ${times}`);
  return high;
}

const asker =
  ({ call }: Server) =>
  async <T>(type: string, action: string, attributes: object): Promise<T> =>
    (await call({ service: "service", type, action, country: "BR", attributes })).attributes as T;

async function measure(server: Server, engine: string, url: string | undefined): Promise<void> {
  const ask = asker(server);
  const { operationId, productId } = await startedOperation(server);
  const periods: string[] = [];
  const openPeriod = async (number: number) => {
    const begin = { operation_id: operationId, hold: 1, product_id: productId, begin_at: at(number * 1000) };
    return (await ask<Row>("weighing_period", "create", begin)).id;
  };
  const rowsOf = (number: number) =>
    Array.from({ length: ROWS }, (_, row) => ({
      at: at(number * 1000 + row),
      weight: `${20 + (row % 7)}.${100 + (row % 800)}`,
      unit: "MT",
    }));
  const add = (period_id: string, number: number) =>
    ask("weighing", "addweighings", { period_id, rows: rowsOf(number) });
  for (let number = 0; number < PERIODS; number++) periods.push(await openPeriod(number));
  const added = await p95(`${engine}: addweighings of ${ROWS}`, PERIODS, (turn) =>
    add(periods[turn] ?? "", turn),
  );
  const summed = await p95(`${engine}: getsumweights over ${PERIODS * ROWS}`, 60, () =>
    ask("weighing_period", "getsumweights", { operation_id: operationId }),
  );
  const list = {
    conditions: [{ attribute: "period_id", operator: "=", value: periods[0] }],
    pagination: { page: 1, size: ROWS },
  };
  const listed = await p95(`${engine}: list of ${ROWS} rows`, 40, () => ask("weighing", "list", list));
  const [first] = await ask<Row[]>("weighing", "list", list);
  let version = first?.version ?? 1;
  await p95(`${engine}: correction of the first of ${ROWS}`, 20, async (turn) => {
    const change = { id: first?.id, version, weight: `${30 + turn}`, justification: "Misread" };
    version = (await ask<Row>("weighing", "update", change)).version;
  });
  for (const id of periods.slice(1)) await ask("weighing_period", "close", { id, version: 1 });
  const bundle = () =>
    ask<{ records: Record<string, unknown[]> }>("operation", "bundle", { id: operationId });
  const bytes = JSON.stringify(await bundle()).length;
  console.log(`${engine}: the bundle is ${Math.round(bytes / 1024)} KiB with one period open`);
  await p95(`${engine}: bundle`, 30, bundle);
  if (url !== undefined) await bare(url, operationId, periods[0] ?? "", { added, summed, listed });
}

/** What the statements alone cost, by hand: no history, no rules, no rights. */
async function bare(
  url: string,
  operationId: string,
  periodId: string,
  ours: { readonly added: number; readonly summed: number; readonly listed: number },
): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const ratio = (name: string, own: number, other: number) =>
    console.log(`${name}: ${(own / other).toFixed(1)} times the bare statement`);
  const inserted = await p95("bare: insert of 500 rows", 10, () =>
    client.query(
      `insert into weighing (id, country, period_id, operation_id, work_order_id, sequence, at, weight, unit, previous,
        accumulated, struck, source, place, title_sort)
      select gen_random_uuid(), country, period_id, operation_id, work_order_id, sequence, at, weight, unit, previous,
        accumulated, true, source, place, title_sort from weighing where period_id = $1 and not struck limit 500`,
      [periodId],
    ),
  );
  ratio("addweighings", ours.added, inserted);
  await client.query("delete from weighing where struck");
  const sums = await p95("bare: sums", 60, () =>
    client.query(
      `select p.id, p.hold, p.product_id, sum(w.weight) from weighing_period p left join weighing w on w.period_id = p.id
      where p.operation_id = $1 group by p.id`,
      [operationId],
    ),
  );
  ratio("getsumweights", ours.summed, sums);
  const rows = await p95("bare: select of 500 rows", 40, async () => {
    const { rows: found } = await client.query("select * from weighing where period_id = $1 order by place", [
      periodId,
    ]);
    return JSON.stringify(found);
  });
  ratio("list", ours.listed, rows);
  await client.end();
}

await onBothEngines(measure);
