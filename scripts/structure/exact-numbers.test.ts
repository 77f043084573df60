import { describe, expect, it } from "vitest";
import { exactNumbers } from "./exact-numbers.mjs";
import { treeOf } from "./tree.mjs";

describe("exact numbers", () => {
  it.each([
    ["rounding in a page", { "web/src/a.ts": "export const r = (x: number) => Math.round(x);" }],
    ["fixing decimals", { "api/src/a.ts": "export const r = (x: number) => x.toFixed(2);" }],
    [
      "reading a float",
      { "domain/src/billing/a.ts": "export const r = (x: string) => Number.parseFloat(x) + parseFloat(x);" },
    ],
  ] as [string, Record<string, string>][])("reports %s", (_what, files) => {
    expect(exactNumbers.check(treeOf(files))).not.toEqual([]);
  });

  it("allows the kernel's own file, and whole numbers", () => {
    const files = {
      "domain/src/kernel/decimal.ts": "export const r = (x: number) => Math.round(x);",
      "web/src/a.ts": 'export const n = Number.parseInt("1", 10) + Math.floor(1.5);',
    };
    expect(exactNumbers.check(treeOf(files))).toEqual([]);
  });
});
