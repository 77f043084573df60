/** Keeps the dictionary in step with the chosen language, and the document's own language with both. */
import type { Locale } from "@plimsoll/domain/kernel/locale";
import type { ScreenWords } from "@plimsoll/domain/locales/words";
import { createContext, type ReactNode, useContext, useEffect, useMemo } from "react";
import { setDictionary, useDictionary } from "./dictionary.ts";
import { loadNeededWords } from "./load-words.ts";

/** Browsers want a region for formats that differ by it; ours are Brazilian Portuguese and Latin American Spanish. */
const TAGS: Readonly<Record<Locale, string>> = { pt: "pt-BR", en: "en", es: "es", fr: "fr" };

export function languageTag(locale: Locale): string {
  return TAGS[locale];
}

interface LocaleChoice {
  readonly locale: Locale;
  readonly setLocale: (locale: Locale) => void;
}

const LocaleContext = createContext<LocaleChoice | undefined>(undefined);

export interface WordsProviderProps {
  /** The language chosen; the one shown changes once its words are here. */
  readonly chosen: Locale;
  readonly onChoose: (locale: Locale) => void;
  readonly children: ReactNode;
}

export function WordsProvider({ chosen, onChoose, children }: WordsProviderProps) {
  const { locale } = useDictionary();
  useEffect(() => {
    let current = true;
    void loadNeededWords(chosen).then((dictionary) => {
      if (current) setDictionary(dictionary);
    });
    return () => {
      current = false;
    };
  }, [chosen]);
  useEffect(() => {
    document.documentElement.lang = languageTag(locale);
  }, [locale]);
  const choice = useMemo(() => ({ locale, setLocale: onChoose }), [locale, onChoose]);
  return <LocaleContext.Provider value={choice}>{children}</LocaleContext.Provider>;
}

export function useWords(): ScreenWords {
  return useDictionary().words;
}

export function useLocale(): LocaleChoice {
  const choice = useContext(LocaleContext);
  if (!choice) throw new Error("useLocale needs a WordsProvider above it");
  return choice;
}
