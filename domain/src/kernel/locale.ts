// Decides which languages the product speaks and which one a caller gets.
// Two defaults on purpose: a new session starts in Portuguese, because most inspectors work in Brazil,
// while a text that cannot be found falls back to English, which every office reads.

export const LOCALES = ["pt", "en", "es", "fr"] as const;

export type Locale = (typeof LOCALES)[number];

/** The language a session starts in. */
export const DEFAULT_LOCALE: Locale = "pt";

/** The language of last resort of the dictionary. */
export const FALLBACK_LOCALE: Locale = "en";

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

// A browser sends a handful of languages; the rest of a hostile header is not worth reading.
const LONGEST_HEADER = 1000;

interface Preference {
  readonly language: string;
  readonly weight: number;
}

function preferenceOf(entry: string): Preference {
  const [tag = "", ...parameters] = entry.split(";").map((part) => part.trim());
  const quality = parameters.find((parameter) => /^q\s*=/i.test(parameter));
  const text = quality === undefined ? "1" : quality.slice(quality.indexOf("=") + 1).trim();
  // A malformed weight counts as "not wanted": the caller did not say how much.
  const weight = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(text) ? Number.parseFloat(text) : 0;
  return { language: (tag.split(/[-_]/)[0] ?? "").toLowerCase(), weight };
}

/**
 * The best language for an Accept-Language header: the highest weight that we speak, regional variants
 * counting as their language (pt-BR is pt). "*" and silence give the fallback.
 */
export function localeFrom(acceptLanguage: string | undefined, fallback: Locale): Locale {
  if (acceptLanguage === undefined) return fallback;
  let best: { locale: Locale; weight: number } | undefined;
  for (const entry of acceptLanguage.slice(0, LONGEST_HEADER).split(",")) {
    const { language, weight } = preferenceOf(entry);
    const locale = language === "*" ? fallback : language;
    if (!isLocale(locale) || weight <= (best?.weight ?? 0)) continue;
    best = { locale, weight };
  }
  return best?.locale ?? fallback;
}
