/** What the rules about people ask the database. */
import type { Grant } from "@plimsoll/domain/access/granting";
import type { Queryable } from "#db/database";
import { type Fragment, sql } from "#db/sql";
import { endLinks } from "#session/store";

/** Countries of the addresses of these work units. */
export async function countriesOfUnits(db: Queryable, unitIds: readonly string[]): Promise<string[]> {
  const rows = await db.run<{ country: string }>(sql`
    select distinct c.country from workunit_addresses a join city c on c.id = a.city_id
    where a.parent_id = any(${unitIds}::uuid[])`);
  return rows.map((row) => row.country);
}

export async function countriesOfCities(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.run<{ id: string; country: string }>(
    sql`select id, country from city where id = any(${ids}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.id, row.country]));
}

/** Whether a work unit has its address in this city. */
export async function hasOffices(db: Queryable, cityId: unknown): Promise<boolean> {
  const [row] = await db.run(sql`select 1 from workunit_addresses where city_id = ${cityId} limit 1`);
  return row !== undefined;
}

export interface StoredProfile {
  readonly id: string;
  readonly company_id: string;
  readonly services: readonly Grant[];
  readonly workunit_ids: readonly string[];
}

export function profilesOf(db: Queryable, userId: unknown): Promise<StoredProfile[]> {
  return activeProfiles(db, sql`p.user_id = ${userId}`);
}

export function profilesOfCompany(db: Queryable, companyId: unknown): Promise<StoredProfile[]> {
  return activeProfiles(db, sql`p.company_id = ${companyId}`);
}

/** Of everybody who works in a unit. */
export function profilesOfUnit(db: Queryable, unitId: unknown): Promise<StoredProfile[]> {
  return activeProfiles(
    db,
    sql`exists (select 1 from profile_workunit_ids l where l.parent_id = p.id and l.target_id = ${unitId})`,
  );
}

function activeProfiles(db: Queryable, condition: Fragment): Promise<StoredProfile[]> {
  return db.run<StoredProfile & Record<string, unknown>>(sql`
    select p.id, p.company_id,
      coalesce((select jsonb_agg(jsonb_build_object('service', s.service, 'role', s.role, 'permissions', s.permissions))
        from profile_services s where s.parent_id = p.id), '[]') as services,
      coalesce((select jsonb_agg(l.target_id) from profile_workunit_ids l where l.parent_id = p.id), '[]') as workunit_ids
    from profile p where p.active and ${condition}`);
}

/** Writers of people's rights queue here, so that two administrators cannot remove each other in one moment. */
export async function queueForRights(tx: Queryable): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(${RIGHTS_LOCK})`);
}
const RIGHTS_LOCK = 7_210_001;

/**
 * Whether anybody is left who can sign in and change profiles: only the first profile counts, and it must be staff's.
 */
export async function hasAdministrator(db: Queryable): Promise<boolean> {
  const [row] = await db.run<{ found: boolean }>(sql`
    select exists (
      select 1 from "user" u join credential k on k.user_id = u.id
      cross join lateral (
        select p.id, c.types from profile p join company c on c.id = p.company_id
        where p.user_id = u.id and p.active and c.active order by p.position, p.title_sort, p.id limit 1) first
      where u.active and 'company' = any(first.types)
        and (not exists (select 1 from profile_services s where s.parent_id = first.id)
          or exists (select 1 from profile_services s where s.parent_id = first.id
            and s.service = 'register' and s.role = 'profile' and 'update' = any(s.permissions)))
    ) as found`);
  return row?.found ?? false;
}

export interface Invited {
  readonly name: string;
  readonly login: string;
  readonly locale: string | null;
  readonly company: string;
  readonly active: boolean;
  readonly version: number;
}

export async function readInvited(db: Queryable, id: string): Promise<Invited | undefined> {
  const [row] = await db.run<Invited & Record<string, unknown>>(sql`
    select u.name, u.login, u.locale, u.active, u.version, c.name as company
    from "user" u join company c on c.id = u.company_id where u.id = ${id}`);
  return row;
}

/** Earlier links of the same person stop working: the newest mail is the one that counts. */
export async function keepLink(
  tx: Queryable,
  tokenHash: Buffer,
  userId: string,
  expires: string,
): Promise<void> {
  await endLinks(tx, userId);
  await tx.run(
    sql`insert into recovery (token_hash, user_id, expires_at) values (${tokenHash}, ${userId}, ${expires})`,
  );
}
