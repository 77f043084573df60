/** What turning values into text depends on, for the person at this screen. */
import { useMemo } from "react";
import { zoneHere } from "#i18n/formats";
import { useLocale, useWords } from "#i18n/words-provider";
import type { FormatContext } from "./field-screen.ts";

export function useFormatContext(): FormatContext {
  const words = useWords();
  const { locale } = useLocale();
  return useMemo(() => ({ locale, words, zone: zoneHere() }), [locale, words]);
}
