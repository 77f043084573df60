/**
 * Orders as a careful person would serve them by hand: Fastify, pg with as many connections as ours, prepared statements,
 * joins for names, child rows in the same statement, the same answers. It knows nobody: no session, no rights, no checks
 * of what is written, no live events. What follows from the status alone (what may be done next) is a constant here.
 */
import Fastify from "fastify";
import pg from "pg";
import { ALL_COLUMNS, CHILDREN, LISTS, NAMES, SCREEN_COLUMNS } from "./bare-columns.ts";

pg.types.setTypeParser(1082, (text) => text);
pg.types.setTypeParser(20, Number);
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  // The planning that our server asks for.
  options: "-c timezone=UTC -c plan_cache_mode=force_generic_plan -c jit=off",
});
const server = Fastify();

type Row = Record<string, unknown>;

interface Ask {
  readonly status?: string;
  readonly customer?: string;
  readonly search?: string;
  readonly id: string;
  readonly version: number;
  readonly destination: string;
}

const shownName = (column: string) => column.replace(/_id$/, "");

/** The columns, and the names of what they refer to beside them. */
function selection(columns: readonly string[]): { readonly columns: string; readonly joins: string } {
  const referring = columns.filter((column) => column in NAMES);
  const shown = referring.map(
    (column) => `${NAMES[column]?.name.replaceAll("$", `j_${column}`)} as "${column}:name"`,
  );
  return {
    columns: [...columns.map((column) => `t."${column}"`), ...shown].join(", "),
    joins: referring
      .map((column) => `left join ${NAMES[column]?.table} j_${column} on j_${column}.id = t.${column}`)
      .join(" "),
  };
}

const screen = selection(SCREEN_COLUMNS);
const all = selection(ALL_COLUMNS);
const parts = [
  ...Object.entries(CHILDREN).map(
    ([name, { cells, joins }]) => `(select json_agg(json_build_object(${cells}) order by c.position)
      from work_order_${name} c ${joins} where c.parent_id = t.id) as ${name}`,
  ),
  ...Object.entries(LISTS).map(
    ([name, table]) => `(select json_agg(json_build_object('id', x.id, 'name', x.name) order by l.position)
      from work_order_${name} l join ${table} x on x.id = l.target_id where l.parent_id = t.id) as ${name}`,
  ),
].join(", ");
const WHOLE = `select ${all.columns}, ${parts} from work_order t ${all.joins}`;

/** A row of the database as the answer shows it. */
function shown(row: Row, columns: readonly string[]): Row {
  const answer: Row = {};
  for (const column of columns) answer[column] = row[column];
  for (const column of columns)
    if (column in NAMES)
      answer[shownName(column)] =
        row[column] === null ? null : { id: row[column], name: row[`${column}:name`] };
  return answer;
}

function shownWhole(row: Row): Row {
  const answer = shown(row, ALL_COLUMNS);
  for (const name of Object.keys(CHILDREN)) answer[name] = row[name] ?? [];
  for (const name of Object.keys(LISTS)) {
    const found = (row[name] ?? []) as { id: string }[];
    answer[name] = found.map(({ id }) => id);
    answer[name.replace(/_ids$/, "s")] = found;
  }
  return answer;
}

/** As ours: exact up to ten thousand, and for ten seconds known to be more. */
const CAP = 10_000;
const overCap = new Map<string, number>();

async function totalOf({ name, matching, values }: ListStatement, rows: number): Promise<number> {
  if (rows <= 50) return rows;
  const key = JSON.stringify([name, values]);
  if ((overCap.get(key) ?? 0) > Date.now()) return CAP;
  const counted = await pool.query<{ total: number }>({
    name: `count ${name}`,
    text: `select count(*) as total from (select 1 from work_order t where ${matching} limit ${CAP + 1}) capped`,
    values,
  });
  const total = counted.rows[0]?.total ?? 0;
  if (total > CAP) overCap.set(key, Date.now() + 10_000);
  return Math.min(total, CAP);
}

async function page(statement: ListStatement, show: (row: Row) => Row) {
  const { name, text, values } = statement;
  const { rows } = await pool.query<Row>({ name, text, values });
  const last = rows[49];
  const next = rows.length > 50 && last ? `${String(last.date)},${String(last.id)}` : null;
  const total = await totalOf(statement, rows.length);
  const pagination = { page: 1, size: 50, total, total_is: total < CAP ? "exact" : "at_least", next };
  return { attributes: rows.slice(0, 50).map(show), pagination };
}

interface ListStatement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
  /** What the rows have in common. */
  readonly matching: string;
}

/** One prepared statement for each combination that is asked for. */
function listStatement(select: string, { status, customer, search }: Ask, kind: string): ListStatement {
  const conditions = ["t.country = $1", "t.kind = $2"];
  const values: unknown[] = ["BR", "ship"];
  const add = (condition: string, value: unknown) => {
    values.push(value);
    conditions.push(condition.replace("?", `$${values.length}`));
  };
  if (status !== undefined) add("t.status = ?", status);
  if (customer !== undefined) add("t.customer_id = ?", customer);
  if (search !== undefined) add("t.search_text like ?", `%${search}%`);
  const matching = conditions.join(" and ");
  return {
    matching,
    name: `${kind}${status === undefined ? "" : " status"}${customer === undefined ? "" : " customer"}${search === undefined ? "" : " search"}`,
    text: `${select} where ${matching} order by t.date desc, t.id desc limit 51`,
    values,
  };
}

