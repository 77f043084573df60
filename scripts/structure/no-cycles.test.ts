import { describe, expect, it } from "vitest";
import { noCycles } from "./no-cycles.mjs";
import { treeOf } from "./tree.mjs";

describe("cycles", () => {
  it.each([
    [
      "two files that need each other",
      { "api/src/a.ts": 'import { b } from "./b.ts";', "api/src/b.ts": 'import { a } from "./a.ts";' },
    ],
    [
      "a file that exports from one that needs it",
      { "api/src/a.ts": 'export { b } from "./b.ts";', "api/src/b.ts": 'import { a } from "#a";' },
    ],
  ] as [string, Record<string, string>][])("reports %s", (_what, files) => {
    expect(noCycles.check(treeOf(files))).not.toEqual([]);
  });

  it("allows types and later imports on the way back", () => {
    const files = {
      "api/src/a.ts": 'import { b } from "./b.ts";',
      "api/src/b.ts":
        'import type { A } from "./a.ts"; import { type C } from "./a.ts"; export const later = () => import("./a.ts");',
    };
    expect(noCycles.check(treeOf(files))).toEqual([]);
  });
});
