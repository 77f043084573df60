/** What a pre-invoice comes to, whichever way its lines go; what is proposed; what a payment does. */
import { describe, expect, it } from "vitest";
import { compare, subtract } from "../kernel/decimal.ts";
import { billedStatus } from "./follow-billing.ts";
import { type FoundOfOrder, measuredOf } from "./measured-quantities.ts";
import { sumMoney } from "./money.ts";
import {
  crossRate,
  type LineToPrice,
  localAmount,
  priceLines,
  type RuleTerms,
  totalsOf,
} from "./price-pre-invoice.ts";
import { narrowestRules, type OrderToBill, proposeLines, type RuleToChoose } from "./propose-lines.ts";
import { daysLate, settle } from "./settle.ts";
import { simulateRecord } from "./simulate-record.ts";

const line: LineToPrice = {
  rule_id: null,
  work_order_id: "order",
  basis: "per_mt",
  quantity: "66942.994",
  currency_id: "usd",
  rate: "0.12",
  discount: null,
};
const rule: RuleTerms = { minimum_fee: "2500.00", tier_mode: null, tiers: [] };
const amounts = (lines: readonly LineToPrice[], rules: Record<string, RuleTerms> = {}) => {
  const priced = priceLines(lines, new Map(Object.entries(rules)));
  return priced.ok ? priced.result.map(({ amount }) => amount) : priced.issues.map(({ code }) => code);
};

/** The same figures in every run: a small generator of our own. */
function figures(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % most;
  };
}

describe("the amount of a line", () => {
  it("is quantity times rate less the discount, not below the minimum of its rule", () => {
    expect(amounts([line])).toEqual(["8033.16"]);
    expect(amounts([{ ...line, discount: "33.16" }])).toEqual(["8000.00"]);
    expect(amounts([{ ...line, rule_id: "r", quantity: "14702.175" }], { r: rule })).toEqual(["2500.00"]);
    expect(amounts([{ ...line, discount: "8033.17" }])).toEqual(["above_maximum"]);
  });

  it("meets the minimum together with the other lines of its rule on the same order", () => {
    const half = { ...line, rule_id: "r", quantity: "10000" };
    expect(amounts([half, half], { r: rule })).toEqual(["1200.00", "1300.00"]);
    expect(amounts([half, { ...half, work_order_id: "another" }], { r: rule })).toEqual([
      "2500.00",
      "2500.00",
    ]);
  });

  it("follows the tiers of its rule, by slice or whole", () => {
    const tiers = [
      { from_volume: "0", rate: "0.14" },
      { from_volume: "30000", rate: "0.12" },
      { from_volume: "50000", rate: "0.10" },
    ];
    const by = (mode: "marginal" | "whole") => ({ r: { minimum_fee: null, tier_mode: mode, tiers } });
    expect(amounts([{ ...line, rule_id: "r" }], by("marginal"))).toEqual(["8294.30"]);
    expect(amounts([{ ...line, rule_id: "r" }], by("whole"))).toEqual(["6694.30"]);
  });

  it("counts things whole and time in units begun", () => {
    expect(amounts([{ ...line, basis: "per_truck", quantity: "1.5" }])).toEqual(["not_an_integer"]);
    expect(amounts([{ ...line, basis: "per_hour", quantity: "3.2", rate: "165" }])).toEqual(["660.00"]);
    expect(amounts([{ ...line, basis: "expense", quantity: "186.40", rate: "1.05" }])).toEqual(["195.72"]);
  });
});

