/** What the registers know of a carrier that its draft survey needs, and the weights that it is held against. */
import type { TankRow } from "@plimsoll/domain/draft-survey/tank-table";
import type {
  SurveyComparison,
  SurveyedBarge,
  SurveyedShip,
  SurveyResults,
} from "@plimsoll/domain/operation/survey-facts";
import type { Queryable } from "#db/database";
import { sql } from "#db/sql";

export async function surveyedShip(db: Queryable, shipId: unknown): Promise<SurveyedShip | null> {
  if (typeof shipId !== "string") return null;
  const [row] = await db.run<SurveyedShip>(sql`select s.lbp::text, s.beam::text, s.light_ship::text,
      s.summer_draft::text, s.dwt::text, s.table_density::text, s.lcf_from,
      s.mark_fwd::text, s.mark_mid::text, s.mark_aft::text, s.keel_fwd::text, s.keel_mid::text, s.keel_aft::text,
      (select coalesce(json_agg(json_build_object('draft', h.draft::text, 'displacement', h.displacement::text,
        'tpc', h.tpc::text, 'lcf', h.lcf::text, 'mtc', h.mtc::text) order by h.draft), '[]')
        from ship_hydrostatics h where h.parent_id = s.id) as hydrostatics
    from ship s where s.id = ${shipId}`);
  return row ?? null;
}

export async function tankRows(
  db: Queryable,
  shipId: unknown,
): Promise<readonly (TankRow & Record<string, unknown>)[]> {
  if (typeof shipId !== "string") return [];
  return db.run(sql`select tank, content, "trim"::text as "trim", sounding::text as sounding, volume::text as volume
    from tank_volume where ship_id = ${shipId} and active order by tank, sounding, "trim"`);
}

export async function surveyedBarge(db: Queryable, bargeId: unknown): Promise<SurveyedBarge | null> {
  if (typeof bargeId !== "string") return null;
  const [row] =
    await db.run<SurveyedBarge>(sql`select b.mode, b.measured, b.depth::text, b.table_density::text,
      (select coalesce(json_agg(json_build_object('draft', g.draft::text, 'weight', g.weight::text) order by g.draft), '[]')
        from barge_gauging g where g.parent_id = b.id) as gauging
    from barge b where b.id = ${bargeId}`);
  return row ?? null;
}

/** The ship or barge of an operation. */
export async function carrierOfOperation(
  db: Queryable,
  operationId: unknown,
): Promise<{ ship_id: string | null; barge_id: string | null } | undefined> {
  const [row] = await db.run<{ ship_id: string | null; barge_id: string | null }>(
    sql`select ship_id, barge_id from operation where id = ${operationId}`,
  );
  return row;
}

/** What was weighed into the carrier; null where nothing was. */
export async function weighedInto(db: Queryable, operationId: unknown): Promise<string | null> {
  const [row] = await db.run<{
    total: string | null;
  }>(sql`select sum(total)::text as total from weighing_period
    where operation_id = ${operationId} and installments > 0`);
  return row?.total ?? null;
}

interface ComparedSurvey extends Record<string, unknown> {
  readonly id: string;
  readonly results: SurveyResults | null;
  readonly bill_of_lading: string | null;
}

export async function comparedSurvey(
  db: Queryable,
  operationId: unknown,
): Promise<ComparedSurvey | undefined> {
  const [row] = await db.run<ComparedSurvey>(sql`select id, results, bill_of_lading::text as bill_of_lading
    from draft_survey where operation_id = ${operationId}`);
  return row;
}

/** It makes no new version: nobody's form grows old by what was weighed meanwhile. */
export async function writeComparison(
  db: Queryable,
  surveyId: string,
  comparison: SurveyComparison | null,
): Promise<void> {
  const told = comparison === null ? null : JSON.stringify(comparison);
  await db.run(sql`update draft_survey set comparison = ${told}::json where id = ${surveyId}`);
}
