/** What notifications and their daily mail ask the database. */
import type { Database, Queryable } from "#db/database";
import { sql } from "#db/sql";

export interface Unread extends Record<string, unknown> {
  id: string;
  user_id: string;
  name: string;
  login: string;
  locale: string | null;
  kind: string;
  subject: string;
  params: string | null;
}

/** Unread notifications of everybody who asked for the daily mail, which no such mail has told of. */
export function unreadForDigest(db: Queryable, since: string): Promise<Unread[]> {
  return db.run<Unread>(sql`
    select n.id, n.user_id, u.name, u.login, u.locale, n.kind, n.subject, n.params
    from notification n join "user" u on u.id = n.user_id
    where u.active and u.digest and n.active and n.read_at is null and n.created_at > ${since}::timestamptz
      and not exists (select 1 from mailed_notice m where m.notification_id = n.id)
    order by n.user_id, n.created_at`);
}

export async function markMailed(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.run(
    sql`insert into mailed_notice (notification_id) select unnest(${ids}::uuid[]) on conflict do nothing`,
  );
}

/** Unread ids of one person, oldest first. */
export async function unreadOf(db: Queryable, userId: string): Promise<{ id: string; version: number }[]> {
  return db.run<{ id: string; version: number }>(
    sql`select id, version from notification where user_id = ${userId} and read_at is null order by created_at limit 1000`,
  );
}

/** People who can do something about a failure of the installation itself. */
export async function administrators(db: Database): Promise<string[]> {
  const rows = await db.run<{ id: string }>(sql`
    select u.id from "user" u cross join lateral (
      select p.id, c.types from profile p join company c on c.id = p.company_id
      where p.user_id = u.id and p.active and c.active order by p.position, p.title_sort, p.id limit 1) first
    where u.active and 'company' = any(first.types)
      and not exists (select 1 from profile_services s where s.parent_id = first.id)`);
  return rows.map((row) => row.id);
}

const MOST_TOLD = 50;

/** Staff of a country whose first profile holds a permission: those who would have to do something. */
export async function staffWhoMay(
  db: Queryable,
  grant: { service: string; role: string; permission: string },
  country: string,
): Promise<string[]> {
  const rows = await db.run<{ id: string }>(sql`
    select u.id from "user" u cross join lateral (
      select p.id, c.types, c.legacy_id from profile p join company c on c.id = p.company_id
      where p.user_id = u.id and p.active and c.active order by p.position, p.title_sort, p.id limit 1) first
    where u.active and not 'guest' = any(first.types)
      and (not exists (select 1 from profile_services s where s.parent_id = first.id)
        or exists (select 1 from profile_services s where s.parent_id = first.id and s.service = ${grant.service}
          and s.role = ${grant.role} and ${grant.permission} = any(s.permissions)))
      and exists (select 1 from profile_workunit_ids w join workunit_addresses a on a.parent_id = w.target_id
        join city on city.id = a.city_id where w.parent_id = first.id and city.country = ${country})
    order by u.id limit ${MOST_TOLD}`);
  return rows.map((row) => row.id);
}

/** People of a customer who sign in for themselves. */
export async function guestsOf(db: Queryable, customerId: string): Promise<string[]> {
  const rows = await db.run<{ id: string }>(sql`
    select u.id from "user" u cross join lateral (
      select c.types, c.customer_id from profile p join company c on c.id = p.company_id
      where p.user_id = u.id and p.active and c.active order by p.position, p.title_sort, p.id limit 1) first
    where u.active and 'guest' = any(first.types) and first.customer_id = ${customerId}
    order by u.id limit ${MOST_TOLD}`);
  return rows.map((row) => row.id);
}
