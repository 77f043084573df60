import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isChunkError, reloadOnce, reloadWhenReplaced } from "./chunk-reload.ts";

const reload = vi.fn();

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("window", Object.assign(new EventTarget(), { location: { reload } }));
  reload.mockClear();
});

afterEach(() => vi.unstubAllGlobals());

it("reloads at most once a minute", () => {
  expect(reloadOnce(1_000_000)).toBe(true);
  expect(reloadOnce(1_059_999)).toBe(false);
  expect(reloadOnce(1_060_000)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it("stays on the page while there is no network", () => {
  vi.stubGlobal("navigator", { onLine: false });
  expect(reloadOnce(1_000_000)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it("leaves a page alone that would ask before it is left", () => {
  window.addEventListener("beforeunload", (event) => event.preventDefault());
  expect(reloadOnce(1_000_000)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it("reloads for a missing file only where the server has another version", async () => {
  const page = (entry: string) => new Response(`<script type="module" src="${entry}"></script>`);
  vi.stubGlobal("document", { querySelector: () => ({ getAttribute: () => "/assets/main-1.js" }) });
  vi.stubGlobal("fetch", async () => page("/assets/main-1.js"));
  await reloadWhenReplaced();
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
  await reloadWhenReplaced();
  expect(reload).not.toHaveBeenCalled();
  vi.stubGlobal("fetch", async () => page("/assets/main-2.js"));
  await reloadWhenReplaced();
  expect(reload).toHaveBeenCalledTimes(1);
});

it("knows a file that is gone from a mistake of ours", () => {
  expect(isChunkError(new TypeError("Failed to fetch dynamically imported module: /assets/x.js"))).toBe(true);
  expect(isChunkError(new TypeError("x is not a function"))).toBe(false);
});
