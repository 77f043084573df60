import { describe, expect, it } from "vitest";
import { countLaytime, type Laytime, type LaytimeRequest } from "./laytime.ts";

/** November 2026: the 7th is a Saturday. */
const at = (day: number, clock: string) => `2026-11-${String(day).padStart(2, "0")}T${clock}:00Z`;

const WEEKEND: LaytimeRequest = {
  quantity: "16000",
  rate: "8000",
  terms: "shinc",
  notice: at(6, "12:00"),
  turn_hours: "12",
  commenced: at(7, "00:00"),
  completed: at(9, "12:00"),
  exceptions: [],
  demurrage: "12000",
};

function value(request: LaytimeRequest): Laytime {
  const found = countLaytime(request);
  if (!found.ok) expect.fail(JSON.stringify(found.issues));
  return found.result;
}

describe("what counts", () => {
  it.each([
    ["shinc", {}, "0.0000", "60.0000", "6000.00", "0.00"],
    ["shex", {}, "24.0000", "36.0000", "0.00", "3000.00"],
    ["shex", { saturdays: true }, "48.0000", "12.0000", "0.00", "9000.00"],
    ["shex", { holidays: [{ date: "2026-11-09" }] }, "36.0000", "24.0000", "0.00", "6000.00"],
    ["shex_uu", {}, "0.0000", "60.0000", "6000.00", "0.00"],
    ["shex_uu", { commenced: at(8, "06:00") }, "6.0000", "54.0000", "3000.00", "0.00"],
    [
      "shinc",
      { holidays: [{ date: "2026-11-09" }], saturdays: true },
      "0.0000",
      "60.0000",
      "6000.00",
      "0.00",
    ],
  ] as const)("%s %j: %s h do not, %s h do", (terms, change, left, used, demurrage, despatch) => {
    const request = { ...WEEKEND, ...change, terms } as LaytimeRequest;
    expect(value(request)).toMatchObject({
      allowed_hours: "48.0000",
      elapsed_hours: "60.0000",
      not_counted_hours: left,
      used_hours: used,
      demurrage,
      despatch,
    });
  });

  it("counts an excepted day as far as it was worked, and a working day whole", () => {
    // Work stops on Saturday at 18:00 and goes on on Monday at 06:00. Of the Sunday nothing was used.
    const idle = [{ from: at(7, "18:00"), until: at(9, "06:00") }];
    const uu = { ...WEEKEND, terms: "shex_uu" as const };
    expect(value({ ...uu, idle })).toMatchObject({ not_counted_hours: "24.0000", used_hours: "36.0000" });
    // Two hours of the Sunday were worked, and it rained in one of them.
    const shifts = [
      { from: at(7, "18:00"), until: at(8, "10:00") },
      { from: at(8, "12:00"), until: at(9, "06:00") },
    ];
    const exceptions = [{ from: at(8, "11:00"), until: at(8, "13:00") }];
    expect(value({ ...uu, idle: shifts, exceptions })).toMatchObject({
      not_counted_hours: "23.0000",
      used_hours: "37.0000",
    });
    // Who includes or excepts Sundays whatever was done does not ask who worked.
    expect(value({ ...WEEKEND, idle }).used_hours).toBe("60.0000");
    expect(value({ ...WEEKEND, terms: "shex", idle }).used_hours).toBe("36.0000");
  });

  it("leaves out rain once, however often it was written", () => {
    const exceptions = [
      { from: at(7, "06:00"), until: at(7, "08:00") },
      { from: at(7, "07:00"), until: at(7, "09:30") },
      { from: at(6, "01:00"), until: at(7, "01:00") },
    ];
    expect(value({ ...WEEKEND, exceptions }).not_counted_hours).toBe("4.5000");
  });

  it("excepts nothing any more once the ship is on demurrage", () => {
    const exceptions = [
      { from: at(7, "06:00"), until: at(7, "08:00") },
      { from: at(7, "20:00"), until: at(7, "22:00") },
    ];
    const found = value({ ...WEEKEND, terms: "shex", quantity: "4000", exceptions });
    expect(found).toMatchObject({
      allowed_hours: "12.0000",
      on_demurrage_from: "2026-11-07T14:00:00Z",
      not_counted_hours: "2.0000",
      used_hours: "58.0000",
      demurrage: "23000.00",
    });
  });

  it("counts a Sunday that follows the last minute of the allowed time", () => {
    const found = value({ ...WEEKEND, terms: "shex", quantity: "8000" });
    expect(found).toMatchObject({ on_demurrage_from: "2026-11-08T00:00:00Z", used_hours: "60.0000" });
    const even = value({ ...WEEKEND, quantity: "8000", completed: at(8, "00:00") });
    expect(even).toMatchObject({
      outcome: "even",
      on_demurrage_from: null,
      demurrage: "0.00",
      despatch: "0.00",
    });
  });
});

describe("when laytime begins", () => {
  const notice = { notice: at(2, "09:00"), turn_hours: "12", commenced: at(2, "15:00") };

  it("is after the turn time, or with the work where the charter says so", () => {
    expect(value({ ...WEEKEND, ...notice }).begins).toBe("2026-11-02T21:00:00Z");
    expect(value({ ...WEEKEND, ...notice, sooner_if_commenced: true }).begins).toBe("2026-11-02T15:00:00Z");
    expect(
      value({ ...WEEKEND, ...notice, commenced: at(1, "00:00"), sooner_if_commenced: true }).begins,
    ).toBe("2026-11-02T09:00:00Z");
    const { turn_hours: _, ...without } = { ...WEEKEND, ...notice };
    expect(value(without).begins).toBe("2026-11-02T09:00:00Z");
  });

  it("is never where the work ends within the turn time", () => {
    const found = value({ ...WEEKEND, ...notice, completed: at(2, "20:00") });
    expect(found).toMatchObject({ used_hours: "0.0000", outcome: "despatch", despatch: "12000.00" });
  });
});

it("pays despatch at its own rate where the charter has one", () => {
  expect(value({ ...WEEKEND, terms: "shex", despatch: "5000" }).despatch).toBe("2500.00");
});

it.each([
  [{ completed: at(6, "00:00") }, "completed end_before_begin"],
  [{ exceptions: [{ from: at(7, "08:00"), until: at(7, "06:00") }] }, "exceptions.0.until end_before_begin"],
  [{ idle: [{ from: at(7, "08:00"), until: at(7, "06:00") }] }, "idle.0.until end_before_begin"],
  [{ rate: "0" }, "rate not_greater_than_zero"],
  [{ terms: "weather" }, "terms not_a_choice"],
  [{ holidays: [{ date: "soon" }] }, "holidays.0.date invalid_date"],
])("%j", (change, expected) => {
  const found = countLaytime({ ...WEEKEND, ...change });
  expect(found.ok ? [] : found.issues.map((one) => `${one.field} ${one.code}`)).toContain(expected);
});
