/** The words of the work-order screens: written in every language, with the placeholders of English. */
import { describe, expect, it } from "vitest";
import { placeholdersOf } from "../kernel/interpolate.ts";
import { LOCALES } from "../kernel/locale.ts";
import { orders as english } from "./en/app-orders.ts";
import { ORDER_WORDS } from "./order-words.ts";

/** Sentences by their path. */
function leavesOf(words: object, at = ""): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[`${at}${key}`, value] as [string, string]]
      : leavesOf(value, `${at}${key}.`),
  );
}

const inEnglish = new Map(leavesOf(english));

describe.each(LOCALES)("%s", (locale) => {
  it("says every sentence, with the same values in it", async () => {
    const { orders } = await ORDER_WORDS[locale]();
    const leaves = leavesOf(orders);
    expect(leaves.map(([path]) => path).sort()).toEqual([...inEnglish.keys()].sort());
    for (const [path, sentence] of leaves) {
      expect(sentence.trim(), path).not.toBe("");
      expect(placeholdersOf(sentence), path).toEqual(placeholdersOf(inEnglish.get(path) ?? ""));
    }
  });

  it("is not left in English", async () => {
    if (locale === "en") return;
    const { orders } = await ORDER_WORDS[locale]();
    const long = leavesOf(orders).filter(([, sentence]) => sentence.includes(" ") && sentence.length > 20);
    expect(long.filter(([path, sentence]) => inEnglish.get(path) === sentence)).toEqual([]);
  });
});
