/** What a percentage is called where rows of several products stand below one heading. */
import type { Locale } from "#kernel/locale";
import { words as en } from "./words/calculator/en.ts";
import { words as es } from "./words/calculator/es.ts";
import { words as fr } from "./words/calculator/fr.ts";
import { words as pt } from "./words/calculator/pt.ts";

const WORDS = { pt, en, es, fr };

/** As the first product calls it that has it; nothing where none has. */
export function parameterWord(locale: Locale, code: string): string | undefined {
  const lists: readonly Readonly<Record<string, string>>[] = Object.values(
    WORDS[locale].classification.parameters,
  );
  return lists.find((one) => Object.hasOwn(one, code))?.[code];
}
