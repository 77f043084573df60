import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followEvents } from "./events.ts";

/** A line to a server that the test speaks for. */
class Line extends EventTarget {
  static last: Line | undefined;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    super();
    Line.last = this;
  }

  close(): void {
    this.onmessage = null;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", Line);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function known() {
  const client = new QueryClient();
  client.setQueryData(["rpc", "register", "port", "list"], {});
  client.setQueryData(["rpc", "register", "city", "list"], {});
  client.setQueryData(["config"], {});
  const old = () =>
    client
      .getQueryCache()
      .getAll()
      .filter((query) => query.state.isInvalidated)
      .map((query) => query.queryKey.join(" "));
  return { client, old };
}

it("asks again for the type of what changed", async () => {
  const { client, old } = known();
  const stop = followEvents(client);
  const data = JSON.stringify({ service: "register", type: "port", id: "1", action: "update", version: 2 });
  Line.last?.onmessage?.(new MessageEvent("message", { data }));
  await vi.advanceTimersByTimeAsync(400);
  expect(old()).toEqual(["rpc register port list"]);
  stop();
});

it("asks again for everything after a gap, not all screens in the same moment", async () => {
  const { client, old } = known();
  const stop = followEvents(client);
  Line.last?.dispatchEvent(new Event("gap"));
  expect(old()).toEqual([]);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(old()).toEqual(["rpc register port list", "rpc register city list"]);
  stop();
});

it("asks again for what is shown where the line was slow to open, and not where it was quick", async () => {
  const { client, old } = known();
  const stop = followEvents(client);
  await vi.advanceTimersByTimeAsync(200);
  Line.last?.onopen?.();
  expect(old()).toEqual([]);
  stop();
  const stopAgain = followEvents(client);
  await vi.advanceTimersByTimeAsync(2_000);
  Line.last?.onopen?.();
  expect(old()).toHaveLength(2);
  stopAgain();
});
