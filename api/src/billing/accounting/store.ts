/** What goes to accounting, and what went there. */
import type { AccountedInvoice, AccountingKind } from "@plimsoll/domain/billing/accounting";
import { zoneOf } from "@plimsoll/domain/country/time-zone";
import type { Queryable } from "#db/database";
import { sql } from "#db/sql";

export interface Exported extends Record<string, unknown> {
  readonly csv: string;
  readonly json: string;
}

/** Whoever dates something in a country, and whoever closes a month of it, wait for one another. */
export async function holdMonths(tx: Queryable, country: string, closes: boolean): Promise<void> {
  const key = `accounting ${country}`;
  await tx.run(
    closes
      ? sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`
      : sql`select pg_advisory_xact_lock_shared(hashtextextended(${key}, 0))`,
  );
}

export async function exported(
  db: Queryable,
  country: string,
  period: string,
): Promise<Exported | undefined> {
  const [row] = await db.run<Exported>(
    sql`select csv, json from accounting_export where country = ${country} and period = ${period}`,
  );
  return row;
}

export async function keepExport(
  db: Queryable,
  about: { country: string; period: string; at: string; by: string },
  { csv, json }: Exported,
): Promise<void> {
  await db.run(sql`insert into accounting_export (country, period, csv, json, created_at, created_by)
    values (${about.country}, ${about.period}, ${csv}, ${json}, ${about.at}, ${about.by})`);
}

export interface FoundEntry extends Record<string, unknown> {
  readonly kind: AccountingKind;
  readonly date: string;
  readonly amount: string;
  readonly invoice: AccountedInvoice;
}

/** Credit notes by their day, each with the invoice that it corrects. */
export function creditsOf(db: Queryable, country: string, period: string): Promise<FoundEntry[]> {
  return db.run<FoundEntry>(sql`select 'credit_note' as kind, n.date::text as date, n.net::text as amount, json_build_object(
      'number', n.number, 'nf_number', t.nf_number, 'nf_key', t.nf_key, 'customer', c.name, 'tax_id', n.tax_id,
      'currency', u.code, 'gross', n.gross::text, 'net', n.net::text, 'corrects', t.number,
      'work_orders', coalesce((select json_agg(w.wocode order by x.position) from credit_note_work_order_ids x
        join work_order w on w.id = x.target_id where x.parent_id = n.id), '[]'),
      'withheld', coalesce((select json_object_agg(x.tax, x.amount::text) from credit_note_taxes x
        where x.parent_id = n.id), '{}'), 'lines', '[]'::json) as invoice
    from credit_note n join invoice t on t.id = n.invoice_id join customer c on c.id = n.customer_id
      left join currency u on u.id = n.currency_id
    where n.country = ${country} and n.active and to_char(n.date, 'YYYY-MM') = ${period} order by n.date, n.number`);
}

/** All of a country, whoever asks: what is closed is closed for everybody. */
export function entriesOf(db: Queryable, country: string, period: string): Promise<FoundEntry[]> {
  const zone = zoneOf(country);
  return db.run<FoundEntry>(sql`with entry as (
      select 'invoice' as kind, t.date, t.net as amount, t.id, 0 as place from invoice t where t.country = ${country}
      union all select 'cancellation', (s.at at time zone ${zone})::date, t.net, t.id, 1 from invoice t
        join status_log s on s.record = 'invoice' and s.record_id = t.id and s.status = 'canceled'
        where t.country = ${country}
      union all select 'payment', p.date, p.amount, t.id, 2 + p.position from invoice t
        join invoice_payments p on p.parent_id = t.id where t.country = ${country})
    select e.kind, e.date::text as date, e.amount::text as amount, json_build_object(
      'corrects', (select x.number from invoice x where x.id = t.supplements_id),
      'number', t.number, 'nf_number', t.nf_number, 'nf_key', t.nf_key, 'customer', c.name, 'tax_id', t.tax_id,
      'currency', u.code, 'gross', t.gross::text, 'net', t.net::text,
      'work_orders', coalesce((select json_agg(w.wocode order by x.position) from invoice_work_order_ids x
        join work_order w on w.id = x.target_id where x.parent_id = t.id), '[]'),
      'withheld', coalesce((select json_object_agg(x.tax, x.amount::text) from invoice_taxes x
        where x.parent_id = t.id and x.withheld), '{}'),
      'lines', coalesce((select json_agg(json_build_object('service', s.name, 'basis', l.basis,
          'quantity', l.quantity::text, 'rate', l.rate::text, 'currency', k.code, 'amount', l.amount::text,
          'amount_local', l.amount_local::text) order by l.position)
        from invoice_lines l left join service_type s on s.id = l.service_type_id
        join currency k on k.id = l.currency_id where l.parent_id = t.id), '[]')) as invoice
    from entry e join invoice t on t.id = e.id join customer c on c.id = t.customer_id
      left join currency u on u.id = t.currency_id
    where to_char(e.date, 'YYYY-MM') = ${period} order by e.date, t.number, e.place`);
}
