import { expect, it, vi } from "vitest";
import type { Saved } from "#offline/save-in-field";
import { makeWeightLines, type RefusedWeights, type Sending } from "./weight-lines.ts";

const SAVED = { where: "server", answer: [] } as unknown as Saved;
const typed = (weight: string) => ({ at: "2026-11-18T10:00:00Z", weight, unit: "MT" as const });

function linesWith(send: Sending["send"], kept: Record<string, RefusedWeights> = {}) {
  const store = { ...kept };
  const lines = makeWeightLines({
    send,
    reasonOf: (error) => (error as Error).message,
    kept,
    keep: (periodId, refused) => {
      if (refused) store[periodId] = refused;
      else delete store[periodId];
    },
  });
  return { lines, store };
}

const weightsOf = (refused: RefusedWeights | undefined) =>
  refused?.batches.flatMap(({ rows }) => rows.map(({ weight }) => weight));

it("keeps what was refused with its reason, though its period is closed and another one weighs on", async () => {
  const send = vi.fn(async (periodId: string) => {
    if (periodId === "first") throw new Error("The period is closed");
    return SAVED;
  });
  const { lines, store } = linesWith(send);
  const stopWatching = lines.subscribe(() => undefined);
  lines.add("first", [typed("10")]);
  lines.add("first", [typed("11")]);
  // The period goes from the screen while the call is under way.
  stopWatching();
  await vi.waitFor(() => expect(lines.refused().first).toBeDefined());
  lines.add("second", [typed("20")]);
  await vi.waitFor(() => expect(lines.leaving("second")).toEqual([]));
  expect(weightsOf(lines.refused().first)).toEqual(["10", "11"]);
  expect(lines.refused()).toEqual({ first: expect.objectContaining({ reason: "The period is closed" }) });
  expect(store).toEqual(lines.refused());
});

it("sends it again to the period it was meant for, under the same ids, or lets it go", async () => {
  let isOpen = false;
  const send = vi.fn(async () => {
    if (!isOpen) throw new Error("no");
    return SAVED;
  });
  const { lines, store } = linesWith(send);
  lines.add("first", [typed("10")], "scale");
  await vi.waitFor(() => expect(weightsOf(lines.refused().first)).toEqual(["10"]));
  isOpen = true;
  lines.retry("first");
  await vi.waitFor(() => expect(lines.leaving("first")).toEqual([]));
  expect([lines.refused(), store]).toEqual([{}, {}]);
  expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);

  isOpen = false;
  lines.add("first", [typed("12")]);
  await vi.waitFor(() => expect(lines.refused().first).toBeDefined());
  lines.discard("first");
  expect([lines.refused(), store]).toEqual([{}, {}]);
});

it("is there again when the page is", () => {
  const kept = {
    first: { batches: [{ source: "typed", rows: [{ id: "1", ...typed("10") }] }], reason: "no" },
  };
  const { lines } = linesWith(async () => SAVED, kept as Record<string, RefusedWeights>);
  expect(weightsOf(lines.refused().first)).toEqual(["10"]);
});

it("sends what is typed meanwhile together, and tells of what a file brought", async () => {
  let answer: (saved: Saved) => void = () => undefined;
  const send = vi.fn(() => new Promise<Saved>((resolve) => (answer = resolve)));
  const { lines } = linesWith(send);
  for (const weight of ["1", "2", "3"]) lines.add("first", [typed(weight)]);
  const onSaved = vi.fn();
  lines.add("first", [typed("4"), typed("5")], "scale", onSaved);
  expect(lines.leaving("first").map(({ weight }) => weight)).toEqual(["1", "2", "3", "4", "5"]);
  for (const count of [1, 2, 3]) {
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(count));
    answer(SAVED);
  }
  await vi.waitFor(() => expect(lines.leaving("first")).toEqual([]));
  expect(onSaved).toHaveBeenCalledWith(2, SAVED);
});
