/**
 * The pages that exist, by the path of their route: the one list. A route that is not here has no card, no menu
 * entry and no place in the palette. Pages of plain registers are not here: they follow from the records.
 *
 * A feature adds one line: `"/operation/vessels": async () => ({ Component: (await import("…")).VesselsPage })`.
 */

import { CALCULATOR_PATHS } from "@plimsoll/domain/routes/calculators";
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

const SECTIONS = ROUTES.filter((entry) => entry.section === true).map(
  (entry) => [entry.path, section] as const,
);

export const PAGES: Readonly<Record<string, PageLoader>> = {
  ...Object.fromEntries(SECTIONS),
  ...Object.fromEntries(CALCULATORS),
  "/developer/profile": async () => ({ Component: (await developer()).ProfileListPage }),
  "/developer/profile/:id": async () => ({ Component: (await developer()).ProfilePage }),
  "/developer/settings": async () => ({ Component: (await developer()).SettingListPage }),
  "/developer/settings/:id": async () => ({ Component: (await developer()).SettingPage }),
  "/components": async () => ({
    Component: (await import("#features/components/components-page")).ComponentsPage,
  }),
};

/** Where a record is opened that is no plain register: its type, to the path of its page. */
export const RECORD_PAGES: Readonly<Record<string, string>> = { setting: "/developer/settings/:id" };