describe("the net", () => {
  const terms = { country: "BR", date: "2026-11-16", withholding: "federal_and_iss", iss_pct: "5" } as const;

  it("is the sum of the rounded lines less what is withheld, whatever the lines, the day and the customer", () => {
    const next = figures(20);
    let withheldOnce = 0;
    for (let run = 0; run < 500; run++) {
      const lines = Array.from({ length: 1 + next(6) }, () => ({
        ...line,
        basis: (["per_mt", "lump_sum", "expense", "per_hour"] as const)[next(4)] ?? "per_mt",
        quantity: `${next(70_000)}.${String(next(1000)).padStart(3, "0")}`,
        rate: `${next(90)}.${String(1 + next(999_998)).padStart(6, "0")}`,
      }));
      const priced = priceLines(lines, new Map());
      if (!priced.ok) throw new Error(JSON.stringify(priced.issues));
      const rate = `5.${String(next(10_000)).padStart(4, "0")}`;
      const local = priced.result.map(({ amount }, at) => ({
        basis: lines[at]?.basis ?? "per_mt",
        amount_local: localAmount(amount, rate),
      }));
      const asked = {
        ...terms,
        date: next(2) === 0 ? "2026-12-31" : "2027-01-01",
        withholding: (["federal", "federal_and_iss", "none"] as const)[next(3)] ?? "none",
      };
      const { gross, net, taxes } = totalsOf(local, asked);
      const withheld = taxes.filter((tax) => tax.withheld).map((tax) => tax.amount);
      expect(gross).toBe(sumMoney(local.map((one) => one.amount_local)));
      expect(net).toBe(sumMoney([subtract(gross, sumMoney(withheld))]));
      expect(compare(net, gross)).toBeLessThanOrEqual(0);
      withheldOnce += withheld.length > 0 ? 1 : 0;
      // Quoted again at the same rate, it is the same to the cent: amounts are converted from their own currency.
      expect(priced.result.map(({ amount }) => localAmount(amount, rate))).toEqual(
        local.map((one) => one.amount_local),
      );
    }
    expect(withheldOnce).toBeGreaterThan(100);
  });

  it("is that of the worked example", () => {
    const lines = [{ basis: "per_mt", amount_local: localAmount("8033.16", "5.2238") }];
    expect(totalsOf(lines, terms)).toMatchObject({ gross: "41963.62", net: "37284.68" });
    expect(totalsOf(lines, { ...terms, withholding: "federal" })).toMatchObject({ net: "39382.86" });
    expect(totalsOf(lines, { ...terms, country: "AR" })).toEqual({
      gross: "41963.62",
      taxes: [],
      net: "41963.62",
    });
  });

  it("in another country is reckoned over both closings", () => {
    expect(crossRate("5.2238", "0.003712")).toBe("1407.27370690");
  });
});

const order: OrderToBill = {
  id: "order",
  customer_id: "avv",
  product_ids: ["soy"],
  day: "2026-11-16",
  services: [{ id: "supervision", code: "SUPERVISION", unit: "MT" }],
  agreed: [],
  measured: { per_mt: { quantity: "1000", evidence: { type: "weighing_period", id: "p" } } },
  billed: new Set(),
};
const list: RuleToChoose = {
  id: "list",
  basis: "per_mt",
  level: null,
  customer_id: null,
  product_id: null,
  service_type_id: "supervision",
  currency_id: "usd",
  unit_id: null,
  rate: "0.14",
  valid_from: "2026-01-01",
  valid_to: null,
};
const chosen = (rules: readonly RuleToChoose[], more: Partial<OrderToBill> = {}) => {
  const { lines, missing } = proposeLines([{ ...order, ...more }], rules);
  return [...lines.map((one) => one.rule_id), ...missing.map((one) => one.reason)];
};