server.post<{ Body: Ask }>("/list", async ({ body }) => {
  const select = `select ${screen.columns} from work_order t ${screen.joins}`;
  return page(listStatement(select, body, "screen"), (row) => shown(row, SCREEN_COLUMNS));
});

server.post<{ Body: Ask }>("/list-whole", async ({ body }) =>
  page(listStatement(WHOLE, body, "whole"), shownWhole),
);

async function find(id: string): Promise<Row> {
  const text = `${WHOLE} where t.id = $1 and t.country = $2 and t.kind = $3`;
  const { rows } = await pool.query<Row>({ name: "load", text, values: [id, "BR", "ship"] });
  const files = await pool.query<Row>({
    name: "files",
    text: `select field, id, name, media_type, size from attachment
      where owner_record = 'work_order' and owner_id = $1 order by created_at, id`,
    values: [id],
  });
  return { ...shownWhole(rows[0] ?? {}), documents: files.rows };
}

/** The line of statuses that is still to come, as ours shows it. */
const AHEAD = Array.from({ length: 9 }, (_, at) => ({
  status: `status_still_to_come_${at}`,
  label: `STATUS TO COME ${at}`,
  user: null,
  date: null,
  justification: null,
  active: false,
}));
const VERDICTS = {
  statuses: ["paused", "suspension", "boarding_completed", "canceled"].map((to) => ({
    to,
    call: "changestatus",
    may: true,
    justification: to === "canceled",
    reasons: [],
  })),
  steps: [],
};

async function withLog(row: Row): Promise<Row> {
  const { rows } = await pool.query<Row>({
    name: "log",
    text: `select status, at, user_id, user_name, justification from status_log
      where record = 'work_order' and record_id = $1 order by seq`,
    values: [row.id],
  });
  const log = rows.map(({ status, at, user_id, user_name, justification }) => ({
    status,
    label: String(status).toUpperCase(),
    user: { id: user_id, name: user_name },
    date: at,
    justification,
    active: true,
  }));
  return { ...row, verdicts: VERDICTS, status_log: [...log, ...AHEAD] };
}

server.post<{ Body: Ask }>("/load", async ({ body }) => ({ attributes: await find(body.id) }));
server.post<{ Body: Ask }>("/open", async ({ body }) => ({ attributes: await withLog(await find(body.id)) }));

const ABOUT = { at: "2026-11-15T12:00:00.000Z", user: null, type: "work_order" };
const shardOf = (id: string) => Number.parseInt(id.slice(-2), 16);

/** One value and its entry in the chain of the history, in one statement. */
async function write(column: string, { id, version }: Ask, value: string): Promise<void> {
  const told = { ...ABOUT, id, version, changes: { [column]: [null, value] } };
  const { rowCount } = await pool.query({
    name: `write ${column}`,
    text: `with written as (update work_order t set ${column} = $3, version = t.version + 1, updated_at = now()
        where t.id = $1 and t.version = $2 returning t.id),
      head as (update audit_chain c set seq = c.seq + 1, hash = sha256(c.hash || convert_to($4::text, 'UTF8'))
        where c.shard = $5::smallint and exists (select 1 from written) returning c.shard, c.seq, c.hash),
      entry as (insert into audit_entry (shard, seq, at, record, record_id, body, hash)
        select shard, seq, now(), 'work_order', $1, $4::text, hash from head)
      select id from written`,
    values: [id, version, value, JSON.stringify(told), shardOf(id)],
  });
  if (rowCount !== 1) throw new Error(`version ${version} of ${id} is not the latest`);
}

server.post<{ Body: Ask }>("/update", async ({ body }) => {
  await write("destination", body, body.destination);
  return { attributes: await withLog(await find(body.id)) };
});

server.post<{ Body: Ask }>("/status", async ({ body }) => {
  await write("status", body, body.status ?? "");
  await pool.query({
    name: "log status",
    text: `with written as (insert into status_log (record_id, record, status, at) values ($1, 'work_order', $2, now()) returning seq),
      head as (update audit_chain c set seq = c.seq + 1, hash = sha256(c.hash || convert_to($3::text, 'UTF8'))
        where c.shard = $4::smallint and exists (select 1 from written) returning c.shard, c.seq, c.hash)
      insert into audit_entry (shard, seq, at, record, record_id, body, hash)
        select shard, seq, now(), 'work_order', $1, $3::text, hash from head`,
    values: [body.id, body.status, JSON.stringify({ ...ABOUT, status: body.status }), shardOf(body.id)],
  });
  return { attributes: await withLog(await find(body.id)) };
});

await server.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
