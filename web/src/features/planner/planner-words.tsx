/** The words of the planner, loaded with it. */
import { PLANNER_WORDS, type PlannerWords } from "@plimsoll/domain/locales/planner-words";
import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext } from "react";
import { useLocale } from "#i18n/words-provider";

const Words = createContext<PlannerWords | undefined>(undefined);

/** Shows nothing until the words are there; the old ones stay while another language comes. */
export function WithPlannerWords({ children }: { readonly children: ReactNode }) {
  const { locale } = useLocale();
  const words = useQuery({
    queryKey: ["planner-words", locale],
    queryFn: async () => (await PLANNER_WORDS[locale]()).planner,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { background: true },
  }).data;
  return words === undefined ? null : <Words value={words}>{children}</Words>;
}

export function usePlannerWords(): PlannerWords {
  const words = useContext(Words);
  if (!words) throw new Error("usePlannerWords needs WithPlannerWords above it");
  return words;
}
