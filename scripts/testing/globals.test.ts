import { expect, it, vi } from "vitest";
import { changedSince, globalsNow, putBack } from "./globals.mjs";

it("names what a test left changed, and puts it back", () => {
  const before = globalsNow();
  expect(changedSince(before)).toEqual([]);
  vi.useFakeTimers();
  vi.spyOn(globalThis, "setTimeout");
  vi.useRealTimers();
  // What was watched is put back to the pretended clock.
  vi.restoreAllMocks();
  globalThis.fetch = async () => new Response();
  expect(changedSince(before)).toEqual(["setTimeout", "fetch"]);
  putBack(before);
  expect(changedSince(before)).toEqual([]);
});
