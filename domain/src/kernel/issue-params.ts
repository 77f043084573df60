/** What an issue fills into its sentence, as the reader's language writes it: 13.651 is 13,651 in Portuguese. */
import { formatDate, isCalendarDate } from "./dates.ts";
import { isDecimalText } from "./decimal.ts";
import type { Issue } from "./errors.ts";
import type { SentenceParams } from "./interpolate.ts";
import type { Locale } from "./locale.ts";
import { formatNumber } from "./number-text.ts";

/** Names and codes are no figures, whatever they are made of. */
const NAMES: ReadonlySet<string> = new Set(["name", "item", "type", "field", "number"]);

export function shownParams({ params = {} }: Issue, locale: Locale): SentenceParams {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      NAMES.has(name) ? value : shownValue(String(value), locale),
    ]),
  );
}

function shownValue(text: string, locale: Locale): string {
  if (isCalendarDate(text)) return formatDate(text, locale);
  return isDecimalText(text) ? formatNumber(text, locale) : text;
}
