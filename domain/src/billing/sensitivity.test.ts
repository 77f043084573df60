import { expect, it } from "vitest";
import { compare } from "../kernel/decimal.ts";
import { CHANGES, SENSITIVE_TO, sensitivityOf } from "./sensitivity.ts";
import { simulateRecord } from "./simulate-record.ts";

const COST = {
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
const TAX = { valid_from: "2026-01-01", valid_to: null, total: "16.33" };
const TERMS = {
  date: "2026-11-16",
  volume_t: "66000",
  margin_pct: "20",
  margin_mode: "of_price",
  exchange_rate: "5.2238",
} as const;

it("says what the calculator says when one thing comes differently", () => {
  const found = sensitivityOf(TERMS, COST, TAX);
  expect(found.map(({ to, change }) => [to, change])).toEqual(
    SENSITIVE_TO.flatMap((to) => CHANGES.map((change) => [to, change])),
  );
  const at = (to: string, change: string) => found.find((one) => one.to === to && one.change === change);
  // 66 000 / 1 200 × 1.15 + 6 = 69.25 h: twelve shifts instead of ten, 29 462.72 / (1 − 0.1633 − 0.20).
  expect(at("rate", "-20")?.price).toBe("46274.10");
  const slower = simulateRecord(TERMS, { ...COST, net_rate_tph: "1200" }, TAX);
  expect(slower.ok && slower.result.price).toBe("46274.10");
  // Another exchange rate changes nothing in reais.
  for (const change of CHANGES) expect(at("exchange", change)?.price).toBe("41911.61");
  expect(compare(at("exchange", "-20")?.per_tonne_usd ?? "0", "0.1216")).toBe(1);
  expect(sensitivityOf({ ...TERMS, date: "2025-01-01" }, COST, TAX)).toEqual([]);
});
