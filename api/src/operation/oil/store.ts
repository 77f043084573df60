/** What oil classifications ask the database beyond their own rows. Whoever writes holds the order. */
import type { OilTerms } from "@plimsoll/domain/operation/oil-classify";
import type { Queryable } from "#db/database";
import { sql } from "#db/sql";

export async function oilTermsOf(db: Queryable, operationId: unknown): Promise<OilTerms | null> {
  const [row] = await db.run<{ oil_terms: OilTerms | null }>(
    sql`select oil_terms from operation where id = ${operationId}`,
  );
  return row?.oil_terms ?? null;
}

export async function nextOilNumber(
  db: Queryable,
  operationId: unknown,
): Promise<{ number: number; code: string }> {
  const [row] = await db.run<{ number: number; code: string }>(sql`select o.code,
      coalesce((select max(c.number) from oil_classification c where c.operation_id = o.id), 0) + 1 as number
    from operation o where o.id = ${operationId}`);
  return row ?? { number: 1, code: "" };
}

/** Whether one of the products has its final in an operation, other than this row. */
export async function hasOilFinal(
  db: Queryable,
  operationId: unknown,
  productIds: readonly unknown[],
  id: unknown,
): Promise<boolean> {
  const [row] = await db.run(sql`select 1 from oil_classification where operation_id = ${operationId}
    and product_id = any(${[...productIds]}::uuid[]) and kind = 'final' and active and id <> ${id} limit 1`);
  return row !== undefined;
}

interface Place {
  readonly id: unknown;
  readonly operation_id: unknown;
  readonly product_id: unknown;
  readonly kind: unknown;
  readonly date: unknown;
  readonly hold: unknown;
  readonly retest_of_id: unknown;
}

/** Another one of the same kind, product, tank and day, other than what this one retests. */
export async function isOilTaken(db: Queryable, place: Place): Promise<boolean> {
  const [row] = await db.run(sql`select 1 from oil_classification
    where operation_id = ${place.operation_id} and product_id = ${place.product_id} and kind = ${place.kind}
      and date = ${place.date}::date and hold is not distinct from ${place.hold}::integer and active
      and not superseded and id <> ${place.id} and id is distinct from ${place.retest_of_id ?? null}::uuid limit 1`);
  return row !== undefined;
}

export interface RetestedOil extends Record<string, unknown> {
  readonly operation_id: string;
  readonly product_id: string;
  readonly kind: string;
  readonly superseded: boolean;
}

export async function retestedOil(db: Queryable, id: unknown): Promise<RetestedOil | undefined> {
  const [row] = await db.run<RetestedOil>(
    sql`select operation_id, product_id, kind, superseded from oil_classification where id = ${id} and active`,
  );
  return row;
}

/** Whether something stands in its place, told without a new version. */
export async function followOilRetests(db: Queryable, id: unknown): Promise<void> {
  await db.run(sql`update oil_classification c set superseded = exists (
    select 1 from oil_classification r where r.retest_of_id = c.id and r.active) where c.id = ${id}`);
}

/** Told to every row of the product, without a new version, so that each path that writes reads it there. */
export async function lockOil(db: Queryable, operationId: unknown, productId: unknown): Promise<void> {
  await db.run(sql`update oil_classification set locked = true
    where operation_id = ${operationId} and product_id = ${productId} and not locked`);
}
