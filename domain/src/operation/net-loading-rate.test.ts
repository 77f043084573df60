import { expect, it } from "vitest";
import { netLoadingRate } from "./net-loading-rate.ts";
import type { EntryType, LoggedEntry } from "./statement-of-entries.ts";

const types: readonly EntryType[] = [
  { id: "COML", code: "COML", kind: "event", begins_loading: true },
  { id: "COMPL", code: "COMPL", kind: "event", begins_loading: false },
  { id: "RAIN", code: "RAIN", kind: "rain", begins_loading: false },
];
const at = (clock: string) => `2026-11-03T${clock}:00Z`;
const entry = (code: string, begin: string, end: string | null = null): LoggedEntry => ({
  id: `${code}${begin}`,
  timelog_id: code,
  begin_at: at(begin),
  end_at: end === null ? null : at(end),
});
const weighed = { periods: [{ total: "12000", last_at: at("16:00") }], total: "12000" };
const commenced = entry("COML", "06:00");

it("leaves the stops out, those that overlap once", () => {
  const stops = [entry("RAIN", "08:00", "09:30"), entry("RAIN", "09:00", "10:00")];
  // Ten hours less two.
  expect(netLoadingRate([commenced, ...stops], types, weighed)).toBe("1500.000");
});

it("is counted to the last weighing, whenever the log was completed", () => {
  expect(netLoadingRate([commenced, entry("COMPL", "22:00")], types, weighed)).toBe("1200.000");
  expect(netLoadingRate([commenced, entry("RAIN", "14:00")], types, weighed)).toBe("1500.000");
});

it("is nothing without a beginning, without a weighing, and without time", () => {
  expect(netLoadingRate([], types, weighed)).toBeNull();
  expect(netLoadingRate([commenced], types, { periods: [], total: "0.000" })).toBeNull();
  expect(netLoadingRate([entry("COML", "16:00")], types, weighed)).toBeNull();
});
