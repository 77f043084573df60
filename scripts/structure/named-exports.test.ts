import { describe, expect, it } from "vitest";
import { namedExports } from "./named-exports.mjs";
import { treeOf } from "./tree.mjs";

describe("default exports", () => {
  it.each([
    ["one in a page", { "web/src/a.tsx": "export default function Page() { return null; }" }],
    ["one by another way", { "web/src/a.ts": "const a = 1; export { a as default };" }],
  ] as [string, Record<string, string>][])("reports %s", (_what, files) => {
    expect(namedExports.check(treeOf(files))).not.toEqual([]);
  });

  it("allows names, and the configuration of a tool", () => {
    const files = { "web/src/a.ts": "export const a = 1;", "vitest.config.ts": "export default {};" };
    expect(namedExports.check(treeOf(files))).toEqual([]);
  });
});