describe("what is proposed", () => {
  const own = { ...list, id: "own", customer_id: "avv" };
  const soy = { ...list, id: "soy", product_id: "soy" };

  it("is the narrowest rule in force that fits", () => {
    expect(chosen([list, soy, own])).toEqual(["own"]);
    expect(chosen([list, soy])).toEqual(["soy"]);
    expect(chosen([list, { ...own, valid_to: "2026-11-15" }])).toEqual(["list"]);
    expect(chosen([list, { ...own, customer_id: "another" }])).toEqual(["list"]);
    expect(chosen([{ ...list, level: 60 }, own])).toEqual(["list"]);
    expect(narrowestRules([list, own, soy]).map((one) => one.id)).toEqual(["own"]);
  });

  it("is none of two that fit equally well", () => {
    const { missing } = proposeLines([order], [own, { ...own, id: "too" }]);
    expect(missing).toMatchObject([{ reason: "conflicting_rules", rule_ids: ["own", "too"] }]);
  });

  it("charges a rule without a service once, not for every service of its unit", () => {
    const any = { ...list, id: "any", service_type_id: null };
    const services = [...order.services, { id: "sampling", code: "SAMPLING", unit: "MT" }];
    expect(chosen([any], { services })).toEqual(["any", "no_rule"]);
  });

  it("falls back to what was agreed for the order, and to its minimum", () => {
    const agreed = [
      { service_type_id: "supervision", unit_id: null, currency_id: "usd", rate: "0.13", minimum: "500" },
    ];
    const { lines } = proposeLines([{ ...order, agreed }], []);
    expect(lines).toMatchObject([{ rule_id: null, basis: "lump_sum", quantity: "1", rate: "500" }]);
    const more = { per_mt: { quantity: "9000", evidence: { type: "weighing_period", id: "p" } } };
    const { lines: full } = proposeLines([{ ...order, agreed, measured: more }], []);
    expect(full).toMatchObject([{ basis: "per_mt", quantity: "9000", rate: "0.13" }]);
  });

  it("compares the minimum with what would be charged: every hour begun", () => {
    const services = [{ id: "standby", code: "STANDBY", unit: "h" }];
    const agreed = [
      { service_type_id: "standby", unit_id: null, currency_id: "usd", rate: "165", minimum: "450" },
    ];
    const measured = { per_hour: { quantity: "2.5", evidence: { type: "timelog_entry", id: "t" } } };
    const { lines } = proposeLines([{ ...order, services, agreed, measured }], []);
    expect(lines).toMatchObject([{ basis: "per_hour", quantity: "2.5", rate: "165" }]);
  });

  it("makes no sum of an agreed price for what nobody measured", () => {
    const agreed = [
      { service_type_id: "supervision", unit_id: null, currency_id: "usd", rate: "0.13", minimum: "500" },
    ];
    // What is charged once is there for every order.
    const measured = { lump_sum: { quantity: "1", evidence: { type: "work_order", id: "o" } } };
    expect(chosen([], { agreed, measured })).toEqual(["not_measured"]);
  });

  it("names what was not measured and what is billed already", () => {
    expect(chosen([list], { measured: {} })).toEqual(["not_measured"]);
    expect(chosen([list], { billed: new Set(["supervision"]) })).toEqual(["already_billed"]);
    expect(chosen([])).toEqual(["no_rule"]);
  });
});

describe("what was measured", () => {
  const none = { quantity: "0", rows: 0, id: null, operation_id: null, operations: 0 };
  const nothing: FoundOfOrder = {
    order: { id: "order", kind: "ship" },
    weighing_period: none,
    draft_survey: none,
    loaded: none,
    truck: none,
    hold_sealing: none,
    basement_inspection: none,
    barge: none,
    sample: none,
    courier: none,
    analysis_result: none,
    certificate: none,
    appointment: none,
    waiting: [],
  };
  const some = { quantity: "500", rows: 2, id: "a", operation_id: "o", operations: 1 };

  it("is the scale before the drafts, with one row, its operation or the order as proof", () => {
    expect(measuredOf(nothing).per_mt).toBeUndefined();
    expect(measuredOf({ ...nothing, draft_survey: { ...some, rows: 1 } }).per_mt).toEqual({
      quantity: "500",
      evidence: { type: "draft_survey", id: "a" },
    });
    const both = { ...nothing, draft_survey: some, weighing_period: { ...some, quantity: "499" } };
    expect(measuredOf(both).per_mt).toEqual({ quantity: "499", evidence: { type: "operation", id: "o" } });
    const convoy = { ...nothing, weighing_period: { ...some, operations: 2 } };
    expect(measuredOf(convoy).per_mt?.evidence).toEqual({ type: "work_order", id: "order" });
    expect(measuredOf({ ...nothing, order: { id: "order", kind: "fob" } }).per_vessel).toBeUndefined();
  });

  it("counts time that overlaps once", () => {
    const at = (id: string, begin: string, end: string) => ({
      id,
      begin_at: `2026-11-16T${begin}:00.000Z`,
      end_at: `2026-11-16T${end}:00.000Z`,
    });
    const waiting = [at("b", "09:00", "10:30"), at("a", "08:00", "09:30"), at("c", "12:00", "12:15")];
    expect(measuredOf({ ...nothing, waiting }).per_hour).toEqual({
      quantity: "2.75",
      evidence: { type: "work_order", id: "order" },
    });
  });
});

