/** The words of these pages, loaded with the first of them. */
import { ORDER_WORDS, type OrderWords } from "@plimsoll/domain/locales/order-words";
import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext } from "react";
import { useLocale } from "#i18n/words-provider";

const Words = createContext<OrderWords | undefined>(undefined);

/** Shows nothing until the words are there; the old ones stay while another language comes. */
export function WithOrderWords({ children }: { readonly children: ReactNode }) {
  const { locale } = useLocale();
  const words = useQuery({
    queryKey: ["order-words", locale],
    queryFn: async () => (await ORDER_WORDS[locale]()).orders,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { background: true },
  }).data;
  return words === undefined ? null : <Words value={words}>{children}</Words>;
}

export function useOrderWords(): OrderWords {
  const words = useContext(Words);
  if (!words) throw new Error("useOrderWords needs WithOrderWords above it");
  return words;
}
