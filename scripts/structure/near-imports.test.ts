import { describe, expect, it } from "vitest";
import { nearImports } from "./near-imports.mjs";
import { treeOf } from "./tree.mjs";

describe("imports that stay near", () => {
  it.each([["two steps up", { "api/src/a/b/c.ts": 'import { d } from "../../d.ts";' }]] as [
    string,
    Record<string, string>,
  ][])("reports %s", (_what, files) => {
    expect(nearImports.check(treeOf(files))).not.toEqual([]);
  });

  it("allows one step up, and names from the root", () => {
    const files = { "api/src/a/b.ts": 'import { d } from "../d.ts"; import { e } from "#db/e";' };
    expect(nearImports.check(treeOf(files))).toEqual([]);
  });
});
