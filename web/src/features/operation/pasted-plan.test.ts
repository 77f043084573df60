import { parseNumber } from "@plimsoll/domain/kernel/number-text";
import { describe, expect, it } from "vitest";
import { readPastedPlan } from "./pasted-plan.ts";

const PRODUCTS = [
  { id: "soy", name: "Soja em grãos" },
  { id: "meal", name: "Soja, farelo" },
  { id: "maize", name: "Milho em grãos" },
];
const read = (copied: string, usual = "soy") =>
  readPastedPlan(copied, {
    holds: [1, 2, 3],
    products: PRODUCTS,
    usual,
    isWeight: (text) => parseNumber(text, "pt", { scale: 3 }).ok,
  });

describe("a storage plan from a spreadsheet", () => {
  it("is read with holds, products and tonnes, with and without a line of headings", () => {
    const lines = [
      { hold: 1, product: "soy", weight: "9.000,000" },
      { hold: 3, product: "maize", weight: "8500" },
    ];
    const block = "1\tSoja em graos\t9.000,000\r\nPorão 3\tMILHO EM GRÃOS\t8500\r\n";
    expect(read(block)).toEqual({ lines, refused: [] });
    expect(read(`Porão\tProduto\tToneladas\r\n${block}`)).toEqual({ lines, refused: [] });
  });

  it("takes the order's own product and the order of the holds for what is not there", () => {
    expect(read("1\t9000\n2\t8000").lines.map(({ hold, product }) => [hold, product])).toEqual([
      [1, "soy"],
      [2, "soy"],
    ]);
    expect(read("Milho\t9000\nMilho\t8000").lines.map(({ hold, product }) => [hold, product])).toEqual([
      [1, "maize"],
      [2, "maize"],
    ]);
    expect(read("9000\n8000\n7000").lines.map(({ hold, weight }) => [hold, weight])).toEqual([
      [1, "9000"],
      [2, "8000"],
      [3, "7000"],
    ]);
  });

  it("guesses nothing: an unknown hold or product, a name that two have, a hold twice, what is no weight", () => {
    const block =
      "9\tMilho\t1\n1\tTrigo\t1\n1\tSoja\t1\n2\tMilho\t1\n2\tMilho\t2\n3\tMilho\tmuito\n3\tMilho\tx\t1";
    const { lines, refused } = read(block);
    expect(lines).toEqual([{ hold: 2, product: "maize", weight: "1" }]);
    expect(refused).toEqual([
      "9 · Milho · 1",
      "1 · Trigo · 1",
      "1 · Soja · 1",
      "2 · Milho · 2",
      "3 · Milho · muito",
      "3 · Milho · x · 1",
    ]);
    expect(read("9000\n8000", "").lines).toEqual([]);
    expect(read("1\n2\n3\n4").refused).toEqual(["4"]);
    expect(read("").lines).toEqual([]);
  });
});
