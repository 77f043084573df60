/** Saved views that colleagues share: those of people of the same company who said "for the team". */
import type { TeamView } from "@plimsoll/domain/session/output";
import type { Queryable } from "#db/database";
import { sql } from "#db/sql";

export function readTeamViews(
  db: Queryable,
  userId: string,
  companyId: string,
  record: string,
): Promise<TeamView[]> {
  return db.run<TeamView>(sql`
    select v.id, v.name, v.record, v.query, v.columns, jsonb_build_object('id', u.id, 'name', u.name) as owner
    from saved_view v join "user" u on u.id = v.user_id
    where v.record = ${record} and v.team and v.active and u.active and u.company_id = ${companyId}
      and v.user_id <> ${userId} order by v.title_sort, v.id limit 100`);
}
