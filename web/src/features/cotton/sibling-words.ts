/** The words of pages that stand in front of other applications. */
import { MAP_WORDS } from "@plimsoll/domain/operation/words/map-pages/by-language";
import { pageWords } from "#i18n/page-words";

export const siblingWords = pageWords("siblings", async (locale) => (await MAP_WORDS[locale]()).words);
