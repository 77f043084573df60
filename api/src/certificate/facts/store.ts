/**
 * The rows of an order that its certificates are filled from. Whoever may see the certificate sees what it says. They come
 * in one statement: they are read twice while a certificate is issued, and each way to the database and back took
 * longer than what was asked there. So they come as JSON, in which decimals and instants are texts of our own making.
 */
import type * as facts from "@plimsoll/domain/certificate/facts";
import type { StandardText } from "@plimsoll/domain/certificate/standard-text";
import type { Queryable } from "#db/database";
import { type Fragment, raw, sql } from "#db/sql";
import { orderOfBarges } from "#operation/convoy/store";

/** The order that is asked about, inside the one statement. */
const ASKED = raw("asked.id");

const instant = (column: string): Fragment =>
  raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

export interface OrderHead extends Record<string, unknown> {
  readonly id: string;
  readonly wocode: string;
  readonly kind: string;
  readonly status: string;
  readonly country: string;
  readonly contract: string | null;
  readonly date: string;
  readonly destination: string | null;
  readonly expected: string | null;
  readonly author_id: string | null;
  readonly zone: string | null;
  readonly customer_id: string;
  readonly customer_name: string;
  readonly customer_tax_id: string | null;
  readonly shipper_id: string | null;
  readonly shipper_name: string | null;
  readonly shipper_tax_id: string | null;
  readonly port_id: string | null;
  readonly port_name: string | null;
  readonly terminal_name: string | null;
  readonly discharge_id: string | null;
  readonly discharge_name: string | null;
}

const head = (id: Fragment) => sql`select w.id, w.wocode, w.kind, w.status, w.country, w.contract,
      w.date::text as date, w.destination, w.expected_volume::text as expected, w.author_id, p.time_zone as zone,
      c.id as customer_id, coalesce(c.social_name, c.name) as customer_name, c.tax_id as customer_tax_id,
      s.id as shipper_id, s.name as shipper_name, s.tax_id as shipper_tax_id,
      p.id as port_id, p.name as port_name, t.name as terminal_name, d.id as discharge_id, d.name as discharge_name
    from work_order w join customer c on c.id = w.customer_id
      left join shipper s on s.id = w.shipper_id left join port p on p.id = w.port_id
      left join terminal t on t.id = w.terminal_id left join port d on d.id = w.destination_port_id
    where w.id = ${id}`;

export async function orderHead(db: Queryable, id: unknown): Promise<OrderHead | undefined> {
  const [row] = await db.run<OrderHead>(head(sql`${id}`));
  return row;
}

export interface CarrierRow extends Omit<facts.FactCarrier, "flag"> {
  readonly flag: string | null;
  readonly flag_names: NamedRow["names"];
}

const carriers = sql`select o.id as operation_id, coalesce(s.name, b.name, o.code) as name, s.imo, k.name as flag,
      k.names as flag_names, ${instant("o.started_at")} as started_at, ${instant("o.finished_at")} as finished_at
    from operation o left join ship s on s.id = o.ship_id left join barge b on b.id = o.barge_id
      left join country k on k.id = s.flag_id
    where o.work_order_id = ${ASKED} and o.active order by ${orderOfBarges("o")}`;

export interface NamedRow extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly names: Readonly<Record<string, string | null>> | null;
  readonly ncm: string | null;
}

const products = sql`select p.id, p.name, p.names, p.ncm from product p where p.id in (
      select product_id from work_order where id = ${ASKED}
      union select l.product_id from operation o join operation_storage_plan l on l.parent_id = o.id
        where o.work_order_id = ${ASKED})
    order by p.name, p.id`;

const weights = sql`select id, operation_id, hold, product_id, total::text as total, closed from weighing_period
    where work_order_id = ${ASKED} and active order by operation_id, hold, number`;

export interface ClassifiedRow extends Record<string, unknown> {
  readonly id: string;
  readonly operation_id: string;
  readonly kind: string;
  readonly code: string;
  readonly product_id: string;
  readonly culture: string;
  readonly hold: number | null;
  readonly date: string;
  readonly standard: string | null;
  readonly group: string | null;
  readonly class: string | null;
  readonly type: string | null;
  readonly outcome: string | null;
  readonly tonnage: string | null;
  readonly percentages: facts.FactFinal["percentages"];
  readonly analyses: facts.FactFinal["analyses"];
  readonly sample: { readonly defects_g?: Record<string, string>; readonly foreign_matter_g?: string } | null;
  readonly contract_verdict: {
    readonly lines: readonly {
      readonly parameter: string;
      readonly kind: string;
      readonly limit: string | null;
    }[];
  } | null;
}

/** Finals, and what they were made of. */
const classifications = sql`select c.id, c.operation_id, c.kind, c.code, c.product_id, p.culture, c.hold, c.date::text as date,
      c.standard, c."group", c.class, c.type, c.outcome, c.tonnage::text as tonnage, c.percentages, c.analyses, c.sample,
      c.contract_verdict
    from classification c join product p on p.id = c.product_id
    where c.work_order_id = ${ASKED} and c.active and not c.superseded and c.kind in ('final', 'partial')
    order by c.operation_id, c.number`;

/** The last attempt of each hold. */
const inspections = sql`select distinct on (i.operation_id, i.hold) i.id, i.operation_id, i.hold, i.attempt, i.standard,
      i.verdict, ${instant("i.ended_at")} as ended_at,
      coalesce((select string_agg(distinct l.cargo, ', ') from last_cargo l where l.operation_id = i.operation_id
        and l.active and (l.hold = i.hold or l.hold is null)), '') as last_cargoes
    from basement_inspection i where i.work_order_id = ${ASKED} and i.active and i.withdrawn_at is null
    order by i.operation_id, i.hold, i.attempt desc`;

