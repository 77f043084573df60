/** The words of comments, loaded with the first place that shows them. */
import { COMMENT_WORDS } from "@plimsoll/domain/work-order/words/comments/by-language";
import type { ReactNode } from "react";
import { pageWords, useLoadedPageWords, usePageWords, WithPageWords } from "#i18n/page-words";

const words = pageWords("comments", async (locale) => (await COMMENT_WORDS[locale]()).words);

export function WithCommentWords({ children }: { readonly children: ReactNode }) {
  return <WithPageWords of={words}>{children}</WithPageWords>;
}

export function useCommentWords() {
  return usePageWords(words);
}

/** Anywhere; nothing until they are there. */
export function useLoadedCommentWords() {
  return useLoadedPageWords(words);
}
