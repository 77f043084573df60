/** What showing an answer needs: words, and figures as the reader's language writes them. */
import { formatNumber } from "@plimsoll/domain/kernel/number-text";
import type { CalculatorWords } from "@plimsoll/domain/locales/calculator-words";
import { useDates } from "#i18n/formats";
import { useLocale, useWords } from "#i18n/words-provider";
import type { ResultContext } from "./tool.ts";

export function useResultContext(words: CalculatorWords): ResultContext {
  const { locale } = useLocale();
  const { messages, app } = useWords();
  const dates = useDates();
  return {
    words,
    page: app.tools,
    figure: (value) => (value === null || value === undefined ? "—" : formatNumber(value, locale)),
    moment: (value) => dates.momentIn(value, "UTC"),
    yes: messages.yes,
    no: messages.no,
  };
}
