/** What operations ask the database beyond their own rows. */
import type { RowFilter } from "@plimsoll/domain/access/scope";
import type { Attachment } from "@plimsoll/domain/file/output";
import type { Locale } from "@plimsoll/domain/kernel/locale";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Carrier } from "@plimsoll/domain/operation/carrier";
import type { OperationStatus } from "@plimsoll/domain/operation/operation-page";
import type { AtWork, WorkView } from "@plimsoll/domain/operation/output";
import type { CleaningClass } from "@plimsoll/domain/operation/previous-cargo";
import { HOLD_OF_BARGE } from "@plimsoll/domain/work-order/storage-plan";
import type { Queryable } from "#db/database";
import { scopeCondition } from "#db/scope";
import { and, type Fragment, join, name, raw, sql } from "#db/sql";
import { listFiles } from "#files/list-files";
import { rowColumns, type WireRow } from "#record/row";
import type { Call } from "#rpc/call";
import { orderOfBarges } from "./convoy/store.ts";

export interface OperationHead extends Record<string, unknown> {
  readonly id: string;
  readonly code: string;
  readonly carrier: Carrier;
  readonly status: OperationStatus;
  readonly work_order_id: string;
  readonly planned_holds: readonly number[];
  readonly ship_holds: readonly number[];
  readonly scope: readonly {
    readonly code: string | null;
    readonly mandatory: boolean;
    readonly confirmed: boolean;
  }[];
}

/** What the progress of an operation is judged by, in one statement. */
export async function operationHead(db: Queryable, id: string): Promise<OperationHead | undefined> {
  const [row] = await db.run<OperationHead>(sql`select o.id, o.code, o.carrier, o.status, o.work_order_id,
      array(select p.hold from operation_storage_plan p where p.parent_id = o.id order by p.hold) as planned_holds,
      array(select h.number from ship_holds h where h.parent_id = o.ship_id order by h.number) as ship_holds,
      (select coalesce(json_agg(json_build_object('code', s.code, 'mandatory', i.mandatory, 'confirmed', i.confirmed)), '[]')
        from work_order_scope i join service_type s on s.id = i.service_type_id where i.parent_id = o.work_order_id) as scope
    from operation o where o.id = ${id}`);
  return row;
}

export interface KeptPage extends WireRow {
  readonly id: string;
  readonly key: string;
  readonly state: string;
  readonly done: number;
  readonly of: number;
}

export function keptPages(db: Queryable, operationId: string): Promise<KeptPage[]> {
  return db.run(sql`select id, key, state, done, "of" from operation_pages
    where parent_id = ${operationId} order by position`);
}

/** The rows of one record of an operation in the order in which they were made. */
export function fieldRows(db: Queryable, model: RecordModel, operationId: string): Promise<WireRow[]> {
  return db.run(sql`select ${rowColumns(model, "*")} from ${name(model.key)} t
    where t.operation_id = ${operationId} and t.active order by t.created_at, t.id`);
}

export async function operationsOf(
  db: Queryable,
  orderId: unknown,
): Promise<{ id: string; barge_id: string | null; ship_id: string | null; status: OperationStatus }[]> {
  return db.run(sql`select id, barge_id, ship_id, status from operation
    where work_order_id = ${orderId} order by code, id`);
}

/** Whether anything was written down in an operation, over all records of the field. */
export async function hasRows(db: Queryable, id: string, records: readonly string[]): Promise<boolean> {
  const asked = records.map(
    (record) => sql`exists (select 1 from ${name(record)} where operation_id = ${id})`,
  );
  const [row] = await db.run<{ found: boolean }>(sql`select ${join(asked, " or ")} as found`);
  return row?.found === true;
}

/** Codes of the services that an order must have carried out. */
export async function mandatoryServices(db: Queryable, orderId: string): Promise<string[]> {
  const rows = await db.run<{ code: string }>(sql`select s.code from work_order_scope i
    join service_type s on s.id = i.service_type_id where i.parent_id = ${orderId} and i.mandatory and s.code is not null`);
  return rows.map((row) => row.code);
}

/** How far the field of an order is: whether anything began, everything was inspected, and loading is on. */
export async function fieldFacts(
  db: Queryable,
  orderId: string,
  inspections: readonly string[],
): Promise<{ started: boolean; inspected: boolean; loading: boolean }> {
  const [row] = await db.run<{ started: boolean; inspected: boolean; loading: boolean }>(sql`select
    exists (select 1 from operation o where o.work_order_id = ${orderId} and o.status in ('started', 'finished')) as started,
    (select count(*) filter (where p.state = 'done') > 0 and count(*) filter (where p.state not in ('done', 'not_needed')) = 0
      from operation o join operation_pages p on p.parent_id = o.id
      where o.work_order_id = ${orderId} and o.status <> 'canceled' and p.key = any(${[...inspections]}::text[])) as inspected,
    exists (select 1 from timelog_entry e join timelog t on t.id = e.timelog_id
      where e.work_order_id = ${orderId} and t.begins_loading)
      or exists (select 1 from weighing w where w.work_order_id = ${orderId}) as loading`);
  return row ?? { started: false, inspected: false, loading: false };
}

