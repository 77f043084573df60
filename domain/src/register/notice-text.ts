/** What a notification says to its reader: the sentence of its kind, with days as the reader writes them. */
import { formatDate, isCalendarDate } from "../kernel/dates.ts";
import { interpolate } from "../kernel/interpolate.ts";
import type { Locale } from "../kernel/locale.ts";

export interface ToldNotice {
  readonly kind: string;
  readonly subject: string;
  /** What the sentence fills in, as JSON. */
  readonly params: string | null;
}

export function noticeText(
  { kind, subject, params }: ToldNotice,
  sentences: Readonly<Record<string, string>>,
  locale: Locale,
): string {
  const values = params === null ? {} : (JSON.parse(params) as Record<string, string | number>);
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    isCalendarDate(value) ? formatDate(value, locale) : value,
  ]);
  return interpolate(sentences[kind] ?? subject, { subject, ...Object.fromEntries(shown) });
}
