import { expect, it } from "vitest";
import { activeTab } from "./active-tab.ts";

const tabs = [{ value: "data" }, { value: "places" }, { value: "files", disabled: true }];

it("begins with the first", () => {
  expect(activeTab(tabs, undefined)).toBe("data");
});

it("follows the choice", () => {
  expect(activeTab(tabs, "places")).toBe("places");
});

it("never activates a disabled one, nor one that is none", () => {
  expect(activeTab(tabs, "files")).toBe("data");
  expect(activeTab(tabs, "nothing")).toBe("data");
});

it("goes to the first that may be when the active one is switched off", () => {
  expect(activeTab([{ value: "data", disabled: true }, { value: "places" }], "data")).toBe("places");
  expect(activeTab([{ value: "data", disabled: true }], "data")).toBeUndefined();
});
