/** The words of these pages, loaded with the first of them. */
import { CONVOY_WORDS } from "@plimsoll/domain/operation/words/convoy-pages/by-language";
import type { ReactNode } from "react";
import { pageWords, usePageWords, WithPageWords } from "#i18n/page-words";

const words = pageWords("convoys", async (locale) => (await CONVOY_WORDS[locale]()).words);

export function WithConvoyWords({ children }: { readonly children: ReactNode }) {
  return <WithPageWords of={words}>{children}</WithPageWords>;
}

export function useConvoyWords() {
  return usePageWords(words);
}
