/** Every text of every feature in every language: there, written, with the values of English, in its own language. */
import { describe, expect, it } from "vitest";
import { ERRORS } from "../errors.ts";
import type { Field } from "../kernel/field/kinds.ts";
import { placeholdersOf } from "../kernel/interpolate.ts";
import { LOCALES, type Locale } from "../kernel/locale.ts";
import type { AnyRecordWords } from "../kernel/words.ts";
import { catalog, RECORDS } from "../records.ts";
import { NOTICE_KINDS } from "../register/notification.ts";
import * as enCalculators from "./en/calculator-features.ts";
import * as enFeatures from "./en/features.ts";
import { words as en } from "./en/index.ts";
import * as esCalculators from "./es/calculator-features.ts";
import * as esFeatures from "./es/features.ts";
import { words as es } from "./es/index.ts";
import * as frCalculators from "./fr/calculator-features.ts";
import * as frFeatures from "./fr/features.ts";
import { words as fr } from "./fr/index.ts";
import { merge } from "./merge.ts";
import * as PAGES from "./page-words.ts";
import * as ptCalculators from "./pt/calculator-features.ts";
import * as ptFeatures from "./pt/features.ts";
import { words as pt } from "./pt/index.ts";
import { REJECTED_TERMS } from "./rejected-terms.data.ts";
import { SAME_EVERYWHERE, SHARED_WITH_ENGLISH } from "./same-as-english.data.ts";

const FEATURES = { pt: ptFeatures, en: enFeatures, es: esFeatures, fr: frFeatures };
const CALCULATORS = { pt: ptCalculators, en: enCalculators, es: esCalculators, fr: frCalculators };
const START = { pt, en, es, fr };

/** Every text by its path; the forms of a plural are texts too. */
function textsOf(words: object, path: string): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[`${path}.${key}`, value]] : textsOf(value, `${path}.${key}`),
  );
}

async function languageOf(locale: Locale): Promise<Map<string, string>> {
  const pages = await Promise.all(
    Object.entries(PAGES).map(async ([name, load]) => textsOf((await load[locale]()).words, `pages.${name}`)),
  );
  const start = Object.entries(FEATURES[locale]).flatMap(([name, words]) => textsOf(words, name));
  return new Map([...start, ...pages.flat()]);
}

const LANGUAGES = new Map(
  await Promise.all(LOCALES.map(async (locale) => [locale, await languageOf(locale)] as const)),
);
const textsIn = (locale: Locale) => LANGUAGES.get(locale) ?? new Map<string, string>();
const ENGLISH = textsIn("en");

/** The names between braces, each once; written apart so that the test does not trust what it checks. */
const bracesOf = (text: string): string => [...new Set(text.match(/(?<=\{)[^}]*(?=\})/g))].sort().join(" ");

/**
 * "3 rows": a number of things that the reader is told, which would read "1 rows". The limits of a refusal, a form that
 * names its count in brackets or as "3 of 5", and units are no such thing.
 */
function countedNoun(text: string): boolean {
  return /\{count\} (?!t$|of |de |sur |m[aá]s$|more$|de plus$|orders of |órdenes del |ordens do |premiers )\p{L}/u.test(
    text,
  );
}

const withoutValues = (text: string): string => text.replaceAll(/\{[^}]*\}/g, "");

describe.each(LOCALES)("%s", (locale) => {
  const texts = textsIn(locale);

  it("says everything that English says, and nothing else", () => {
    expect(texts.size).toBeGreaterThan(2500);
    expect([...texts.keys()].sort()).toEqual([...ENGLISH.keys()].sort());
  });

  it("is written, with the values of English in it", () => {
    for (const [path, text] of texts) {
      expect(text, path).not.toBe("");
      expect(text.trim(), path).toBe(text);
      expect(bracesOf(text), path).toBe(bracesOf(ENGLISH.get(path) ?? ""));
      expect(placeholdersOf(text).join(" "), path).toBe(bracesOf(text));
    }
  });

  it.runIf(locale !== "en")("is not left in English", () => {
    if (locale === "en") expect.fail("there is nothing to compare with");
    const same = [...texts].filter(
      ([path, text]) =>
        text === ENGLISH.get(path) && !SAME_EVERYWHERE.test(text) && /\p{L}{2}/u.test(withoutValues(text)),
    );
    expect([...new Set(same.map(([, text]) => text))].sort()).toEqual(
      [...SHARED_WITH_ENGLISH[locale]].sort(),
    );
  });

  it("has both forms wherever a count stands in a sentence", () => {
    for (const [path, text] of texts) {
      const [, at, form] = /^(.*)\.(one|other)$/.exec(path) ?? [];
      const twin = at === undefined ? undefined : texts.get(`${at}.${form === "one" ? "other" : "one"}`);
      if (twin === undefined) {
        expect(countedNoun(text), path).toBe(false);
        continue;
      }
      expect(text, path).toContain("{count}");
      expect(bracesOf(text), path).toBe(bracesOf(twin));
    }
  });

  it("has a label for every field, its own or a shared one", () => {
    const records = START[locale].records as Readonly<Record<string, AnyRecordWords>>;
    for (const model of catalog.models) {
      const own = records[model.key];
      for (const [name, field] of Object.entries<Field>(model.definition.fields)) {
        expect(own?.fields[name], `${model.key}.${name}`).toMatch(/\p{L}/u);
        if (field.kind !== "children") continue;
        for (const inner of Object.keys(field.fields))
          expect(own?.children?.[name]?.fields[inner], `${model.key}.${name}.${inner}`).toMatch(/\p{L}/u);
      }
    }
  });

  it("has one word for one thing", () => {
    for (const { term, instead } of REJECTED_TERMS[locale]) {
      const found = [...texts].filter(([, text]) => term.test(text));
      expect(found, `say ${instead} (docs/terms.md)`).toEqual([]);
    }
  });

  it("has words for every record, refusal and notification, and no other", () => {
    const { records, errors, notices } = START[locale];
    expect(Object.keys(records).sort()).toEqual(Object.keys(RECORDS).sort());
    expect(Object.keys(errors).sort()).toEqual(Object.keys(ERRORS).sort());
    expect(Object.keys(notices).sort()).toEqual([...NOTICE_KINDS].sort());
  });

  it.each([
    ["features", FEATURES[locale]],
    ["calculators", CALCULATORS[locale]],
  ])("has no word of the %s said by two of them", (_, features) => {
    const said = Object.values<object>(features).flatMap((one) =>
      Object.entries(one).flatMap(([part, words]) =>
        Object.keys(words as object).map((key) => `${part}.${key}`),
      ),
    );
    const merged = Object.entries<object>(merge(features)).flatMap(([part, words]) =>
      Object.keys(words).map((key) => `${part}.${key}`),
    );
    expect(said.sort()).toEqual(merged.sort());
  });
});
