import type { Absent, Board, Planned, Unassigned } from "@plimsoll/domain/work-order/output";
import { expect, it } from "vitest";
import { withAppointment, withoutAbsence, withoutAppointment } from "./board-changes.ts";

const WINDOW = { from: "2026-11-09", to: "2026-11-22" };
const planned = (id: string, work_order_id: string, begin_date: string, end_date = begin_date) =>
  ({ id, work_order_id, inspector_id: "ana", begin_date, end_date }) as Planned;
const away = { id: "v", inspector_id: "ana", begin_date: "2026-11-12", end_date: "2026-11-13" } as Absent;
const board: Board = {
  people: [{ id: "ana", name: "Ana", country: "BR", workunit: null }],
  appointments: [planned("a", "one", "2026-11-10")],
  absences: [away],
  conflicts: [],
  unassigned: [{ id: "two" } as Unassigned, { id: "three" } as Unassigned],
  next: "2026-11-23",
};
const found = ({ conflicts }: Board) => conflicts.map(({ date, kind }) => `${date} ${kind}`);

it("takes an order that somebody was sent to off the list of those that wait", () => {
  const next = withAppointment(board, planned("b", "two", "2026-11-10"), WINDOW);
  expect(next.unassigned.map(({ id }) => id)).toEqual(["three"]);
  expect(found(next)).toEqual(["2026-11-10 double"]);
});

it("replaces an appointment that was moved, and finds what that runs into", () => {
  const next = withAppointment(board, planned("a", "one", "2026-11-12"), WINDOW);
  expect(next.appointments).toHaveLength(1);
  expect(found(next)).toEqual(["2026-11-12 absent"]);
});

it("has no conflict left when one side of it goes", () => {
  const clash = withAppointment(board, planned("a", "one", "2026-11-12"), WINDOW);
  expect(found(withoutAbsence(clash, "v", WINDOW))).toEqual([]);
  expect(found(withoutAppointment(clash, "a", WINDOW))).toEqual([]);
});
