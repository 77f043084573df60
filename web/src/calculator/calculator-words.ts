/** The words of the calculators, loaded with the first of them. */
import { CALCULATOR_WORDS } from "@plimsoll/domain/locales/calculator-words";
import { pageWords, useLoadedPageWords } from "#i18n/page-words";

const words = pageWords("calculators", async (locale) => (await CALCULATOR_WORDS[locale]()).words);

export function useLoadedCalculatorWords() {
  return useLoadedPageWords(words);
}
