import { expect, it } from "vitest";
import { mergedStyles } from "./merged-styles.mjs";
import { treeOf } from "./tree.mjs";

const room = (one: string, other: string) =>
  treeOf({
    "web/src/ui/classes.ts": 'import a from "./a.module.css";\nimport b from "./b.module.css";',
    "web/src/ui/a.module.css": one,
    "web/src/ui/b.module.css": other,
    "web/src/ui/c.module.css": ".hull { color: red; }",
  });

it("reports a name that two merged sheets have, with its line", () => {
  const tree = room(".hull {\n}", ".mast {\n}\n.sail .hull {\n}");
  expect(mergedStyles.check(tree)).toMatchObject([{ path: "web/src/ui/b.module.css", line: 3 }]);
});

it("allows a name twice in its own sheet, and in one that is not merged", () => {
  const tree = room(".hull {\n}\n.hull > a {\n}", ".mast {\n}");
  expect(mergedStyles.check(tree)).toEqual([]);
});
