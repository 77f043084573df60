import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  compareDates,
  dateIn,
  daysBetween,
  formatDate,
  formatInstant,
  formatLocalTime,
  greetingPart,
  instantOf,
  isCalendarDate,
  isInstant,
  isLocalTime,
  isTimeZone,
  localOf,
  localTimeKind,
  parseDate,
} from "./dates.ts";
import { LOCALES } from "./locale.ts";

// Every expectation here is a fixed text, so the file proves independence of the machine's zone when it is
// run under several of them: TZ=America/Sao_Paulo, TZ=Asia/Tokyo and TZ=UTC.

const SAO_PAULO = "America/Sao_Paulo";
const dates = fc.integer({ min: -719_162, max: 2_932_896 }).map((day) => addDays("1970-01-01", day));

describe("calendar dates", () => {
  it.each(["2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31", "2025-04-30"])("%s is one", (value) => {
    expect(isCalendarDate(value)).toBe(true);
  });

  it.each([
    "2025-02-29",
    "1900-02-29",
    "2025-04-31",
    "2025-13-01",
    "2025-00-10",
    "2025-01-00",
    "0000-01-01",
    "2025-1-1",
    "2025-01-01T00:00:00Z",
    " 2025-01-01",
    "2025-01-01\n",
    "",
    20250101,
    null,
  ])("%j is none", (value) => {
    expect(isCalendarDate(value)).toBe(false);
  });

  it("counts over months, leap days and centuries", () => {
    expect(addDays("2024-02-28", 1)).toBe("2024-02-29");
    expect(addDays("2025-02-28", 1)).toBe("2025-03-01");
    expect(addDays("2025-01-01", -1)).toBe("2024-12-31");
    expect(addDays("2025-01-01", 365)).toBe("2026-01-01");
    expect(daysBetween("2000-01-01", "2100-01-01")).toBe(36_525);
    expect(daysBetween("1970-01-02", "1970-01-01")).toBe(-1);
    expect(daysBetween("0001-01-01", "1970-01-01")).toBe(719_162);
  });

  it("stops at the ends of the calendar", () => {
    expect(addDays("9999-12-31", 1)).toBe("9999-12-31");
    expect(addDays("0001-01-02", -99)).toBe("0001-01-01");
  });

  it("adding and counting undo each other, and order follows the count", () => {
    fc.assert(
      fc.property(dates, dates, (left, right) => {
        expect(isCalendarDate(left)).toBe(true);
        expect(addDays(left, daysBetween(left, right))).toBe(right);
        expect(compareDates(left, right)).toBe(left < right ? -1 : left > right ? 1 : 0);
      }),
    );
  });

  it("agrees with the platform's own calendar", () => {
    fc.assert(
      fc.property(dates, (date) => {
        expect(new Date(daysBetween("1970-01-01", date) * 86_400_000).toISOString().slice(0, 10)).toBe(date);
      }),
    );
  });

  it("stops at once when asked to count with something else", () => {
    expect(() => addDays("01/02/2025", 1)).toThrow(TypeError);
  });
});

describe("dates as people write them", () => {
  it("prints the day first, except in English", () => {
    expect(LOCALES.map((locale) => formatDate("2025-03-01", locale))).toEqual([
      "01/03/2025",
      "03/01/2025",
      "01/03/2025",
      "01/03/2025",
    ]);
    expect(formatDate("soon", "pt")).toBe("soon");
  });

  it.each([
    ["01/03/2025", "pt", "2025-03-01"],
    ["01/03/2025", "en", "2025-01-03"],
    [" 1.3.2025 ", "fr", "2025-03-01"],
    ["1-3-2025", "es", "2025-03-01"],
    ["2025-03-01", "en", "2025-03-01"],
    ["2025/3/1", "pt", "2025-03-01"],
    ["29/02/2024", "pt", "2024-02-29"],
    ["12/31/2025", "en", "2025-12-31"],
  ] as const)("reads %j in %s as %s", (typed, locale, value) => {
    expect(parseDate(typed, locale)).toEqual({ ok: true, value });
  });

  it.each([
    ["31/02/2025", "pt"],
    ["29/02/2025", "pt"],
    ["12/31/2025", "pt"],
    ["31/12/2025", "en"],
    ["01/03/25", "pt"],
    ["01/03.2025", "pt"],
    ["01032025", "pt"],
    ["0/1/2025", "pt"],
    ["01/03/0000", "pt"],
    ["2025-03-01T00:00:00Z", "pt"],
    ["tomorrow", "en"],
    ["01/03/20251", "pt"],
  ] as const)("refuses %j in %s", (typed, locale) => {
    expect(parseDate(typed, locale)).toEqual({ ok: false, reason: "invalid" });
  });

  it("tells empty from wrong", () => {
    expect(parseDate(" \u00a0", "pt")).toEqual({ ok: false, reason: "empty" });
  });

  it("reads back what it prints in every language", () => {
    fc.assert(
      fc.property(dates, fc.constantFrom(...LOCALES), (date, locale) => {
        expect(parseDate(formatDate(date, locale), locale)).toEqual({ ok: true, value: date });
      }),
    );
  });
});

