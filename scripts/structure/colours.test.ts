import { describe, expect, it } from "vitest";
import { colours } from "./colours.mjs";
import { treeOf } from "./tree.mjs";

describe("colours", () => {
  it.each([
    ["in a style sheet", { "web/src/ui/a.module.css": ".a {\n  color: #0af;\n}" }],
    ["in code", { "web/src/ui/a.tsx": '\nexport const A = () => <p style={{ color: "#00aaff" }} />;' }],
    ["as a function", { "web/src/ui/a.ts": "\nexport const a = `rgb(1, 2, 3)`;" }],
  ] as [string, Record<string, string>][])("reports one %s, with its line", (_where, files) => {
    expect(colours.check(treeOf(files))).toMatchObject([{ line: 2 }]);
  });

  it("allows the theme, names, comments and imports", () => {
    const files = {
      "web/src/theme.ts": 'export const sea = "#00aaff";',
      "web/src/ui/a.css": "/* was #0af */ .a { color: var(--pl-sea); }",
      "web/src/ui/a.ts": 'import { b } from "#add/b"; export const anchor = "#added-later"; // not #0af',
    };
    expect(colours.check(treeOf(files))).toEqual([]);
  });
});
