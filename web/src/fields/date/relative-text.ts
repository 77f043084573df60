/** "Last 7 days", in the language of the screen. */
import { countedDays, isNamedDays, type RelativeDays } from "@plimsoll/domain/kernel/relative-days";
import type { ScreenWords } from "@plimsoll/domain/locales/words";
import { sayCount } from "#i18n/say";

export function relativeText(
  days: RelativeDays,
  words: ScreenWords["app"]["record"]["filter"]["days"],
): string {
  if (isNamedDays(days)) return words[days];
  const { side, count } = countedDays(days);
  return sayCount(words[side], count);
}
