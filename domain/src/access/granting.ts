/**
 * Decides whether somebody may hand out a profile: nobody grants more than they have. The whole profile counts, not
 * only what changed, so that a stronger profile can neither be taken over nor weakened from below.
 */
import { type Issue, issue } from "../kernel/errors.ts";
import { type Actor, firstProfile, isMaster, mayUseCountry } from "./actor.ts";
import { may } from "./permission.ts";

export interface Grant {
  readonly service: string;
  readonly role: string;
  readonly permissions: readonly string[];
}

export interface GrantedProfile {
  readonly companyId: string;
  /** Empty: everything. */
  readonly services: readonly Grant[];
  /** Countries of the addresses of its work units. */
  readonly countries: readonly string[];
}

export function grantIssues(granter: Actor, granted: GrantedProfile): Issue[] {
  return [
    ...companyIssues(granter, granted),
    ...serviceIssues(granter, granted),
    ...countryIssues(granter, granted),
  ];
}

/** Masters alone edit the profiles of other companies. */
function companyIssues(granter: Actor, { companyId }: GrantedProfile): Issue[] {
  const own = firstProfile(granter)?.entity.id;
  return isMaster(granter) || companyId === own ? [] : [issue("grants_more_than_own", "company_id")];
}

function serviceIssues(granter: Actor, { services }: GrantedProfile): Issue[] {
  const own = firstProfile(granter)?.services ?? [];
  if (services.length === 0) return own.length === 0 ? [] : [issue("grants_more_than_own", "services")];
  return services.flatMap(({ service, role, permissions }, position) =>
    permissions.every((permission) => may(granter, { service, role, permission }))
      ? []
      : [issue("grants_more_than_own", `services.${position}.permissions`)],
  );
}

function countryIssues(granter: Actor, { countries }: GrantedProfile): Issue[] {
  return countries.every((country) => mayUseCountry(granter, country))
    ? []
    : [issue("grants_more_than_own", "workunit_ids")];
}
