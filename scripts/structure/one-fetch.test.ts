import { describe, expect, it } from "vitest";
import { oneFetch } from "./one-fetch.mjs";
import { treeOf } from "./tree.mjs";

describe("the only fetch", () => {
  it.each([
    ["fetch in a page", { "web/src/features/map/map.tsx": 'export const load = () => fetch("/api");' }],
    ["fetch by its long name", { "web/src/ui/a.ts": 'export const load = () => window.fetch("/api");' }],
    [
      "another kind of connection",
      { "web/src/app/a.ts": 'export const events = new EventSource("/api/events");' },
    ],
  ] as [string, Record<string, string>][])("reports %s", (_what, files) => {
    expect(oneFetch.check(treeOf(files))).not.toEqual([]);
  });

  it("allows the client, and queries that only sound alike", () => {
    const files = {
      "web/src/rpc/client.ts": 'export const load = () => fetch("/api");',
      "web/src/app/a.ts": "export const again = (query: { refetch(): void }) => query.refetch();",
    };
    expect(oneFetch.check(treeOf(files))).toEqual([]);
  });
});
