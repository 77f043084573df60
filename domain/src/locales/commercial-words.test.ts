import { describe, expect, it } from "vitest";
import { placeholdersOf } from "../kernel/interpolate.ts";
import { LOCALES } from "../kernel/locale.ts";
import { COMMERCIAL_WORDS } from "./commercial-words.ts";

type Leaf = readonly [path: string, text: string];

/** Every text with its path, so that a wrong one is named. */
function leaves(words: object, path = ""): Leaf[] {
  return Object.entries(words).flatMap(([key, value]): Leaf[] =>
    typeof value === "string" ? [[`${path}${key}`, value]] : leaves(value as object, `${path}${key}.`),
  );
}

const namesIn = (text: string) => [...new Set(placeholdersOf(text))].sort().join(" ");

describe.each(LOCALES.filter((locale) => locale !== "en"))("%s", (locale) => {
  it("says everything English says, with the same values in it", async () => {
    const english = leaves((await COMMERCIAL_WORDS.en()).commercial);
    const own = new Map(leaves((await COMMERCIAL_WORDS[locale]()).commercial));
    expect([...own.keys()]).toEqual(english.map(([path]) => path));
    for (const [path, text] of english)
      expect([path, namesIn(own.get(path) ?? "")]).toEqual([path, namesIn(text)]);
  });

  it("leaves no sentence in English", async () => {
    const english = leaves((await COMMERCIAL_WORDS.en()).commercial).filter(([, text]) => /\w \w/.test(text));
    const own = new Map(leaves((await COMMERCIAL_WORDS[locale]()).commercial));
    expect(english.filter(([path, text]) => own.get(path) === text)).toEqual([]);
  });
});
