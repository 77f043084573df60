import { describe, expect, it } from "vitest";
import { names } from "./names.mjs";
import { treeOf } from "./tree.mjs";

const check = (...paths: string[]) =>
  names.check(treeOf(Object.fromEntries(paths.map((path) => [path, ""]))));

describe("names", () => {
  it.each(["web/src/ui/StatusChip.tsx", "api/src/work_order/store.ts", "domain/src/kernel/autoMask.ts"])(
    "reports %s",
    (path) => {
      expect(check(path)).toHaveLength(1);
    },
  );

  it.each(["web/src/utils/a.ts", "api/src/lib/a.ts", "domain/src/billing/helpers/a.ts"])(
    "reports the drawer in %s",
    (path) => {
      expect(check(path)).toHaveLength(1);
    },
  );

  it("allows kebab-case, and names that tools and tables give", () => {
    const good = [
      "web/src/ui/status-chip.tsx",
      "web/src/ui/ui.module.css",
      "api/migrations/0001_base.sql",
      "api/seeds/reference/work_unit.csv",
      "README.md",
      ".ci/run",
      "Dockerfile",
    ];
    expect(check(...good)).toEqual([]);
  });
});
