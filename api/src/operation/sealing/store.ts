/** What was handed out of seals, and what became of it. */
import type { UsedSeal } from "@plimsoll/domain/operation/seal-stock";
import { firstSeal, lastSeal, type NumberedSeals } from "@plimsoll/domain/register/seal-range";
import type { Queryable } from "#db/database";
import { sql } from "#db/sql";

/** Who hands out seals in a country queues here: of two who give away the same number at once, one is told. */
export async function queueForSeals(tx: Queryable, country: unknown): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`seal_range ${country}`}, 0))`);
}

interface IssuedSeals extends Record<string, unknown>, NumberedSeals {
  readonly name: string;
}

/** Rows in hand that may hold a number of these, with whoever has them. */
export function issuedAround(
  db: Queryable,
  country: unknown,
  id: unknown,
  range: NumberedSeals,
): Promise<IssuedSeals[]> {
  const [first, last] = [firstSeal(range), lastSeal(range)];
  return db.run(sql`select r.prefix, r.first, r.last, i.name
    from seal_range r join inspector i on i.id = r.inspector_id
    where r.country = ${country} and r.active and r.id <> ${id}
      and length(coalesce(r.prefix, '') || r.first) = ${first.length}
      and (coalesce(r.prefix, '') || r.first) collate "C" <= ${last}
      and (coalesce(r.prefix, '') || r.last) collate "C" >= ${first}
    order by r.first, r.id`);
}

export async function inspectorOf(
  db: Queryable,
  userId: string,
): Promise<{ id: string; name: string } | undefined> {
  const [row] = await db.run<{ id: string; name: string }>(
    sql`select id, name from inspector where user_id = ${userId} and active`,
  );
  return row;
}

/** In the order in which they were handed out. */
export function sealsInHand(db: Queryable, inspectorId: string): Promise<(NumberedSeals & { id: string })[]> {
  return db.run<NumberedSeals & { id: string } & Record<string, unknown>>(sql`select id, prefix, first, last
    from seal_range where inspector_id = ${inspectorId} and active order by issued_on, first, id`);
}

/** Numbers out of somebody's hands that are on holds, of whichever order; the index of numbers serves each row. */
export function usedOf(db: Queryable, inspectorId: string): Promise<UsedSeal[]> {
  return db.run<UsedSeal & Record<string, unknown>>(sql`select s.number, s.state from seal_range r
    join hold_sealing s on s.number between coalesce(r.prefix, '') || r.first and coalesce(r.prefix, '') || r.last
      and length(s.number) = length(coalesce(r.prefix, '') || r.first)
    where r.inspector_id = ${inspectorId} and r.active order by s.number`);
}

/**
 * Rows in hand of a country of which every number is on a hold, and none on this operation. A number beside the digits of a
 * row (`BR00050A1`) may lie between its texts and is none of it.
 */
export async function usedUpBeside(
  db: Queryable,
  country: unknown,
  operationId: unknown,
): Promise<ReadonlySet<string>> {
  const rows = await db.run<{ id: string }>(sql`select r.id from seal_range r
    join hold_sealing s on s.number between coalesce(r.prefix, '') || r.first and coalesce(r.prefix, '') || r.last
      and length(s.number) = length(coalesce(r.prefix, '') || r.first)
      and right(s.number, length(r.first)) ~ '^[0-9]+$'
    where r.country = ${country} and r.active
    group by r.id
    having count(distinct s.number) > r.last::bigint - r.first::bigint
      and not bool_or(s.operation_id = ${operationId})`);
  return new Set(rows.map(({ id }) => id));
}
