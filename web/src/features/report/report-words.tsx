/** The words of these pages, loaded with the first of them. */
import { REPORT_WORDS } from "@plimsoll/domain/report/words/pages/by-language";
import type { ReactNode } from "react";
import { pageWords, usePageWords, WithPageWords } from "#i18n/page-words";

const words = pageWords("report", async (locale) => (await REPORT_WORDS[locale]()).words);

export function WithReportWords({ children }: { readonly children: ReactNode }) {
  return <WithPageWords of={words}>{children}</WithPageWords>;
}

export function useReportWords() {
  return usePageWords(words);
}
