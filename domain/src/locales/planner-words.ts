/** The words of the planner by language: loaded with its page, one language at a time. */
import type { Locale } from "../kernel/locale.ts";
import type { planner } from "./en/app-planner.ts";
import type { Translated } from "./words.ts";

export type PlannerWords = Translated<typeof planner>;

export const PLANNER_WORDS: Readonly<Record<Locale, () => Promise<{ planner: PlannerWords }>>> = {
  pt: () => import("./pt/app-planner.ts"),
  en: () => import("./en/app-planner.ts"),
  es: () => import("./es/app-planner.ts"),
  fr: () => import("./fr/app-planner.ts"),
};
