/** The words of the planner, loaded with it. */
import { PLANNER_WORDS } from "@plimsoll/domain/work-order/words/planner/by-language";
import type { ReactNode } from "react";
import { pageWords, usePageWords, WithPageWords } from "#i18n/page-words";

const words = pageWords("planner", async (locale) => (await PLANNER_WORDS[locale]()).words);

export function WithPlannerWords({ children }: { readonly children: ReactNode }) {
  return <WithPageWords of={words}>{children}</WithPageWords>;
}

export function usePlannerWords() {
  return usePageWords(words);
}
