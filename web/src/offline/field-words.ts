/** What is said about the network and about what waits, loaded with the first sentence of it. */
import { FIELD_WORDS } from "@plimsoll/domain/operation/words/field/by-language";
import type { words as english } from "@plimsoll/domain/operation/words/field/en";
import { pageWords, useLoadedPageWords } from "#i18n/page-words";
import { sayCount } from "#i18n/say";
import type { WaitingMark } from "./waiting-mark.ts";

const words = pageWords("field", async (locale) => (await FIELD_WORDS[locale]()).words);

export type FieldWords = Awaited<ReturnType<typeof words.load>>;

/** Nothing until they are there. */
export function useFieldWords(): FieldWords | undefined {
  return useLoadedPageWords(words);
}

/** "3 entries wait, 1 photo waits"; empty when nothing does. */
export function waitingText(
  { state }: FieldWords,
  { entries, photos }: Pick<WaitingMark, "entries" | "photos">,
): string {
  return [
    ...(entries > 0 ? [sayCount(state.entries, entries)] : []),
    ...(photos > 0 ? [sayCount(state.photos, photos)] : []),
  ].join(", ");
}

export type ActionWord = keyof (typeof english)["actions"];
