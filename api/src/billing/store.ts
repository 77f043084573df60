/** What pre-invoices and invoices ask the database beyond their own rows. */

import type { PreInvoiceStatus } from "@plimsoll/domain/billing/pre-invoice-status";
import type { RuleTerms } from "@plimsoll/domain/billing/price-pre-invoice";
import type { RuleToChoose } from "@plimsoll/domain/billing/propose-lines";
import type { WithholdingKind } from "@plimsoll/domain/register/withholding-terms";
import type { Queryable } from "#db/database";
import { scopeCondition } from "#db/scope";
import { sql } from "#db/sql";
import type { Call } from "#rpc/call";

/** The active rules of a country that name no customer or one of these. */
export function rulesOf(
  db: Queryable,
  country: unknown,
  customerIds: readonly unknown[],
): Promise<(RuleToChoose & Record<string, unknown>)[]> {
  return db.run(sql`select r.id, t.basis, l."order" as level, r.customer_id, r.product_id, r.service_type_id,
      r.currency_id, r.unit_id, r.rate::text as rate, r.valid_from::text as valid_from, r.valid_to::text as valid_to
    from rule r join rule_type t on t.id = r.rule_type_id left join level l on l.id = r.level_id
    where r.active and r.country = ${country}
      and (r.customer_id is null or r.customer_id = any(${customerIds}::uuid[]))
    order by r.title_sort, r.id`);
}

/** What a rule of this type is multiplied by, and how narrow a level is. */
export async function basisOfType(
  db: Queryable,
  typeId: unknown,
  levelId: unknown,
): Promise<Pick<RuleToChoose, "basis" | "level"> | undefined> {
  const [row] = await db.run<Pick<RuleToChoose, "basis" | "level"> & Record<string, unknown>>(
    sql`select t.basis, (select l."order" from level l where l.id = ${levelId ?? null}) as level
      from rule_type t where t.id = ${typeId}`,
  );
  return row;
}

async function namesBy(rows: Promise<{ id: string; name: string }[]>): Promise<ReadonlyMap<string, string>> {
  return new Map((await rows).map(({ id, name }) => [id, name]));
}

export function namedRules(db: Queryable, ids: readonly unknown[]): Promise<ReadonlyMap<string, string>> {
  return namesBy(db.run(sql`select id, name from rule where id = any(${ids}::uuid[])`));
}

export function namedServices(
  db: Queryable,
  ids: readonly unknown[],
  locale: string,
): Promise<ReadonlyMap<string, string>> {
  return namesBy(
    db.run(sql`select id, coalesce(nullif(names ->> ${locale}::text, ''), name) as name from service_type
      where id = any(${ids}::uuid[])`),
  );
}

/** What of these rules changes an amount, by the rule. */
export async function termsOfRules(
  db: Queryable,
  ids: readonly unknown[],
): Promise<ReadonlyMap<string, RuleTerms>> {
  const rows = await db.run<RuleTerms & { id: string } & Record<string, unknown>>(sql`select r.id,
      r.minimum_fee::text as minimum_fee, r.tier_mode,
      coalesce((select json_agg(json_build_object('from_volume', x.from_volume::text, 'rate', x.rate::text)
        order by x.from_volume) from rule_tiers x where x.parent_id = r.id), '[]') as tiers
    from rule r where r.id = any(${ids}::uuid[])`);
  return new Map(rows.map(({ id, ...terms }) => [id, terms]));
}

export interface BilledCustomer extends Record<string, unknown> {
  readonly tax_id: string | null;
  readonly withholding: WithholdingKind | null;
  readonly iss_pct: string | null;
}

export async function billedCustomer(db: Queryable, id: unknown): Promise<BilledCustomer | undefined> {
  const [row] = await db.run<BilledCustomer>(sql`select tax_id, withholding, iss_pct::text as iss_pct
    from customer where id = ${id}`);
  return row;
}

/** The tax ids on the fiscal invoices of these orders, each once. */
export async function linkedTaxIds(db: Queryable, orderIds: readonly unknown[]): Promise<string[]> {
  const rows = await db.run<{ tax_id: string }>(sql`select distinct tax_id from fob_invoice
    where work_order_id = any(${orderIds}::uuid[]) and active and tax_id is not null order by tax_id`);
  return rows.map((row) => row.tax_id);
}

export interface BilledOrder extends Record<string, unknown> {
  readonly id: string;
  readonly kind: string;
  readonly customer_id: string;
  readonly country: string;
  /** When the last of its operations was finished. */
  readonly ended_at: string | null;
}

/** In the order in which they were named. */
export function billedOrders(db: Queryable, ids: readonly unknown[]): Promise<BilledOrder[]> {
  return db.run<BilledOrder>(sql`select w.id, w.kind, w.customer_id, w.country,
      coalesce((select max(o.finished_at) from operation o where o.work_order_id = w.id), w.finished_at) as ended_at
    from work_order w where w.id = any(${ids}::uuid[]) order by array_position(${ids}::uuid[], w.id)`);
}

