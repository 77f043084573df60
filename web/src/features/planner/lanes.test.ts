import { describe, expect, it } from "vitest";
import { endedOn, movedTo, placeBars } from "./lanes.ts";

const WINDOW = { from: "2026-11-09", to: "2026-11-22" };
const days = (id: string, begin_date: string, end_date = begin_date) => ({ id, begin_date, end_date });
const place = (...items: ReturnType<typeof days>[]) =>
  placeBars(items, WINDOW).bars.map(({ item, lane, first, days: count }) => [item.id, lane, first, count]);

describe("placing bars", () => {
  it("says where each begins and how many days it covers", () => {
    expect(place(days("a", "2026-11-09", "2026-11-10"), days("b", "2026-11-22"))).toEqual([
      ["a", 0, 0, 2],
      ["b", 0, 13, 1],
    ]);
  });

  it("gives what shares a day a lane of its own, and uses lanes again", () => {
    const found = place(
      days("c", "2026-11-11", "2026-11-12"),
      days("a", "2026-11-09", "2026-11-11"),
      days("b", "2026-11-10", "2026-11-10"),
    );
    expect(found).toEqual([
      ["a", 0, 0, 3],
      ["b", 1, 1, 1],
      ["c", 1, 2, 2],
    ]);
    expect(placeBars([], WINDOW)).toEqual({ bars: [], count: 0 });
  });

  it("never lets two bars of one lane share a day", () => {
    const items = Array.from({ length: 40 }, (_, at) => {
      const begin = 1 + ((at * 7) % 20);
      const pad = (day: number) => String(day).padStart(2, "0");
      return days(`i${pad(at)}`, `2026-11-${pad(begin)}`, `2026-11-${pad(begin + (at % 5))}`);
    });
    const { bars, count } = placeBars(items, WINDOW);
    const used = new Set<string>();
    for (const { lane, first, days: length } of bars)
      for (let day = first; day < first + length; day += 1) {
        expect(used.has(`${lane} ${day}`)).toBe(false);
        used.add(`${lane} ${day}`);
      }
    expect(Math.max(...bars.map((bar) => bar.lane))).toBe(count - 1);
  });

  it("cuts what lies partly outside and leaves out the rest", () => {
    const [cut, ...others] = placeBars(
      [days("a", "2026-11-01", "2026-11-30"), days("b", "2026-11-08"), days("c", "2026-11-23")],
      WINDOW,
    ).bars;
    expect(others).toEqual([]);
    expect(cut).toMatchObject({ first: 0, days: 14, beginsBefore: true, endsAfter: true });
  });
});

describe("moving", () => {
  it("keeps the number of days, over the end of a month too", () => {
    expect(movedTo(days("a", "2026-11-09", "2026-11-11"), "2026-11-30")).toEqual({
      begin_date: "2026-11-30",
      end_date: "2026-12-02",
    });
  });

  it("never ends before it begins", () => {
    const bar = days("a", "2026-11-09", "2026-11-11");
    expect(endedOn(bar, "2026-11-14").end_date).toBe("2026-11-14");
    expect(endedOn(bar, "2026-11-01").end_date).toBe("2026-11-09");
  });
});
