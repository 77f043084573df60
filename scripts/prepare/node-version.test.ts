import { describe, expect, it } from "vitest";
import { nodeProblem } from "./node-version.mjs";

describe("nodeProblem", () => {
  it.each(["20.19.0", "20.20.2", "22.12.0", "24.1.0"])("takes Node %s", (version) => {
    expect(nodeProblem(version)).toBeUndefined();
  });

  it.each(["18.20.0", "20.18.3", "21.7.0", "22.11.0"])(
    "refuses Node %s and says which is needed",
    (version) => {
      expect(nodeProblem(version)).toMatch(/needs Node 20\.19.*this is Node/);
    },
  );
});
