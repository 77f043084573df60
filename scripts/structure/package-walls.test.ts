import { describe, expect, it } from "vitest";
import { packageWalls } from "./package-walls.mjs";
import { treeOf } from "./tree.mjs";

describe("the walls between the packages", () => {
  it.each([
    ["the web reaching into the api", { "web/src/page.tsx": 'import { readEnv } from "@plimsoll/api/env";' }],
    [
      "the api reaching into the web",
      { "api/src/main.ts": 'import { theme } from "../../web/src/theme.ts";', "web/src/theme.ts": "" },
    ],
    ["the domain reaching up", { "domain/src/kernel/a.ts": 'import type { App } from "@plimsoll/api/app";' }],
  ] as [string, Record<string, string>][])("reports %s", (_what, files) => {
    expect(packageWalls.check(treeOf(files))).not.toEqual([]);
  });

  it("allows leaning on the domain", () => {
    const files = {
      "api/src/a.ts": 'import { b } from "@plimsoll/domain/kernel/b"; import { c } from "#db/c";',
      "web/src/a.ts": 'import { b } from "@plimsoll/domain/kernel/b";',
      "domain/src/kernel/b.ts": "export const b = 1;",
      "api/src/db/c.ts": "export const c = 1;",
    };
    expect(packageWalls.check(treeOf(files))).toEqual([]);
  });
});
