/** What rows are called in a list, by the language of the reader. */
import { LOCALES, type Locale } from "@plimsoll/domain/kernel/locale";
import { catalog } from "@plimsoll/domain/records";
import { describe, expect, it } from "vitest";
import { loadWords } from "#i18n/load-words";
import { fieldsFor } from "./list-columns.ts";
import { type Column, columnStacks, firstFacts, makeColumn, rowTitle } from "./list-row.ts";
import { recordLabels } from "./record-words.ts";

const base = { id: "0190a000-0000-7000-8000-00000000000a", version: 1, active: true, country: null };
const names = { pt: "Soja em grãos", en: "Soybeans", es: "Soja en grano", fr: null };
const soy = { ...base, name: "Soybeans", names, culture: "soybean" };
const dollar = { ...base, name: "US dollar", names: { pt: "Dólar americano" }, code: "USD" };

async function nameColumn(key: string, locale: Locale) {
  const model = catalog.get(key);
  const { words } = await loadWords(locale);
  return makeColumn(model, "name", recordLabels(words, model), { locale, words, zone: "UTC" });
}

describe("the name of a row", () => {
  it.each([
    ["pt", "Soja em grãos"],
    ["en", "Soybeans"],
    ["es", "Soja en grano"],
    ["fr", "Soybeans"],
  ] as const)("is read in %s", async (locale, expected) => {
    expect(rowTitle(catalog.get("product"), soy, locale)).toBe(expected);
    expect((await nameColumn("product", locale)).text(soy)).toBe(expected);
  });

  it("is the code where the code names the row, while the list still shows its name translated", async () => {
    for (const locale of LOCALES) expect(rowTitle(catalog.get("currency"), dollar, locale)).toBe("USD");
    expect((await nameColumn("currency", "pt")).text(dollar)).toBe("Dólar americano");
  });

  it("is its id where nothing names it", () => {
    expect(rowTitle(catalog.get("port"), { id: "x" }, "en")).toBe("x");
  });
});

it("asks for the translations of the columns it shows", () => {
  expect(fieldsFor(catalog.get("product"), ["culture"])).toContain("names");
  expect(fieldsFor(catalog.get("currency"), ["code"])).not.toContain("names");
  expect(fieldsFor(catalog.get("currency"), ["name"])).toContain("names");
  expect(fieldsFor(catalog.get("port"), ["name"])).not.toContain("names");
});

describe("the facts on a card", () => {
  const column = (name: string): Column => ({
    name,
    label: name.toUpperCase(),
    figure: false,
    sortable: false,
    text: (row) => (typeof row[name] === "string" ? (row[name] as string) : null),
  });
  const columns = ["kind", "customer", "currency", "rate", "from"].map(column);
  const rule = { ...base, kind: "Per tonne", customer: null, currency: "USD", rate: "0.14", from: "2026" };

  it("are the first that the row has", () => {
    expect(firstFacts(columns, rule, 3).map(({ name }) => name)).toEqual(["kind", "currency", "rate"]);
    expect(firstFacts(columns, { ...rule, customer: "Aliança" }, 3)).toEqual([
      { name: "kind", label: "KIND", text: "Per tonne" },
      { name: "customer", label: "CUSTOMER", text: "Aliança" },
      { name: "currency", label: "CURRENCY", text: "USD" },
    ]);
  });

  it("may be fewer", () => {
    expect(firstFacts(columns, base, 3)).toEqual([]);
  });
});

describe("a column below another", () => {
  const column = (name: string, ...under: string[]): Column => ({
    name,
    label: name,
    figure: false,
    sortable: true,
    text: () => name,
    under,
  });
  const names = (columns: readonly Column[]) =>
    columnStacks(columns).map((stack) => [stack.column.name, ...stack.below.map((one) => one.name)]);

  it("shares its place, wherever it stands in the order", () => {
    const product = column("product", "ship", "tugboat");
    const columns = [column("code"), product, column("ship"), column("tugboat"), column("port")];
    expect(names(columns)).toEqual([["code"], ["ship", "product"], ["tugboat"], ["port"]]);
    expect(names([column("tugboat"), product])).toEqual([["tugboat", "product"]]);
  });

  it("has a place of its own where the other is not shown", () => {
    expect(names([column("code"), column("product", "ship")])).toEqual([["code"], ["product"]]);
  });
});
