import { expect, it } from "vitest";
import { deviceOf } from "./device-name.ts";

it.each([
  ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36", "Chrome", "Linux"],
  [
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0",
    "Edge",
    "Windows",
  ],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Safari/604.1", "Safari", "iOS"],
  [
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36",
    "Chrome",
    "Android",
  ],
])("names %s", (agent, browser, system) => {
  expect(deviceOf(agent)).toEqual({ browser, system });
});

it("gives no name to what it does not know", () => {
  expect(deviceOf("curl/8.0")).toBeUndefined();
  expect(deviceOf(null)).toBeUndefined();
});