export async function lastAttempt(
  db: Queryable,
  operationId: unknown,
  hold: unknown,
): Promise<{ attempt: number; verdict: string | null; withdrawn_at: string | null } | undefined> {
  const [row] = await db.run<{ attempt: number; verdict: string | null; withdrawn_at: string | null }>(
    sql`select attempt, verdict, withdrawn_at from basement_inspection
      where operation_id = ${operationId} and hold = ${hold} order by attempt desc limit 1`,
  );
  return row;
}

/** Where a seal number stands already, in whichever order. */
export async function sealOf(db: Queryable, number: unknown): Promise<{ id: string } | undefined> {
  const [row] = await db.run<{ id: string }>(sql`select id from hold_sealing where number = ${number}`);
  return row;
}

export async function liveSealAt(
  db: Queryable,
  seal: { operation_id: unknown; hold: unknown; position: unknown; id: unknown },
  live: readonly string[],
): Promise<boolean> {
  const [row] = await db.run(sql`select 1 from hold_sealing where operation_id = ${seal.operation_id}
    and hold = ${seal.hold} and position = ${seal.position} and id <> ${seal.id} and state = any(${[...live]}::text[])`);
  return row !== undefined;
}

export async function isAnswered(
  db: Queryable,
  checklistId: unknown,
  records: readonly string[],
): Promise<boolean> {
  const asked = records.map(
    (record) => sql`exists (select 1 from ${name(record)} where checklist_id = ${checklistId})`,
  );
  const [row] = await db.run<{ found: boolean }>(sql`select ${join(asked, " or ")} as found`);
  return row?.found === true;
}

export async function lastRevision(db: Queryable, page: unknown, standard: unknown): Promise<number> {
  const [row] = await db.run<{
    revision: number;
  }>(sql`select coalesce(max(revision), 0) as revision from checklist
    where field_page = ${page} and standard is not distinct from ${standard}`);
  return row?.revision ?? 0;
}

export function previousCargoes(
  db: Queryable,
): Promise<{ name: string; names: Record<string, string | null> | null; cleaning_class: CleaningClass }[]> {
  return db.run(sql`select name, names, cleaning_class from previous_cargo where active`);
}

export async function severityOf(db: Queryable, typeId: unknown): Promise<string | null> {
  const [row] = await db.run<{ severity: string }>(
    sql`select severity from occurrences where id = ${typeId}`,
  );
  return row?.severity ?? null;
}

export async function hasAddress(db: Queryable, loadingPlaceId: unknown): Promise<boolean> {
  const [row] = await db.run<{ street: string | null }>(
    sql`select address ->> 'street' as street from loading_place where id = ${loadingPlaceId}`,
  );
  return row?.street != null && row.street !== "";
}

export async function hasFile(db: Queryable, record: string, id: unknown, field: string): Promise<boolean> {
  const [row] = await db.run(sql`select 1 from attachment
    where owner_record = ${record} and owner_id = ${id} and field = ${field} limit 1`);
  return row !== undefined;
}

/** So many photos a device can take along of one operation. */
const MOST_FILES = 500;

/** The newest of the files of rows of an operation, whoever may see those rows. */
export async function filesBelow(
  call: Call,
  records: readonly string[],
  operationId: unknown,
): Promise<Attachment[]> {
  if (records.length === 0) return [];
  const owners = join(
    records.map((record) => sql`select id from ${name(record)} where operation_id = ${operationId}`),
    " union all ",
  );
  return listFiles(
    call,
    sql`where owner_record = any(${records}::text[]) and owner_id in (${owners})
      order by created_at desc, id limit ${MOST_FILES}`,
  );
}

/** At most so many are shown at once: more are nobody's work at hand. */
const MOST_AT_WORK = 200;
const BEGUN_FIRST =
  "case t.status when 'started' then 0 else 1 end, w.appointment_date nulls last, w.wocode,";

interface Asked {
  readonly view: WorkView;
  readonly inspectorId: string | null;
  readonly portIds: readonly string[];
  readonly carrier: Carrier | undefined;
  readonly orderId: string | undefined;
  readonly locale: Locale;
}

/**
 * Operations that are on, and those whose order waits for its start; the ones begun first. Those of one order as they
 * follow each other in the convoy, whatever has begun.
 */
