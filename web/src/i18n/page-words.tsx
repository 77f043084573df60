/** Words that come with the first page that says them: one way for every feature. */
import type { Locale } from "@plimsoll/domain/kernel/locale";
import { useQuery } from "@tanstack/react-query";
import { type Context, createContext, type ReactNode, useContext } from "react";
import { useLocale } from "./words-provider.tsx";

export interface PageWords<W> {
  readonly name: string;
  readonly load: (locale: Locale) => Promise<W>;
  readonly context: Context<W | undefined>;
}

/** `name` tells them apart, in the cache and in messages. */
export function pageWords<W>(name: string, load: (locale: Locale) => Promise<W>): PageWords<W> {
  return { name, load, context: createContext<W | undefined>(undefined) };
}

interface WithPageWordsProps<W> {
  readonly of: PageWords<W>;
  readonly children: ReactNode;
}

/** Shows nothing until the words are there; the old ones stay while another language comes. */
export function WithPageWords<W>({ of, children }: WithPageWordsProps<W>) {
  const words = useLoadedPageWords(of);
  return words === undefined ? null : <of.context value={words}>{children}</of.context>;
}

/** Below `WithPageWords`. */
export function usePageWords<W>({ name, context }: PageWords<W>): W {
  const words = useContext(context);
  if (words === undefined) throw new Error(`the words of ${name} are asked for outside their pages`);
  return words;
}

/** Anywhere; nothing until they are there. */
export function useLoadedPageWords<W>({ name, load }: PageWords<W>): W | undefined {
  const { locale } = useLocale();
  return useQuery({
    queryKey: ["page-words", name, locale],
    queryFn: () => load(locale),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { background: true },
  }).data;
}
