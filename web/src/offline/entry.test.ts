import { expect, it } from "vitest";
import { type Entry, nextToSend } from "./entry.ts";

const weighing = (id: string, period: string, state: Entry["state"]): Entry => ({
  id,
  seq: Number(id),
  type: "weighing",
  action: "addweighings",
  operationId: "ship",
  attributes: { period_id: period, rows: [] },
  key: id,
  country: "BR",
  at: "2026-11-10T06:00:00.000Z",
  follows: null,
  before: null,
  triedAt: null,
  state,
  refusal: null,
});

it("holds up the weighings of the period that refused some, and of no other", () => {
  const entries = [
    weighing("1", "first", "refused"),
    weighing("2", "first", "waiting"),
    weighing("3", "second", "waiting"),
  ];
  expect(nextToSend(entries)?.id).toBe("3");
  expect(nextToSend(entries.slice(0, 2))).toBeUndefined();
});
