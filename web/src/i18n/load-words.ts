/** Gets the words of one language: each is a file of its own, so that nobody downloads four. */
import { FALLBACK_LOCALE, type Locale } from "@plimsoll/domain/kernel/locale";
import type { Words } from "@plimsoll/domain/locales/words";

const LOADERS: Readonly<Record<Locale, () => Promise<{ words: Words }>>> = {
  pt: () => import("@plimsoll/domain/locales/pt/index"),
  en: () => import("@plimsoll/domain/locales/en/index"),
  es: () => import("@plimsoll/domain/locales/es/index"),
  fr: () => import("@plimsoll/domain/locales/fr/index"),
};

export interface Dictionary {
  readonly locale: Locale;
  readonly words: Words;
}

const known = new Map<Locale, Dictionary>();

/** The language asked for, or English when its file cannot be had. */
export async function loadWords(locale: Locale): Promise<Dictionary> {
  const loaded = known.get(locale);
  if (loaded) return loaded;
  try {
    const { words } = await LOADERS[locale]();
    const dictionary = { locale, words };
    known.set(locale, dictionary);
    return dictionary;
  } catch (error) {
    if (locale === FALLBACK_LOCALE) throw error;
    return loadWords(FALLBACK_LOCALE);
  }
}
