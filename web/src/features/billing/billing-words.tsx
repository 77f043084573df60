/** The words of these pages, loaded with the first of them. */
import { BILLING_WORDS } from "@plimsoll/domain/billing/words/pages/by-language";
import type { ReactNode } from "react";
import { pageWords, usePageWords, WithPageWords } from "#i18n/page-words";

const words = pageWords("billing", async (locale) => (await BILLING_WORDS[locale]()).words);

export function WithBillingWords({ children }: { readonly children: ReactNode }) {
  return <WithPageWords of={words}>{children}</WithPageWords>;
}

export function useBillingWords() {
  return usePageWords(words);
}
