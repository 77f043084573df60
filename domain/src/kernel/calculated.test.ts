import { describe, expect, it } from "vitest";
import { z } from "zod";
import { calculated, calculator, formatFormula, issuesUnder, refused } from "./calculated.ts";
import { issue } from "./errors.ts";
import { figureInput, PERCENT } from "./figure.ts";

describe("a calculator", () => {
  const double = calculator(z.strictObject({ rate: figureInput(PERCENT) }), ({ rate }) =>
    rate === "0" ? refused([issue("invalid", "rate")]) : calculated({ rate }),
  );

  it("answers with a result or with reasons, and never throws", () => {
    expect(double({ rate: "1" })).toEqual({ ok: true, result: { rate: "1" } });
    expect(double({ rate: "0" })).toEqual({ ok: false, issues: [{ field: "rate", code: "invalid" }] });
    expect(double({})).toEqual({ ok: false, issues: [{ field: "rate", code: "required" }] });
    for (const nonsense of [undefined, null, 5, "x", [], () => 1])
      expect(double(nonsense)).toMatchObject({ ok: false });
  });

  it("puts reasons under the field that they belong to", () => {
    expect(issuesUnder("units.2", [issue("required", "sample"), issue("invalid")])).toEqual([
      { field: "units.2.sample", code: "required" },
      { field: "units.2", code: "invalid" },
    ]);
  });
});

describe("a formula", () => {
  it.each([
    ["4.86 + (-0.013) − 0", "4,86 + (-0,013) − 0", "4.86 + (-0.013) − 0"],
    ["50 × 2.245² × 29.3 ÷ 225.5", "50 × 2,245² × 29,3 ÷ 225,5", "50 × 2.245² × 29.3 ÷ 225.5"],
    ["2.1 m, 2.245 m", "2,1 m, 2,245 m", "2.1 m, 2.245 m"],
    ["⌈29.00 ÷ 6⌉ × |1.50|", "⌈29,00 ÷ 6⌉ × |1,50|", "⌈29.00 ÷ 6⌉ × |1.50|"],
    ["1234567.5 × 1", "1234567,5 × 1", "1234567.5 × 1"],
    ["2026-11-06T09:50:00Z − 2026-11-03T14:20:00Z", "2026-11-06T09:50:00Z − 2026-11-03T14:20:00Z", null],
    ["2026-10-02", "2026-10-02", null],
    ["Σ(t × v) ÷ Σt", "Σ(t × v) ÷ Σt", null],
  ])("%s", (formula, portuguese, english) => {
    expect(formatFormula(formula, "pt")).toBe(portuguese);
    expect(formatFormula(formula, "es")).toBe(portuguese);
    expect(formatFormula(formula, "fr")).toBe(portuguese);
    expect(formatFormula(formula, "en")).toBe(english ?? formula);
  });
});
