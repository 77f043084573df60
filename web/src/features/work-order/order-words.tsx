/** The words of these pages, loaded with the first of them. */
import { ORDER_WORDS } from "@plimsoll/domain/work-order/words/orders/by-language";
import type { ReactNode } from "react";
import { pageWords, usePageWords, WithPageWords } from "#i18n/page-words";

const words = pageWords("order", async (locale) => (await ORDER_WORDS[locale]()).words);

export function WithOrderWords({ children }: { readonly children: ReactNode }) {
  return <WithPageWords of={words}>{children}</WithPageWords>;
}

export function useOrderWords() {
  return usePageWords(words);
}
