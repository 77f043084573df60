import { expect, it, vi } from "vitest";
import { makeClicks } from "./clicks.ts";
import { RpcError } from "./rpc-error.ts";

/** Calls that are answered when the test says so. */
function held() {
  const answers: ((value: string) => void)[] = [];
  const send = vi.fn((_key: string) => new Promise<string>((resolve) => answers.push(resolve)));
  return { answers, send };
}

it("joins the same click while it is under way, and no other", async () => {
  const counts: number[] = [];
  const { click } = makeClicks<string>((count) => counts.push(count));
  const { answers, send } = held();
  const first = click({ id: "1" }, send);
  expect(click({ id: "1" }, send)).toBe(first);
  const other = click({ id: "2" }, send);
  expect(send).toHaveBeenCalledTimes(2);
  answers[1]?.("second");
  expect(await other).toBe("second");
  expect(click({ id: "1" }, send)).toBe(first);
  answers[0]?.("first");
  expect(await first).toBe("first");
  expect(counts).toEqual([1, 2, 1, 0]);
  expect(new Set(send.mock.calls.map(([key]) => key)).size).toBe(2);
});

it("keeps the key of what may have arrived, until something else is wanted", async () => {
  const { click } = makeClicks<string>(() => undefined);
  const cut = new RpcError({ status: 0, network: true, errors: [{ code: "network", message: "cut" }] });
  const keys: string[] = [];
  const fail = (key: string) => {
    keys.push(key);
    return Promise.reject(cut);
  };
  for (const id of ["1", "1", "2", "1"]) await expect(click({ id }, fail)).rejects.toBe(cut);
  const [first, again, other, later] = keys;
  expect(again).toBe(first);
  expect(new Set([first, other, later]).size).toBe(3);
});

it("takes a click after the answer for a new one", async () => {
  const { click } = makeClicks<string>(() => undefined);
  const send = vi.fn(async (_key: string) => "done");
  await click({}, send);
  await click({}, send);
  expect(new Set(send.mock.calls.map(([key]) => key)).size).toBe(2);
});
