/** What turning values into text depends on, for the person at this screen. */
import { useMemo } from "react";
import { useLocale, useWords } from "#i18n/words-provider";
import { useClockZone } from "./clock-zone.ts";
import type { FormatContext } from "./field-screen.ts";

export function useFormatContext(): FormatContext {
  const words = useWords();
  const { locale } = useLocale();
  const zone = useClockZone();
  return useMemo(() => ({ locale, words, zone }), [locale, words, zone]);
}
