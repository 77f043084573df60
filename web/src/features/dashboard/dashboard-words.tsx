/** The words of the dashboard and the control panel, loaded with the first of them. */
import { DASHBOARD_WORDS } from "@plimsoll/domain/work-order/words/dashboard/by-language";
import { ORDER_WORDS } from "@plimsoll/domain/work-order/words/orders/by-language";
import type { ReactNode } from "react";
import { pageWords, usePageWords, WithPageWords } from "#i18n/page-words";

const words = pageWords("dashboard", async (locale) => {
  const [dashboard, orders] = await Promise.all([DASHBOARD_WORDS[locale](), ORDER_WORDS[locale]()]);
  // Phases are called here what they are called above the lists of orders.
  return { ...dashboard.words, phases: orders.words.phases };
});

export function WithDashboardWords({ children }: { readonly children: ReactNode }) {
  return <WithPageWords of={words}>{children}</WithPageWords>;
}

export function useDashboardWords() {
  return usePageWords(words);
}
