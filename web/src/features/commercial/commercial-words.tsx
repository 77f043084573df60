/** The words of these pages, loaded with the first of them. */
import { COMMERCIAL_WORDS } from "@plimsoll/domain/commercial/words/pages/by-language";
import type { ReactNode } from "react";
import { pageWords, usePageWords, WithPageWords } from "#i18n/page-words";

const words = pageWords("commercial", async (locale) => (await COMMERCIAL_WORDS[locale]()).words);

export function WithCommercialWords({ children }: { readonly children: ReactNode }) {
  return <WithPageWords of={words}>{children}</WithPageWords>;
}

export function useCommercialWords() {
  return usePageWords(words);
}
