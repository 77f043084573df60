/** The words of the proposal and nomination screens by language: loaded with the first of those pages. */
import type { Locale } from "../kernel/locale.ts";
import type { commercial } from "./en/app-commercial.ts";
import type { Translated } from "./words.ts";

export type CommercialWords = Translated<typeof commercial>;

export const COMMERCIAL_WORDS: Readonly<Record<Locale, () => Promise<{ commercial: CommercialWords }>>> = {
  pt: () => import("./pt/app-commercial.ts"),
  en: () => import("./en/app-commercial.ts"),
  es: () => import("./es/app-commercial.ts"),
  fr: () => import("./fr/app-commercial.ts"),
};
