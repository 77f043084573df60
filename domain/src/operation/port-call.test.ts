import { describe, expect, it } from "vitest";
import { callTimes, type PortCall, standingOn } from "./port-call.ts";

const today = "2026-11-16";
const zone = "America/Sao_Paulo";
const call = (more: Partial<PortCall> = {}): PortCall => ({
  eta: "2026-11-14",
  moments: [],
  started_at: null,
  finished_at: null,
  ...more,
});
const moment = (code: string, at: string) => ({ code, begin_at: `2026-11-${at}:00.000Z` });
const on = (one: PortCall, day: number) =>
  standingOn(one, { day: `2026-11-${day}`, today, zone })?.state ?? null;

describe("a call at a port", () => {
  const whole = call({
    moments: [
      moment("NORT", "12T11:00"),
      moment("ARR", "12T10:00"),
      moment("ALLFAST", "13T08:00"),
      moment("COML", "13T20:00"),
      // Half past ten in the evening of the 15th there, the 16th in Greenwich.
      moment("SAILED", "16T01:30"),
    ],
  });

  it.each([
    [11, null],
    [12, "at_roads"],
    [13, "operating"],
    [14, "operating"],
    [15, "sailed"],
    [16, null],
  ])("stands on the %dth as %s, by the days of the port", (day, state) => {
    expect(on(whole, day)).toBe(state);
  });

  it("says since when, from the first entry of several", () => {
    expect(callTimes(whole)).toMatchObject({ at_roads: "2026-11-12T10:00:00.000Z" });
    expect(standingOn(whole, { day: "2026-11-12", today, zone })?.since).toBe("2026-11-12T10:00:00.000Z");
  });

  it.each([
    ["on its day", call({ eta: "2026-11-18" }), 18, "expected"],
    ["and on no other", call({ eta: "2026-11-18" }), 17, null],
    ["today, when its day has passed", call(), 16, "expected"],
    ["and no more on the day that passed", call(), 14, null],
    ["never, without a day", call({ eta: null }), 16, null],
  ] as const)("is expected %s", (_, one, day, state) => {
    expect(on(one, day)).toBe(state);
  });

  it("is here until today and not in days to come", () => {
    const here = call({ moments: [moment("ARR", "14T12:00")] });
    expect([14, 15, 16, 17].map((day) => on(here, day))).toEqual(["at_roads", "at_roads", "at_roads", null]);
  });

  it("goes by the operation where nobody writes a log", () => {
    const logless = call({ started_at: "2026-11-13T12:00:00.000Z", finished_at: "2026-11-15T12:00:00.000Z" });
    expect([12, 13, 14, 15, 16].map((day) => on(logless, day))).toEqual([
      null,
      "operating",
      "operating",
      "sailed",
      null,
    ]);
  });

  it("is at its berth while the inspection has begun and the cargo has not", () => {
    const waiting = call({
      moments: [moment("ALLFAST", "13T08:00")],
      started_at: "2026-11-13T07:00:00.000Z",
    });
    expect(on(waiting, 13)).toBe("at_berth");
  });
});
