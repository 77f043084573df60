/** What classifications ask the database beyond their own rows. Whoever writes holds the order, so all of it happens one by one. */
import type { RowFilter } from "@plimsoll/domain/access/scope";
import type { DeclaredGroup, StandardCode } from "@plimsoll/domain/classification/codes";
import type { Percentages } from "@plimsoll/domain/classification/figures";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { TrendGroup } from "@plimsoll/domain/operation/classification-contract";
import type { Counted } from "@plimsoll/domain/operation/classify";
import type { CheckedWork } from "@plimsoll/domain/operation/double-check";
import type { Queryable } from "#db/database";
import { scopeCondition } from "#db/scope";
import { raw, sql } from "#db/sql";

export async function cultureOf(db: Queryable, productId: unknown): Promise<string | null> {
  const [row] = await db.run<{ culture: string }>(sql`select culture from product where id = ${productId}`);
  return row?.culture ?? null;
}

export interface PlannedProduct extends Record<string, unknown> {
  /** None of a truck, which has no holds. */
  readonly hold: number | null;
  readonly product_id: string;
  readonly culture: string;
}

/** By hold as the plan says; trucks carry what their order is about. */
export function plannedProducts(db: Queryable, operationId: unknown): Promise<PlannedProduct[]> {
  return db.run(sql`select l.hold, l.product_id, p.culture from operation_storage_plan l
      join product p on p.id = l.product_id where l.parent_id = ${operationId}
    union all select null, w.product_id, p.culture from operation o join work_order w on w.id = o.work_order_id
      join product p on p.id = w.product_id where o.id = ${operationId} and o.carrier = 'trucks'
    order by hold`);
}

export interface ClassifiedTruck extends Record<string, unknown> {
  readonly operation_id: string;
  readonly plate: string;
  readonly state: string;
}

export async function classifiedTruck(db: Queryable, id: unknown): Promise<ClassifiedTruck | undefined> {
  const [row] = await db.run<ClassifiedTruck>(
    sql`select operation_id, plate, state from truck where id = ${id} and active`,
  );
  return row;
}

export async function hasTrucks(db: Queryable, operationId: unknown): Promise<boolean> {
  const [row] = await db.run(sql`select 1 from operation where id = ${operationId} and carrier = 'trucks'`);
  return row !== undefined;
}

export async function nextNumber(
  db: Queryable,
  operationId: unknown,
): Promise<{ number: number; code: string }> {
  const [row] = await db.run<{ number: number; code: string }>(sql`select o.code,
      coalesce((select max(c.number) from classification c where c.operation_id = o.id), 0) + 1 as number
    from operation o where o.id = ${operationId}`);
  return row ?? { number: 1, code: "" };
}

/** Whether one of the products has its final in an operation. */
export async function hasFinal(
  db: Queryable,
  operationId: unknown,
  productIds: readonly unknown[],
): Promise<boolean> {
  const [row] = await db.run(sql`select 1 from classification where operation_id = ${operationId}
    and product_id = any(${[...productIds]}::uuid[]) and kind = 'final' limit 1`);
  return row !== undefined;
}

export async function isSuperseded(db: Queryable, id: unknown): Promise<boolean> {
  const [row] = await db.run<{ superseded: boolean }>(
    sql`select superseded from classification where id = ${id}`,
  );
  return row?.superseded === true;
}

interface Place {
  readonly id: unknown;
  readonly operation_id: unknown;
  readonly product_id: unknown;
  readonly kind: unknown;
  readonly date: unknown;
  readonly hold: unknown;
  readonly truck_id: unknown;
  readonly retest_of_id: unknown;
}

/**
 * Another one of the same kind, hold or truck, and day that nothing took the place of. A hold has one product, whatever was
 * planned for it before; without a hold each product aboard is classified by itself.
 */
export async function isTaken(db: Queryable, place: Place): Promise<boolean> {
  const [row] = await db.run(sql`select 1 from classification
    where operation_id = ${place.operation_id} and kind = ${place.kind} and date = ${place.date}::date
      and hold is not distinct from ${place.hold}::integer and (hold is not null or product_id = ${place.product_id})
      and active and not superseded
      and truck_id is not distinct from ${place.truck_id}::uuid
      and id <> ${place.id} and id is distinct from ${place.retest_of_id}::uuid limit 1`);
  return row !== undefined;
}

