/**
 * How long answers are waited for.
 *
 * @engine any: no database is opened
 */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Patience } from "./patience.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  // What is watched first: it would be put back to the pretended clock for whoever is tested next in this process.
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Waits for an answer, and tells whether it was given up. */
function awaited(patience: Patience, milliseconds: number) {
  const giveUp = vi.fn<(problem: Error) => void>();
  return { giveUp, end: patience.begin(milliseconds, giveUp) };
}

it("gives up an answer that does not come in time, once, as a connection that is lost", () => {
  const { giveUp } = awaited(new Patience(), 100);
  vi.advanceTimersByTime(99);
  expect(giveUp).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(giveUp.mock.calls).toMatchObject([[{ name: "ConnectionLost", code: "08006" }]]);
});

it("waits no longer for what has come", () => {
  const { giveUp, end } = awaited(new Patience(), 100);
  end();
  vi.advanceTimersByTime(1_000);
  expect(giveUp).not.toHaveBeenCalled();
});

it("counts from when it was asked, also while others come and go", () => {
  const patience = new Patience();
  for (let turn = 0; turn < 3; turn++) {
    awaited(patience, 100).end();
    vi.advanceTimersByTime(60);
  }
  const late = awaited(patience, 100);
  vi.advanceTimersByTime(50);
  const later = awaited(patience, 100);
  vi.advanceTimersByTime(60);
  expect([late.giveUp.mock.calls.length, later.giveUp.mock.calls.length]).toEqual([1, 0]);
  vi.advanceTimersByTime(50);
  expect(later.giveUp).toHaveBeenCalledOnce();
});

it("waits a shorter time where a shorter one is meant", () => {
  const patience = new Patience();
  const long = awaited(patience, 10_000);
  const short = awaited(patience, 100);
  vi.advanceTimersByTime(110);
  expect([long.giveUp.mock.calls.length, short.giveUp.mock.calls.length]).toEqual([0, 1]);
  vi.advanceTimersByTime(9_900);
  expect(long.giveUp).toHaveBeenCalledOnce();
});

it("sets one timer for thousands of answers", () => {
  const patience = new Patience();
  const set = vi.spyOn(globalThis, "setTimeout");
  for (let turn = 0; turn < 5_000; turn++) awaited(patience, 100).end();
  expect(set).toHaveBeenCalledOnce();
});