describe("kinds of time", () => {
  it.each(["2025-03-01T17:30:00Z", "2025-03-01T17:30:00.123Z", "2025-03-01T23:59:59.123456Z"])(
    "%s is an instant",
    (value) => {
      expect(isInstant(value)).toBe(true);
    },
  );

  it.each([
    "2025-03-01",
    "2025-03-01T17:30Z",
    "2025-03-01T17:30:00",
    "2025-03-01T17:30:00-03:00",
    "2025-02-30T17:30:00Z",
    "2025-03-01T24:00:00Z",
    "2025-03-01T23:59:60Z",
    "2025-03-01 17:30:00Z",
    0,
  ])("%j is no instant", (value) => {
    expect(isInstant(value)).toBe(false);
  });

  it.each([SAO_PAULO, "UTC", "Asia/Tokyo", "America/Argentina/Buenos_Aires", "Etc/GMT+3"])(
    "%s is a zone",
    (zone) => {
      expect(isTimeZone(zone)).toBe(true);
    },
  );

  it.each(["", "EST", "-03:00", "Brazil", "America/Atlantis", "america/sao_paulo", "a".repeat(99), null])(
    "%j is no zone",
    (zone) => {
      expect(isTimeZone(zone)).toBe(false);
    },
  );

  it("a local time has a real date, a real time and a real zone", () => {
    expect(isLocalTime({ local: "2025-03-01T14:30", zone: SAO_PAULO })).toBe(true);
    expect(isLocalTime({ local: "2025-02-30T14:30", zone: SAO_PAULO })).toBe(false);
    expect(isLocalTime({ local: "2025-03-01T24:00", zone: SAO_PAULO })).toBe(false);
    expect(isLocalTime({ local: "2025-03-01T14:30:00", zone: SAO_PAULO })).toBe(false);
    expect(isLocalTime({ local: "2025-03-01T14:30", zone: "Moon/Base" })).toBe(false);
    expect(isLocalTime({ local: "2025-03-01T14:30" })).toBe(false);
    expect(isLocalTime("2025-03-01T14:30")).toBe(false);
    expect(isLocalTime(null)).toBe(false);
  });
});