export interface CurrencyCode extends Record<string, unknown> {
  readonly id: string;
  readonly code: string;
}

export function currencyCodes(db: Queryable): Promise<CurrencyCode[]> {
  return db.run<CurrencyCode>(sql`select id, code from currency order by code`);
}

export interface Closing extends Record<string, unknown> {
  readonly date: string;
  readonly buy: string;
  readonly sell: string;
  readonly source: "ptax" | "manual";
}

/** One closing a day of some weeks up to a day; the bank's own before one that somebody typed or brought in. */
export function closingsUpTo(db: Queryable, currencyId: string, day: string): Promise<Closing[]> {
  return db.run<Closing>(sql`select distinct on (date) date::text as date, buy::text as buy, sell::text as sell,
      case when source = 'ptax' then 'ptax' else 'manual' end as source
    from exchange_rate where currency_id = ${currencyId} and active
      and date <= ${day}::date and date >= ${day}::date - 45
    order by date, (source = 'ptax') desc, source`);
}

/** The newest day of which a closing is known. */
export async function knownUntil(db: Queryable, currencyId: string): Promise<string | undefined> {
  const [row] = await db.run<{ last: string | null }>(
    sql`select max(date)::text as last from exchange_rate where currency_id = ${currencyId} and active`,
  );
  return row?.last ?? undefined;
}

/** Services that stand on a live pre-invoice, by order. */
export function billedServices(
  db: Queryable,
  orderIds: readonly unknown[],
): Promise<{ work_order_id: string; service_type_id: string }[]> {
  return db.run(sql`select distinct l.work_order_id, l.service_type_id from pre_invoice_lines l
    join pre_invoice p on p.id = l.parent_id
    where l.work_order_id = any(${orderIds}::uuid[]) and l.service_type_id is not null and p.active
      and p.status <> 'canceled'`);
}

/** Until the transaction ends nobody else moves these orders; in one order, so that no two wait for one another. */
export async function holdOrders(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.run(sql`select 1 from work_order where id = any(${ids}::uuid[]) order by id for no key update`);
}

/** The statuses of the pre-invoices that an order stands on. */
export async function preInvoicesOf(db: Queryable, orderId: unknown): Promise<PreInvoiceStatus[]> {
  const rows = await db.run<{ status: PreInvoiceStatus }>(sql`select p.status from pre_invoice p
    join pre_invoice_work_order_ids w on w.parent_id = p.id where w.target_id = ${orderId} and p.active`);
  return rows.map((row) => row.status);
}

/** The invoice of a pre-invoice that stands. */
export async function invoiceOf(db: Queryable, preInvoiceId: unknown): Promise<string | undefined> {
  const [row] = await db.run<{ id: string }>(sql`select id from invoice
    where pre_invoice_id = ${preInvoiceId} and status <> 'canceled' order by created_at desc limit 1`);
  return row?.id;
}

export interface ServiceUnit extends Record<string, unknown> {
  readonly id: string;
  readonly code: string | null;
  readonly unit: string | null;
}

export function unitsOfServices(db: Queryable, ids: readonly unknown[]): Promise<ServiceUnit[]> {
  return db.run<ServiceUnit>(sql`select s.id, s.code, m.symbol as unit from service_type s
    left join measure m on m.id = s.unit_id where s.id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], s.id)`);
}

/** In which unit a service is counted; nothing where there is no such service. */
export async function unitOfService(db: Queryable, id: unknown): Promise<string | null> {
  const [row] = await db.run<{ unit_id: string | null }>(
    sql`select unit_id from service_type where id::text = ${id}`,
  );
  return row?.unit_id ?? null;
}

/** The currency of the offer that an order leans on. */
export async function currencyOfOffer(db: Queryable, proposalId: unknown): Promise<string | undefined> {
  const [row] = await db.run<{ currency_id: string }>(
    sql`select currency_id from proposal where id = ${proposalId}`,
  );
  return row?.currency_id;
}

export interface Found extends Record<string, unknown> {
  /** How much, or how many. */
  readonly quantity: string;
  readonly rows: number;
  /** The first of the rows that it was taken from, and the operation of all of them where there is but one. */
  readonly id: string | null;
  readonly operation_id: string | null;
  readonly operations: number;
}

const only = sql`count(distinct x.operation_id)::integer as operations,
  (array_agg(x.operation_id))[1] as operation_id, count(*)::integer as rows, (array_agg(x.id))[1] as id`;

