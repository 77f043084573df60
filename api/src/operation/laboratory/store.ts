/** What samples and their analyses ask the database. */
import type { RowFilter } from "@plimsoll/domain/access/scope";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import { AWAITED_STATES, type SampleState } from "@plimsoll/domain/operation/pages/sample";
import type { Queryable } from "#db/database";
import { scopeCondition } from "#db/scope";
import { sql } from "#db/sql";

export interface OrderedAnalysis extends Record<string, unknown> {
  id: string;
  name: string;
  min: string | null;
  max: string | null;
  second_check: boolean | null;
}

export async function analysisOf(db: Queryable, id: unknown): Promise<OrderedAnalysis | undefined> {
  const [row] = await db.run<OrderedAnalysis>(
    sql`select id, name, min::text, max::text, second_check from analysis where id = ${id}`,
  );
  return row;
}

/** The revision that counts of an analysis of a sample. */
export async function currentResult(
  db: Queryable,
  sampleId: unknown,
  analysisId: unknown,
): Promise<string | undefined> {
  const [row] = await db.run<{ id: string }>(sql`select id from analysis_result
    where sample_id = ${sampleId} and analysis_id = ${analysisId} and not coalesce(superseded, false)`);
  return row?.id;
}

export async function trackingPattern(db: Queryable, courierId: unknown): Promise<string | null> {
  const [row] = await db.run<{ tracking_address: string | null }>(
    sql`select tracking_address from dispatcher where id = ${courierId}`,
  );
  return row?.tracking_address ?? null;
}

export async function openResults(db: Queryable, sampleId: unknown): Promise<number> {
  const [row] = await db.run<{ n: number }>(sql`select count(*)::int as n from analysis_result
    where sample_id = ${sampleId} and not coalesce(superseded, false)
      and (value is null or (needs_check and checked_at is null))`);
  return row?.n ?? 0;
}

/** Without a new version: nobody's form of the sample grows old because a result came in. */
export async function countResults(db: Queryable, sampleId: unknown): Promise<void> {
  await db.run(sql`update sample set results_done = c.done, results_of = c.of from (
      select count(*) filter (where value is not null and (not coalesce(needs_check, false) or checked_at is not null))::int as done,
        count(*)::int as of from analysis_result where sample_id = ${sampleId} and not coalesce(superseded, false)) c
    where sample.id = ${sampleId}`);
}

/** A retest of a sample whose analysis is over counts as soon as it is answered. */
export async function releaseAnswered(db: Queryable, sampleId: unknown): Promise<void> {
  await db.run(sql`update analysis_result r set released = true from sample s
    where r.sample_id = ${sampleId} and s.id = r.sample_id and s.state in ('analysed', 'retained')
      and not coalesce(r.superseded, false) and not coalesce(r.released, false) and r.value is not null
      and (not coalesce(r.needs_check, false) or r.checked_at is not null)`);
}

/** What customers may read from now on: each revision that counts. */
export async function releaseResults(db: Queryable, sampleId: unknown): Promise<void> {
  await db.run(sql`update analysis_result set released = true
    where sample_id = ${sampleId} and not coalesce(superseded, false)`);
}

export async function statesOfOrder(db: Queryable, orderId: unknown): Promise<string[]> {
  const rows = await db.run<{ state: string }>(
    sql`select distinct state from sample where work_order_id = ${orderId}`,
  );
  return rows.map((row) => row.state);
}

interface StateCount extends Record<string, unknown> {
  state: SampleState;
  samples: number;
  late: number;
}

export function stateCounts(
  db: Queryable,
  filter: RowFilter,
  model: RecordModel,
  { country, today }: { readonly country: string | null; readonly today: string },
): Promise<readonly StateCount[]> {
  return db.run<StateCount>(sql`select t.state, count(*)::int as samples,
      (count(*) filter (where t.due_date < ${today}::date and t.state = any(${[...AWAITED_STATES]})))::int as late
    from sample t where t.active and (${country}::text is null or t.country = ${country})
      and ${scopeCondition(filter, model)} group by t.state`);
}
