import { weekdayOf } from "@plimsoll/domain/kernel/dates";
import { describe, expect, it } from "vitest";
import { daysFrom, endOf, isWeekend, startOf, step, weeksOfMonth } from "./period.ts";

describe("days", () => {
  it("counts weekdays from Monday, on both sides of 1970", () => {
    expect(weekdayOf("2026-11-15")).toBe(6);
    expect(weekdayOf("2026-11-16")).toBe(0);
    expect(weekdayOf("1969-12-28")).toBe(6);
    expect(daysFrom("2026-11-09", "2026-11-15").filter(isWeekend)).toEqual(["2026-11-14", "2026-11-15"]);
  });

  it("lists both ends, and nothing where the end comes first", () => {
    expect(daysFrom("2026-02-27", "2026-03-01")).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"]);
    expect(daysFrom("2026-03-01", "2026-02-27")).toEqual([]);
  });
});

describe("periods", () => {
  it("begin on Monday, or with the month", () => {
    expect(startOf("week", "2026-11-15")).toBe("2026-11-09");
    expect(startOf("two_weeks", "2026-11-09")).toBe("2026-11-09");
    expect(startOf("month", "2026-11-15")).toBe("2026-11-01");
  });

  it("end after seven days, fourteen, or with the month, leap days included", () => {
    expect(endOf("week", "2026-11-09")).toBe("2026-11-15");
    expect(endOf("two_weeks", "2026-11-09")).toBe("2026-11-22");
    expect(endOf("month", "2028-02-01")).toBe("2028-02-29");
    expect(endOf("month", "2026-12-01")).toBe("2026-12-31");
  });

  it("follow one another without a gap, both ways", () => {
    for (const span of ["week", "two_weeks", "month"] as const) {
      const start = startOf(span, "2026-12-20");
      expect(step(span, step(span, start, 1), -1)).toBe(start);
      expect(step(span, start, 1) > endOf(span, start)).toBe(true);
    }
    expect(step("month", "2026-01-01", -1)).toBe("2025-12-01");
    expect(step("two_weeks", "2026-11-09", -1)).toBe("2026-10-26");
  });
});

describe("the weeks of a month", () => {
  it("run from Monday to Sunday and cover every day of it", () => {
    const weeks = weeksOfMonth("2026-11-15");
    expect(weeks.map((week) => week[0])).toEqual([
      "2026-10-26",
      "2026-11-02",
      "2026-11-09",
      "2026-11-16",
      "2026-11-23",
      "2026-11-30",
    ]);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
  });

  it("are four where the month fills them", () => {
    expect(weeksOfMonth("2027-02-10")).toHaveLength(4);
  });
});
