import { describe, expect, it } from "vitest";
import { sharedModules } from "./shared-modules.mjs";
import { treeOf } from "./tree.mjs";

// Put together here, so that this file passes its own rule.
const call = (name: string) => `vi.${name}("#rpc/client")`;

describe("modules that test files share", () => {
  it.each(["mock", "doMock", "resetModules"])("are not replaced by %s", (name) => {
    const findings = sharedModules.check(treeOf({ "web/src/ui/a.test.tsx": `first\n  ${call(name)}` }));
    expect(findings).toMatchObject([{ path: "web/src/ui/a.test.tsx", line: 2 }]);
  });

  it("may be watched", () => {
    const text = 'vi.spyOn(notifications, "show");\nvi.mocked(show);\nvi.stubGlobal("fetch", fetch);';
    expect(sharedModules.check(treeOf({ "web/src/ui/a.test.ts": text }))).toEqual([]);
  });
});
