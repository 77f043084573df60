import { describe, expect, it } from "vitest";
import { treeOf } from "./tree.mjs";
import { wordsInPlace } from "./words-in-place.mjs";

const LANGUAGES = ["pt", "en", "es", "fr"];

function spoken(folder: string, languages = LANGUAGES): Record<string, string> {
  return Object.fromEntries(
    languages.map((one) => [`domain/src/${folder}/${one}.ts`, "export const words = {};"]),
  );
}

function listed(folder: string, list = "features"): Record<string, string> {
  return Object.fromEntries(
    LANGUAGES.map((one) => [
      `domain/src/locales/${one}/${list}.ts`,
      `export { words as a } from "#${folder}/${one}";`,
    ]),
  );
}

/** Words that take in those of a folder beside theirs. */
function taking(folder: string, part: string): Record<string, string> {
  return Object.fromEntries(
    LANGUAGES.map((one) => [
      `domain/src/${folder}/${one}.ts`,
      `import { words as more } from "../${part}/${one}.ts";\nexport const words = { ...more };`,
    ]),
  );
}

const byLanguage = LANGUAGES.map((one) => `${one}: () => import("./${one}.ts"),`).join("\n");

describe("words in their place", () => {
  it.each([
    [
      "a language that is missing",
      { ...spoken("weighing/words", ["pt", "en", "es"]), ...listed("weighing/words") },
    ],
    ["words that no list has", spoken("weighing/words")],
    [
      "words of pages that are not listed",
      { ...spoken("weighing/words/pages"), "domain/src/weighing/words/pages/by-language.ts": byLanguage },
    ],
    [
      "words that others take in which nobody loads",
      { ...taking("weighing/words/pages", "more"), ...spoken("weighing/words/more") },
    ],
    ["words beside no feature", spoken("locales/weighing")],
    ["words of the server's own", { "api/src/mail/pt.ts": "export const words = {};" }],
  ] as [string, Record<string, string>][])("reports %s", (_what, files) => {
    expect(wordsInPlace.check(treeOf(files))).not.toEqual([]);
  });

  it("allows words that others take in which are loaded", () => {
    const files = {
      ...taking("weighing/words/pages", "more"),
      ...listed("weighing/words/pages"),
      ...spoken("weighing/words/more"),
    };
    expect(wordsInPlace.check(treeOf(files))).toEqual([]);
  });

  it("allows words that are loaded at the start, with the calculators, or with their pages", () => {
    const files = {
      ...spoken("weighing/words"),
      ...listed("weighing/words"),
      ...spoken("billing/words/calculator"),
      ...listed("billing/words/calculator", "calculator-features"),
      ...spoken("work-order/words/planner"),
      "domain/src/work-order/words/planner/by-language.ts": byLanguage,
      "domain/src/locales/page-words.ts": 'export { P } from "#work-order/words/planner/by-language";',
    };
    expect(wordsInPlace.check(treeOf(files))).toEqual([]);
  });
});