const seals = sql`select id, operation_id, hold, position, number, place, state from hold_sealing
    where work_order_id = ${ASKED} and active and state <> 'void' order by operation_id, hold, position`;

const hatches = sql`select h.id, h.operation_id, h.hold, h.method, h.result, ${instant("h.at")} as at,
      (select count(*)::integer from hose_test_leaks l where l.parent_id = h.id) as leaks
    from hose_test h where h.work_order_id = ${ASKED} and h.active order by h.operation_id, h.hold, h.created_at`;

export interface SurveyRow extends Record<string, unknown> {
  readonly id: string;
  readonly operation_id: string;
  readonly cargo: string | null;
  readonly results: unknown;
  readonly comparison: unknown;
}

const surveys = sql`select id, operation_id, cargo::text as cargo, results, comparison from draft_survey
    where work_order_id = ${ASKED} and active order by code`;

const samples = sql`select id, operation_id, code, seal, represents, hold, product_id, state from sample
    where work_order_id = ${ASKED} and active and state <> 'discarded' order by code`;

export interface AnalysedRow extends Record<string, unknown> {
  readonly id: string;
  readonly operation_id: string;
  readonly product_id: string | null;
  readonly sample: string;
  readonly name: string;
  readonly names: NamedRow["names"];
  readonly method: string | null;
  readonly unit: string | null;
  readonly decimals: number | null;
  readonly value: string;
  readonly verdict: string | null;
}

/** Results that stand: released, and no later one in their place. */
const results = sql`select r.id, s.operation_id, s.product_id, s.code as sample, a.name, a.names, a.method, m.symbol as unit, a.decimals,
      trim_scale(r.value)::text as value, r.verdict
    from analysis_result r join sample s on s.id = r.sample_id join analysis a on a.id = r.analysis_id
      left join measure m on m.id = a.unit_id
    where r.work_order_id = ${ASKED} and r.active and not r.superseded and r.value is not null
      and (not r.needs_check or r.checked_at is not null)
    order by a.code, s.code`;

const lots = sql`select i.id, i.operation_id, p.name as place, l.lot, l.weight
    from origin_inspection i join loading_place p on p.id = i.loading_place_id
      join origin_inspection_lots l on l.parent_id = i.id
    where i.work_order_id = ${ASKED} and i.active order by i.at, l.position`;

export interface EventRow extends Record<string, unknown> {
  readonly id: string;
  readonly operation_id: string;
  readonly name: string;
  readonly names: NamedRow["names"];
  readonly begin_at: string;
  readonly end_at: string | null;
}

const events = sql`select e.id, e.operation_id, t.name, t.names, ${instant("e.begin_at")} as begin_at, ${instant("e.end_at")} as end_at
    from timelog_entry e join timelog t on t.id = e.timelog_id
    where e.work_order_id = ${ASKED} and e.active order by e.begin_at, e.id`;

/** Occurrences that stop the work and that nobody has closed. */
const openOccurrences = sql`select count(*)::integer from occurrence o
    join occurrences t on t.id = o.occurrences_id
    where o.work_order_id = ${ASKED} and o.active and o.state <> 'closed'
      and coalesce(o.severity, t.severity) = 'stop'`;

/** Of the house and of the order's customer, the newest first. */
const texts = sql`select x.customer_id, x.part, x.language, coalesce(x.kinds, '{}') as kinds, x.text from certificate_text x
    where x.active and x.country = asked.country and (x.customer_id is null or x.customer_id = h.customer_id)
    order by x.updated_at desc, x.id`;

export interface FactRows extends Record<string, unknown> {
  readonly head: OrderHead;
  readonly carriers: readonly CarrierRow[];
  readonly products: readonly NamedRow[];
  readonly weights: readonly facts.FactWeight[];
  readonly classifications: readonly ClassifiedRow[];
  readonly inspections: readonly facts.FactInspection[];
  readonly seals: readonly facts.FactSeal[];
  readonly hatches: readonly facts.FactHatch[];
  readonly surveys: readonly SurveyRow[];
  readonly samples: readonly facts.FactSample[];
  readonly results: readonly AnalysedRow[];
  readonly lots: readonly facts.FactLot[];
  readonly events: readonly EventRow[];
  readonly open_occurrences: number;
  readonly texts: readonly StandardText[];
}

const allOf = (rows: Fragment) => sql`(select coalesce(json_agg(r), '[]') from (${rows}) r)`;

/** Of the order, and the texts that certificates of a country begin with. */
export async function factRows(
  db: Queryable,
  orderId: unknown,
  country: string,
): Promise<FactRows | undefined> {
  const [row] = await db.run<FactRows>(sql`select row_to_json(h) as head, ${allOf(carriers)} as carriers,
      ${allOf(products)} as products, ${allOf(weights)} as weights, ${allOf(classifications)} as classifications,
      ${allOf(inspections)} as inspections, ${allOf(seals)} as seals, ${allOf(hatches)} as hatches,
      ${allOf(surveys)} as surveys, ${allOf(samples)} as samples, ${allOf(results)} as results, ${allOf(lots)} as lots,
      ${allOf(events)} as events, (${openOccurrences}) as open_occurrences,
      ${allOf(texts)} as texts
    from (select ${orderId}::uuid as id, ${country}::text as country) asked cross join lateral (${head(ASKED)}) h`);
  return row;
}
