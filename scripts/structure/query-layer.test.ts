import { describe, expect, it } from "vitest";
import { queryLayer } from "./query-layer.mjs";
import { treeOf } from "./tree.mjs";

describe("the query layer", () => {
  it.each([
    [
      "SQL in a handler",
      { "api/src/billing/handlers.ts": 'import { sql } from "#db/sql";', "api/src/db/sql.ts": "" },
    ],
  ] as [string, Record<string, string>][])("reports %s", (_what, files) => {
    expect(queryLayer.check(treeOf(files))).not.toEqual([]);
  });

  it("allows SQL in a store, in the engine and in tests", () => {
    const files = {
      "api/src/billing/store.ts": 'import { sql } from "#db/sql";',
      "api/src/record/list.ts": 'import { sql } from "#db/sql";',
      "api/src/db/scope.ts": 'import { sql } from "./sql.ts";',
      "api/src/billing/handlers.test.ts": 'import { sql } from "#db/sql";',
      "api/src/db/sql.ts": "",
    };
    expect(queryLayer.check(treeOf(files))).toEqual([]);
  });
});
