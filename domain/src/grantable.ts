/**
 * What a profile can grant: every service, role and permission that a call or a page asks for. Made from the
 * declarations, so that a new register appears in the editor of profiles by itself.
 */
import { rolesOf } from "./access/permission.ts";
import { allContracts } from "./contracts.ts";
import type { Contract } from "./kernel/contract.ts";
import type { Catalog } from "./kernel/record.ts";
import { PERMISSIONS } from "./register/profile.ts";
import { flattenRoutes, type RouteEntry } from "./routes/route.ts";

export interface GrantableRole {
  readonly role: string;
  readonly permissions: readonly string[];
  /** The words of the page that asks for it, where it is no record. */
  readonly words: RouteEntry["words"] | undefined;
}

export interface GrantableService {
  readonly service: string;
  readonly roles: readonly GrantableRole[];
}

/** A call on a record asks for the role of the record, which may have another name than its type. */
function roleAsked(catalog: Catalog, { record, type }: Contract): string {
  return (record === type ? catalog.find(record)?.definition.role : undefined) ?? type;
}

export function grantable(catalog: Catalog, routes: readonly RouteEntry[]): GrantableService[] {
  const services = new Map<
    string,
    Map<string, { permissions: Set<string>; words: GrantableRole["words"] }>
  >();
  const roleOf = (service: string, role: string) => {
    const roles = services.get(service) ?? new Map();
    services.set(service, roles);
    const found = roles.get(role) ?? { permissions: new Set<string>(), words: undefined };
    roles.set(role, found);
    return found;
  };
  for (const contract of allContracts(catalog).contracts.values())
    if (typeof contract.access === "object")
      roleOf(contract.service, roleAsked(catalog, contract)).permissions.add(contract.access.permission);
  // A change of status may ask for a right of its own beside that of its call.
  for (const { definition, service } of catalog.models)
    for (const { permission } of Object.values(definition.machine?.tables ?? {}).flat())
      if (permission !== undefined)
        for (const role of rolesOf(definition)) roleOf(service, role).permissions.add(permission);
  // An action that every session may call still decides who sees the page of its record.
  for (const { definition, service, key, actions } of catalog.models)
    if (definition.access !== "signed-in" && definition.open !== undefined)
      for (const action of actions) roleOf(service, key).permissions.add(action);
  for (const { service, role = "company", roles, words, section } of flattenRoutes(routes)) {
    // A page for any of several roles asks for nothing that they do not open already.
    if (service === undefined || section === true || roles !== undefined) continue;
    const found = roleOf(service, role);
    found.words ??= words;
    // A page whose calls do not exist yet: its rights can be prepared all the same.
    if (found.permissions.size === 0) for (const one of PERMISSIONS) found.permissions.add(one);
  }
  return [...services].map(([service, roles]) => ({
    service,
    roles: [...roles].map(([role, { permissions, words }]) => ({
      role,
      permissions: PERMISSIONS.filter((one) => permissions.has(one)),
      words,
    })),
  }));
}
