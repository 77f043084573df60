import { describe, expect, it } from "vitest";
import { LONGEST_FILE, LONGEST_FUNCTION, sizes } from "./sizes.mjs";
import { treeOf } from "./tree.mjs";

const longFile = "void 0;\n".repeat(LONGEST_FILE);
const longFunction = `export function a() {\n${"  void 0;\n".repeat(LONGEST_FUNCTION)}}\n`;

describe("sizes", () => {
  it("reports a long file", () => {
    const findings = sizes.check(treeOf({ "api/src/a.ts": longFile, "web/src/a.css": longFile }));
    expect(findings.map((finding) => finding.path)).toEqual(["api/src/a.ts", "web/src/a.css"]);
  });

  it("reports a long function at its first line", () => {
    const findings = sizes.check(treeOf({ "api/src/a.ts": `const b = 1;\n${longFunction}` }));
    expect(findings).toMatchObject([{ path: "api/src/a.ts", line: 2 }]);
  });

  it("lets tables, texts, tests and migrations be as long as they are", () => {
    const files = {
      "domain/src/classification/soy.data.ts": longFile,
      "domain/src/weighing/words/en.ts": longFile,
      "domain/src/routes/a.ts": longFile,
      "web/src/features/legal-advice/texts/en.ts": longFile,
      "api/src/a.test.ts": longFunction,
      "api/migrations/0001_base.sql": longFile,
      "api/src/short.ts": "export const a = 1;\n",
    };
    expect(sizes.check(treeOf(files))).toEqual([]);
  });
});
