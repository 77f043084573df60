/** The words of these pages, loaded with the first of them. */
import { LABORATORY_WORDS } from "@plimsoll/domain/operation/words/laboratory-pages/by-language";
import type { ReactNode } from "react";
import { pageWords, usePageWords, WithPageWords } from "#i18n/page-words";

const words = pageWords("laboratory", async (locale) => (await LABORATORY_WORDS[locale]()).words);

export function WithLaboratoryWords({ children }: { readonly children: ReactNode }) {
  return <WithPageWords of={words}>{children}</WithPageWords>;
}

export function useLaboratoryWords() {
  return usePageWords(words);
}