export interface Retested extends Record<string, unknown> {
  readonly operation_id: string;
  readonly product_id: string;
  readonly truck_id: string | null;
  readonly kind: string;
  readonly superseded: boolean;
}

export async function retested(db: Queryable, id: unknown): Promise<Retested | undefined> {
  const [row] = await db.run<Retested>(
    sql`select operation_id, product_id, truck_id, kind, superseded from classification where id = ${id}`,
  );
  return row;
}

/** A retest takes the place of what it retests, for as long as there is one. It makes no new version. */
export async function followRetests(db: Queryable, id: unknown): Promise<void> {
  await db.run(sql`update classification c set superseded = exists (
    select 1 from classification r where r.retest_of_id = c.id and r.active) where c.id = ${id}`);
}

/** Nothing of the product changes any more: told to every row, so that each path that writes reads it there. */
export async function lockProduct(db: Queryable, operationId: unknown, productId: unknown): Promise<void> {
  await db.run(sql`update classification set locked = true
    where operation_id = ${operationId} and product_id = ${productId} and not locked`);
}

export interface CountedRow extends Counted, Record<string, unknown> {
  readonly id: string;
  readonly kind: string;
}

/** The classifications of a product that stand, in the order of their numbers. */
export function standingRows(
  db: Queryable,
  operationId: unknown,
  productId: unknown,
  ids: readonly string[] | null,
): Promise<CountedRow[]> {
  const chosen = ids === null ? raw("") : sql`and c.id = any(${[...ids]}::uuid[])`;
  return db.run(sql`select c.id, c.kind, c.code, c.hold, c.tonnage::text as tonnage, c.date::text as date, c.standard,
      c."group", c.declared_group, c.sample, c.reported, c.analyses, c.contract,
      (select coalesce(json_agg(json_build_object('test', q.test, 'result', q.result) order by q.position), '[]')
        from classification_quick_tests q where q.parent_id = c.id) as quick_tests
    from classification c where c.operation_id = ${operationId} and c.product_id = ${productId} and c.active
      and not c.superseded and c.kind <> 'final' ${chosen} order by c.number`);
}

/** Everybody who has to do with the quality of an operation: its inspectors, and whoever classified in it. */
export async function peopleOf(db: Queryable, operationId: unknown): Promise<string[]> {
  const rows = await db.run<{ id: string }>(sql`select distinct u.id from "user" u where u.active and (
      u.id in (select i.user_id from operation o join work_order_inspector_ids l on l.parent_id = o.work_order_id
        join inspector i on i.id = l.target_id where o.id = ${operationId})
      or u.id in (select c.author_id from classification c where c.operation_id = ${operationId})
      or u.id in (select c.author_id from oil_classification c where c.operation_id = ${operationId})
      or u.id in (select w.author_id from operation o join work_order w on w.id = o.work_order_id where o.id = ${operationId}))`);
  return rows.map((row) => row.id);
}

export interface CheckedRow extends Record<string, unknown> {
  readonly code: string;
  readonly operation_id: string;
  readonly author_id: string | null;
  readonly culture: string;
  readonly date: string;
  readonly standard: StandardCode | null;
  readonly declared_group: DeclaredGroup | null;
  readonly percentages: Percentages | null;
  readonly superseded: boolean;
}

/** What a second look is held against. */
export async function checkedRow(db: Queryable, id: unknown): Promise<CheckedRow | undefined> {
  const [row] =
    await db.run<CheckedRow>(sql`select c.code, c.operation_id, c.author_id, p.culture, c.date::text as date,
      c.standard, c.declared_group, c.percentages, c.superseded
    from classification c join product p on p.id = c.product_id where c.id = ${id}`);
  return row;
}

export async function nextCheck(db: Queryable, classificationId: unknown): Promise<number> {
  const [row] = await db.run<{ next: number }>(
    sql`select count(*)::integer + 1 as next from double_check where classification_id = ${classificationId}`,
  );
  return row?.next ?? 1;
}

