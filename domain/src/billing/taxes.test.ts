import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compare, subtract } from "../kernel/decimal.ts";
import { LOCALES } from "../kernel/locale.ts";
import { formatNumber, parseNumber } from "../kernel/number-text.ts";
import { type GrossUp, grossFor, grossUp } from "./gross-up.ts";
import {
  type GrossUpRequest,
  netOf,
  taxesUnder,
  type Withholding,
  type WithholdingRequest,
  type WithholdingTerms,
  withhold,
} from "./withholding.ts";

const TERMS: WithholdingTerms = { date: "2026-11-15", iss_pct: "5", iss_withheld: true };
const TERMS_2027: WithholdingTerms = { ...TERMS, date: "2027-01-01" };

function held(request: WithholdingRequest): Withholding {
  const found = withhold(request);
  if (!found.ok) expect.fail(JSON.stringify(found.issues));
  return found.result;
}
function raised(request: GrossUpRequest): GrossUp {
  const found = grossUp(request);
  if (!found.ok) expect.fail(JSON.stringify(found.issues));
  return found.result;
}
const amounts = (found: Withholding) =>
  Object.fromEntries(found.taxes.map((tax) => [tax.tax, tax.withheld ? tax.amount : null]));

describe("withholding", () => {
  it("takes everything that the customer withholds", () => {
    const found = held({ ...TERMS, gross: "41963.62" });
    expect(amounts(found)).toEqual({
      iss: "2098.18",
      irrf: "629.45",
      pis: "272.76",
      cofins: "1258.91",
      csll: "419.64",
    });
    expect(found).toMatchObject({ withheld: "4678.94", net: "37284.68" });
    expect(found.informative).toEqual([
      { tax: "ibs", rate: "0.1", amount: "41.96" },
      { tax: "cbs", rate: "0.9", amount: "377.67" },
    ]);
  });

  it("leaves the ISS to the provider", () => {
    const found = held({ ...TERMS, iss_withheld: false, gross: "41963.62" });
    expect(found).toMatchObject({ withheld: "2580.76", net: "39382.86" });
    expect(found.taxes[0]).toEqual({
      tax: "iss",
      rate: "5",
      amount: "2098.18",
      withheld: false,
      reason: "paid_by_provider",
    });
  });

  it("agrees with the published example", () => {
    const found = held({ ...TERMS, labour_cession: true, gross: "5000.00" });
    expect(amounts(found)).toEqual({
      iss: "250.00",
      irrf: "75.00",
      pis: "32.50",
      cofins: "150.00",
      csll: "50.00",
      inss: "550.00",
    });
  });

  it("ends PIS and COFINS with 2026", () => {
    expect(Object.keys(amounts(held({ ...TERMS, date: "2026-12-31", gross: "5000" })))).toContain("pis");
    const found = held({ ...TERMS_2027, gross: "10810.81" });
    expect(amounts(found)).toEqual({ iss: "540.54", irrf: "162.16", csll: "108.11" });
    expect(found).toMatchObject({ net: "10000.00", informative: [] });
  });

  it.each([
    ["2025-12-31", []],
    ["2026-01-01", ["ibs", "cbs"]],
    ["2026-12-31", ["ibs", "cbs"]],
    ["2027-01-01", []],
  ])("prints on %s what is only for information: %j", (date, taxes) => {
    expect(held({ ...TERMS, date, gross: "5000" }).informative.map((one) => one.tax)).toEqual(taxes);
  });

  it.each([
    ["215.05", null, null],
    ["215.16", null, null],
    ["215.17", "1.40", null],
    ["666.99", "4.34", null],
    ["667.00", "4.34", "10.01"],
  ])("R$ %s and the minimum of ten", (gross, pis, irrf) => {
    expect(amounts(held({ ...TERMS, gross }))).toMatchObject({ pis, irrf });
  });

  it("withholds nothing federal from Simples Nacional", () => {
    const found = held({ ...TERMS, simples: true, iss_pct: "1.8", gross: "5000" });
    expect(amounts(found)).toEqual({ iss: "90.00" });
    expect(found.net).toBe("4910.00");
  });

  it.each([
    [{ gross: "-1" }, "gross negative_number"],
    [{ gross: "1.001" }, "gross too_precise"],
    [{ date: "2026-02-30" }, "date invalid_date"],
    [{ date: undefined }, "date required"],
    [{ iss_pct: "5.01" }, "iss_pct above_maximum"],
    [{ iss_pct: "1.99" }, "iss_pct below_minimum"],
    [{ iss_pct: null }, "iss_pct required"],
  ])("%j", (change, expected) => {
    const found = withhold({ ...TERMS, gross: "1", ...change } as WithholdingRequest);
    expect(found.ok ? [] : found.issues.map((one) => `${one.field} ${one.code}`)).toEqual([expected]);
  });

  it("explains itself", () => {
    const { steps } = held({ ...TERMS, gross: "5000.00" });
    expect(steps.map((step) => [step.name, step.value, step.formula, step.rule, step.article])).toEqual([
      ["iss", "250.00", "5000.00 × 5 ÷ 100", "lc_116_2003", undefined],
      ["irrf", "75.00", "5000.00 × 1.5 ÷ 100", "irrf_1708", undefined],
      ["pis", "32.50", "5000.00 × 0.65 ÷ 100", "law_10833_2003", "art. 30"],
      ["cofins", "150.00", "5000.00 × 3 ÷ 100", "law_10833_2003", "art. 30"],
      ["csll", "50.00", "5000.00 × 1 ÷ 100", "law_10833_2003", "art. 30"],
      ["ibs", "5.00", "5000.00 × 0.1 ÷ 100", "lc_214_2025", undefined],
      ["cbs", "45.00", "5000.00 × 0.9 ÷ 100", "lc_214_2025", undefined],
      ["withheld", "557.50", "250.00 + 75.00 + 32.50 + 150.00 + 50.00", "invoice_less_withheld", undefined],
      ["net", "4442.50", "5000.00 − 557.50", "invoice_less_withheld", undefined],
    ]);
  });
});

