/**
 * Which pages the accessibility scan looks at: one of each template, as many registers as it takes to see every kind of
 * field, and a few that show more than their template. Another page of a template that is there adds nothing to `npm
 * test`; every page there is, `npm run scan:pages`.
 */
import { readFileSync } from "node:fs";
import { catalog } from "@plimsoll/domain/records";
import { flattenRoutes, ROUTES } from "@plimsoll/domain/routes/index";
import type { RouteEntry } from "@plimsoll/domain/routes/route";
import type { Somebody } from "./server-call.ts";

export interface ScannedPage {
  readonly path: string;
  readonly template: string;
  /** It shows a row that exists, with its status. */
  readonly isOfRow: boolean;
}

/** Pages that show what the first of their template does not. */
const ALSO: readonly RegExp[] = [
  // Sections with tabs, without, and the longest.
  /^\/(services|operation|administration)$/,
  // Orders of all kinds, and of one.
  /^\/services\/(workorders|ship)$/,
  // Orders of each shape: ship, trucks, convoy, and as the planner shows them.
  /^\/services\/(ship|wosfob)\/new$/,
  /^\/(services\/ship|services\/shipplanner|operation\/barge_convoy)\/[0-9a-f-]{36}$/,
  // A page of the field with a long table and what is typed under it.
  /^\/operation\/vessels\/[0-9a-f-]{36}\/weighing$/,
  // Calculators with another form: figures of one line, tables, groups that repeat.
  /^\/tools\/(classification|third-analysis|tank|bags|gross-up)$/,
  /^\/legaladvice\/terms-of-use$/,
];

const REGISTERS = "/administration/";

const waiting = new Set(
  readFileSync(new URL("../../web/src/app/routes-without-page.txt", import.meta.url), "utf8").split("\n"),
);
const routes = flattenRoutes(ROUTES).filter(
  (entry) => entry.external !== true && entry.path !== "/" && !waiting.has(entry.path),
);

/** Rows that exist, to open the pages that show one: which rows, by the part of the address before it. */
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
  "/operation/vessels": ["service", "operation", [...is("carrier", "ship"), ...is("status", "started")]],
};

function is(attribute: string, value: string) {
  return [{ attribute, operator: "=", value }];
}

/** Every page that can be opened by its address, in the order of the menu, those of rows last. */
export async function everyPage(by: Pick<Somebody, "list">): Promise<ScannedPage[]> {
  return [...pagesWithoutRow(), ...(await pagesOfRows(by))];
}

/** A detail page opens as a new record: it needs no row to exist. */
function pagesWithoutRow(): ScannedPage[] {
  return routes
    .filter(({ path }) => !/\/(shipplanner|workorders|vessels|reports)\/:id$/.test(path))
    .map((entry) => pageAt(entry, entry.path.replace(/:id$/, "new"), false))
    .filter(({ path }) => !path.includes(":"));
}

async function pagesOfRows(by: Pick<Somebody, "list">): Promise<ScannedPage[]> {
  const pages: ScannedPage[] = [];
  for (const [list, [service, type, conditions]] of Object.entries(ROWS)) {
    const [row] = await by.list(service, type, conditions);
    if (!row) throw new Error(`no row to open below ${list}`);
    // A list below a row is drawn as the list of all of them.
    const below = routes.filter(
      ({ path, page }) =>
        (path === `${list}/:id` || path.startsWith(`${list}/:id/`)) && !page?.endsWith("-list"),
    );
    pages.push(...below.map((entry) => pageAt(entry, entry.path.replace(":id", row.id), true)));
  }
  return pages.filter(({ path }) => !path.includes(":"));
}

/** What draws a page: its component, for a new row or one that exists, and which of the row's tabs. */
function pageAt({ page, path: pattern }: RouteEntry, path: string, isOfRow: boolean): ScannedPage {
  // A page of the field is drawn alike for a ship and for the barges of a convoy.
  const [, tab = ""] = pattern.replace("/barge/", "/").split("/:id");
  const shown = isOfRow ? `, a row${tab}` : path.endsWith("/new") ? ", new" : "";
  return { path, template: `${page}${shown}`, isOfRow };
}

/** One of each template, the sampled registers, and what shows more than its template. */
export function sampledPages(pages: readonly ScannedPage[]): ScannedPage[] {
  const registers = sampledRegisters();
  const isChosen = ({ path }: ScannedPage) =>
    registers.has(path.replace(/\/new$/, "")) || ALSO.some((more) => more.test(path));
  const seen = new Set(pages.filter(isChosen).map(({ template }) => template));
  return pages.filter((page) => {
    const isFirst = !seen.has(page.template);
    seen.add(page.template);
    return isFirst || isChosen(page);
  });
}

/** Registers that show every kind of field between them: always the one that adds most to those before it. */
export function sampledRegisters(): ReadonlySet<string> {
  const kinds = new Map(
    catalog.models.flatMap(({ definition: { path, fields } }) =>
      path === undefined ? [] : [[`${REGISTERS}${path}`, new Set(kindsOf(fields))]],
    ),
  );
  const chosen = new Set<string>();
  for (const missing = new Set([...kinds.values()].flatMap((each) => [...each])); missing.size > 0; ) {
    const added = (path: string) => [...(kinds.get(path) ?? [])].filter((kind) => missing.has(kind)).length;
    const [next = ""] = [...kinds.keys()].sort((one, other) => added(other) - added(one));
    chosen.add(next);
    for (const kind of kinds.get(next) ?? []) missing.delete(kind);
  }
  return chosen;
}

function kindsOf(fields: Readonly<Record<string, { kind: string; fields?: object }>>): string[] {
  return Object.values(fields).flatMap(({ kind, fields: inner }) => [
    kind,
    ...(inner ? kindsOf(inner as typeof fields).map((one) => `${kind} of ${one}`) : []),
  ]);
}
