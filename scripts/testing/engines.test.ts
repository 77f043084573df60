import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { testsOfOneEngine, whyOneEngine } from "./engines.mjs";

describe("the engines of a test", () => {
  it("are both, unless its first comment says why one is enough", () => {
    expect(whyOneEngine("/** Lists. */\nimport {} from 'x';")).toBeUndefined();
    expect(whyOneEngine("import {} from 'x';\n/** @engine any: too late to count */")).toBeUndefined();
    expect(whyOneEngine("/** Pages.\n *\n * @engine any: nothing is stored\n */")).toBe("nothing is stored");
    expect(whyOneEngine("/** Pages. @engine any: nothing is stored */")).toBe("nothing is stored");
  });

  it.each(["any", "any:", "any: so", "embedded: nothing is stored"])("are not told by %j", (tag) => {
    expect(() => whyOneEngine(`/**\n * @engine ${tag}\n */`)).toThrow("@engine any");
  });

  it("are both for what asks the database something of its own", () => {
    const once = testsOfOneEngine(fileURLToPath(new URL("../../api/", import.meta.url)));
    expect(once).toContain("test/pdf.test.ts");
    for (const name of ["conformance/oracle", "conformance/records", "history", "chain", "session"])
      expect(once).not.toContain(`test/${name}.test.ts`);
  });
});
