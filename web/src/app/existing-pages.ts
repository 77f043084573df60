/** Which paths of the route table lead somewhere: the listed pages, and the registers that a record declares. */

import { recordPaths } from "virtual:register-routes";
import type { RecordKey } from "@plimsoll/domain/records";
import { flattenRoutes } from "@plimsoll/domain/routes/route";
import { withLayer } from "./layer-address.ts";
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

/** Pages outside the frame of the signed-in: the root (login, or the way home), recovery, and the legal texts. */
const OPEN_PAGES: ReadonlySet<string> = new Set([
  "/",
  "/recovery",
  ...LEGAL_PAGES.map((entry) => entry.path),
]);

export function pageExists(routePath: string): boolean {
  return OPEN_PAGES.has(routePath) || Object.hasOwn(PAGES, routePath) || registerPaths.has(routePath);
}

/** The record that a register in the address means. */
export function recordKeyOf(register: string | undefined): RecordKey | undefined {
  return register !== undefined && Object.hasOwn(recordPaths, register) ? recordPaths[register] : undefined;
}

/** Where a record of this type is opened, for types that have a page of their own. */
export function recordPath(type: string, id: string): string | undefined {
  const own = RECORD_PAGES[type];
  if (own !== undefined) return own.replace(":id", id);
  const register = Object.entries(recordPaths).find(([, key]) => key === type);
  if (register === undefined) return undefined;
  const list = `${REGISTERS}/${register[0]}`;
  return hasFormPage(register[0]) ? `${list}/${id}` : `${list}${withLayer("", id)}`;
}