describe("gross-up", () => {
  it("adds the cent that rounding takes", () => {
    const found = raised({ ...TERMS, net: "10000.00" });
    expect(found).toMatchObject({
      quotient: "11254.92",
      adjustment: "0.01",
      gross: "11254.93",
      withheld: "1254.93",
      net: "10000.00",
    });
    expect(held({ ...TERMS, gross: "11254.92" }).net).toBe("9999.99");
    expect(held({ ...TERMS, gross: "11115.00" }).net).toBe("9875.67");
  });

  it("follows the rates of 2027", () => {
    expect(raised({ ...TERMS_2027, net: "10000.00" })).toMatchObject({
      gross: "10810.81",
      adjustment: "0.00",
      net: "10000.00",
    });
  });

  it("divides by what is left", () => {
    expect(grossFor("100", "29.65")).toBe("142.15");
    expect(grossFor("100", "100")).toBeNull();
  });

  it("stays below a threshold where it can", () => {
    // ISS alone: 200 ÷ 0.95. With everything it would be 225.10.
    expect(raised({ ...TERMS, net: "200" })).toMatchObject({ gross: "210.53", net: "200.00" });
    expect(raised({ date: "2026-11-15", net: "666.99", simples: true }).gross).toBe("666.99");
  });

  it("finds the invoice that one group of taxes reaches and the other does not", () => {
    // In 2027 the CSLL alone stays below its threshold up to 1,000.00, while the IRRF is withheld from 666.67 on.
    const found = grossUp({ net: "788.00", date: "2027-02-10" });
    expect(found).toMatchObject({ ok: true, result: { gross: "800.00", withheld: "12.00", net: "788.00" } });
  });

  it("refuses what is no net", () => {
    expect(grossUp({ ...TERMS, net: "0" })).toMatchObject({
      issues: [{ code: "not_greater_than_zero", field: "net" }],
    });
  });
});

describe("properties of taxes", () => {
  const cents = (value: number) => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, "0")}`;
  const terms: fc.Arbitrary<WithholdingTerms> = fc.record({
    date: fc.constantFrom("2026-11-15", "2027-01-01"),
    iss_pct: fc.constantFrom("2", "3.5", "5"),
    iss_withheld: fc.boolean(),
    simples: fc.boolean(),
    labour_cession: fc.boolean(),
  });
  const wanted = fc.oneof(fc.integer({ min: 1, max: 120_000 }), fc.integer({ min: 1, max: 1e11 }));

  it("returns the asked net and never less, with no smaller invoice beside it", () => {
    fc.assert(
      fc.property(wanted, terms, (net, asked) => {
        const found = raised({ ...asked, net: cents(net) });
        const again = held({ ...asked, gross: found.gross });
        expect(again.net).toBe(found.net);
        expect(compare(found.net, cents(net))).toBeGreaterThanOrEqual(0);
        expect(compare(subtract(found.net, cents(net)), "0.03")).toBeLessThanOrEqual(0);
        const less = subtract(found.gross, "0.01");
        if (compare(less, "0") > 0)
          expect(compare(held({ ...asked, gross: less }).net, cents(net))).toBeLessThan(0);
      }),
      { numRuns: 100 },
    );
  });

  it("finds the smallest of all invoices around the thresholds", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: 20_000, max: 23_000 }), fc.integer({ min: 64_000, max: 67_000 })),
        terms,
        (net, asked) => {
          const { gross } = raised({ ...asked, net: cents(net) });
          const taxesOf = taxesUnder(asked);
          const netAt = (gross: number) => netOf(cents(gross), taxesOf(cents(gross)));
          let smallest = net;
          while (compare(netAt(smallest), cents(net)) < 0) smallest += 1;
          expect(gross).toBe(cents(smallest));
        },
      ),
      { numRuns: 6 },
    );
  });

  it("never withholds more than the invoice, and adds up", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), terms, (gross, asked) => {
        const found = held({ ...asked, gross: cents(gross) });
        expect(compare(found.net, "0")).toBeGreaterThanOrEqual(0);
        expect(compare(subtract(found.gross, found.withheld), found.net)).toBe(0);
      }),
    );
  });

  it("survives being printed and read again in every language", () => {
    fc.assert(
      fc.property(wanted, terms, fc.constantFrom(...LOCALES), (net, asked, locale) => {
        for (const step of raised({ ...asked, net: cents(net) }).steps) {
          const read = parseNumber(formatNumber(step.value ?? "", locale), locale);
          expect(read.ok && compare(read.value, step.value ?? "")).toBe(0);
        }
      }),
      { numRuns: 25 },
    );
  });
});
