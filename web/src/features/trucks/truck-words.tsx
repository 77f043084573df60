/** The words of these pages, loaded with the first of them. */
import { TRUCK_WORDS } from "@plimsoll/domain/operation/words/truck-pages/by-language";
import type { ReactNode } from "react";
import { pageWords, usePageWords, WithPageWords } from "#i18n/page-words";

const words = pageWords("trucks", async (locale) => (await TRUCK_WORDS[locale]()).words);

export function WithTruckWords({ children }: { readonly children: ReactNode }) {
  return <WithPageWords of={words}>{children}</WithPageWords>;
}

export function useTruckWords() {
  return usePageWords(words);
}
