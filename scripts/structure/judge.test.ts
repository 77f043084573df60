import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { ALLOWED } from "./allowed.mjs";
import { judge } from "./judge.mjs";
import { namedExports } from "./named-exports.mjs";
import { RULES } from "./rules.mjs";
import { treeOf } from "./tree.mjs";

const onDisk = readdirSync(fileURLToPath(new URL(".", import.meta.url)));
const broken = treeOf({ "web/src/a.ts": "export default 1;" });
const allowance = { rule: "named-exports", path: "web/src/a.ts", reason: "a tool asks for it" };

describe("judge", () => {
  it("names the rule that was broken", () => {
    expect(judge(broken, [namedExports], [])).toMatchObject([
      { rule: "named-exports", path: "web/src/a.ts" },
    ]);
  });

  it("leaves out what is allowed", () => {
    expect(judge(broken, [namedExports], [allowance])).toEqual([]);
  });

  it("reports an allowance that nothing needs", () => {
    expect(judge(treeOf({}), [namedExports], [allowance])).toMatchObject([{ path: "web/src/a.ts" }]);
  });
});

describe("the list of rules", () => {
  it.each(RULES.map((rule) => rule.name))("%s has a file of its name and a test that breaks it", (name) => {
    expect(onDisk).toContain(`${name}.mjs`);
    expect(onDisk).toContain(`${name}.test.ts`);
  });

  it("misses no rule that is on disk", () => {
    const machinery = ["allowed", "judge", "resolve", "rules", "syntax", "tree"];
    const files = onDisk.filter((file) => file.endsWith(".mjs")).map((file) => file.replace(".mjs", ""));
    expect(files.filter((file) => !machinery.includes(file)).sort()).toEqual(
      RULES.map((rule) => rule.name).sort(),
    );
  });

  it("has a reason for every allowance", () => {
    expect(ALLOWED.filter(({ reason }) => reason.trim().length < 10)).toEqual([]);
  });
});
