/** The words of the dashboard and the control panel by language: loaded with the first of them. */
import type { Locale } from "../kernel/locale.ts";
import type { dashboard } from "./en/app-dashboard.ts";
import type { Translated } from "./words.ts";

export type DashboardWords = Translated<typeof dashboard>;

export const DASHBOARD_WORDS: Readonly<Record<Locale, () => Promise<{ dashboard: DashboardWords }>>> = {
  pt: () => import("./pt/app-dashboard.ts"),
  en: () => import("./en/app-dashboard.ts"),
  es: () => import("./es/app-dashboard.ts"),
  fr: () => import("./fr/app-dashboard.ts"),
};
