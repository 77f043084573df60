/** The words of the maps and boards, loaded with the first of them. */
import { MAP_WORDS } from "@plimsoll/domain/operation/words/map-pages/by-language";
import type { ReactNode } from "react";
import { pageWords, usePageWords, WithPageWords } from "#i18n/page-words";

const words = pageWords("maps", async (locale) => (await MAP_WORDS[locale]()).words);

export function WithMapWords({ children }: { readonly children: ReactNode }) {
  return <WithPageWords of={words}>{children}</WithPageWords>;
}

export function useMapWords() {
  return usePageWords(words);
}
