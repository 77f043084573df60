/** Which paths of the route table lead somewhere: the listed pages, and the registers that a record declares. */

import { recordPaths } from "virtual:register-routes";
import type { Actor } from "@plimsoll/domain/access/actor";
import { may } from "@plimsoll/domain/access/permission";
import type { RecordKey } from "@plimsoll/domain/records";
import { flattenRoutes, matchRoute } from "@plimsoll/domain/routes/route";
import { withDialog } from "./dialog-address.ts";
import { LEGAL_PAGES } from "./navigation-legal.ts";
import { PAGES, RECORD_PAGES } from "./pages.tsx";
import { ROUTES } from "./route-table.ts";

const REGISTERS = "/administration";

const routePaths: ReadonlySet<string> = new Set(flattenRoutes(ROUTES).map((entry) => entry.path));

/** A register has a list, and a form unless the route table knows it as a list only. */
const registerPaths: ReadonlySet<string> = new Set(
  Object.keys(recordPaths)
    .flatMap((path) => [`${REGISTERS}/${path}`, `${REGISTERS}/${path}/:id`])
    .filter((path) => routePaths.has(path)),
);

export function hasFormPage(register: string): boolean {
  return registerPaths.has(`${REGISTERS}/${register}/:id`);
}

/** Pages that mean nothing without the token of a mailed link: no menu and no search offers them. */
export const MAILED: readonly string[] = ["/recovery", "/proposal"];

/** Pages outside the frame of the signed-in: the root (login, or the way home), mailed links, and the legal texts. */
const OPEN_PAGES: ReadonlySet<string> = new Set(["/", ...MAILED, ...LEGAL_PAGES.map((entry) => entry.path)]);

export function pageExists(routePath: string): boolean {
  return OPEN_PAGES.has(routePath) || Object.hasOwn(PAGES, routePath) || registerPaths.has(routePath);
}

function isOpenTo(routePath: string, actor: Actor | undefined): boolean {
  const { service, role } = matchRoute(ROUTES, routePath)?.entry ?? {};
  if (actor === undefined || service === undefined) return false;
  return may(actor, { service, permission: "load", ...(role === undefined ? {} : { role }) });
}

/** The record that a register in the address means. */
export function recordKeyOf(register: string | undefined): RecordKey | undefined {
  return register !== undefined && Object.hasOwn(recordPaths, register) ? recordPaths[register] : undefined;
}

/** Where a record of this type is opened, for types that have a page of their own; of several, one that lets the person in. */
export function recordPath(type: string, id: string, actor?: Actor): string | undefined {
  const own = RECORD_PAGES[type];
  if (typeof own === "string") return own.replace(":id", id);
  if (own !== undefined) return (own.find((path) => isOpenTo(path, actor)) ?? own[0])?.replace(":id", id);
  const register = Object.entries(recordPaths).find(([, key]) => key === type);
  if (register === undefined) return undefined;
  const list = `${REGISTERS}/${register[0]}`;
  return hasFormPage(register[0]) ? `${list}/${id}` : `${list}${withDialog("", id)}`;
}
