/** The words of the dashboard and the control panel, loaded with the first of them. */
import { DASHBOARD_WORDS, type DashboardWords } from "@plimsoll/domain/locales/dashboard-words";
import { ORDER_WORDS, type OrderWords } from "@plimsoll/domain/locales/order-words";
import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext } from "react";
import { useLocale } from "#i18n/words-provider";

/** Phases are called here what they are called above the lists of orders. */
type PageWords = DashboardWords & Pick<OrderWords, "phases">;

const Words = createContext<PageWords | undefined>(undefined);

/** Shows nothing until the words are there; the old ones stay while another language comes. */
export function WithDashboardWords({ children }: { readonly children: ReactNode }) {
  const { locale } = useLocale();
  const words = useQuery({
    queryKey: ["dashboard-words", locale],
    queryFn: async (): Promise<PageWords> => {
      const [{ dashboard }, { orders }] = await Promise.all([
        DASHBOARD_WORDS[locale](),
        ORDER_WORDS[locale](),
      ]);
      return { ...dashboard, phases: orders.phases };
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { background: true },
  }).data;
  return words === undefined ? null : <Words value={words}>{children}</Words>;
}

export function useDashboardWords(): PageWords {
  const words = useContext(Words);
  if (!words) throw new Error("useDashboardWords needs WithDashboardWords above it");
  return words;
}
