/**
 * What a careful person would write by hand for one table: Fastify, pg, prepared statements, joins. No auth, no history.
 * It plans as PostgreSQL does by default, which flatters us on lists: run the bench with
 * PGOPTIONS="-c plan_cache_mode=force_generic_plan" to give it the planning that our server asks for.
 */
import Fastify from "fastify";
import pg from "pg";

pg.types.setTypeParser(1082, (text) => text);
pg.types.setTypeParser(20, Number);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const server = Fastify();

const SELECT = `select t.*, p.name as port, c.name as city, k.name as customer, o.name as company
  from bench_order t left join port p on p.id = t.port_id left join city c on c.id = t.city_id
  left join customer k on k.id = t.customer_id left join company o on o.id = t.company_id`;
const WHERE = "t.country = $1 and t.status = $2";
const ORDER = "order by t.day desc, t.id desc";

const ABOUT = { at: "2026-11-15T12:00:00.000Z", user: null, type: "bench_order" };
const shardOf = (id: string) => Number.parseInt(id.slice(-2), 16);
const changesOfNew = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, [null, value]]));

interface Ask {
  status: string;
  page: number;
  id: string;
  name: string;
  version: number;
  row: Record<string, unknown>;
}

server.post<{ Body: Ask }>("/list", async ({ body }) => {
  const rows = await pool.query({
    name: "list",
    text: `${SELECT} where ${WHERE} ${ORDER} limit 50 offset $3`,
    values: ["BR", body.status, (body.page - 1) * 50],
  });
  return { rows: rows.rows };
});
server.post<{ Body: Ask }>("/list-small", async ({ body }) => {
  const rows = await pool.query({
    name: "small",
    text: `${SELECT.replace("bench_order", "bench_small")} where ${WHERE} ${ORDER} limit 50`,
    values: ["BR", body.status],
  });
  return { rows: rows.rows };
});
server.post<{ Body: Ask }>("/list-total", async ({ body }) => {
  const rows = await pool.query({
    name: "first",
    text: `${SELECT} where ${WHERE} ${ORDER} limit 50`,
    values: ["BR", body.status],
  });
  const total = await pool.query({
    name: "total",
    text: `select count(*) as total from bench_order t where ${WHERE}`,
    values: ["BR", body.status],
  });
  return { rows: rows.rows, total: total.rows[0].total };
});
server.post<{ Body: Ask }>("/load", async ({ body }) => {
  const rows = await pool.query({ name: "load", text: `${SELECT} where t.id = $1`, values: [body.id] });
  return rows.rows[0];
});
const COLUMNS = [
  "id",
  "country",
  "code",
  "status",
  "day",
  "volume",
  "port_id",
  "city_id",
  "customer_id",
  "company_id",
  "title_sort",
  "search_text",
];
const INSERT = `insert into bench_order (${COLUMNS.join(", ")}) values (${COLUMNS.map((_, at) => `$${at + 1}`).join(", ")}) returning *`;
server.post<{ Body: Ask }>("/create", async ({ body }) => {
  const values = COLUMNS.map((column) => body.row[column]);
  const rows = await pool.query({ name: "create", text: INSERT, values });
  return rows.rows[0];
});
server.post<{ Body: Ask }>("/update", async ({ body }) => {
  const rows = await pool.query({
    name: "update",
    text: "update bench_order set volume = $3, version = version + 1, updated_at = now() where id = $1 and version = $2 returning *",
    values: [body.id, body.version, body.name],
  });
  return rows.rows[0] ?? {};
});

/** The two again with the entry of the history in its chain: the same SQL as ours, and still without auth and checks. */
server.post<{ Body: Ask }>("/create-recorded", async ({ body: { row } }) => {
  const id = String(row.id);
  const told = { ...ABOUT, action: "create", id, version: 1, changes: changesOfNew(row) };
  const rows = await pool.query({
    name: "create-recorded",
    text: `with written as (${INSERT}),
      head as (update audit_chain c set seq = c.seq + 1,
          hash = sha256(c.hash || convert_to($${COLUMNS.length + 1}::text, 'UTF8'))
        where c.shard = $${COLUMNS.length + 2}::smallint and exists (select 1 from written) returning c.shard, c.seq, c.hash),
      entry as (insert into audit_entry (shard, seq, at, record, record_id, body, hash)
        select shard, seq, now(), 'bench_order', $1, $${COLUMNS.length + 1}::text, hash from head)
      select * from written`,
    values: [...COLUMNS.map((column) => row[column]), JSON.stringify(told), shardOf(id)],
  });
  return rows.rows[0];
});
server.post<{ Body: Ask }>("/update-recorded", async ({ body }) => {
  const { id, version } = body;
  const about = { ...ABOUT, action: "update", id, version };
  const rows = await pool.query({
    name: "recorded",
    text: `with written as (update bench_order t set volume = $3, version = t.version + 1, updated_at = now()
        from bench_order old where t.id = $1 and old.id = $1 and t.version = $2 and old.version = t.version
        and t.volume is distinct from $3
        returning t.*, '"volume":[' || to_json(old.volume::text)::text || ',' || to_json(t.volume::text)::text || ']' as changes),
      head as (update audit_chain c set seq = c.seq + 1,
          hash = sha256(c.hash || convert_to($4::text || w.changes || '}}', 'UTF8'))
        from written w where c.shard = $5::smallint returning c.shard, c.seq, c.hash, $4::text || w.changes || '}}' as body),
      entry as (insert into audit_entry (shard, seq, at, record, record_id, body, hash)
        select shard, seq, now(), 'bench_order', $1, body, hash from head)
      select * from written`,
    values: [id, version, body.name, JSON.stringify({ ...about, changes: {} }).slice(0, -2), shardOf(id)],
  });
  return rows.rows[0] ?? {};
});

await server.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
