import { describe, expect, it } from "vitest";
import { domainOrder } from "./domain-order.mjs";
import { treeOf } from "./tree.mjs";

describe("the order inside the domain", () => {
  it.each([
    [
      "a room below reading one above",
      { "domain/src/work-order/a.ts": 'import { b } from "#billing/b";', "domain/src/billing/b.ts": "" },
    ],
    [
      "operations reading one another",
      {
        "domain/src/fob/a.ts": 'import type { B } from "../operation/b.ts";',
        "domain/src/operation/b.ts": "",
      },
    ],
    [
      "a calculator reading the field that leans on it",
      {
        "domain/src/weighing/a.ts": 'import type { B } from "../operation/b.ts";',
        "domain/src/operation/b.ts": "",
      },
    ],
    [
      "anything reading the lists on top",
      { "domain/src/register/a.ts": 'import { catalog } from "../records.ts";', "domain/src/records.ts": "" },
    ],
    ["a room without a place", { "domain/src/attic/a.ts": "export const a = 1;" }],
  ] as [string, Record<string, string>][])("reports %s", (_what, files) => {
    expect(domainOrder.check(treeOf(files))).not.toEqual([]);
  });

  it("allows reading downwards, within a room, and among the lists on top", () => {
    const files = {
      "domain/src/billing/a.ts": 'import { b } from "../work-order/b.ts"; import { c } from "./c.ts";',
      "domain/src/work-order/b.ts": 'import { d } from "#kernel/d";',
      "domain/src/billing/c.ts": "",
      "domain/src/kernel/d.ts": "",
      "domain/src/locales/en/a.ts": 'import type { R } from "#records";',
      "domain/src/records.ts": "",
    };
    expect(domainOrder.check(treeOf(files))).toEqual([]);
  });
});
