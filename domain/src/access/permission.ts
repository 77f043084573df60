/**
 * The permission check of the product: service, then role, then permission, on the first profile only.
 * A profile whose services list is empty may do everything (within its row scope).
 */
import { isOpen, subtypesOf, type WithSubtypes } from "../kernel/open-actions.ts";
import type { RecordDefinition } from "../kernel/record.ts";
import { type Actor, firstProfile, isEntity, type Profile } from "./actor.ts";

export interface PermissionRequest {
  readonly service?: string;
  readonly role?: string;
  readonly permission?: string;
}

export function may(actor: Actor, request: PermissionRequest = {}): boolean {
  const { service = "register", role = "company", permission = "list" } = request;
  const profile = firstProfile(actor);
  if (!profile) return false;
  if (profile.services.length === 0) return true;
  return grantsOf(profile).has(`${service}/${role}/${permission}`);
}

/** Whether somebody may do something with a record at all; with which of its rows, the scope says. */
export function mayOn(
  actor: Actor,
  record: Pick<RecordDefinition, "service" | "key" | "role" | "access" | "open"> & WithSubtypes,
  permission: string,
): boolean {
  return (
    isOpen(record, permission) ||
    rolesOf(record).some((role) => may(actor, { service: record.service, role, permission }))
  );
}

/** The roles that open a record: its own key or role, or each of its subtypes. */
export function rolesOf(record: Pick<RecordDefinition, "key" | "role"> & WithSubtypes): readonly string[] {
  const subtypes = subtypesOf(record);
  return subtypes.length === 0 ? [record.role ?? record.key] : subtypes;
}

/** Every call asks, so each profile's grants are laid out once: service → role → permission as one name. */
const laidOut = new WeakMap<Profile, ReadonlySet<string>>();

function grantsOf(profile: Profile): ReadonlySet<string> {
  const known = laidOut.get(profile);
  if (known) return known;
  const grants = new Set(
    profile.services.flatMap((service) =>
      service.types.flatMap((type) =>
        type.permissions.map((permission) => `${service.name}/${type.name}/${permission}`),
      ),
    ),
  );
  laidOut.set(profile, grants);
  return grants;
}

/** Needs only the service name to match, or an empty list. */
export function hasService(actor: Actor, service: string): boolean {
  const profile = firstProfile(actor);
  if (!profile) return false;
  return profile.services.length === 0 || profile.services.some((one) => one.name === service);
}

export interface Entry {
  readonly public?: boolean;
  readonly developer?: boolean;
  readonly service?: string;
  readonly role?: string;
  /** Instead of one role: any of these will do. */
  readonly roles?: readonly string[];
}

/** Whether somebody holds a permission under the role, or one of the roles, that an entry asks for. */
export function mayUnder(
  actor: Actor,
  { service, role = "company", roles = [role] }: Entry,
  permission: string,
) {
  return roles.some((one) =>
    may(actor, { ...(service === undefined ? {} : { service }), role: one, permission }),
  );
}

/** Whether a card or menu entry shows. Developer entries need a developer entity, whatever else is allowed. */
export function entryVisible(actor: Actor | undefined, entry: Entry): boolean {
  if (entry.developer) return actor !== undefined && isEntity(actor, "developer");
  if (entry.public) return true;
  if (!actor) return false;
  if (entry.service === undefined) return true;
  return mayUnder(actor, entry, "list");
}

export type GuardVerdict = "open" | "to_root";

export interface GuardedRoute extends Entry {
  /** A child route also needs the permission to load on its service and role. */
  readonly child: boolean;
  readonly legal: boolean;
}

/** The access guard of the screens; `undefined` route: nothing matched, and the 404 page is open to the signed-in. */
export function guard(actor: Actor | undefined, route: GuardedRoute | undefined): GuardVerdict {
  if (route?.legal) return "open";
  if (!actor) return "to_root";
  if (!route) return "open";
  if (route.developer) return isEntity(actor, "developer") ? "open" : "to_root";
  if (route.public || route.service === undefined) return "open";
  if (!hasService(actor, route.service)) return "to_root";
  if (!route.child) return "open";
  return mayUnder(actor, route, "load") ? "open" : "to_root";
}