export function atWork(
  db: Queryable,
  { filter, model }: { filter: RowFilter; model: RecordModel },
  { view, inspectorId, portIds, carrier, orderId, locale }: Asked,
): Promise<(AtWork & Record<string, unknown>)[]> {
  const conditions: Fragment[] = [scopeCondition(filter, model)];
  if (carrier !== undefined) conditions.push(sql`t.carrier = ${carrier}`);
  if (orderId !== undefined) conditions.push(sql`t.work_order_id = ${orderId}`);
  else
    conditions.push(
      raw(
        `(t.status = 'started' or (t.status = 'not_started' and w.status in ('scope_released', 'waiting_start')))`,
      ),
    );
  if (view === "mine")
    conditions.push(sql`exists (select 1 from work_order_inspector_ids i
      where i.parent_id = w.id and i.target_id = ${inspectorId})`);
  if (view === "port") conditions.push(sql`w.port_id = any(${[...portIds]}::uuid[])`);
  return db.run(sql`select t.id, t.version, t.code, t.carrier, t.status, t.started_at, t.planned::text as planned,
      t.work_order_id, t.barge_id, coalesce(s.name, b.name, w.convoy_name) as carrier_name, w.wocode,
      w.status as order_status, c.name as customer, p.name as port, m.name as terminal,
      coalesce(nullif(d.names ->> ${locale}::text, ''), d.name) as product,
      w.appointment_date::text as appointment_date,
      coalesce((select json_agg(json_build_object('key', g.key, 'state', g.state, 'done', g.done, 'of', g.of) order by g.position)
        from operation_pages g where g.parent_id = t.id), '[]') as pages
    from operation t join work_order w on w.id = t.work_order_id
      left join ship s on s.id = t.ship_id left join barge b on b.id = t.barge_id
      left join customer c on c.id = w.customer_id left join port p on p.id = w.port_id
      left join terminal m on m.id = w.terminal_id left join product d on d.id = w.product_id
    where ${and(conditions)}
    order by ${raw(orderId === undefined ? BEGUN_FIRST : "")} ${orderOfBarges("t")}
    limit ${MOST_AT_WORK}`);
}

/** Ports where somebody has worked or is planned: theirs. */
export async function portsOfInspector(db: Queryable, inspectorId: string | null): Promise<string[]> {
  if (inspectorId === null) return [];
  const rows = await db.run<{ port_id: string }>(sql`select distinct w.port_id from work_order w
    join work_order_inspector_ids i on i.parent_id = w.id
    where i.target_id = ${inspectorId} and w.port_id is not null`);
  return rows.map((row) => row.port_id);
}

/** Ports at the places of work units. */
export async function portsOfUnits(db: Queryable, workunitIds: readonly string[]): Promise<string[]> {
  if (workunitIds.length === 0) return [];
  const rows = await db.run<{ id: string }>(sql`select distinct p.id from port p
    join workunit_addresses a on a.city_id = p.city_id where a.parent_id = any(${[...workunitIds]}::uuid[])`);
  return rows.map((row) => row.id);
}

/** The time zone of the port of an order, where somebody entered it. */
export async function zoneOfPort(db: Queryable, orderId: unknown): Promise<string | null> {
  const [row] = await db.run<{ time_zone: string | null }>(
    sql`select p.time_zone from work_order o join port p on p.id = o.port_id where o.id = ${orderId}`,
  );
  return row?.time_zone ?? null;
}

/** The ship or barge as the field pages draw it. */
export async function carrierOf(
  db: Queryable,
  { ship_id: ship, barge_id: barge }: Readonly<Record<string, unknown>>,
): Promise<{ id: string; name: string; holds: { number: number; volume: string | null }[] } | undefined> {
  if (typeof ship === "string") {
    const [row] = await db.run<{ id: string; name: string; holds: { number: number; volume: string }[] }>(
      sql`select s.id, s.name, (select coalesce(json_agg(json_build_object('number', h.number, 'volume', h.volume::text)
        order by h.number), '[]') from ship_holds h where h.parent_id = s.id) as holds from ship s where s.id = ${ship}`,
    );
    return row;
  }
  if (typeof barge !== "string") return undefined;
  const [row] = await db.run<{ id: string; name: string }>(
    sql`select id, name from barge where id = ${barge}`,
  );
  // Of a barge nobody enters holds: it is one.
  return row && { ...row, holds: [{ number: HOLD_OF_BARGE, volume: null }] };
}

/** The one row of an operation, or of one of its holds, where there is only one. */
export async function onlyRowOf(
  db: Queryable,
  record: string,
  operationId: string,
  hold?: number,
): Promise<{ id: string; version: number } | undefined> {
  const ofHold = hold === undefined ? raw("") : sql`and hold = ${hold}`;
  const [row] = await db.run<{ id: string; version: number }>(sql`select id, version from ${name(record)}
    where operation_id = ${operationId} ${ofHold} order by created_at desc, id desc limit 1`);
  return row;
}

export async function lastCargoIds(
  db: Queryable,
  operationId: string,
  hold: number | null,
): Promise<string[]> {
  const rows = await db.run<{ id: string }>(sql`select id from last_cargo
    where operation_id = ${operationId} and hold is not distinct from ${hold} order by sequence, created_at, id`);
  return rows.map((row) => row.id);
}
