/**
 * `npm run bench:billing`: a million lines of two hundred thousand invoices on PostgreSQL, with their pre-invoices. How long
 * lists, financial monitoring, the list behind a figure, terminal monitoring and ageing take for the office, for one
 * country and for a customer, each beside the statements alone that find the same. BENCH_ROWS sets how many lines.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { openPostgres } from "./postgres.ts";
import { type Call, startServer, timed } from "./whole-server.ts";

const LINES = Number(process.env.BENCH_ROWS ?? 1_000_000);
const PER_INVOICE = 5;
const INVOICES = LINES / PER_INVOICE;
const ORDERS = 2_000;
const SEEN = ["admin@demo.test", "billing.br@demo.test", "customer@demo.test"];

/** Of a hundred, five are being written or approved and five are open; the others were paid. */
const PRE_STATUS = `case n % 100 when 0 then 'pre_invoicing' when 1 then 'pending_level_1' when 2 then 'pending_level_2'
  when 3 then 'awaiting_customer' when 4 then 'approved' else case when n % 100 < 10 then 'invoiced' else 'paid' end end`;
const IS_INVOICED = "n % 100 > 4";
const IS_OPEN = "n % 100 between 5 and 9";

const id = (kind: number, n: string) =>
  `('0190000${kind}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
const pick = (list: string, n: string) => `p.${list}[1 + ${n} % cardinality(p.${list})]`;
/** The newest are those that are still on their way. */
const DAY = `current_date - (case when n % 100 < 10 then n % 120 else 30 + n % 700 end)`;

async function fillOrders(client: pg.Client): Promise<void> {
  await client.query(`create temporary table pool as select
    array(select id from customer where country = 'BR' order by id) as customers,
    array(select id from port where country = 'BR' order by id) as ports,
    array(select id from terminal where country = 'BR' order by id) as terminals,
    array(select id from service_type order by id) as services,
    (select id from product where name = 'Soybeans') as product,
    array(select id from currency where code in ('BRL', 'USD') order by code) as currencies`);
  await client.query(`insert into work_order (id, country, wocode, kind, status, customer_id, date, product_id, port_id,
      terminal_id, expected_volume, unsynced, title_sort, search_text)
    select ${id(1, "n")}, 'BR', 'BB-' || lpad(n::text, 5, '0'), 'ship', 'billed', ${pick("customers", "n")},
      current_date - n % 700, p.product, ${pick("ports", "n")}, ${pick("terminals", "n")}, 8000, false,
      'bb-' || lpad(n::text, 5, '0'), '' from generate_series(1, ${ORDERS}) n, pool p`);
}

async function fillBills(client: pg.Client, kind: 2 | 3): Promise<void> {
  const isInvoice = kind === 3;
  const record = isInvoice ? "invoice" : "pre_invoice";
  const order = `(1 + n % ${ORDERS})`;
  const customer = pick("customers", order);
  const wanted = isInvoice ? `where ${IS_INVOICED}` : "";
  const own = isInvoice
    ? [
        "number, pre_invoice_id, nf_number, credited, currency_id",
        `'BB-' || n, ${id(2, "n")}, n::text, 0, p.currencies[1]`,
      ]
    : ["code, revision", "'BB-' || n, 1"];
  const status = isInvoice ? `case when ${IS_OPEN} then 'issued' else 'paid' end` : PRE_STATUS;
  const paid = `case when ${IS_INVOICED} and not (${IS_OPEN}) then 938.50 else 0 end`;
  await client.query(`insert into ${record} (id, country, ${own[0]}, status, customer_id, kind, tax_id, date, due_date, gross,
      net, paid, title_sort, search_text)
    select ${id(kind, "n")}, 'BR', ${own[1]}, ${status}, ${customer}, 'ship', '11222333000181', ${DAY}, ${DAY} + 30, 1000.00,
      938.50, ${paid}, 'bb-' || n, 'bb-' || n from generate_series(1, ${INVOICES}) n, pool p ${wanted}`);
  await client.query(`insert into ${record}_work_order_ids (parent_id, target_id, position)
    select ${id(kind, "n")}, ${id(1, order)}, 0 from generate_series(1, ${INVOICES}) n ${wanted}`);
  await client.query(`insert into ${record}_lines (id, parent_id, position, work_order_id, service_type_id, basis, quantity,
      currency_id, rate, amount, amount_local)
    select gen_random_uuid(), ${id(kind, "n")}, k, ${id(1, order)}, ${pick("services", "(n + k)")}, 'per_mt', 1000,
      ${pick("currencies", "n")}, 0.2, 200.00, 200.00
    from generate_series(1, ${INVOICES}) n, generate_series(0, ${PER_INVOICE - 1}) k, pool p ${wanted}`);
  await client.query(`insert into status_log (record_id, record, status, at)
    select ${id(kind, "n")}, '${record}', ${status}, ${DAY} from generate_series(1, ${INVOICES}) n ${wanted}`);
}

/** A database that was named may have been filled by the run before. */
async function fill(client: pg.Client): Promise<void> {
  console.log(`Filling ${LINES} lines of ${INVOICES} pre-invoices and their invoices…`);
  await fillOrders(client);
  await fillBills(client, 2);
  await fillBills(client, 3);
  await client.query("vacuum analyze");
}

const billing = (type: string, action: string, attributes: object) => ({
  service: "billing",
  type,
  action,
  country: "BR",
  attributes,
});
const paged = { pagination: { page: 1, size: 50 } };
const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);

/** What each page asks for. */
const ASKED = {
  "list of pre-invoices": billing("pre_invoice", "list", {
    fields: ["code", "status", "customer_id", "date", "due_date", "gross", "net"],
    ...paged,
  }),
  "list of invoices": billing("invoice", "list", {
    fields: [
      "number",
      "status",
      "pre_invoice_id",
      "customer_id",
      "nf_number",
      "date",
      "due_date",
      "gross",
      "net",
      "paid",
    ],
    ...paged,
  }),
  "open invoices by due date": billing("invoice", "list", {
    fields: ["number", "status", "customer_id", "due_date", "net", "paid"],
    conditions: [{ attribute: "status", operator: "in", value: ["issued", "partly_paid"] }],
    order: [["due_date", "asc"]],
    ...paged,
  }),
  monitoring: billing("pre_invoice", "monitor", {}),
  "list behind a figure": billing("pre_invoice", "monitored", { state: "invoiced", wait: "over_60" }),
  "terminal monitoring of a month": billing("invoice", "terminals", { from: day(30), until: day(0) }),
  ageing: billing("invoice", "ageing", {}),
} as const;

const OPEN_STATES = `('pre_invoicing', 'pending_level_1', 'pending_level_2', 'awaiting_customer', 'approved', 'waiting_nf')`;
const OPEN = `(select id, customer_id, date, status as state, net as amount, current_date - (select max(s.at)::date
    from status_log s where s.record = 'pre_invoice' and s.record_id = t.id) as days from pre_invoice t where active and country = 'BR'
    and status in ${OPEN_STATES}
  union all select id, customer_id, date, 'invoiced', net - paid, current_date - date from invoice
    where active and country = 'BR' and status in ('issued', 'partly_paid'))`;
const linesOf = (record: string, statuses: string) => `select t.id, l.currency_id, l.amount, l.amount_local
  from ${record} t join ${record}_lines l on l.parent_id = t.id
  where t.active and t.country = 'BR' and t.status in ${statuses}`;
const LINES_OF_OPEN = `select c.code, count(distinct l.id), sum(l.amount), sum(l.amount_local) from (
    ${linesOf("pre_invoice", OPEN_STATES)} union all ${linesOf("invoice", "('issued', 'partly_paid')")}) l
  join currency c on c.id = l.currency_id group by 1`;

/** The same found by hand, of one country: no rights, no names, no history. */
const BARE: Readonly<Record<keyof typeof ASKED, readonly string[]>> = {
  "list of pre-invoices": [
    "select * from pre_invoice where active and country = 'BR' order by date desc, code desc, id limit 51",
  ],
  "list of invoices": [
    "select * from invoice where active and country = 'BR' order by date desc, number desc, id limit 51",
  ],
  "open invoices by due date": [
    `select * from invoice where active and country = 'BR' and status in ('issued', 'partly_paid')
      order by due_date, id limit 51`,
  ],
  monitoring: [
    `select state, width_bucket(days, array[8, 16, 31, 61]), customer_id, to_char(date, 'YYYY-MM'), count(*), sum(amount)
      from ${OPEN} i group by 1, 2, 3, 4`,
    LINES_OF_OPEN,
  ],
  "list behind a figure": [
    `select * from ${OPEN} i where state = 'invoiced' and days > 60 order by days desc, id limit 500`,
    `select count(*), sum(amount) from ${OPEN} i where state = 'invoiced' and days > 60`,
  ],
  "terminal monitoring of a month": [
    `select w.terminal_id, t.date, sum(l.amount_local) from invoice t join invoice_lines l on l.parent_id = t.id
      join work_order w on w.id = l.work_order_id where t.active and t.country = 'BR' and t.status <> 'canceled'
      and t.date between current_date - 30 and current_date group by 1, 2`,
  ],
  ageing: [
    `select due_date, currency_id, count(*), sum(net - paid) from invoice where active and country = 'BR'
      and status in ('issued', 'partly_paid') group by 1, 2`,
  ],
};

async function measure(call: Call, who: string, bare: ReadonlyMap<string, number>): Promise<void> {
  for (const [name, body] of Object.entries(ASKED)) {
    try {
      const took = await timed(`${who}: ${name}`, () => call(body));
      console.log(`  ${(took / (bare.get(name) ?? 1)).toFixed(1)} times the statements alone`);
    } catch (problem) {
      console.log(`${who}: ${name}: refused (${String(problem).slice(0, 90)})`);
    }
  }
}

const folder = mkdtempSync(join(tmpdir(), "plimsoll-bench-billing-"));
const postgres = await openPostgres();
const client = new pg.Client(postgres.url);
try {
  const server = await startServer(postgres.url, folder);
  await client.connect();
  const { rows } = await client.query("select 1 from pre_invoice where code = 'BB-1'");
  if (rows.length === 0) await fill(client);
  const bare = new Map<string, number>();
  for (const [name, statements] of Object.entries(BARE))
    bare.set(
      name,
      await timed(`bare: ${name}`, async () => {
        for (const statement of statements) JSON.stringify((await client.query(statement)).rows);
      }),
    );
  for (const who of SEEN) await measure(await server.as(who), who, bare);
  await server.stop();
} finally {
  await client.end();
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
