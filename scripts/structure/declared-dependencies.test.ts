import { describe, expect, it } from "vitest";
import { declaredDependencies } from "./declared-dependencies.mjs";
import { treeOf } from "./tree.mjs";

describe("declared dependencies", () => {
  it.each([
    [
      "a package that only a sibling declares",
      {
        "domain/package.json": '{ "dependencies": { "zod": "1" } }',
        "api/package.json": '{ "dependencies": {} }',
        "api/src/env.ts": 'import { z } from "zod";',
      },
    ],
    [
      "a tool of the tests outside a test",
      {
        "package.json": '{ "devDependencies": { "vitest": "1" } }',
        "web/package.json": "{}",
        "web/src/a.ts": 'import { it } from "vitest";',
      },
    ],
  ] as [string, Record<string, string>][])("reports %s", (_what, files) => {
    expect(declaredDependencies.check(treeOf(files))).not.toEqual([]);
  });

  it("allows own declarations, Node itself, and the tools of tests", () => {
    const files = {
      "package.json": '{ "devDependencies": { "vitest": "1" } }',
      "api/package.json": '{ "dependencies": { "@node-rs/argon2": "1" } }',
      "api/src/a.ts": 'import { hash } from "@node-rs/argon2"; import { join } from "node:path";',
      "api/src/a.test.ts": 'import { it } from "vitest";',
    };
    expect(declaredDependencies.check(treeOf(files))).toEqual([]);
  });
});
