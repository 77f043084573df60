import { describe, expect, it } from "vitest";
import { asText, browserName, cameFrom } from "./support.ts";

describe("what goes along with a question", () => {
  it("is one line for each fact", () => {
    const facts = [
      { name: "Browser", value: "Chrome, Linux" },
      { name: "Time zone", value: "UTC" },
    ];
    expect(asText(facts)).toBe("Browser: Chrome, Linux\nTime zone: UTC");
  });

  it("names a browser as people do, and an unknown one as it calls itself", () => {
    expect(browserName("Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0")).toBe("Chrome, Linux");
    expect(browserName("curl/8")).toBe("curl/8");
  });

  it("names the page one came from only where that is one of ours", () => {
    expect(cameFrom({ from: "/operation/vessels" })).toBe("/operation/vessels");
    expect([cameFrom(null), cameFrom({}), cameFrom({ from: "https://elsewhere.example" })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
