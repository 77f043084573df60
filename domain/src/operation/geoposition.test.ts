import { describe, expect, it } from "vitest";
import { etaOf, type Fix, judgeFix, milesBetween, readMovement, shipState, weighFix } from "./geoposition.ts";

const NOW = "2026-11-16T12:00:00.000Z";
const fix = (latitude: number, longitude: number, at = NOW): Fix => ({ latitude, longitude, at });
const minutesBefore = (minutes: number) => new Date(Date.parse(NOW) - minutes * 60_000).toISOString();

describe("a position", () => {
  it.each([
    ["the first of a ship", fix(-24, -46), null, "taken"],
    ["a latitude that is not available", fix(91, -46), null, "out_of_range"],
    ["a longitude that is not available", fix(-24, 181), null, "out_of_range"],
    ["beyond the pole", fix(-90.1, 0), null, "out_of_range"],
    ["at the date line", fix(0, -180), null, "taken"],
    ["no number at all", fix(Number.NaN, 0), null, "out_of_range"],
    ["ten minutes from now", fix(-24, -46, minutesBefore(-10)), null, "in_future"],
    ["a clock that is a minute fast", fix(-24, -46, minutesBefore(-1)), null, "taken"],
    ["older than the last", fix(-24, -46, minutesBefore(5)), fix(-24, -46), "older"],
    ["the same moment again", fix(-24.1, -46), fix(-24, -46), "older"],
    // 0.2 degrees of latitude are 12 miles.
    ["twelve miles in an hour", fix(-24.2, -46), fix(-24, -46, minutesBefore(60)), "taken"],
    ["twelve miles in ten minutes: 72 knots", fix(-24.2, -46), fix(-24, -46, minutesBefore(10)), "too_fast"],
    ["the width of a berth in a second", fix(-24.005, -46), fix(-24, -46, minutesBefore(1 / 60)), "taken"],
    ["across the date line", fix(0, -179.99), fix(0, 179.99, minutesBefore(10)), "taken"],
  ] as const)("%s", (_, next, last, verdict) => {
    expect(judgeFix(next, last, NOW)).toBe(verdict);
  });

  it("that was impossible is believed once there was time enough to get there", () => {
    const last = fix(-24, -46, minutesBefore(120));
    expect(judgeFix(fix(-25, -46, minutesBefore(60)), last, NOW)).toBe("too_fast");
    expect(judgeFix(fix(-25, -46), last, NOW)).toBe("taken");
  });

  it("that was wrong is outvoted by five that agree, and by no fewer", () => {
    let memory = weighFix({ last: null, doubted: null }, fix(-4, -46, minutesBefore(30)), NOW).memory;
    const verdicts = [20, 19, 18, 17, 16, 15].map((minutes) => {
      const weighed = weighFix(memory, fix(-24, -46, minutesBefore(minutes)), NOW);
      memory = weighed.memory;
      return weighed.verdict;
    });
    expect(verdicts).toEqual(["too_fast", "too_fast", "too_fast", "too_fast", "taken", "taken"]);
    // Noise that agrees with nothing wins nothing.
    const noise = [10, 9, 8, 7, 6, 5].map((minutes) => {
      const weighed = weighFix(memory, fix(-24 + minutes * 5, -46, minutesBefore(minutes)), NOW);
      memory = weighed.memory;
      return weighed.verdict;
    });
    expect(new Set(noise)).toEqual(new Set(["too_fast"]));
  });

  it("is a nautical mile from one a minute of latitude away", () => {
    expect(milesBetween(fix(0, 0), fix(1 / 60, 0))).toBeCloseTo(1, 2);
  });
});

describe("what a ship tells of its movement", () => {
  it.each([
    [
      { speed: 102.3, course: 360, heading: 511 },
      { speed: null, course: null, heading: null },
    ],
    [
      { speed: 102.2, course: 359.9, heading: 0 },
      { speed: 102.2, course: 359.9, heading: 0 },
    ],
    [{ speed: -1 }, { speed: null, course: null, heading: null }],
    [{ speed: Number.NaN }, { speed: null, course: null, heading: null }],
  ])("%o", (told, movement) => {
    expect(readMovement(told)).toEqual(movement);
  });
});

describe("a ship on the map", () => {
  const seen = { at: NOW, source: "ais", speed: 0, status: null, isOperating: false } as const;
  it.each([
    [{ ...seen, speed: 11.8, status: 0 }, "under_way"],
    [{ ...seen, status: 1 }, "waiting"],
    [{ ...seen, status: 5 }, "alongside"],
    [{ ...seen, isOperating: true }, "alongside"],
    [{ ...seen, status: 1, isOperating: true }, "waiting"],
    [{ ...seen, speed: 11.8, at: minutesBefore(31) }, "no_signal"],
    [{ ...seen, at: minutesBefore(31) }, "waiting"],
    [{ ...seen, at: minutesBefore(361) }, "no_signal"],
    [{ ...seen, source: "port" }, "no_signal"],
  ] as const)("%o", (ship, state) => {
    expect(shipState(ship, NOW)).toBe(state);
  });
});

describe("an arrival without a year", () => {
  it.each([
    [{ month: 11, day: 18, hour: 6, minute: 0 }, "2026-11-18T06:00:00.000Z"],
    [{ month: 1, day: 2, hour: 8, minute: 0 }, "2027-01-02T08:00:00.000Z"],
    [{ month: 11, day: 10, hour: 24, minute: 60 }, "2026-11-10T00:00:00.000Z"],
    [{ month: 0, day: 18, hour: 6, minute: 0 }, null],
    [{ month: 2, day: 30, hour: 6, minute: 0 }, null],
    [{ month: null, day: null, hour: null, minute: null }, null],
  ])("%o", (told, eta) => {
    expect(etaOf(told, NOW)).toBe(eta);
  });
});