describe("a payment", () => {
  const invoice = {
    status: "issued",
    date: "2026-11-01",
    net: "938.50",
    paid: "0.00",
    payments: [],
  } as const;

  it("settles in parts, and never more than is open", () => {
    const first = settle(invoice, { date: "2026-11-10", amount: "400" });
    expect(first).toMatchObject({ ok: true, result: { status: "partly_paid", paid: "400.00" } });
    const half = { ...invoice, status: "partly_paid", paid: "400.00" } as const;
    expect(settle(half, { date: "2026-11-11", amount: "538.50" })).toMatchObject({
      result: { status: "paid", paid: "938.50" },
    });
    expect(settle(half, { date: "2026-11-11", amount: "538.51" })).toMatchObject({
      ok: false,
      issues: [{ code: "payment_above_open" }],
    });
    expect(settle({ ...half, status: "canceled" }, { date: "2026-11-11", amount: "1" }).ok).toBe(false);
  });

  it("is late from the day after it was due", () => {
    const due = { status: "issued", due_date: "2026-11-10" };
    expect(daysLate(due, "2026-11-10")).toBe(0);
    expect(daysLate(due, "2026-11-13")).toBe(3);
    expect(daysLate({ ...due, status: "paid" }, "2026-11-13")).toBe(0);
  });
});

it("an order follows the slowest of its pre-invoices, step by step and never back", () => {
  expect(billedStatus("finished", ["pending_level_1"])).toBe("billing_pending");
  expect(billedStatus("billing_pending", ["pending_level_1"])).toBe("billing_pending_approval");
  expect(billedStatus("billing_pending_approval", ["pre_invoicing"])).toBe("billing_pending");
  expect(billedStatus("waiting_nf", ["approved", "pending_level_1"])).toBe("billing_pending_approval");
  expect(billedStatus("waiting_nf", ["canceled"])).toBe("billing_pending");
  expect(billedStatus("billed", ["canceled", "canceled"])).toBe("billing_pending");
  // A supplement does not take back what is billed.
  expect(billedStatus("billed", ["invoiced", "pre_invoicing"])).toBeUndefined();
  expect(billedStatus("billing_pending", ["canceled"])).toBeUndefined();
  expect(billedStatus("finished", [])).toBeUndefined();
  expect(billedStatus("billing_pending_approval", ["approved", "pending_level_2"])).toBeUndefined();
  expect(billedStatus("waiting_nf", ["invoiced", "canceled"])).toBe("billed");
  expect(billedStatus("operating", ["approved"])).toBeUndefined();
});

describe("a simulation", () => {
  const cost = {
    valid_from: "2026-01-01",
    valid_to: null,
    net_rate_tph: "1500",
    rain_pct: "15",
    setup_hours: "6",
    inspectors: 2,
    cost_per_shift: "620",
    cost_per_lot: "48",
    fixed: "4130",
    overhead_pct: "12",
    route: [{ name: "travel", quantity: "1", unit_cost: "960" }],
  };
  const tax = { valid_from: "2026-01-01", valid_to: null, total: "16.33" };
  const terms = {
    date: "2026-11-16",
    volume_t: "30000",
    margin_pct: "20",
    margin_mode: "of_price",
    exchange_rate: "5.2238",
  } as const;

  it("has the figures of the worked example", () => {
    expect(simulateRecord(terms, cost, tax)).toMatchObject({
      result: { cost: "15870.40", price: "24926.02", price_usd: "4771.63", list_usd: "0.160" },
    });
    expect(simulateRecord({ ...terms, volume_t: "66000" }, cost, tax)).toMatchObject({
      result: { cost: "26685.12", price: "41911.61", price_usd: "8023.20", list_usd: "0.125" },
    });
  });

  it("leans on tables that are in force on its day", () => {
    const found = simulateRecord(
      terms,
      { ...cost, valid_to: "2026-11-15" },
      { ...tax, valid_from: "2026-12-01" },
    );
    expect(found).toMatchObject({ issues: [{ field: "fob_cost_id" }, { field: "fob_tax_id" }] });
  });
});
