import { describe, expect, it } from "vitest";
import { machinePaths } from "./machine-paths.mjs";
import { treeOf } from "./tree.mjs";

// Put together here, so that this file passes its own rule.
const at = (...parts: string[]) => parts.join("/");

describe("paths of one machine", () => {
  it.each([
    at("", "home", "ana", "plimsoll"),
    at("", "root", "x"),
    at("", "tmp", "data"),
    at("", "Users", "ana"),
  ])("reports %s", (path) => {
    const findings = machinePaths.check(treeOf({ "docs/a.md": `first\nsee ${path} there` }));
    expect(findings).toMatchObject([{ path: "docs/a.md", line: 2 }]);
  });

  it("allows paths that every machine has, and paths below something", () => {
    const text = `/usr/bin/chromium data${at("", "tmp", "x")} $DATA_DIR${at("", "home", "x")}`;
    expect(machinePaths.check(treeOf({ "docs/a.md": text }))).toEqual([]);
  });
});
