/** Decides which form of a text goes with a count: by `Intl.PluralRules`, so that 0 is one in French and many in English. */
import type { Locale } from "./locale.ts";

/**
 * A text for one and a text for any other count. Some languages have a further form from a million on; counts that
 * a person reads beside a noun here stay below, and would show the other form.
 */
export interface Plural {
  readonly one: string;
  readonly other: string;
}

const rules = new Map<Locale, Intl.PluralRules>();

export function pluralForm({ one, other }: Plural, count: number, locale: Locale): string {
  let own = rules.get(locale);
  if (!own) {
    own = new Intl.PluralRules(locale);
    rules.set(locale, own);
  }
  return own.select(count) === "one" ? one : other;
}
