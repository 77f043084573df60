/** One word for each thing, in each language: the page that tells translators and colleagues which. */
import { expect, it } from "vitest";
import { LOCALES, type Locale } from "../kernel/locale.ts";
import type { AnyRecordWords } from "../kernel/words.ts";
import { catalog } from "../records.ts";
import { words as en } from "./en/index.ts";
import { words as es } from "./es/index.ts";
import { words as fr } from "./fr/index.ts";
import { words as pt } from "./pt/index.ts";

const WORDS = { pt, en, es, fr } as const satisfies Readonly<Record<Locale, unknown>>;
const keys = catalog.models.map((model) => model.key).sort();
const of = (locale: Locale, key: string) =>
  (WORDS[locale].records as unknown as Readonly<Record<string, AnyRecordWords>>)[key];

const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

function table(first: string, rows: readonly (readonly string[])[]): string {
  const head = [first, ...LOCALES];
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

function things(): string {
  const row = (key: string) => [
    `\`${key}\``,
    ...LOCALES.map((locale) => `${of(locale, key)?.name} (${of(locale, key)?.plural})`),
  ];
  return table("record", keys.map(row));
}

function statuses(key: string): string {
  const choices = (locale: Locale) => of(locale, key)?.choices?.status ?? {};
  const row = (status: string) => [
    `\`${status}\``,
    ...LOCALES.map((locale) => choices(locale)[status] ?? ""),
  ];
  return table("status", Object.keys(choices("en")).map(row));
}

function glossary(): string {
  const machines = keys.filter((key) => catalog.get(key).definition.machine !== undefined);
  return [
    "# Glossary",
    "",
    "What things are called in each language, made from the words of the product (`domain/src/locales/glossary.test.ts`",
    "writes and checks it). A text that needs another word for one of these is wrong, or the word is.",
    "",
    "## Things",
    "",
    things(),
    "",
    ...machines.flatMap((key) => [`## Statuses of \`${key}\``, "", statuses(key), ""]),
  ].join("\n");
}

it("is what docs/glossary.md says", async () => {
  await expect(glossary()).toMatchFileSnapshot("../../../docs/glossary.md");
});

it.each(LOCALES)("calls no two things by one word in %s", (locale) => {
  const names = keys.map((key) => of(locale, key)?.name.toLowerCase() ?? key);
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  expect(twice).toEqual([]);
});
