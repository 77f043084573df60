/** Every calculator's page: its example works, its empty form tells what is missing, and nothing is without a word. */
import { LOCALES } from "@plimsoll/domain/kernel/locale";
import { formatNumber } from "@plimsoll/domain/kernel/number-text";
import { CALCULATOR_WORDS, type CalculatorWords } from "@plimsoll/domain/locales/calculator-words";
import { words as en } from "@plimsoll/domain/locales/en/index";
import { CALCULATOR_PATHS } from "@plimsoll/domain/routes/calculators";
import { describe, expect, it } from "vitest";
import type { Item } from "./form-items.ts";
import { requestOf } from "./request.ts";
import type { ResultContext } from "./tool.ts";
import { TOOLS } from "./tools.ts";

function labels(items: readonly Item[], words: CalculatorWords): string[] {
  return items.flatMap((item) => {
    const own = [item.label(words)];
    if (item.kind === "group" || item.kind === "cards") return [...own, ...labels(item.items, words)];
    if (item.kind === "rows") return [...own, ...item.columns.map((column) => column.label(words))];
    if (item.kind === "choice" || item.kind === "choices")
      return [...own, ...item.choices.map((one) => item.words(words)[one] ?? "")];
    return own;
  });
}

it("has a definition for every page and a page for every definition", () => {
  expect(
    Object.keys(TOOLS)
      .map((name) => `/tools/${name}`)
      .sort(),
  ).toEqual([...CALCULATOR_PATHS].sort());
});

/** Those that can answer an empty form: there is nothing to add up, and nothing is asked. */
const NEED_NOTHING = ["identifier", "oil", "other-grains", "tank-list"];

describe.each(Object.entries(TOOLS))("%s", (name, load) => {
  it("works out its example and explains it, in every language", async () => {
    const tool = await load();
    const { request, refused } = requestOf(tool.example, tool.optional);
    const answer = tool.run(request);
    expect([refused, answer.ok ? [] : answer.issues]).toEqual([[], []]);
    if (!answer.ok) expect.fail("refused");
    for (const locale of LOCALES) {
      const { words } = await CALCULATOR_WORDS[locale]();
      const showing: ResultContext = {
        words,
        page: en.app.tools,
        figure: (value) => (value === null || value === undefined ? "—" : formatNumber(value, locale)),
        moment: (value) => value,
        yes: "yes",
        no: "no",
      };
      const shown = tool.show(answer.result, showing, tool.example);
      expect(shown.figures.length + (shown.tables?.length ?? 0) + (shown.verdict ? 1 : 0)).toBeGreaterThan(0);
      for (const { label, value } of shown.figures) {
        expect(label).not.toMatch(/^$|undefined|^[a-z]+_[a-z_]+$/);
        expect(value).not.toMatch(/undefined|NaN/);
      }
      const steps = shown.steps.flatMap((group) => group.steps.map((step) => group.names[step.name]));
      expect(steps.length).toBeGreaterThan(0);
      expect(steps).not.toContain(undefined);
      for (const text of labels(tool.items(tool.example), words)) expect(text).not.toMatch(/^$|undefined/);
    }
  });

  it("says what an empty form misses, and each place it names is a control of the form", async () => {
    const tool = await load();
    const { request } = requestOf(tool.start, tool.optional);
    const answer = tool.run(request);
    expect(answer.ok).toBe(NEED_NOTHING.includes(name));
    if (answer.ok) return;
    const { words } = await CALCULATOR_WORDS.en();
    expect(answer.issues.length).toBeGreaterThan(0);
    for (const found of answer.issues)
      expect([
        found.field,
        found.field && labelFor(tool.items(tool.start), found.field.split("."), words),
      ]).not.toContain("");
  });
});

function labelFor(items: readonly Item[], path: readonly string[], words: CalculatorWords): string {
  for (const item of items) {
    if (item.kind === "group") {
      const inside = labelFor(item.items, path, words);
      if (inside !== "") return inside;
      continue;
    }
    const own = item.path.split(".");
    // A list that is missing as a whole, or a part of it.
    if (!path.every((part, at) => at >= own.length || own[at] === part)) continue;
    const rest = path.slice(own.length);
    if (rest.length < 2 || (item.kind !== "rows" && item.kind !== "cards")) return item.label(words);
    return labelFor(item.kind === "rows" ? item.columns : item.items, rest.slice(1), words);
  }
  return "";
}
