import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { add, compare, subtract } from "../kernel/decimal.ts";
import { needsLevel } from "./approval-threshold.ts";
import { type CreditedLine, creditable, creditInvoice, type InvoiceToCredit } from "./credit.ts";
import { type CostInForce, marginOf } from "./margin.ts";
import { sumMoney } from "./money.ts";
import { type TaxTerms, totalsOf } from "./price-pre-invoice.ts";
import { proposeExpenses } from "./propose-lines.ts";
import { openAmount, settle } from "./settle.ts";

const TERMS: TaxTerms = { country: "BR", date: "2026-11-15", withholding: "federal", iss_pct: null };

function invoiceOf(amounts: readonly string[], more: Partial<InvoiceToCredit> = {}): InvoiceToCredit {
  const lines = amounts.map((amount_local, at) => ({ id: `line ${at}`, basis: "lump_sum", amount_local }));
  const { gross, net, taxes } = totalsOf(lines, TERMS);
  return { status: "issued", gross, net, taxes, paid: "0.00", credited: "0.00", lines, ...more };
}

const credited = (
  invoice: InvoiceToCredit,
  earlier: readonly CreditedLine[],
  asked: readonly CreditedLine[],
) => {
  const found = creditInvoice(invoice, earlier, asked);
  if (!found.ok) throw new Error(JSON.stringify(found.issues));
  return found.result;
};

describe("a credit note", () => {
  it("takes back a tenth with a tenth of what was withheld", () => {
    const invoice = invoiceOf(["10000.00"]);
    expect([invoice.gross, invoice.net]).toEqual(["10000.00", "9385.00"]);
    const note = credited(invoice, [], [{ line_id: "line 0", amount: "1000.00" }]);
    expect(note).toMatchObject({ gross: "1000.00", withheld: "61.50", net: "938.50", status: "issued" });
  });

  it("of everything leaves nothing standing", () => {
    const invoice = invoiceOf(["100.00", "0.05"]);
    const note = credited(
      invoice,
      [],
      invoice.lines.map((line) => ({ line_id: line.id, amount: line.amount_local })),
    );
    expect([note.gross, note.net, note.status]).toEqual([invoice.gross, invoice.net, "credited"]);
  });

  it("takes no tax back with costs that were laid out", () => {
    const lines = [
      { id: "a", basis: "lump_sum", amount_local: "10000.00" },
      { id: "b", basis: "expense", amount_local: "500.00" },
    ];
    const { gross, net, taxes } = totalsOf(lines, TERMS);
    const invoice = { ...invoiceOf([]), gross, net, taxes, lines };
    expect(credited(invoice, [], [{ line_id: "b", amount: "500.00" }])).toMatchObject({
      withheld: "0.00",
      net: "500.00",
    });
  });

  it("is refused above what is left, twice on one line, on another's line and on what is canceled", () => {
    const invoice = invoiceOf(["100.00"]);
    const codes = (asked: readonly CreditedLine[], of = invoice, earlier: readonly CreditedLine[] = []) => {
      const found = creditInvoice(of, earlier, asked);
      return found.ok ? [] : found.issues.map((one) => one.code);
    };
    const half = { line_id: "line 0", amount: "60.00" };
    expect(codes([{ line_id: "line 0", amount: "100.01" }])).toEqual(["credit_above_line"]);
    expect(codes([half], invoice, [half])).toEqual(["credit_above_line"]);
    expect(codes([half, { ...half, amount: "1.00" }])).toEqual(["invalid"]);
    expect(codes([{ line_id: "other", amount: "1.00" }])).toEqual(["invalid"]);
    expect(codes([half], { ...invoice, status: "canceled" })).toEqual(["status_not_permitted"]);
  });

  it("of any parts, in any order, comes to the invoice to the cent", () => {
    const cents = fc.integer({ min: 1, max: 9_999_999 });
    fc.assert(
      fc.property(
        fc.array(cents, { minLength: 1, maxLength: 6 }),
        fc.array(fc.integer({ min: 1, max: 99 })),
        (lines, cuts) => {
          const text = (amount: number) => (amount / 100).toFixed(2);
          let invoice = invoiceOf(lines.map(text));
          const notes: CreditedLine[] = [];
          const back: { gross: string; withheld: string; net: string }[] = [];
          const take = (at: number, share: number) => {
            const line = invoice.lines[at % lines.length] as InvoiceToCredit["lines"][number];
            const left = Math.round(Number(creditable(line, notes)) * 100);
            const amount = Math.floor((left * share) / 100);
            if (amount < 1) return;
            const note = credited(invoice, notes, [{ line_id: line.id, amount: text(amount) }]);
            expect(note.net).toBe(sumMoney([subtract(note.gross, note.withheld)]));
            expect(note.withheld).toBe(sumMoney(note.taxes.map((tax) => tax.amount)));
            notes.push(...note.lines);
            back.push(note);
            invoice = { ...invoice, credited: note.credited };
          };
          cuts.forEach((share, at) => {
            take(at, share);
          });
          lines.forEach((_, at) => {
            take(at, 100);
          });
          expect(sumMoney(back.map((one) => one.gross))).toBe(invoice.gross);
          expect(sumMoney(back.map((one) => one.net))).toBe(invoice.net);
          expect(invoice.credited).toBe(invoice.net);
        },
      ),
      { numRuns: 60 },
    );
  });

  it("lets payments settle what is left, and says what is to be given back", () => {
    const open = {
      status: "issued",
      date: "2026-11-15",
      net: "100.00",
      paid: "0.00",
      credited: "40.00",
      payments: [],
    } as const;
    const paid = settle(open, { date: "2026-11-16", amount: "60.00" });
    expect(paid.ok && paid.result.status).toBe("paid");
    expect(settle(open, { date: "2026-11-16", amount: "60.01" }).ok).toBe(false);
    expect(openAmount({ net: "100.00", paid: "100.00", credited: "40.00" })).toBe("-40.00");
  });
});

