/** Rules about people that need to see who writes and what other rows say. */
import { isMaster, mayUseCountry } from "@plimsoll/domain/access/actor";
import { type Grant, type GrantedProfile, grantIssues } from "@plimsoll/domain/access/granting";
import { type Issue, issue } from "@plimsoll/domain/kernel/errors";
import { notify } from "#notices/notify";
import type { WireRow } from "#record/row";
import type { RecordRules, RowWrite } from "#record/rules";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { sendInvitation } from "./invite.ts";
import {
  countriesOfCities,
  countriesOfUnits,
  countryOfCustomer,
  hasAdministrator,
  profilesOf,
  queueForRights,
} from "./store.ts";

export const userRules: RecordRules = {
  /** Whoever can change a login can have a new password mailed to it: that is as good as being that person. */
  async judge(call, { action, before, after }) {
    const takesOver =
      action === "update" && before?.login !== after?.login && before?.id !== call.actor.userId;
    if (!takesOver) return [];
    const profiles = await profilesOf(call.db, before?.id);
    for (const profile of profiles) {
      const found = grantIssues(call.actor, await grantedBy(call, { ...profile }));
      if (found.length > 0) return [issue("grants_more_than_own", "login")];
    }
    return [];
  },

  async follow(call, { action, before, after }) {
    if (action === "create") return sendInvitation(call, String(after?.id));
    if (before?.active === true && after?.active !== true) {
      await call.app.sessions.endAll(call.db, String(before.id));
      call.afterCommit(() => call.app.sessions.ended());
    }
    await keepAdministrator(call);
  },
};

export const profileRules: RecordRules = {
  async judge(call, { before, after }) {
    const found: Issue[] = [];
    if (after) found.push(...grantIssues(call.actor, await grantedBy(call, after)));
    if (before && found.length === 0) {
      const held = grantIssues(call.actor, await grantedBy(call, before));
      if (held.length > 0) found.push(issue("grants_more_than_own"));
    }
    return found;
  },
  async follow(call, { action, before, after }) {
    if (action !== "create") await keepAdministrator(call);
    const owner = String((after ?? before)?.user_id);
    if (owner === call.actor.userId) return;
    const { now, requestId, actor } = call;
    const origin = { now, requestId, user: { id: actor.userId, name: actor.name } };
    const subject = String((after ?? before)?.name);
    const tell = await notify(call.app, call.db, origin, {
      to: [owner],
      kind: "rights_changed",
      subject,
      params: { who: actor.name },
    });
    call.afterCommit(tell);
  },
};

/** What makes an entity a master or a developer is for masters to say; guests see the customer that it names. */
export const companyRules: RecordRules = {
  async judge(call, write) {
    if (isMaster(call.actor)) return [];
    const fields = [
      ...(changed(write, "legacy_id") ? ["legacy_id"] : []),
      ...(gainsType(write) ? ["types"] : []),
      ...((await opensForeignCustomer(call, write)) ? ["customer_id"] : []),
    ];
    return fields.map((field) => issue("grants_more_than_own", field));
  },
  follow: (call, { action }) => (action === "create" ? Promise.resolve() : keepAdministrator(call)),
};

/** The addresses of a work unit are the countries of its people: an office abroad is for those who may go there. */
export const workunitRules: RecordRules = {
  async judge(call, { after }) {
    const addresses = (after?.addresses ?? []) as { city_id: string }[];
    const countries = await countriesOfCities(
      call.db,
      addresses.map(({ city_id: city }) => city),
    );
    return addresses.flatMap(({ city_id: city }, position) =>
      mayUseCountry(call.actor, countries.get(city) ?? "")
        ? []
        : [issue("country_not_available", `addresses.${position}.city_id`)],
    );
  },
};

async function opensForeignCustomer(call: Call, write: RowWrite): Promise<boolean> {
  const customer = write.after?.customer_id;
  if (!changed(write, "customer_id") || typeof customer !== "string") return false;
  const country = await countryOfCustomer(call.db, customer);
  return country === undefined || !mayUseCountry(call.actor, country);
}

function changed({ before, after }: RowWrite, field: string): boolean {
  return after !== undefined && (before?.[field] ?? null) !== (after[field] ?? null);
}

function gainsType({ before, after }: RowWrite): boolean {
  const types = (row: Readonly<WireRow> | undefined) => (row?.types ?? []) as string[];
  return types(after).includes("developer") && !types(before).includes("developer");
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
