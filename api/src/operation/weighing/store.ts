/** What weighings ask the database beyond their own rows. Whoever writes holds the order, so all of it happens one by one. */
import type {
  CounterOfPeriod,
  Installment,
  InstallmentUnit,
  Standing,
} from "@plimsoll/domain/weighing/installments";
import type { PlannedLine } from "@plimsoll/domain/weighing/weighed-sums";
import type { Queryable } from "#db/database";
import { sql } from "#db/sql";

export interface Reached {
  readonly place: number;
  readonly sequence: number;
  readonly accumulated: string;
}

/** Where the installments of a period stand, before a place in it or at its end. */
export async function reachedIn(db: Queryable, periodId: unknown, before?: number): Promise<Reached> {
  const until = before ?? 2_147_483_647;
  const [row] = await db.run<
    Reached & Record<string, unknown>
  >(sql`select w.place, w.accumulated::text as accumulated,
      coalesce((select s.sequence from weighing s where s.period_id = w.period_id and s.place <= w.place
        and s.sequence is not null order by s.place desc limit 1), 0) as sequence
    from weighing w where w.period_id = ${periodId} and w.place < ${until} order by w.place desc limit 1`);
  return row ?? { place: 0, sequence: 0, accumulated: "0.000" };
}

export interface StoredInstallment extends Installment, Standing, Record<string, unknown> {
  readonly id: string;
}

/** The installments from a place on, in their order; one that is not active counts as little as a struck one. */
export function installmentsFrom(
  db: Queryable,
  periodId: unknown,
  place: unknown,
): Promise<StoredInstallment[]> {
  return db.run(sql`select id, weight::text as weight, unit, (struck or not active) as struck, sequence,
      previous::text as previous, accumulated::text as accumulated
    from weighing where period_id = ${periodId} and place >= ${place} order by place`);
}

/** What follows for rows from those before them. It makes no new version: nobody's form grows old by it. */
export async function writeStandings(
  db: Queryable,
  changed: readonly (Standing & { readonly id: string })[],
): Promise<void> {
  if (changed.length === 0) return;
  await db.run(sql`update weighing w set sequence = x.sequence, previous = x.previous, accumulated = x.accumulated
    from unnest(${changed.map((one) => one.id)}::uuid[], ${changed.map((one) => one.sequence)}::integer[],
      ${changed.map((one) => one.previous)}::numeric[], ${changed.map((one) => one.accumulated)}::numeric[])
      as x (id, sequence, previous, accumulated) where w.id = x.id`);
}

export async function writeTotals(
  db: Queryable,
  periodId: unknown,
  { accumulated, sequence }: Pick<Reached, "accumulated" | "sequence">,
): Promise<void> {
  await db.run(sql`update weighing_period p set total = ${accumulated}, installments = ${sequence},
      last_at = (select max(w.at) from weighing w where w.period_id = p.id and w.sequence is not null)
    where p.id = ${periodId}`);
}

/** The same after rows were added, which only goes forward. */
export async function raiseTotals(
  db: Queryable,
  periodId: unknown,
  { accumulated, sequence, at }: Pick<Reached, "accumulated" | "sequence"> & { readonly at: string },
): Promise<void> {
  await db.run(sql`update weighing_period p set total = ${accumulated}, installments = ${sequence},
      last_at = greatest(p.last_at, ${at}::timestamptz) where p.id = ${periodId}`);
}

/** The number that the next period of an operation gets, and the operation by its code. */
export async function nextPeriod(
  db: Queryable,
  operationId: unknown,
): Promise<{ readonly number: number; readonly code: string }> {
  const [row] = await db.run<{ number: number; code: string }>(sql`select o.code,
      coalesce((select max(p.number) from weighing_period p where p.operation_id = o.id), 0) + 1 as number
    from operation o where o.id = ${operationId}`);
  return row ?? { number: 1, code: "" };
}

export async function operationOfPeriod(db: Queryable, periodId: unknown): Promise<string | undefined> {
  const [row] = await db.run<{ operation_id: string }>(
    sql`select operation_id from weighing_period where id = ${periodId}`,
  );
  return row?.operation_id;
}

export async function isPlanned(
  db: Queryable,
  line: { readonly operation_id: unknown; readonly hold: unknown; readonly product_id: unknown },
): Promise<boolean> {
  const [row] =
    await db.run(sql`select 1 from operation_storage_plan p where p.parent_id = ${line.operation_id}
    and p.hold = ${line.hold} and p.product_id = ${line.product_id}`);
  return row !== undefined;
}

export function countersOf(
  db: Queryable,
  operationId: unknown,
): Promise<(CounterOfPeriod & Record<string, unknown>)[]> {
  return db.run(sql`select id, scale, begin_at, counter_start::text as counter_start, counter_end::text as counter_end,
      counter_capacity::text as counter_capacity
    from weighing_period where operation_id = ${operationId} and active`);
}

