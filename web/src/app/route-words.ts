/** What pages are called, in the language of the reader. */
import type { RouteEntry } from "@plimsoll/domain/routes/route";
import { type RouteWords, routeWords } from "@plimsoll/domain/routes/route-words";
import { useCallback } from "react";
import { useWords } from "#i18n/words-provider";
import { useRouteMatch } from "./route-match.ts";

export function useRouteWords(): (entry: Pick<RouteEntry, "words">) => RouteWords {
  const words = useWords();
  return useCallback((entry) => routeWords(entry, words), [words]);
}

/** The title of the page that is open. */
export function useRouteTitle(): string | undefined {
  const wordsOf = useRouteWords();
  const entry = useRouteMatch()?.entry;
  return entry && wordsOf(entry).title;
}
