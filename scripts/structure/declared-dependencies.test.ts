import { describe, expect, it } from "vitest";
import { declaredDependencies } from "./declared-dependencies.mjs";
import { treeOf } from "./tree.mjs";

describe("declared dependencies", () => {
  it.each([
    [
      "a package that only a sibling declares",
      "zod is not declared in api/package.json",
      {
        "domain/package.json": '{ "dependencies": { "zod": "1" } }',
        "domain/src/a.ts": 'import { z } from "zod";',
        "api/package.json": '{ "dependencies": {} }',
        "api/src/env.ts": 'import { z } from "zod";',
      },
    ],
    [
      "a tool of the tests outside a test",
      "vitest is not declared in web/package.json",
      {
        "package.json": '{ "devDependencies": { "vitest": "1" } }',
        "web/package.json": "{}",
        "web/src/a.ts": 'import { it } from "vitest";',
      },
    ],
    [
      "a package that nothing imports",
      "@mantine/spotlight is imported nowhere in web",
      {
        "web/package.json": '{ "dependencies": { "@mantine/core": "1", "@mantine/spotlight": "1" } }',
        "web/src/a.ts": 'import { Button } from "@mantine/core";',
      },
    ],
    [
      "what a dependency asks for that is not there",
      "recharts is imported nowhere in web",
      { "web/package.json": '{ "dependencies": { "recharts": "1" } }', "web/src/a.ts": "export {};" },
    ],
  ] as [string, string, Record<string, string>][])("reports %s", (_what, message, files) => {
    expect(declaredDependencies.check(treeOf(files)).map((found) => found.message)).toEqual([message]);
  });

  it("allows what a dependency in use asks for, and types", () => {
    const files = {
      "web/package.json":
        '{ "dependencies": { "@mantine/charts": "1", "recharts": "1", "@types/react": "1" } }',
      "web/src/a.ts": 'import { BarChart } from "@mantine/charts";',
    };
    expect(declaredDependencies.check(treeOf(files))).toEqual([]);
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
