/** The words of comments, loaded one language at a time. */
import type { PageWords } from "#kernel/words";
import type { words } from "./en.ts";

export const COMMENT_WORDS: PageWords<typeof words> = {
  pt: () => import("./pt.ts"),
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
  fr: () => import("./fr.ts"),
};
