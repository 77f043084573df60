/**
 * What the screens need to know of the pages before any of them is opened: the whole table, with the registers that it
 * does not name, and which path shows which record. Worked out from the definitions once, when the app is built.
 */
import type { RecordModel } from "../kernel/record.ts";
import { catalog } from "../records.ts";
import { mountRoute } from "./draft-route.ts";
import { ROUTES } from "./index.ts";
import { registerRoute } from "./register-card.ts";
import { flattenRoutes, type RouteEntry, withEntries } from "./route.ts";

const SECTION = "/administration";
const ICON = "clipboard-list";

const registers = catalog.models.filter((model) => model.definition.path !== undefined);

/** Register name in the address → key of the record that it shows. */
export const recordPaths: Readonly<Record<string, string>> = Object.fromEntries(
  registers.map((model) => [model.definition.path, model.key]),
);

const named = new Set(flattenRoutes(ROUTES).map((entry) => entry.path));

const ownRegisterRoutes = registers
  .filter((model) => !named.has(`${SECTION}/${model.definition.path}`))
  .map(routeOf);

export const wholeTable: readonly RouteEntry[] = withEntries(ROUTES, SECTION, ownRegisterRoutes);

function routeOf(model: RecordModel): RouteEntry {
  const draft = registerRoute({ segment: model.definition.path ?? model.key, role: model.key, icon: ICON });
  return mountRoute(draft, SECTION, { service: model.service });
}
