/** The words of these pages, loaded with the first of them. */
import { OPERATION_WORDS } from "@plimsoll/domain/operation/words/pages/by-language";
import type { ReactNode } from "react";
import { pageWords, usePageWords, WithPageWords } from "#i18n/page-words";

const words = pageWords("operation", async (locale) => (await OPERATION_WORDS[locale]()).words);

export function WithOperationWords({ children }: { readonly children: ReactNode }) {
  return <WithPageWords of={words}>{children}</WithPageWords>;
}

export function useOperationWords() {
  return usePageWords(words);
}
