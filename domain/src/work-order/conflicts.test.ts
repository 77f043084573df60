import { describe, expect, it } from "vitest";
import { conflictsIn } from "./conflicts.ts";
import { checkPeriod, overlaps } from "./period.ts";

const week = { begin_date: "2026-11-16", end_date: "2026-11-22" };
const sent = (id: string, order: string, begin: string, end: string, who = "ana") => ({
  id,
  work_order_id: order,
  inspector_id: who,
  begin_date: begin,
  end_date: end,
});

describe("conflicts", () => {
  it("are days on which one person is sent to two orders", () => {
    const plan = [
      sent("a", "S-1", "2026-11-16", "2026-11-18"),
      sent("b", "S-2", "2026-11-18", "2026-11-19"),
      sent("c", "S-2", "2026-11-18", "2026-11-18", "bia"),
    ];
    expect(conflictsIn(plan, [], week)).toEqual([
      { inspector_id: "ana", date: "2026-11-18", kind: "double", appointments: ["a", "b"] },
    ]);
  });

  it("are days on which somebody absent is sent anywhere", () => {
    const away = [{ inspector_id: "ana", begin_date: "2026-11-10", end_date: "2026-11-16" }];
    expect(conflictsIn([sent("a", "S-1", "2026-11-15", "2026-11-17")], away, week)).toEqual([
      { inspector_id: "ana", date: "2026-11-16", kind: "absent", appointments: ["a"] },
    ]);
  });

  it("are not two appointments on the same order, nor days outside the window", () => {
    const plan = [sent("a", "S-1", "2026-11-16", "2026-11-18"), sent("b", "S-1", "2026-11-17", "2026-11-18")];
    expect(conflictsIn(plan, [], week)).toEqual([]);
    const later = [
      sent("a", "S-1", "2026-11-23", "2026-11-24"),
      sent("b", "S-2", "2026-11-23", "2026-11-24"),
    ];
    expect(conflictsIn(later, [], week)).toEqual([]);
  });
});

describe("a period", () => {
  it("ends on the day it begins or later, and not too far off", () => {
    const from = (begin_date: string, end_date: string) => checkPeriod({ begin_date, end_date }, 92);
    expect(from("2026-11-16", "2026-11-16")).toEqual([]);
    expect(from("2026-11-16", "2026-11-15")).toEqual([{ code: "end_before_begin", field: "end_date" }]);
    expect(from("2026-01-01", "2026-04-02")).toEqual([]);
    expect(from("2026-01-01", "2026-04-03")).toEqual([
      { code: "period_too_long", field: "end_date", params: { max: 92 } },
    ]);
  });

  it("shares a day with another or does not", () => {
    expect(overlaps(week, { begin_date: "2026-11-22", end_date: "2026-11-30" })).toBe(true);
    expect(overlaps(week, { begin_date: "2026-11-23", end_date: "2026-11-30" })).toBe(false);
  });
});
