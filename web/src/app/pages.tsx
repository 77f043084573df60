/**
 * The pages that exist, by the path of their route: the one list. A route that is not here has no card, no menu
 * entry and no place in the palette. Pages of plain registers are not here: they follow from the records.
 *
 * A feature adds one line: `"/operation/vessels": async () => ({ Component: (await import("…")).VesselsPage })`.
 */

import { CALCULATOR_PATHS } from "@plimsoll/domain/routes/calculators";
import { flattenRoutes } from "@plimsoll/domain/routes/route";
import type { ComponentType } from "react";
import { ROUTES } from "./route-table.ts";

export type PageLoader = () => Promise<{ Component: ComponentType }>;

const section: PageLoader = async () => ({
  Component: (await import("#features/section/section-page")).SectionPage,
});

const developer = () => import("#features/developer/developer-pages");

/** One page for every calculator; which one, the address says. */
const calculator: PageLoader = async () => ({
  Component: (await import("#features/tools/tool-page")).ToolPage,
});

const CALCULATORS = ROUTES.flatMap((section) => section.children ?? [])
  .filter((entry) => CALCULATOR_PATHS.has(entry.path))
  .map((entry) => [entry.path, calculator] as const);

/** Orders of every kind have one list and one page; which kind and which part of it, the address says. */
const orderList: PageLoader = async () => ({
  Component: (await import("#features/work-order/order-list-page")).OrderListPage,
});
const order: PageLoader = async () => ({
  Component: (await import("#features/work-order/order-page")).OrderPage,
});
const ORDER_LISTS = [
  "/services/ship",
  "/services/wosgeneral",
  "/services/wosfob",
  "/operation/barge_convoy",
] as const;
const ORDER_PAGES = [...ORDER_LISTS, "/services/shipplanner"].map((path) => `${path}/:id`);
const ORDERS = flattenRoutes(ROUTES).flatMap(({ path }): [string, PageLoader][] => {
  if (ORDER_LISTS.some((list) => list === path)) return [[path, orderList]];
  const isPart = /\/(item|operationItems|scope)$/.test(path);
  const page = isPart ? path.slice(0, path.lastIndexOf("/")) : path;
  return ORDER_PAGES.includes(page) ? [[path, order]] : [];
});

const SECTIONS = ROUTES.filter((entry) => entry.section === true).map(
  (entry) => [entry.path, section] as const,
);

export const PAGES: Readonly<Record<string, PageLoader>> = {
  ...Object.fromEntries(SECTIONS),
  ...Object.fromEntries(CALCULATORS),
  ...Object.fromEntries(ORDERS),
  "/services/proposals": async () => ({
    Component: (await import("#features/commercial/proposal-list-page")).ProposalListPage,
  }),
  "/services/proposals/:id": async () => ({
    Component: (await import("#features/commercial/proposal-page")).ProposalPage,
  }),
  "/services/nomeation": async () => ({
    Component: (await import("#features/commercial/nomination-list-page")).NominationListPage,
  }),
  "/services/nomeation/:id": async () => ({
    Component: (await import("#features/commercial/nomination-page")).NominationPage,
  }),
  "/services/shipplanner": async () => ({
    Component: (await import("#features/planner/planner-page")).PlannerPage,
  }),
  "/services/controlPanel": async () => ({
    Component: (await import("#features/dashboard/control-panel-page")).ControlPanelPage,
  }),
  "/dashboard": async () => ({
    Component: (await import("#features/dashboard/dashboard-page")).DashboardPage,
  }),
  "/developer/profile": async () => ({ Component: (await developer()).ProfileListPage }),
  "/developer/profile/:id": async () => ({ Component: (await developer()).ProfilePage }),
  "/developer/settings": async () => ({ Component: (await developer()).SettingListPage }),
  "/developer/settings/:id": async () => ({ Component: (await developer()).SettingPage }),
  "/components": async () => ({
    Component: (await import("#features/components/components-page")).ComponentsPage,
  }),
};

/** Where a record is opened that is no plain register: its type, to the path of its page, or to several of which one is open to the person. */
export const RECORD_PAGES: Readonly<Record<string, string | readonly string[]>> = {
  setting: "/developer/settings/:id",
  proposal: "/services/proposals/:id",
  nomination: "/services/nomeation/:id",
  work_order: ORDER_PAGES,
};