describe("thresholds", () => {
  const line = (currency_id: string, amount: string) => ({ currency_id, amount });
  const from = [{ level: "level_2", currency_id: "usd", amount: "1000.00" }] as const;

  it("ask for a level from their amount on, per currency, and always where there is none", () => {
    expect(needsLevel("level_2", [line("usd", "500.00"), line("usd", "499.99")], from)).toBe(false);
    expect(needsLevel("level_2", [line("usd", "500.00"), line("usd", "500.00")], from)).toBe(true);
    expect(needsLevel("level_2", [line("usd", "1.00"), line("brl", "1.00")], from)).toBe(true);
    expect(needsLevel("level_1", [line("usd", "1.00")], from)).toBe(true);
  });
});

describe("the margin", () => {
  const day = { kind: "person_day", inspector_id: null, designation_type_id: null, valid_to: null } as const;
  const costs: readonly CostInForce[] = [
    { ...day, amount: "480.00", valid_from: "2026-01-01" },
    { ...day, amount: "500.00", valid_from: "2026-06-01" },
    { ...day, amount: "900.00", valid_from: "2026-01-01", inspector_id: "eva" },
    { ...day, kind: "analysis", amount: "35.00", valid_from: "2026-01-01" },
  ];
  const planned = (inspector_id: string, at: string) => ({
    inspector_id,
    day: at,
    designation_type_id: null,
  });

  it("takes the nearest cost in force and names what has none", () => {
    const found = marginOf(
      {
        revenue: "10000",
        days: [
          planned("joao", "2026-05-31"),
          planned("joao", "2026-06-01"),
          planned("eva", "2026-06-01"),
          planned("joao", "2025-12-31"),
        ],
        analyses: ["2026-06-01", "2026-06-02"],
        expenses: [
          { amount: "100.00", rate: "5.2238" },
          { amount: "7.00", rate: null },
        ],
      },
      costs,
    );
    expect(found).toEqual({
      revenue: "10000.00",
      people: "1880.00",
      person_days: 4,
      laboratory: "70.00",
      analyses: 2,
      expenses: "522.38",
      cost: "2472.38",
      margin: "7527.62",
      percent: "75.3",
      unknown: 2,
    });
    expect(compare(add(found.cost, found.margin), found.revenue)).toBe(0);
  });

  it("has no share of nothing", () => {
    expect(marginOf({ revenue: "0", days: [], analyses: [], expenses: [] }, []).percent).toBeNull();
  });
});

describe("what was laid out", () => {
  const one = {
    id: "1",
    description: "Launch",
    currency_id: "brl",
    amount: "850.00",
    billable: true,
    billed: false,
  };

  it("is proposed with its receipt, named without one, and left alone where it is ours or billed", () => {
    const found = proposeExpenses("order", [
      { ...one, has_receipt: true },
      { ...one, id: "2", has_receipt: false },
      { ...one, id: "3", has_receipt: true, billed: true },
      { ...one, id: "4", has_receipt: true, billable: false },
    ]);
    expect(found.lines.map((line) => [line.evidence.id, line.quantity, line.rate])).toEqual([
      ["1", "1", "850.00"],
    ]);
    expect(found.missing.map((miss) => miss.reason)).toEqual(["no_receipt"]);
  });
});
