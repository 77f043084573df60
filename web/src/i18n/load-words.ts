/**
 * Gets the words of one language: each is in files of its own, so that nobody downloads four. What is said before
 * somebody signed in comes first and alone; the names of all records and pages come with the first page that is inside.
 */
import { FALLBACK_LOCALE, type Locale } from "@plimsoll/domain/kernel/locale";
import {
  complete,
  type EntranceWords,
  type InsideWords,
  type ScreenWords,
} from "@plimsoll/domain/locales/words";

type Loaders<Part> = Readonly<Record<Locale, () => Promise<{ words: Part }>>>;

const ENTRANCE: Loaders<EntranceWords> = {
  pt: () => import("virtual:words/entrance-pt"),
  en: () => import("virtual:words/entrance-en"),
  es: () => import("virtual:words/entrance-es"),
  fr: () => import("virtual:words/entrance-fr"),
};

const INSIDE: Loaders<InsideWords> = {
  pt: () => import("virtual:words/inside-pt"),
  en: () => import("virtual:words/inside-en"),
  es: () => import("virtual:words/inside-es"),
  fr: () => import("virtual:words/inside-fr"),
};

export interface Dictionary {
  readonly locale: Locale;
  readonly words: ScreenWords;
}

/** Keeps what has come; the screens share one. */
export function languageLoader() {
  const known = new Map<Locale, Dictionary>();
  /** Once anything asked for a whole language, nobody is given half of one any more. */
  let isInside = false;

  /** The whole language asked for, or English when its files cannot be had. */
  function loadWords(locale: Locale): Promise<Dictionary> {
    isInside = true;
    return inOrEnglish(locale, async (chosen) => {
      const [entrance, inside] = await Promise.all([ENTRANCE[chosen](), INSIDE[chosen]()]);
      const dictionary = { locale: chosen, words: complete({ ...entrance.words, ...inside.words }) };
      known.set(chosen, dictionary);
      return dictionary;
    });
  }

  /** What is said before the sign-in, or the whole language where somebody is behind it. */
  async function loadNeededWords(locale: Locale): Promise<Dictionary> {
    const entrance = await inOrEnglish(locale, async (chosen) => {
      const { words } = await ENTRANCE[chosen]();
      return { locale: chosen, words: { ...words, ...NOT_YET } };
    });
    return isInside ? loadWords(locale) : entrance;
  }

  async function inOrEnglish(
    locale: Locale,
    load: (locale: Locale) => Promise<Dictionary>,
  ): Promise<Dictionary> {
    const loaded = known.get(locale);
    if (loaded) return loaded;
    try {
      return await load(locale);
    } catch (error) {
      if (locale === FALLBACK_LOCALE) throw error;
      return inOrEnglish(FALLBACK_LOCALE, load);
    }
  }

  return { loadWords, loadNeededWords };
}

export const { loadWords, loadNeededWords } = languageLoader();

/** A page that forgot to wait fails in the first test that opens it, instead of showing nothing here and there. */
function absent<Part extends object>(): Part {
  return new Proxy({} as Part, {
    get: (_, name) => {
      throw new Error(`the words of ${String(name)} come with the pages behind the sign-in`);
    },
  });
}

const NOT_YET: Pick<ScreenWords, "records" | "routes"> = { records: absent(), routes: absent() };
