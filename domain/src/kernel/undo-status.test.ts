/** Who takes back what, and for how long. */
import { describe, expect, it } from "vitest";
import type { AnyMachine } from "./status-machine.ts";
import { UNDO_SECONDS, UNDO_STATUS, undoableUntil } from "./undo-status.ts";

const machine: AnyMachine = {
  tables: {
    "": [
      { from: ["open", "paused"], to: "done", by: "person", undoable: true },
      { from: ["done"], to: "mailed", by: "person" },
    ],
  },
  phases: { open: "planning", paused: "planning", done: "done", mailed: "done" },
  lifecycles: { "": ["open", "done", "mailed"] },
};

const at = "2026-11-12T10:00:00.000Z";
const later = (seconds: number) => new Date(Date.parse(at) + seconds * 1000).toISOString();
const last = { from: "open", to: "done", at, userId: "me", action: "changestatus" };
const until = (change: object = {}, asked: object = {}, row: object = {}) =>
  undoableUntil(
    machine,
    { status: "done", ...row },
    { ...last, ...change },
    { userId: "me", now: later(3), ...asked },
  );

describe("undoableUntil", () => {
  it("lets whoever did it take it back for some seconds", () => {
    expect(until()).toBe(later(UNDO_SECONDS));
    expect(until({}, { now: later(UNDO_SECONDS) })).toBe(later(UNDO_SECONDS));
    expect(until({}, { now: later(UNDO_SECONDS + 1) })).toBeUndefined();
  });

  it("lets nobody else, and nobody take back what followed by itself", () => {
    expect(until({}, { userId: "you" })).toBeUndefined();
    expect(until({ userId: null })).toBeUndefined();
  });

  it("asks the table whether anything left the house", () => {
    expect(until({ from: "done", to: "mailed" }, {}, { status: "mailed" })).toBeUndefined();
    expect(until({ from: "mailed" })).toBeUndefined();
  });

  it("is about the status that the row has, and not about an undoing", () => {
    expect(until({}, {}, { status: "mailed" })).toBeUndefined();
    expect(until({ action: UNDO_STATUS })).toBeUndefined();
    expect(until({ from: "done" })).toBeUndefined();
  });
});
