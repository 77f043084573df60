/** Rules about people that need to see who writes and what other rows say. */
import { isMaster, MASTER_ENTITIES, mayUseCountry } from "@plimsoll/domain/access/actor";
import { type Grant, type GrantedProfile, grantIssues } from "@plimsoll/domain/access/granting";
import { type Issue, issue } from "@plimsoll/domain/kernel/errors";
import { notify } from "#notices/notify";
import type { WireRow } from "#record/row";
import type { RecordRules, RowWrite } from "#record/rules";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { endLinks } from "#session/store";
import { sendInvitation } from "./invite.ts";
import {
  countriesOfCities,
  countriesOfUnits,
  hasAdministrator,
  hasOffices,
  profilesOf,
  profilesOfCompany,
  profilesOfUnit,
  queueForRights,
  type StoredProfile,
} from "./store.ts";

export const userRules: RecordRules = {
  /**
   * Whoever can change a login can have a new password mailed to it, which is as good as being that person; and nobody
   * puts out somebody who holds more.
   */
  async validate(call, write) {
    const { action, before } = write;
    if (action === "create" || before?.id === call.actor.userId) return [];
    const fields =
      action === "delete"
        ? [undefined]
        : ["login", "active", "company_id"].filter((one) => changed(write, one));
    if (fields.length === 0 || !(await holdsMore(call, await profilesOf(call.db, before?.id)))) return [];
    return fields.map((field) => issue("grants_more_than_own", field));
  },

  async afterWrite(call, { action, before, after }) {
    if (action === "create") return sendInvitation(call, String(after?.id));
    if (before?.active === true && after?.active !== true) {
      await call.app.sessions.endAll(call.db, String(before.id));
      call.afterCommit(() => call.app.sessions.ended());
    }
    if (before && before.login !== after?.login) await endLinks(call.db, String(before.id));
    await keepAdministrator(call);
  },
};

export const profileRules: RecordRules = {
  async validate(call, { before, after }) {
    const found: Issue[] = [];
    if (after) found.push(...grantIssues(call.actor, await grantedBy(call, after)));
    if (before && found.length === 0) {
      const held = grantIssues(call.actor, await grantedBy(call, before));
      if (held.length > 0) found.push(issue("grants_more_than_own"));
    }
    // Only the first profile counts, so a new one, or another order of them, can take away what somebody holds.
    const owners = new Set([before?.user_id, after?.user_id].filter((id) => id !== undefined));
    owners.delete(call.actor.userId);
    for (const owner of owners)
      if (found.length === 0 && (await holdsMore(call, await profilesOf(call.db, owner))))
        found.push(issue("grants_more_than_own", "user_id"));
    return found;
  },
  async afterWrite(call, { action, before, after }) {
    if (action !== "create") await keepAdministrator(call);
    const owner = String((after ?? before)?.user_id);
    if (owner === call.actor.userId) return;
    const subject = String((after ?? before)?.name);
    await notify(call, { to: [owner], kind: "rights_changed", subject, params: { who: call.actor.name } });
  },
};

/**
 * What an entity is, and whose rows its guests see, is for masters to say, and so is whether a master or a guest is
 * active. An entity of staff can be put out only by somebody who holds as much as everybody in it.
 */
export const companyRules: RecordRules = {
  async validate(call, write) {
    if (isMaster(call.actor)) return [];
    const { before, after } = write;
    const isOurs = before === undefined && isPlainStaff(after);
    const fields = ["legacy_id", "types", "customer_id"].filter((field) => !isOurs && changed(write, field));
    const isPutOut = before?.active === true && after?.active !== true;
    const isSpecial = before !== undefined && (isMasterEntity(before) || !isPlainStaff(before));
    if (before && before.active !== after?.active && isSpecial) fields.push("active");
    else if (isPutOut && (await holdsMore(call, await profilesOfCompany(call.db, before.id))))
      fields.push("active");
    return fields.map((field) => issue("grants_more_than_own", field));
  },
  afterWrite: (call, { action }) => (action === "create" ? Promise.resolve() : keepAdministrator(call)),
};

/** The addresses of a work unit are the countries of its people: an office abroad is for those who may go there. */
export const workunitRules: RecordRules = {
  async validate(call, { before, after }) {
    const addresses = addressesOf(after);
    const countries = await countriesOfCities(call.db, [...addresses, ...addressesOf(before)]);
    const abroad = addresses.flatMap((city, position) =>
      mayUseCountry(call.actor, countries.get(city) ?? "")
        ? []
        : [issue("country_not_available", `addresses.${position}.city_id`)],
    );
    if (abroad.length > 0 || before === undefined) return abroad;
    const given = (row: Readonly<WireRow> | undefined) =>
      row?.active === true ? addressesOf(row).map((city) => countries.get(city)) : [];
    const isTaken = given(before).some((country) => !given(after).includes(country));
    // What its people lose by it, nobody takes from somebody who holds more.
    return isTaken && (await holdsMore(call, await profilesOfUnit(call.db, before.id)))
      ? [issue("grants_more_than_own", after?.active === true ? "addresses" : "active")]
      : [];
  },
};

/** A city that offices stand in says where their people work: only masters move it to another country. */
export const cityRules: RecordRules = {
  async validate(call, write) {
    const { before } = write;
    if (before === undefined || !changed(write, "country") || isMaster(call.actor)) return [];
    return (await hasOffices(call.db, before.id)) ? [issue("not_editable", "country")] : [];
  },
};

const addressesOf = (row: Readonly<WireRow> | undefined) =>
  ((row?.addresses ?? []) as { city_id: string }[]).map((one) => one.city_id);

function isPlainStaff(row: Readonly<WireRow> | undefined): boolean {
  const types = (row?.types ?? []) as string[];
  return (
    types.every((type) => type === "company") &&
    (row?.legacy_id ?? null) === null &&
    (row?.customer_id ?? null) === null
  );
}

const isMasterEntity = (row: Readonly<WireRow>) => MASTER_ENTITIES.includes(Number(row.legacy_id));

/** Whether one of these profiles goes beyond what the caller could grant. */
async function holdsMore(call: Call, profiles: readonly StoredProfile[]): Promise<boolean> {
  for (const profile of profiles)
    if (grantIssues(call.actor, await grantedBy(call, { ...profile })).length > 0) return true;
  return false;
}

function changed({ before, after }: RowWrite, field: string): boolean {
  const value = (row: Readonly<WireRow> | undefined) => JSON.stringify(row?.[field] ?? null);
  return after !== undefined && value(before) !== value(after);
}

async function grantedBy(call: Call, row: Readonly<WireRow>): Promise<GrantedProfile> {
  return {
    companyId: String(row.company_id),
    services: (row.services ?? []) as Grant[],
    countries: await countriesOfUnits(call.db, (row.workunit_ids ?? []) as string[]),
  };
}

async function keepAdministrator(call: Call): Promise<void> {
  await queueForRights(call.db);
  if (!(await hasAdministrator(call.db))) throw refuse("last_administrator");
}
