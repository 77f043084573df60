import { describe, expect, it } from "vitest";
import { pureDomain } from "./pure-domain.mjs";
import { treeOf } from "./tree.mjs";

describe("a pure domain", () => {
  it.each([
    ["the clock", { "domain/src/kernel/a.ts": "export const now = () => Date.now();" }],
    ["the present date", { "domain/src/kernel/a.ts": "export const now = () => new Date();" }],
    ["dice", { "domain/src/kernel/a.ts": "export const dice = () => Math.random();" }],
    ["a log", { "domain/src/kernel/a.ts": 'console.log("here");' }],
  ] as [string, Record<string, string>][])("reports %s", (_what, files) => {
    expect(pureDomain.check(treeOf(files))).not.toEqual([]);
  });

  it("allows given moments, and tests", () => {
    const files = {
      "domain/src/kernel/a.ts": "export const at = (ms: number) => new Date(ms); // not Date.now()",
      "domain/src/kernel/a.test.ts": "export const now = Date.now();",
    };
    expect(pureDomain.check(treeOf(files))).toEqual([]);
  });
});
