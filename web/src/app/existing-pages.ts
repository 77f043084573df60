/** Which paths of the route table lead somewhere: the listed pages, and the registers that a record declares. */

import { recordPaths } from "virtual:register-routes";
import type { RecordKey } from "@plimsoll/domain/records";
import { PAGES, RECORD_PAGES } from "./pages.tsx";

const REGISTERS = "/administration";

const registerPaths: ReadonlySet<string> = new Set(
  Object.keys(recordPaths).flatMap((path) => [`${REGISTERS}/${path}`, `${REGISTERS}/${path}/:id`]),
);

/** The root is the login for visitors and the way home for everybody else. */
const ROOT = "/";

export function pageExists(routePath: string): boolean {
  return routePath === ROOT || Object.hasOwn(PAGES, routePath) || registerPaths.has(routePath);
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
  return register === undefined ? undefined : `${REGISTERS}/${register[0]}/${id}`;
}
