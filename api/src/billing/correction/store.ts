/** What credit notes and margins ask the database. */

import type { CreditedLine } from "@plimsoll/domain/billing/credit";
import type { CostInForce, PersonDay } from "@plimsoll/domain/billing/margin";
import type { Queryable } from "#db/database";
import { sql } from "#db/sql";

/** Nobody credits an invoice while somebody else does, pays or cancels it. */
export async function holdInvoice(tx: Queryable, id: unknown): Promise<void> {
  await tx.run(sql`select 1 from invoice where id = ${id} for update`);
}

/** What of the lines of an invoice was credited so far. */
export function creditedLines(
  db: Queryable,
  invoiceId: unknown,
): Promise<(CreditedLine & Record<string, unknown>)[]> {
  return db.run(sql`select l.line_id, l.amount::text as amount from credit_note_lines l
    join credit_note n on n.id = l.parent_id where n.invoice_id = ${invoiceId} and n.active`);
}

export interface ShownNote extends Record<string, unknown> {
  readonly id: string;
  readonly number: string;
  readonly date: string;
  readonly reason: string;
  readonly net: string;
  readonly document_id: string | null;
  readonly lines: readonly CreditedLine[];
}

export function notesOn(db: Queryable, invoiceId: unknown): Promise<ShownNote[]> {
  return db.run<ShownNote>(sql`select n.id, n.number, n.date::text as date, n.reason, n.net::text as net,
      (select a.id from attachment a where a.owner_record = 'credit_note' and a.owner_id = n.id
        and a.field = 'document' limit 1) as document_id,
      coalesce((select json_agg(json_build_object('line_id', l.line_id, 'amount', l.amount::text) order by l.position)
        from credit_note_lines l where l.parent_id = n.id), '[]') as lines
    from credit_note n where n.invoice_id = ${invoiceId} and n.active order by n.date desc, n.number desc`);
}

/** What was invoiced of an order, less what was credited of it, in money of the country. */
export async function revenueOf(db: Queryable, orderId: string): Promise<string> {
  const first = sql`(select x.target_id from invoice_work_order_ids x where x.parent_id = t.id order by x.position limit 1)`;
  const [row] = await db.run<{
    revenue: string;
  }>(sql`select (coalesce((select sum(l.amount_local) from invoice_lines l
      join invoice t on t.id = l.parent_id
      where t.id in (select parent_id from invoice_work_order_ids where target_id = ${orderId}) and t.active
        and t.status <> 'canceled' and coalesce(l.work_order_id, ${first}) = ${orderId}), 0)
    - coalesce((select sum(l.amount) from credit_note_lines l join credit_note n on n.id = l.parent_id
      join invoice t on t.id = n.invoice_id
      where t.id in (select parent_id from invoice_work_order_ids where target_id = ${orderId}) and n.active
        and coalesce(l.work_order_id, ${first}) = ${orderId}), 0))::numeric(20, 2)::text as revenue`);
  return row?.revenue ?? "0.00";
}

/** Every day of everybody who is planned for the order. */
export function personDays(db: Queryable, orderId: string): Promise<(PersonDay & Record<string, unknown>)[]> {
  return db.run(sql`select d::date::text as day, a.inspector_id, a.designation_type_id from appointment a,
      generate_series(a.begin_date, a.end_date, interval '1 day') d
    where a.work_order_id = ${orderId} and a.active`);
}

/** The day of each result that stands. */
export async function analysisDays(db: Queryable, orderId: string, zone: string): Promise<string[]> {
  const rows = await db.run<{ day: string }>(sql`select (created_at at time zone ${zone})::date::text as day
    from analysis_result where work_order_id = ${orderId} and active and value is not null
      and not coalesce(superseded, false)`);
  return rows.map((row) => row.day);
}

export interface FoundExpense extends Record<string, unknown> {
  readonly id: string;
  readonly date: string;
  readonly description: string;
  readonly currency_id: string;
  readonly amount: string;
  readonly billable: boolean;
  readonly has_receipt: boolean;
  /** Stands on a live pre-invoice. */
  readonly billed: boolean;
}

export function expensesOf(db: Queryable, orderId: unknown): Promise<FoundExpense[]> {
  return db.run<FoundExpense>(sql`select e.id, e.date::text as date, e.description, e.currency_id, e.amount::text as amount,
      e.billable, exists (select 1 from attachment a where a.owner_record = 'expense' and a.owner_id = e.id
        and a.field = 'receipt') as has_receipt,
      exists (select 1 from pre_invoice_lines l join pre_invoice p on p.id = l.parent_id
        where l.work_order_id = e.work_order_id and l.evidence ->> 'id' = e.id::text and p.active
          and p.status <> 'canceled') as billed
    from expense e where e.work_order_id = ${orderId} and e.active order by e.date, e.id`);
}

export function costsIn(db: Queryable, country: unknown): Promise<(CostInForce & Record<string, unknown>)[]> {
  return db.run(sql`select kind, inspector_id, designation_type_id, amount::text as amount,
      valid_from::text as valid_from, valid_to::text as valid_to
    from cost_rate where country = ${country} and active`);
}
