import { administration } from "./administration.ts";
import { controlPanel } from "./control-panel.ts";
import { developer } from "./developer.ts";
import { LEGAL_ADVICE } from "./legal-advice.ts";
import { operation } from "./operation.ts";
import { reports } from "./reports.ts";
import type { RouteEntry } from "./route.ts";
import { services } from "./services.ts";
import { tools } from "./tools.ts";
import { TOP_LEVEL } from "./top-level.ts";

export { flattenRoutes, type RouteEntry } from "./route.ts";

/** The sections come in the order of the side menu. */
export const ROUTES: readonly RouteEntry[] = [
  ...TOP_LEVEL,
  operation,
  services,
  reports,
  tools,
  controlPanel,
  administration,
  developer,
  ...LEGAL_ADVICE,
];
