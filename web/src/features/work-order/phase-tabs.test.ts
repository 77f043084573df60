/** Tabs above the list: counts, the filter each stands for, and which one is chosen. */
import { ORDER_STATUSES, PHASES, statusesOf } from "@plimsoll/domain/work-order/status";
import { describe, expect, it } from "vitest";
import { ALL, BULK_STATUSES, chosenTab, tabCounts, tabFilter, withTab } from "./phase-tabs.ts";

const SHIP = { kind: "any", values: ["0190a000-0000-7000-8000-000000000001"] } as const;

describe("tabs", () => {
  it("count every order once", () => {
    const by_status = Object.fromEntries(ORDER_STATUSES.map((status, at) => [status, at + 1]));
    const total = Object.values(by_status).reduce((sum, count) => sum + count, 0);
    const counts = tabCounts({ by_status, total });
    expect(PHASES.reduce((sum, phase) => sum + counts[phase], 0)).toBe(total);
    expect(counts.all).toBe(total);
    expect(counts.planning).toBe(1 + 2 + 3);
  });

  it("take a status that nobody is in as none", () => {
    expect(tabCounts({ by_status: { operating: 4 }, total: 4 })).toMatchObject({ field: 4, billing: 0 });
  });

  it.each(PHASES)("%s is chosen exactly by its own statuses", (phase) => {
    const filter = tabFilter(phase);
    expect(filter).toEqual({ kind: "any", values: statusesOf(phase) });
    expect(chosenTab(withTab({}, phase))).toBe(phase);
  });

  it("are none of them while somebody chose other statuses", () => {
    expect(chosenTab({})).toBe(ALL);
    expect(chosenTab({ status: { kind: "any", values: ["operating"] } })).toBeNull();
    const two = [...statusesOf("done"), ...statusesOf("stopped")];
    expect(chosenTab({ status: { kind: "any", values: two } })).toBeNull();
  });

  it("leave the other filters as they are", () => {
    const filters = withTab({ ship_id: SHIP }, "field");
    expect(filters.ship_id).toBe(SHIP);
    expect(withTab(filters, ALL)).toEqual({ ship_id: SHIP });
  });
});

it("offers in bulk what somebody can choose by hand, and nothing that only happens", () => {
  expect(BULK_STATUSES).toContain("paused");
  expect(BULK_STATUSES).toContain("canceled");
  expect(BULK_STATUSES).not.toContain("created");
  expect(BULK_STATUSES).not.toContain("waiting_start");
});
