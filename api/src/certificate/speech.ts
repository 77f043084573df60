/** The languages of certificates on the server: the words that the content is said with, and texts where nobody wrote any. */
import type { Speech, Speeches } from "@plimsoll/domain/certificate/arrange";
import type { CertificateKind, TextKey } from "@plimsoll/domain/certificate/kinds";
import type { Dictionary } from "@plimsoll/domain/certificate/say";
import { PRINTED_CERTIFICATE_WORDS } from "@plimsoll/domain/certificate/words/printed/by-language";
import type { words as printedEnglish } from "@plimsoll/domain/certificate/words/printed/en";
import type { Locale } from "@plimsoll/domain/kernel/locale";
import type { Translated } from "@plimsoll/domain/kernel/words";
import { CALCULATOR_WORDS } from "@plimsoll/domain/locales/calculator-words";
import { recordWords } from "#rpc/words";

export type PrintedWords = Translated<typeof printedEnglish>;
type Table = Readonly<Record<string, string>>;

export async function printedWords(locale: Locale): Promise<PrintedWords> {
  return (await PRINTED_CERTIFICATE_WORDS[locale]()).words as PrintedWords;
}

async function dictionaryOf(locale: Locale, printed: PrintedWords): Promise<Dictionary> {
  const { words: calculators } = await CALCULATOR_WORDS[locale]();
  const parameters = calculators.classification.parameters as Readonly<Record<string, Table>>;
  const analyses: Table = calculators.classification.analyses;
  const ship: Table = calculators.draftSurvey.lines;
  const barge: Table = calculators.steps.barge;
  return {
    choice: (record, field, code) => recordWords(locale, record)?.choices?.[field]?.[code] ?? code,
    parameter: (product, code) => parameters[product]?.[code] ?? analyses[code] ?? code,
    line: (code) => ship[code] ?? barge[code] ?? code,
    word: (key) => (printed.said as Table)[key] ?? key,
  };
}

export async function speechesOf(kind: CertificateKind, languages: readonly Locale[]): Promise<Speeches> {
  const all = await Promise.all(
    languages.map(async (locale): Promise<readonly [Locale, Speech]> => {
      const printed = await printedWords(locale);
      const texts = printed.texts[kind] as Readonly<Partial<Record<TextKey, string>>>;
      return [locale, { words: await dictionaryOf(locale, printed), texts }];
    }),
  );
  return Object.fromEntries(all);
}
