import { describe, expect, it } from "vitest";
import { betweenFormula, figures, shortFormula, signed, valueOfFormula } from "./formula.ts";
import { fractionOf, multiplyFractions, roundFraction } from "./fraction.ts";

const read = (formula: string, places = 4) => {
  const found = valueOfFormula(formula, { twice: (value) => multiplyFractions(value, fractionOf("2")) });
  return found && roundFraction(found, places, "half_up");
};

describe("a printed line", () => {
  it.each([
    ["1", "1.0000"],
    ["2 + 3 × 4 − 5", "9.0000"],
    ["100 ÷ 8 ÷ 5 × 2", "5.0000"],
    ["(2 + 3) × (4 − 6)", "-10.0000"],
    ["600 + (-100)", "500.0000"],
    ["7 ÷ (-2)", "-3.5000"],
    ["15870.40 ÷ (1 − 16.33 % − 20 %)", "24926.0248"],
    ["50 × (-0.256)² × 26.935 ÷ 185", "0.4771"],
    ["6 × |-0.16| × |57.823 − 57.92|", "0.0931"],
    ["⌈7 ÷ 2⌉ × 2", "8.0000"],
    ["⌈-7 ÷ 2⌉", "-3.0000"],
    ["⌈6 ÷ 2⌉", "3.0000"],
    ["max(0; 2 − 3)", "0.0000"],
    ["max(1; 4; 2)", "4.0000"],
    ["139 mod 10", "9.0000"],
    ["twice(1.5)", "3.0000"],
  ])("%s is %s", (formula, value) => {
    expect(read(formula)).toBe(value);
  });

  it.each([
    "",
    "2026-10-02",
    "1 ÷ 0",
    "1 mod 0",
    "1 +",
    "(1",
    "1)",
    "|1",
    "1 2",
    "max(1; )",
    "halve(1)",
    "Σt",
    "?",
  ])("%j is no arithmetic", (formula) => {
    expect(read(formula)).toBeNull();
  });
});

describe("figures in a line", () => {
  it("have no zeros that say nothing, and brackets where a sign would meet a sign", () => {
    expect(figures`${"1.50"} + ${"-0.20"} × (${"-3"} − ${"-0.0"})`).toBe("1.5 + (-0.2) × (-3 − 0)");
    expect(figures`${{ text: "100" }} ÷ ${"2.0"}`).toBe("100 ÷ 2");
    expect([signed("-1"), signed("1")]).toEqual(["(-1)", "1"]);
  });

  it("are cut as far as the line still comes out", () => {
    const third = "0.33333333333333333333";
    expect(shortFormula(`3 × ${third}`, "1.0000")).toBe("3 × 0.333333");
    expect(shortFormula(`1000000 × ${third}`, "333333.333")).toBe("1000000 × 0.333333333");
    expect(shortFormula(`3 × ${third}`, "0.99999999999999999999")).toBe(`3 × ${third}`);
    expect(shortFormula("3 × 0.333", "0.999")).toBe("3 × 0.333");
  });

  it("stand on the straight line between two points, or on one of them", () => {
    const [below, above] = [
      { at: "2.8", value: "1725.6" },
      { at: "2.9", value: "1791.2" },
    ];
    expect(read(betweenFormula(below, above, "2.82"), 3)).toBe("1738.720");
    expect(betweenFormula(below, below, "2.8")).toBe("1725.6");
  });
});
