import { describe, expect, it } from "vitest";
import { sumMoney } from "./money.ts";
import { daysOf, type MonitoredGroup, monitor, WAITS, waitOf } from "./monitoring.ts";

const VALE = { id: "1", name: "Vale" };
const NORTE = { id: "2", name: "Norte" };
const GROUPS: readonly MonitoredGroup[] = [
  { state: "pre_invoicing", wait: "to_7", customer: VALE, month: "2026-11", items: 2, amount: "100.10" },
  { state: "awaiting_customer", wait: "to_60", customer: VALE, month: "2026-09", items: 1, amount: "20.05" },
  {
    state: "awaiting_customer",
    wait: "to_60",
    customer: NORTE,
    month: "2026-09",
    items: 3,
    amount: "200.00",
  },
  { state: "invoiced", wait: "over_60", customer: NORTE, month: "2026-08", items: 1, amount: "0.01" },
];

describe("monitoring", () => {
  it("counts every day in one wait, from the first to the last", () => {
    expect([0, 7, 8, 15, 16, 30, 31, 60, 61, 400].map(waitOf)).toEqual([
      "to_7",
      "to_7",
      "to_15",
      "to_15",
      "to_30",
      "to_30",
      "to_60",
      "to_60",
      "over_60",
      "over_60",
    ]);
    for (const wait of WAITS) {
      const { from, to } = daysOf(wait);
      expect([waitOf(from), waitOf(to ?? 9_999)]).toEqual([wait, wait]);
    }
  });

  it("says the same sum whichever way it is cut", () => {
    const found = monitor(GROUPS);
    expect(found.total).toEqual({ items: 7, amount: "320.16" });
    for (const cut of [found.cells, found.states, found.waits, found.customers, found.months]) {
      expect(sumMoney(cut.map(({ amount }) => amount))).toBe(found.total.amount);
      expect(cut.reduce((sum, { items }) => sum + items, 0)).toBe(7);
    }
    expect(found.in_approval).toEqual({ items: 4, amount: "220.05" });
    expect(found.late).toEqual({ items: 5, amount: "220.06" });
    expect(found.customers.map(({ name, late }) => [name, late])).toEqual([
      ["Norte", "200.01"],
      ["Vale", "20.05"],
    ]);
    expect(found.months.map(({ month }) => month)).toEqual(["2026-08", "2026-09", "2026-11"]);
    expect(monitor([])).toMatchObject({ total: { items: 0, amount: "0.00" }, cells: [] });
  });
});
