/**
 * What the screens need to know of the registers before any of them is opened: which path shows which record, and
 * the entries of registers that the table does not name, made from their definitions. Worked out once,
 * when the app is built.
 */
import type { RecordModel } from "../kernel/record.ts";
import { catalog } from "../records.ts";
import { mountRoute } from "./draft-route.ts";
import { ROUTES } from "./index.ts";
import { registerRoute } from "./register-card.ts";
import { flattenRoutes, type RouteEntry } from "./route.ts";

const SECTION = "/administration";
const ICON = "clipboard-list";

const registers = catalog.models.filter((model) => model.definition.path !== undefined);

/** Register name in the address → key of the record that it shows. */
export const recordPaths: Readonly<Record<string, string>> = Object.fromEntries(
  registers.map((model) => [model.definition.path, model.key]),
);

const named = new Set(flattenRoutes(ROUTES).map((entry) => entry.path));

export const ownRegisterRoutes: readonly RouteEntry[] = registers
  .filter((model) => !named.has(`${SECTION}/${model.definition.path}`))
  .map(routeOf);

function routeOf(model: RecordModel): RouteEntry {
  const draft = registerRoute({ segment: model.definition.path ?? model.key, role: model.key, icon: ICON });
  return mountRoute(draft, SECTION, { service: model.service });
}