export function planOf(
  db: Queryable,
  operationId: unknown,
): Promise<(PlannedLine & Record<string, unknown>)[]> {
  return db.run(sql`select hold, product_id, planned::text as planned from operation_storage_plan
    where parent_id = ${operationId} order by hold`);
}

export interface SummedPeriod extends Record<string, unknown> {
  readonly id: string;
  readonly number: number;
  readonly hold: number;
  readonly product_id: string;
  readonly begin_at: string;
  readonly end_at: string | null;
  readonly closed: boolean;
  readonly installments: number;
  readonly total: string;
}

export function periodsOf(db: Queryable, operationId: unknown): Promise<SummedPeriod[]> {
  return db.run(sql`select id, number, hold, product_id, begin_at, end_at, closed, installments, total::text as total
    from weighing_period where operation_id = ${operationId} order by number, id`);
}

/** Rows under ids that somebody sends again, as they were sent: the unit and the figure of each. */
export function sentBefore(
  db: Queryable,
  periodId: unknown,
  ids: readonly string[],
): Promise<{ id: string; weight: string; unit: InstallmentUnit; at: string }[]> {
  return db.run(sql`select id, weight::text as weight, unit, at from weighing
    where period_id = ${periodId} and id = any(${[...ids]}::uuid[]) order by place`);
}

/** What the scale of this period wrote into any period of the operation under these tickets, or at these moments without one. */
export function readBefore(
  db: Queryable,
  periodId: unknown,
  readings: readonly { readonly ticket: string | null; readonly at: string }[],
): Promise<{ ticket: string | null; weight: string; unit: InstallmentUnit; at: string }[]> {
  const tickets = readings.flatMap(({ ticket }) => ticket ?? []);
  const moments = readings.flatMap(({ ticket, at }) => (ticket === null ? [at] : []));
  return db.run(sql`select w.ticket, w.weight::text as weight, w.unit, w.at
    from weighing_period mine
    join weighing_period p on p.operation_id = mine.operation_id
      and lower(trim(coalesce(p.scale, ''))) = lower(trim(coalesce(mine.scale, '')))
    join weighing w on w.operation_id = mine.operation_id and w.period_id = p.id
    where mine.id = ${periodId} and w.source = 'scale'
      -- Struck in another period, it was read into the wrong one; struck here, it stays struck when it is sent again.
      and (not w.struck or w.period_id = mine.id)
      and (w.ticket = any(${tickets}::text[]) or (w.ticket is null and w.at = any(${moments}::timestamptz[])))`);
}

export interface ScaleOfToken extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly terminal_id: string;
}

export async function scaleOfToken(db: Queryable, hash: Buffer): Promise<ScaleOfToken | undefined> {
  const [row] = await db.run<ScaleOfToken>(sql`select s.id, s.name, s.country, s.terminal_id
    from scale_token t join scale s on s.id = t.scale_id where t.token_hash = ${hash} and s.active`);
  return row;
}

/** One token for each scale: a new one takes the place of the one before. */
export async function keepToken(db: Queryable, scaleId: string, hash: Buffer): Promise<void> {
  await db.run(sql`insert into scale_token (scale_id, token_hash) values (${scaleId}, ${hash})
    on conflict (scale_id) do update set token_hash = excluded.token_hash`);
}

export async function dropToken(db: Queryable, scaleId: string): Promise<void> {
  await db.run(sql`delete from scale_token where scale_id = ${scaleId}`);
}

export async function periodByCode(
  db: Queryable,
  scale: ScaleOfToken,
  code: string,
): Promise<string | undefined> {
  const [row] = await db.run<{ id: string }>(sql`select p.id from weighing_period p
    join work_order o on o.id = p.work_order_id
    where p.code = ${code} and p.active and o.terminal_id = ${scale.terminal_id} and o.country = ${scale.country}`);
  return row?.id;
}

/** Periods at the terminal of a scale that name it and still take weighings. */
export async function openPeriodsOf(db: Queryable, scale: ScaleOfToken): Promise<string[]> {
  const rows = await db.run<{ id: string }>(sql`select p.id from weighing_period p
    join operation n on n.id = p.operation_id join work_order o on o.id = p.work_order_id
    where not p.closed and p.active and n.status = 'started' and o.terminal_id = ${scale.terminal_id}
      and o.country = ${scale.country} and lower(trim(p.scale)) = lower(trim(${scale.name}::text))`);
  return rows.map(({ id }) => id);
}

export async function periodSums(
  db: Queryable,
  periodId: string,
): Promise<{ code: string; installments: number; total: string }> {
  const [row] = await db.run<{ code: string; installments: number; total: string }>(
    sql`select code, installments, total::text as total from weighing_period where id = ${periodId}`,
  );
  if (!row) throw new Error(`period ${periodId} is gone`);
  return row;
}
