/** The words of these pages, loaded with the first of them. */
import { CLASSIFYING_WORDS } from "@plimsoll/domain/operation/words/classifying/by-language";
import type { ReactNode } from "react";
import { pageWords, usePageWords, WithPageWords } from "#i18n/page-words";

const words = pageWords("classifying", async (locale) => (await CLASSIFYING_WORDS[locale]()).words);

export function WithQualityWords({ children }: { readonly children: ReactNode }) {
  return <WithPageWords of={words}>{children}</WithPageWords>;
}

export function useQualityWords() {
  return usePageWords(words);
}
