/** Which entries of the route table lead somewhere, and where a row of a record is opened. */
import { recordPaths } from "virtual:route-table";
import { type Actor, isEntity } from "@plimsoll/domain/access/actor";
import { may } from "@plimsoll/domain/access/permission";
import type { RecordKey } from "@plimsoll/domain/records";
import type { PageKey } from "@plimsoll/domain/routes/page-keys";
import { flattenRoutes, type RouteEntry } from "@plimsoll/domain/routes/route";
import { withDialog } from "./dialog-address.ts";
import { ROUTES } from "./route-table.ts";

const REGISTERS = "/administration";

const entries: ReadonlyMap<string, RouteEntry> = new Map(
  flattenRoutes(ROUTES).map((entry) => [entry.path, entry]),
);

export function pageExists(routePath: string): boolean {
  return entries.get(routePath)?.page !== undefined;
}

/** A register has a list, and a form unless the route table knows it as a list only. */
export function hasFormPage(register: string): boolean {
  return pageExists(`${REGISTERS}/${register}/:id`);
}

/** Pages that mean nothing without the token of a mailed link: no menu and no search offers them. */
export const MAILED: readonly (PageKey | undefined)[] = [
  "recovery",
  "proposal-answer",
  "certificate-answer",
  "pre-invoice-answer",
];

function isOpenTo({ service, role, developer }: RouteEntry, actor: Actor): boolean {
  if (developer) return isEntity(actor, "developer");
  if (service === undefined) return false;
  return may(actor, { service, permission: "load", ...(role === undefined ? {} : { role }) });
}

/** The record that a register in the address means. */
export function recordKeyOf(register: string | undefined): RecordKey | undefined {
  return register !== undefined && Object.hasOwn(recordPaths, register) ? recordPaths[register] : undefined;
}

/** By the id of the row itself. */
function isOpening(opens: RouteEntry["opens"], type: string): boolean {
  return opens?.record === type && opens.by === undefined;
}

/** For a row that is shown on the page of another: that page, and what of the row names the other. */
export function pageThrough(
  type: string,
  actor: Actor,
): { readonly service: string; readonly by: string; readonly pathOf: (id: string) => string } | undefined {
  for (const entry of entries.values()) {
    const { opens, service, path } = entry;
    if (opens?.record !== type || opens.by === undefined || service === undefined) continue;
    if (isOpenTo(entry, actor)) return { service, by: opens.by, pathOf: (id) => path.replace(":id", id) };
  }
  return undefined;
}

/** Where this person can open a row of a record; nothing where they cannot. */
export function openPath(type: string, id: string, actor: Actor | undefined): string | undefined {
  const register = Object.entries(recordPaths).find(([, key]) => key === type)?.[0];
  if (actor === undefined) return undefined;
  const isOpen = [...entries.values()]
    .filter(({ path, opens }) => isOpening(opens, type) || path === `${REGISTERS}/${register}`)
    .some((entry) => isOpenTo(entry, actor));
  return isOpen ? recordPath(type, id, actor) : undefined;
}

/** Where a record of this type is opened; where it has pages of its own, at one that lets the person in, or nowhere. */
export function recordPath(type: string, id: string, actor?: Actor): string | undefined {
  const own = [...entries.values()]
    .filter(({ opens }) => isOpening(opens, type))
    .sort((one, other) => (one.opens?.order ?? 0) - (other.opens?.order ?? 0));
  if (own.length > 0) {
    const open = actor === undefined ? own[0] : own.find((entry) => isOpenTo(entry, actor));
    return open?.path.replace(":id", id);
  }
  const register = Object.entries(recordPaths).find(([, key]) => key === type);
  if (register === undefined) return undefined;
  const list = `${REGISTERS}/${register[0]}`;
  return hasFormPage(register[0]) ? `${list}/${id}` : `${list}${withDialog("", id)}`;
}
