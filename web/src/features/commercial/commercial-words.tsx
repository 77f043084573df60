/** The words of these pages, loaded with the first of them. */
import { COMMERCIAL_WORDS, type CommercialWords } from "@plimsoll/domain/locales/commercial-words";
import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext } from "react";
import { useLocale } from "#i18n/words-provider";

const Words = createContext<CommercialWords | undefined>(undefined);

/** Shows nothing until the words are there; the old ones stay while another language comes. */
export function WithCommercialWords({ children }: { readonly children: ReactNode }) {
  const { locale } = useLocale();
  const words = useQuery({
    queryKey: ["commercial-words", locale],
    queryFn: async () => (await COMMERCIAL_WORDS[locale]()).commercial,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { background: true },
  }).data;
  return words === undefined ? null : <Words value={words}>{children}</Words>;
}

export function useCommercialWords(): CommercialWords {
  const words = useContext(Words);
  if (!words) throw new Error("useCommercialWords needs WithCommercialWords above it");
  return words;
}
