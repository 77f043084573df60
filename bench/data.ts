/** Fills the benchmark's tables inside the database: deterministic, skewed as real orders are. */
import pg from "pg";

export async function fill(url: string, rows: number, small: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("select setseed(0.42)");
  for (const [table, count] of [
    ["bench_order", rows],
    ["bench_small", small],
  ] as const) {
    const existing = await client.query(
      `select count(*)::int as n from (select 1 from ${table} limit ${count}) x`,
    );
    if (existing.rows[0].n >= count) continue;
    await client.query(`
      insert into ${table} (id, country, code, status, day, volume, port_id, city_id, customer_id, company_id, title_sort, search_text)
      select gen_random_uuid(), case when n % 10 = 0 then 'AR' else 'BR' end, 'WO-' || lpad(n::text, 8, '0'),
        (array['operating','operating','operating','operating','billed','billed','certified','waiting','created','canceled'])[1 + n % 10],
        date '2020-01-01' + (random() * 2500)::int, (random() * 60000)::numeric(21,3),
        (select array_agg(id) from (select id from port where country = 'BR' order by id) p)[1 + n % 20],
        (select array_agg(id) from (select id from city where country = 'BR' order by id) c)[1 + n % 150],
        (select id from customer limit 1), (select id from company order by id limit 1),
        'wo-' || lpad(n::text, 8, '0'), 'wo-' || lpad(n::text, 8, '0')
      from generate_series(1, ${count}) n`);
  }
  await client.query("vacuum analyze");
  await client.end();
}

export async function sampleIds(url: string, count: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const rows = await client.query(
    `select id from bench_order where country = 'BR' and version = 1 order by code limit ${count}`,
  );
  await client.end();
  return rows.rows.map((row: { id: string }) => row.id);
}
