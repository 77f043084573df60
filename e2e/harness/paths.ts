/** The pages of the route table that exist, and those that show something else of a row that exists. */
import { readFileSync } from "node:fs";
import { flattenRoutes, ROUTES } from "@plimsoll/domain/routes/index";

const waiting = new Set(
  readFileSync(new URL("../../web/src/app/routes-without-page.txt", import.meta.url), "utf8").split("\n"),
);
const routes = flattenRoutes(ROUTES).filter(
  (entry) => entry.external !== true && entry.path !== "/" && !waiting.has(entry.path),
);

/** A detail page opens as a new record: it needs no row to exist. */
export const PATHS: readonly string[] = routes
  .map((entry) => entry.path.replace(/:id$/, "new"))
  .filter((path) => !path.includes(":") && !/\/(shipplanner|workorders)\/new$/.test(path));

/** Which rows, by the part of the address before them. */
const ROWS: Readonly<
  Record<string, readonly [service: string, type: string, conditions: readonly object[]]>
> = {
  "/services/proposals": ["proposal", "proposal", is("status", "sent")],
  "/services/nomeation": ["service", "nomination", is("status", "pending")],
  "/services/ship": ["workorder", "work_order", [...is("kind", "ship"), ...is("status", "operating")]],
  "/services/shipplanner": ["workorder", "work_order", [...is("kind", "ship"), ...is("status", "certified")]],
  "/services/wosgeneral": ["workorder", "work_order", is("kind", "default")],
  "/services/wosfob": ["workorder", "work_order", is("kind", "fob")],
  "/operation/barge_convoy": ["workorder", "work_order", is("kind", "convoy")],
};

function is(attribute: string, value: string) {
  return [{ attribute, operator: "=", value }];
}

type Lists = (
  service: string,
  type: string,
  conditions: readonly object[],
) => Promise<readonly { readonly id: string }[]>;

export async function pathsOfRows(list: Lists): Promise<string[]> {
  const paths: string[] = [];
  for (const [above, [service, type, conditions]] of Object.entries(ROWS)) {
    const [row] = await list(service, type, conditions);
    if (!row) throw new Error(`no row to open below ${above}`);
    const below = routes.filter(({ path }) => path === `${above}/:id` || path.startsWith(`${above}/:id/`));
    paths.push(...below.map(({ path }) => path.replace(":id", row.id)).filter((path) => !path.includes(":")));
  }
  return paths;
}
