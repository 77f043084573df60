import type { Planned, Unassigned } from "@plimsoll/domain/work-order/output";
import { expect, it } from "vitest";
import { isUnmoved, landingOf } from "./landing.ts";

const bar = { id: "a", inspector_id: "ana", begin_date: "2026-11-10", end_date: "2026-11-12" } as Planned;
const order = { id: "o" } as Unassigned;
const onFriday = { person: "bea", day: "2026-11-13" };

it("begins an order on the day, for that day", () => {
  expect(landingOf({ kind: "order", order }, onFriday)).toEqual({
    person: "bea",
    begin_date: "2026-11-13",
    end_date: "2026-11-13",
  });
});

it("moves a bar by where it is held, with its length", () => {
  const landing = landingOf({ kind: "bar", bar, grabbed: 2 }, onFriday);
  expect(landing).toEqual({ person: "bea", begin_date: "2026-11-11", end_date: "2026-11-13" });
  expect(isUnmoved(bar, landing)).toBe(false);
  expect(
    isUnmoved(bar, landingOf({ kind: "bar", bar, grabbed: 1 }, { person: "ana", day: "2026-11-11" })),
  ).toBe(true);
});

it("changes the last day alone, whoever's row it is over, and never to before the first", () => {
  expect(landingOf({ kind: "end", bar }, onFriday)).toEqual({
    person: "ana",
    begin_date: "2026-11-10",
    end_date: "2026-11-13",
  });
  expect(landingOf({ kind: "end", bar }, { person: "ana", day: "2026-11-01" }).end_date).toBe("2026-11-10");
});
