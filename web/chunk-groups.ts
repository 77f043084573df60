/**
 * Which modules are built into one file together. Left alone, the bundler makes a file of whatever two pages share: a page
 * of the field then asks for 230 files, most of them an icon or a line of code, and each of them takes its way through
 * the worker that keeps pages for when there is no network. So what the same pages need anyway comes in one file.
 */
import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

const ROOT = fileURLToPath(new URL("../", import.meta.url)).replaceAll("\\", "/");

const features = (path: string) => `web/src/features/${path}.tsx`;
const SECTION = features("section/section-page");
const DASHBOARD = features("dashboard/dashboard-page");
const ORDERS = features("work-order/order-list-page");
const FORM = "web/src/record/record-form-page.tsx";
const ORDER = features("work-order/order-page");
const TOOL = features("tools/tool-page");
const FIELD = features("operation/field-page");
const OPERATION = features("operation/operation-page");

/** Each tier is what all of its pages need and no tier above has. A tier holds its dependencies or finds them above. */
const TIERS: readonly (readonly [name: string, pages: readonly string[]])[] = [
  ["shell", ["web/src/app/shell-layout.tsx"]],
  ["page", [SECTION, DASHBOARD, ORDERS, FIELD]],
  ["rows", [DASHBOARD, ORDERS, FIELD]],
  ["forms", [ORDERS, FIELD]],
  ["field", [OPERATION, FIELD]],
  ["form", [FORM, FIELD]],
  ["order", [ORDER, FIELD]],
  ["tool", [TOOL, FIELD]],
];

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const isLibrary = (id: string) => id.includes("/node_modules/");

/** Everything of ours that comes with a module. What a library offers is not what was taken of it, so it ends there. */
function reach(start: string, context: Context): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [start];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id) || isLibrary(id)) continue;
    found.add(id);
    open.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** What all of these pages need. */
function neededByAll(name: string, pages: readonly string[]): Rolldown.CodeSplittingNameFunction {
  let reached: readonly ReadonlySet<string>[] | undefined;
  return (id, context) => {
    reached ??= pages.map((page) => reach(`${ROOT}${page}`, context));
    return reached.every((page) => page.has(id)) ? name : null;
  };
}

/** The worker is one file without imports. */
const isOfPages = (id: string) => !/offline[\\/](service-worker|shell-cache)\.ts$/.test(id);

/** From so many pages on a part of a library comes with all of them. */
const MANY_PAGES = 12;

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: "react", test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 60 },
  { name: "query", test: /node_modules[\\/]@tanstack[\\/]/, priority: 60 },
  { name: "first", test: isOfPages, tags: ["$initial"], priority: 50 },
  { name: "icons", test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 2, priority: 40 },
  { name: "parts", test: /node_modules[\\/]/, minShareCount: MANY_PAGES, priority: 30 },
  ...TIERS.map(([name, pages], at) => ({
    name: neededByAll(name, pages),
    test: isOfPages,
    priority: 20 - at,
  })),
];
