import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compare } from "../kernel/decimal.ts";
import { readStatement, type Statement, type StatementRequest } from "./statement-of-facts.ts";

const at = (day: number, time: string) => `2026-11-0${day}T${time}:00Z`;
type Code = StatementRequest["stops"][number]["code"];

const stop = (code: Code, day: number, from: string, until: string) => ({
  code,
  from: at(day, from),
  until: at(day, until),
});

const LOADING: StatementRequest = {
  commenced: at(3, "14:20"),
  completed: at(6, "09:50"),
  quantity: "66942.994",
  stops: [
    stop("RAIN", 3, "19:05", "22:40"),
    stop("SHIFTH", 4, "03:10", "03:35"),
    stop("RAIN", 4, "11:15", "16:50"),
    stop("MECHT", 5, "01:00", "02:25"),
    stop("RAIN", 5, "13:40", "15:55"),
    stop("NOCARGO", 5, "15:30", "16:20"),
    stop("DRAFTC", 6, "07:30", "08:10"),
  ],
};

function value(request: StatementRequest): Statement {
  const found = readStatement(request);
  if (!found.ok) expect.fail(JSON.stringify(found.issues));
  return found.result;
}

describe("the statement of facts", () => {
  it("counts an hour of two stops once", () => {
    expect(value(LOADING)).toMatchObject({
      gross_hours: "67.5000",
      stops_hours: "14.7500",
      stopped_hours: "14.3333",
      net_hours: "53.1667",
      gross_rate: "991.748",
      net_rate: "1259.116",
      by_code: { DRAFTC: "0.6667", MECHT: "1.4167", NOCARGO: "0.8333", RAIN: "11.4167", SHIFTH: "0.4167" },
    });
  });

  it("shows the stops as they were merged", () => {
    const { merged, steps } = value(LOADING);
    expect(merged).toHaveLength(6);
    expect(merged[4]).toEqual({
      from: at(5, "13:40"),
      until: at(5, "16:20"),
      codes: ["NOCARGO", "RAIN"],
      hours: "2.6667",
    });
    expect(steps.map((step) => step.name)).toEqual([
      "gross_hours",
      "stops_hours",
      "stopped_hours",
      "net_hours",
      "gross_rate",
      "net_rate",
    ]);
    expect(steps.at(-1)?.formula).toBe("66942.994 × 60 ÷ 3190");
  });

  it("leaves out what lies before and after the operation", () => {
    const found = value({
      ...LOADING,
      stops: [
        stop("RAIN", 3, "10:00", "15:20"),
        stop("RAIN", 6, "09:00", "12:00"),
        stop("TRIM", 7, "01:00", "02:00"),
      ],
    });
    expect(found).toMatchObject({ stopped_hours: "1.8333", by_code: { RAIN: "1.8333" } });
  });

  it("counts seconds", () => {
    const found = value({
      commenced: "2026-11-03T14:20:30Z",
      completed: "2026-11-03T15:20:00Z",
      stops: [{ code: "RAIN", from: "2026-11-03T14:30:00Z", until: "2026-11-03T14:30:36Z" }],
    });
    expect(found).toMatchObject({ gross_hours: "0.9917", stopped_hours: "0.0100", net_hours: "0.9817" });
  });

  it("joins stops that touch, and does not see those of no length", () => {
    const found = value({
      ...LOADING,
      stops: [
        stop("RAIN", 4, "01:00", "02:00"),
        stop("MECHT", 4, "02:00", "03:00"),
        stop("TRIM", 5, "01:00", "01:00"),
      ],
    });
    expect(found.merged).toEqual([
      { from: at(4, "01:00"), until: at(4, "03:00"), codes: ["MECHT", "RAIN"], hours: "2.0000" },
    ]);
    expect(found.by_code).toEqual({ MECHT: "1.0000", RAIN: "1.0000" });
  });

  it("shows the moments as they were written", () => {
    const precise = (instant: string) => instant.replace("Z", ".000Z");
    const { commenced, completed } = LOADING;
    const found = value({
      commenced,
      completed,
      stops: [
        { code: "RAIN", from: precise(commenced), until: precise(completed) },
        { code: "MECHT", from: at(4, "01:00"), until: completed },
      ],
    });
    expect(found.merged).toMatchObject([{ from: precise(commenced), until: precise(completed) }]);
  });

  it("has no rate without time or quantity", () => {
    const nothing = { commenced: at(3, "14:20"), completed: at(3, "14:20"), stops: [] };
    expect(value({ ...nothing, quantity: "5" })).toMatchObject({
      gross_hours: "0.0000",
      gross_rate: null,
      net_rate: null,
    });
    expect(value({ ...LOADING, quantity: null }).net_rate).toBeNull();
  });

  it.each([
    [{ completed: at(3, "14:19") }, "completed end_before_begin"],
    [{ commenced: "2026-11-31T00:00:00Z" }, "commenced invalid_time"],
    [{ commenced: undefined }, "commenced required"],
    [{ stops: [stop("RAIN", 4, "03:00", "02:59")] }, "stops.0.until end_before_begin"],
    [{ stops: [{ code: "RAIN", from: "noon", until: at(4, "13:00") }] }, "stops.0.from invalid_time"],
    [{ quantity: "-1" }, "quantity negative_number"],
    [{ quantity: "1e3" }, "quantity not_a_number"],
    [{ quantity: "100000001" }, "quantity above_maximum"],
  ])("%j", (change, expected) => {
    const found = readStatement({ ...LOADING, ...change } as StatementRequest);
    expect(found.ok ? [] : found.issues.map((one) => `${one.field} ${one.code}`)).toEqual([expected]);
  });
});

describe("properties of the statement", () => {
  const minute = fc.integer({ min: 0, max: 2 * 24 * 60 });
  const instant = (minutes: number) =>
    new Date(Date.UTC(2026, 10, 3) + minutes * 60_000).toISOString().replace(".000", "");
  const stops = fc.array(
    fc.tuple(minute, minute, fc.constantFrom("RAIN", "MECHT", "TRIM")).map(([one, other, code]) => ({
      code,
      from: instant(Math.min(one, other)),
      until: instant(Math.max(one, other)),
      minutes: [Math.min(one, other), Math.max(one, other)] as const,
    })),
    { maxLength: 12 },
  );
  const request = (list: readonly { code: Code; from: string; until: string }[]) => ({
    commenced: instant(600),
    completed: instant(2400),
    stops: list.map(({ code, from, until }) => ({ code, from, until })),
  });

  it("does not care in which order the stops are written, nor how often", () => {
    fc.assert(
      fc.property(stops, (list) => {
        const here = value(request(list));
        const there = value(request([...list.toReversed(), ...list]));
        expect([there.stopped_hours, there.net_hours, there.by_code]).toEqual([
          here.stopped_hours,
          here.net_hours,
          here.by_code,
        ]);
      }),
    );
  });

  it("agrees with counting every minute", () => {
    fc.assert(
      fc.property(stops, (list) => {
        let still = 0;
        for (let at = 600; at < 2400; at += 1)
          if (list.some(({ minutes: [from, until] }) => at >= from && at < until)) still += 1;
        const expected = (still / 60).toFixed(4);
        expect(Math.abs(Number(value(request(list)).stopped_hours) - Number(expected))).toBeLessThan(0.0002);
      }),
    );
  });

  it("never stands still for longer than it lasted or than was written", () => {
    fc.assert(
      fc.property(stops, (list) => {
        const found = value(request(list));
        expect(compare(found.stopped_hours, found.stops_hours)).toBeLessThanOrEqual(0);
        expect(compare(found.net_hours, "0")).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