/** What was checked in the rows that the caller may see, between two days. */
export function checkedWork(
  db: Queryable,
  filter: RowFilter,
  model: RecordModel,
  { from, until }: { readonly from: string | null; readonly until: string | null },
): Promise<(CheckedWork & Record<string, unknown>)[]> {
  return db.run(sql`select u.name as classifier, to_char(t.created_at, 'YYYY-MM') as month, coalesce(t.within, false) as within
    from double_check t join "user" u on u.id = t.first_author_id
    where t.active and ${scopeCondition(filter, model)}
      and (${from}::date is null or t.created_at >= ${from}::date)
      and (${until}::date is null or t.created_at < ${until}::date + 1)
    order by t.created_at`);
}

export interface SignerRow extends Record<string, unknown> {
  readonly name: string;
  readonly is_map_classifier: boolean;
  readonly map_registration: string | null;
  readonly signature_id: string | null;
}

/** Somebody with what a report is signed with. */
export async function signerOf(db: Queryable, userId: string): Promise<SignerRow | undefined> {
  const [row] = await db.run<SignerRow>(sql`select u.name, u.is_map_classifier, u.map_registration,
      (select a.id from attachment a where a.owner_record = 'user' and a.owner_id = u.id
        and a.field = 'map_classifier_signature' order by a.created_at desc limit 1) as signature_id
    from "user" u where u.id = ${userId} and u.active`);
  return row;
}

export interface SignedReport extends Record<string, unknown> {
  readonly signer_name: string;
  readonly registration: string;
  readonly signed_at: string;
  readonly hash: string;
  /** Its file; none while what an earlier release kept in its row is on its way into the store. */
  readonly file_id: string | null;
}

/** What was signed of this very version. */
export async function signedReport(
  db: Queryable,
  classificationId: unknown,
  version: unknown,
): Promise<SignedReport | undefined> {
  const [row] = await db.run<SignedReport>(sql`select r.signer_name, r.registration, r.signed_at, r.hash,
      (select a.id from attachment a where a.owner_record = 'map_report' and a.owner_id = r.id
        and a.field = 'document' limit 1) as file_id
    from map_report r where r.classification_id = ${classificationId} and r.of_version = ${version} and r.active`);
  return row;
}

export interface TrendPoint extends Record<string, unknown> {
  readonly name: string;
  readonly count: number;
  readonly value: string;
  readonly lowest: string;
  readonly highest: string;
}

export interface TrendAsked {
  readonly culture: string;
  readonly parameter: string;
  readonly by: TrendGroup;
  readonly from: string | null;
  readonly until: string | null;
  readonly orderId: string | null;
}

/** What a classification is counted under, and what tells the order of the points. */
const GROUPED: Readonly<Record<TrendGroup, string>> = {
  day: "to_char(t.date, 'YYYY-MM-DD')",
  hold: "lpad(t.hold::text, 2, '0')",
  terminal: "e.name",
  supplier: "coalesce(ts.name, s.name)",
};

const MOST_POINTS = 400;

/** The mean of a parameter by group, of classifications that count and that the caller may see; the newest days first. */
export function trendPoints(
  db: Queryable,
  filter: RowFilter,
  model: RecordModel,
  { culture, parameter, by, from, until, orderId }: TrendAsked,
): Promise<TrendPoint[]> {
  const group = raw(GROUPED[by]);
  return db.run(sql`select g.name, g.count, g.value, g.lowest, g.highest from (
      select ${group} as name, count(*)::integer as count, round(avg(v.figure), 3)::text as value,
        min(v.figure)::text as lowest, max(v.figure)::text as highest
      from classification t join product p on p.id = t.product_id join work_order w on w.id = t.work_order_id
        left join terminal e on e.id = w.terminal_id left join shipper s on s.id = w.shipper_id
        left join truck k on k.id = t.truck_id left join shipper ts on ts.id = k.shipper_id
        cross join lateral (select (t.percentages ->> ${parameter})::numeric as figure) v
      where t.active and not t.superseded and t.kind <> 'final' and p.culture = ${culture} and v.figure is not null
        and ${group} is not null and ${scopeCondition(filter, model)}
        and (${from}::date is null or t.date >= ${from}::date) and (${until}::date is null or t.date <= ${until}::date)
        and (${orderId}::uuid is null or t.work_order_id = ${orderId}::uuid)
      group by 1 order by 1 desc limit ${MOST_POINTS}) g order by g.name`);
}