describe("moments and clocks", () => {
  it.each([
    ["2025-03-01T17:30:00Z", SAO_PAULO, "2025-03-01T14:30"],
    ["2025-03-01T01:00:00Z", SAO_PAULO, "2025-02-28T22:00"],
    ["2025-03-01T17:30:59.999Z", "Asia/Tokyo", "2025-03-02T02:30"],
    ["2025-07-01T12:00:00Z", "Europe/Paris", "2025-07-01T14:00"],
    ["2025-01-01T12:00:00Z", "Asia/Kathmandu", "2025-01-01T17:45"],
    ["2025-01-01T00:00:00Z", "UTC", "2025-01-01T00:00"],
  ])("%s in %s shows %s", (instant, zone, local) => {
    expect(localOf(instant, zone)).toEqual({ local, zone });
  });

  it("answers null for what is no moment, no zone, no local time or outside the calendar", () => {
    expect(localOf("2025-03-01", SAO_PAULO)).toBeNull();
    expect(localOf("2025-03-01T17:30:00Z", "Nowhere")).toBeNull();
    expect(instantOf({ local: "2025-02-30T10:00", zone: SAO_PAULO })).toBeNull();
    expect(localTimeKind({ local: "2025-03-01T10:00", zone: "Nowhere" })).toBeNull();
    expect(dateIn("soon", "UTC")).toBeNull();
    expect(localOf("9999-12-31T23:00:00Z", "Asia/Tokyo")).toBeNull();
    expect(localOf("0001-01-01T00:00:00Z", SAO_PAULO)).toBeNull();
    expect(instantOf({ local: "0001-01-01T00:00", zone: "Asia/Tokyo" })).toBeNull();
  });

  it("knows the date in a zone", () => {
    expect(dateIn("2025-03-01T01:00:00Z", SAO_PAULO)).toBe("2025-02-28");
    expect(dateIn("2025-03-01T23:00:00Z", "Asia/Tokyo")).toBe("2025-03-02");
  });

  it("goes there and back in any zone at any minute", () => {
    const zones = [SAO_PAULO, "Europe/Paris", "Asia/Tokyo", "America/New_York", "Pacific/Apia", "UTC"];
    const minutes = fc.integer({ min: 0, max: 60 * 24 * 365 * 80 });
    fc.assert(
      fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
        const instant = `${new Date(minute * 60_000).toISOString().slice(0, 19)}Z`;
        const local = localOf(instant, zone);
        if (local === null) expect.fail(`${instant} has no local time`);
        expect([instantOf(local, "earlier"), instantOf(local, "later")]).toContain(instant);
        expect(localTimeKind(local)).not.toBe("gap");
      }),
    );
  });

  it("takes the first of two hours in a fold, the second on request", () => {
    const paris = { local: "2025-10-26T02:30", zone: "Europe/Paris" };
    expect(localTimeKind(paris)).toBe("fold");
    expect(instantOf(paris)).toBe("2025-10-26T00:30:00Z");
    expect(instantOf(paris, "later")).toBe("2025-10-26T01:30:00Z");
    // Brazil put its clocks back at midnight.
    const brazil = { local: "2018-02-17T23:30", zone: SAO_PAULO };
    expect(localTimeKind(brazil)).toBe("fold");
    expect(instantOf(brazil)).toBe("2018-02-18T01:30:00Z");
    expect(instantOf(brazil, "later")).toBe("2018-02-18T02:30:00Z");
  });

  it("carries on over a gap", () => {
    const paris = { local: "2025-03-30T02:30", zone: "Europe/Paris" };
    expect(localTimeKind(paris)).toBe("gap");
    expect(instantOf(paris)).toBe("2025-03-30T01:30:00Z");
    expect(localOf("2025-03-30T01:30:00Z", "Europe/Paris")?.local).toBe("2025-03-30T03:30");
    // A midnight that did not exist, and a whole day that did not.
    expect(localTimeKind({ local: "2018-11-04T00:30", zone: SAO_PAULO })).toBe("gap");
    expect(instantOf({ local: "2018-11-04T00:30", zone: SAO_PAULO })).toBe("2018-11-04T03:30:00Z");
    expect(localTimeKind({ local: "2011-12-30T12:00", zone: "Pacific/Apia" })).toBe("gap");
  });

  it("finds one moment on an ordinary day", () => {
    const time = { local: "2025-03-01T14:30", zone: SAO_PAULO };
    expect(localTimeKind(time)).toBe("exact");
    expect(instantOf(time)).toBe("2025-03-01T17:30:00Z");
    expect(instantOf(time, "later")).toBe("2025-03-01T17:30:00Z");
  });
});

describe("printed times", () => {
  it("always name their zone", () => {
    const instant = "2025-03-01T17:30:45.5Z";
    expect(formatInstant(instant, "pt", SAO_PAULO)).toBe("01/03/2025 14:30 (America/Sao_Paulo, UTC-03:00)");
    expect(formatInstant(instant, "en", "UTC")).toBe("03/01/2025 17:30 (UTC)");
    expect(formatInstant(instant, "fr", "Asia/Kathmandu")).toBe(
      "01/03/2025 23:15 (Asia/Kathmandu, UTC+05:45)",
    );
    expect(formatInstant("soon", "pt", SAO_PAULO)).toBe("soon");
    expect(formatLocalTime({ local: "2025-03-01T14:30", zone: SAO_PAULO }, "es")).toBe(
      "01/03/2025 14:30 (America/Sao_Paulo)",
    );
    expect(formatLocalTime({ local: "soon", zone: SAO_PAULO }, "es")).toBe("soon (America/Sao_Paulo)");
  });

  it("tell the two hours of a fold apart", () => {
    expect(formatInstant("2025-10-26T00:30:00Z", "fr", "Europe/Paris")).toBe(
      "26/10/2025 02:30 (Europe/Paris, UTC+02:00)",
    );
    expect(formatInstant("2025-10-26T01:30:00Z", "fr", "Europe/Paris")).toBe(
      "26/10/2025 02:30 (Europe/Paris, UTC+01:00)",
    );
  });
});

describe("greeting", () => {
  it.each([
    [0, "morning"],
    [11, "morning"],
    [12, "afternoon"],
    [16, "afternoon"],
    [17, "evening"],
    [23, "evening"],
  ])("at %i it is %s", (hour, part) => {
    expect(greetingPart(hour)).toBe(part);
  });
});
