/** The words of these pages, and what is printed in the languages of a certificate. */
import type { CertificateKind } from "@plimsoll/domain/certificate/kinds";
import type { Dictionary } from "@plimsoll/domain/certificate/say";
import { CERTIFICATE_WORDS } from "@plimsoll/domain/certificate/words/pages/by-language";
import { PRINTED_CERTIFICATE_WORDS } from "@plimsoll/domain/certificate/words/printed/by-language";
import type { words as printedEnglish } from "@plimsoll/domain/certificate/words/printed/en";
import type { Locale } from "@plimsoll/domain/kernel/locale";
import type { Translated } from "@plimsoll/domain/kernel/words";
import { CALCULATOR_WORDS } from "@plimsoll/domain/locales/calculator-words";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { loadWords } from "#i18n/load-words";
import { pageWords, usePageWords, WithPageWords } from "#i18n/page-words";

const words = pageWords("certificates", async (locale) => (await CERTIFICATE_WORDS[locale]()).words);

export function WithCertificateWords({ children }: { readonly children: ReactNode }) {
  return <WithPageWords of={words}>{children}</WithPageWords>;
}

export function useCertificateWords() {
  return usePageWords(words);
}

export type PrintedWords = Translated<typeof printedEnglish>;
type Table = Readonly<Record<string, string>>;
type Choices = Readonly<Record<string, { readonly choices?: Readonly<Record<string, Table>> }>>;

export interface Speaking {
  readonly printed: PrintedWords;
  readonly dictionary: Dictionary;
  /** What its kind is called on paper. */
  readonly title: (kind: CertificateKind) => string;
}

/** What a certificate is shown with here: its first language, as it will be printed, whatever the reader's is. */
export function useSpeaking(language: Locale): Speaking | undefined {
  const { data } = useQuery({
    queryKey: ["certificate-words", language],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const [printed, calculators, { words: own }] = await Promise.all([
        PRINTED_CERTIFICATE_WORDS[language](),
        CALCULATOR_WORDS[language](),
        loadWords(language),
      ]);
      return {
        printed: printed.words as PrintedWords,
        calculators: calculators.words,
        records: own.records,
      };
    },
  });
  if (!data) return undefined;
  const { printed, calculators, records } = data;
  const parameters = calculators.classification.parameters as Readonly<Record<string, Table>>;
  const analyses: Table = calculators.classification.analyses;
  const ship: Table = calculators.draftSurvey.lines;
  const barge: Table = calculators.steps.barge;
  return {
    printed,
    title: (kind) => records.certificate.choices.kind[kind],
    dictionary: {
      choice: (record, field, code) =>
        (records as unknown as Choices)[record]?.choices?.[field]?.[code] ?? code,
      parameter: (product, code) => parameters[product]?.[code] ?? analyses[code] ?? code,
      line: (code) => ship[code] ?? barge[code] ?? code,
      word: (key) => (printed.said as Table)[key] ?? key,
    },
  };
}
