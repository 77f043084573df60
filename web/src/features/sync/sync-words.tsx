/** The words of these pages, loaded with the first of them. */
import { SYNC_WORDS } from "@plimsoll/domain/sync/words/pages/by-language";
import type { ReactNode } from "react";
import { pageWords, usePageWords, WithPageWords } from "#i18n/page-words";

const words = pageWords("sync", async (locale) => (await SYNC_WORDS[locale]()).words);

export function WithSyncWords({ children }: { readonly children: ReactNode }) {
  return <WithPageWords of={words}>{children}</WithPageWords>;
}

export function useSyncWords() {
  return usePageWords(words);
}