/** Everything of an order that a price can be multiplied by, from the rows of the field. */
export async function quantitiesOf(
  db: Queryable,
  orderId: unknown,
): Promise<Readonly<Record<QuantityName, Found>>> {
  const of = async (rows: Promise<Found[]>) => (await rows)[0] as Found;
  const run = (text: ReturnType<typeof sql>) => of(db.run<Found>(text));
  return {
    weighing_period: await run(sql`select coalesce(sum(x.total), 0)::text as quantity, ${only}
      from (select id, operation_id, total from weighing_period where work_order_id = ${orderId} and active
        and installments > 0 order by number) x`),
    draft_survey: await run(sql`select coalesce(sum(x.cargo), 0)::text as quantity, ${only}
      from (select id, operation_id, cargo from draft_survey where work_order_id = ${orderId} and active
        and cargo > 0) x`),
    loaded: await run(sql`select coalesce(sum(x.net) / 1000, 0)::numeric(21, 3)::text as quantity, ${only}
      from (select id, operation_id, net from truck where work_order_id = ${orderId} and active and net is not null
        and state in ('loaded', 'dispatched', 'delivered') order by loaded_at) x`),
    truck: await run(sql`select count(*)::text as quantity, ${only}
      from (select id, operation_id from truck where work_order_id = ${orderId} and active
        and state not in ('programmed', 'arrived') order by classified_at) x`),
    hold_sealing: await run(sql`select count(distinct x.hold)::text as quantity, ${only}
      from (select id, operation_id, hold from hold_sealing where work_order_id = ${orderId} and active
        and state <> 'void' order by hold, position) x`),
    basement_inspection: await run(sql`select count(distinct x.hold)::text as quantity, ${only}
      from (select id, operation_id, hold from basement_inspection where work_order_id = ${orderId} and active
        order by hold, attempt) x`),
    barge: await run(sql`select count(*)::text as quantity, ${only}
      from (select id, id as operation_id from operation where work_order_id = ${orderId} and carrier = 'barge'
        and status <> 'canceled' order by code) x`),
    sample: await run(sql`select count(*)::text as quantity, ${only}
      from (select id, operation_id from sample where work_order_id = ${orderId} and active order by code) x`),
    courier: await run(sql`select count(distinct x.tracking_number)::text as quantity, ${only}
      from (select id, operation_id, tracking_number from sample where work_order_id = ${orderId} and active
        and tracking_number is not null order by code) x`),
    analysis_result: await run(sql`select count(*)::text as quantity, ${only}
      from (select r.id, s.operation_id from analysis_result r join sample s on s.id = r.sample_id
        where r.work_order_id = ${orderId} and r.active and r.value is not null and not coalesce(r.superseded, false)
        order by r.name) x`),
    certificate: await run(sql`select count(*)::text as quantity, 0 as operations, null::uuid as operation_id,
        count(*)::integer as rows, (array_agg(x.id))[1] as id
      from (select id from certificate where work_order_id = ${orderId} and active and status = 'issued'
        order by number) x`),
    appointment: await run(sql`select coalesce(sum(x.days), 0)::text as quantity, 0 as operations,
        null::uuid as operation_id, count(*)::integer as rows, (array_agg(x.id))[1] as id
      from (select id, end_date - begin_date + 1 as days from appointment
        where work_order_id = ${orderId} and active order by begin_date) x`),
  };
}

export type QuantityName =
  | "weighing_period"
  | "draft_survey"
  | "loaded"
  | "truck"
  | "hold_sealing"
  | "basement_inspection"
  | "barge"
  | "sample"
  | "courier"
  | "analysis_result"
  | "certificate"
  | "appointment";

export interface Waiting extends Record<string, unknown> {
  readonly id: string;
  readonly begin_at: string;
  readonly end_at: string;
}

/** Entries of the time log in which the work stood still. */
export function waitingOf(db: Queryable, orderId: unknown): Promise<Waiting[]> {
  return db.run<Waiting>(sql`select e.id, e.begin_at, e.end_at from timelog_entry e
    join timelog t on t.id = e.timelog_id
    where e.work_order_id = ${orderId} and e.active and e.end_at is not null and t.kind in ('stop', 'rain')
    order by e.begin_at`);
}

export interface OpenByDay extends Record<string, unknown> {
  readonly due: string;
  readonly currency: string | null;
  readonly invoices: number;
  readonly open: string;
}

/** What is open of the invoices that a caller sees, by the day that it was due. */
export function openByDay(call: Call): Promise<OpenByDay[]> {
  return call.db.run<OpenByDay>(sql`select coalesce(t.due_date, t.date)::text as due, c.code as currency,
      count(*)::integer as invoices, sum(t.net - t.paid - t.credited)::numeric(20, 2)::text as open
    from invoice t left join currency c on c.id = t.currency_id
    where t.active and t.status in ('issued', 'partly_paid')
      and ${scopeCondition(call.filter, call.app.catalog.get("invoice"))}
    group by 1, 2 order by 1, 2`);
}
