import { describe, expect, it } from "vitest";
import { daysMeant, isRelativeDays, OFFERED_DAYS } from "./relative-days.ts";

describe("days named by their distance from today", () => {
  // A Monday.
  const TODAY = "2026-11-16";

  it.each([
    ["today", "2026-11-16", "2026-11-16"],
    ["yesterday", "2026-11-15", "2026-11-15"],
    ["tomorrow", "2026-11-17", "2026-11-17"],
    ["last-7", "2026-11-10", "2026-11-16"],
    ["last-1", "2026-11-16", "2026-11-16"],
    ["next-8", "2026-11-16", "2026-11-23"],
    ["last-30", "2026-10-18", "2026-11-16"],
    ["next-7", "2026-11-16", "2026-11-22"],
    ["next-30", "2026-11-16", "2026-12-15"],
    ["this-week", "2026-11-16", "2026-11-22"],
    ["this-month", "2026-11-01", "2026-11-30"],
    ["before-today", null, "2026-11-15"],
    ["from-today", "2026-11-16", null],
  ] as const)("%s", (words, from, to) => {
    expect(daysMeant(words, TODAY)).toEqual({ from, to });
  });

  it("follow the day on which they are asked", () => {
    expect(daysMeant("before-today", "2027-01-01").to).toBe("2026-12-31");
    expect(daysMeant("this-month", "2028-02-29")).toEqual({ from: "2028-02-01", to: "2028-02-29" });
    expect(daysMeant("this-month", "2026-12-31")).toEqual({ from: "2026-12-01", to: "2026-12-31" });
    expect(daysMeant("this-week", "2026-11-22").from).toBe("2026-11-16");
  });

  it("are a closed list", () => {
    expect(OFFERED_DAYS.every(isRelativeDays)).toBe(true);
    expect(isRelativeDays("2026-11-16")).toBe(false);
    for (const other of ["expired", "last-0", "last-7x", "next-1000", "last--7"])
      expect(isRelativeDays(other)).toBe(false);
  });
});
