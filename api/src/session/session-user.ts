/** Reads the signed-in user with profiles, work units and services, in the shape of the wire. */

import type { EntityType, ProfileService } from "@plimsoll/domain/access/actor";
import type { SessionAddress, SessionProfile, SessionUser } from "@plimsoll/domain/access/session-user";
import type { Locale } from "@plimsoll/domain/kernel/locale";
import type { Queryable } from "#db/database";
import { sql } from "#db/sql";

interface UserRow extends Record<string, unknown> {
  id: string;
  name: string;
  home_country: string | null;
  locale: Locale | null;
  is_map_classifier: boolean;
  signature_id: string | null;
  map_registration: string | null;
  translate_message: boolean;
}

/** Undefined for a user who is gone or was deactivated. */
export async function readSessionUser(db: Queryable, userId: string): Promise<SessionUser | undefined> {
  return (await readSessionUsers(db, [userId])).get(userId);
}

/** Without those who are gone or were deactivated. */
export async function readSessionUsers(
  db: Queryable,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, SessionUser>> {
  const users = await db.run<UserRow>(sql`
    select u.*, (select a.id from attachment a where a.owner_record = 'user' and a.owner_id = u.id and a.field = 'map_classifier_signature'
      order by a.created_at desc limit 1) as signature_id
    from "user" u where u.id = any(${userIds}::uuid[]) and u.active`);
  if (users.length === 0) return new Map();
  const profiles = await readProfiles(
    db,
    users.map((user) => user.id),
  );
  return new Map(users.map((user) => [user.id, sessionUser(user, profiles.get(user.id) ?? [])]));
}

function sessionUser(user: UserRow, profiles: readonly SessionProfile[]): SessionUser {
  return {
    name: user.name,
    country: user.home_country,
    locale: user.locale,
    profiles,
    is_map_classifier: user.is_map_classifier,
    map_classifier_signature: user.signature_id === null ? "" : `/api/files/${user.signature_id}`,
    map_registration: user.map_registration ?? "",
    translate_message: user.translate_message,
  };
}

/** What somebody chose for themselves and nobody else needs to know. */
export async function readPreferences(db: Queryable, userId: string): Promise<{ digest: boolean }> {
  const [row] = await db.run<{ digest: boolean }>(sql`select digest from "user" where id = ${userId}`);
  return { digest: row?.digest ?? false };
}

interface ProfileRow extends Record<string, unknown> {
  id: string;
  user_id: string;
  name: string;
  entity_id: string;
  entity_name: string;
  types: EntityType[];
  country: string | null;
  legacy_id: number | null;
  customer_id: string | null;
}

async function readProfiles(
  db: Queryable,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, SessionProfile[]>> {
  const profiles = await db.run<ProfileRow>(sql`
    select p.id, p.user_id, p.name, c.id as entity_id, c.name as entity_name, c.types, c.country, c.legacy_id, c.customer_id
    from profile p join company c on c.id = p.company_id
    where p.user_id = any(${userIds}::uuid[]) and p.active and c.active order by p.position, p.title_sort, p.id`);
  const ids = profiles.map((profile) => profile.id);
  const units = await readWorkUnits(db, ids);
  const services = await db.run<{
    parent_id: string;
    service: string;
    role: string;
    permissions: string[];
  }>(sql`
    select parent_id, service, role, permissions from profile_services
    where parent_id = any(${ids}::uuid[]) order by parent_id, position`);
  const shown = (profile: ProfileRow): SessionProfile => ({
    id: profile.id,
    name: profile.name,
    entity: {
      id: profile.entity_id,
      name: profile.entity_name,
      types: profile.types,
      country: profile.country,
      legacy_id: profile.legacy_id,
      customer_id: profile.customer_id,
    },
    workunits: units.filter((unit) => unit.profileId === profile.id).map(({ profileId: _, ...unit }) => unit),
    services: groupServices(services.filter((service) => service.parent_id === profile.id)),
  });
  return new Map(
    userIds.map((userId) => [userId, profiles.filter((one) => one.user_id === userId).map(shown)]),
  );
}

async function readWorkUnits(db: Queryable, profileIds: readonly string[]) {
  const units = await db.run<{ profile_id: string; id: string; name: string }>(sql`
    select l.parent_id as profile_id, w.id, w.name from profile_workunit_ids l
    join workunit w on w.id = l.target_id and w.active
    where l.parent_id = any(${profileIds}::uuid[]) order by l.parent_id, l.position`);
  const addresses = await db.run<{
    parent_id: string;
    street: string;
    number: string | null;
    zip: string | null;
    city_id: string;
    city: string;
    state_id: string;
    state: string;
    alpha2: string;
    country: string;
  }>(sql`
    select a.parent_id, a.street, a.number, a.zip, c.id as city_id, c.name as city, s.id as state_id, s.name as state,
      c.country as alpha2, coalesce(n.name, c.country) as country
    from workunit_addresses a join city c on c.id = a.city_id join state s on s.id = c.state_id
    left join country n on n.alpha2 = c.country
    where a.parent_id = any(${units.map((unit) => unit.id)}::uuid[]) order by a.parent_id, a.position`);
  return units.map((unit) => ({
    profileId: unit.profile_id,
    id: unit.id,
    name: unit.name,
    addresses: addresses
      .filter((address) => address.parent_id === unit.id)
      .map(
        (address): SessionAddress => ({
          street: address.street,
          number: address.number,
          zip: address.zip,
          city: { id: address.city_id, name: address.city },
          state: { id: address.state_id, name: address.state },
          country: { alpha2: address.alpha2, name: address.country },
        }),
      ),
  }));
}

/** One line per service and role in the table; service → roles → permissions on the wire. */
function groupServices(
  rows: readonly { service: string; role: string; permissions: string[] }[],
): ProfileService[] {
  const names = [...new Set(rows.map((row) => row.service))];
  return names.map((name) => ({
    name,
    types: rows
      .filter((row) => row.service === name)
      .map((row) => ({ name: row.role, permissions: row.permissions })),
  }));
}
