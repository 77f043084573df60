import { expect, it } from "vitest";
import { recordPath } from "./existing-pages.ts";
import { withLayer } from "./layer-address.ts";

it("opens and closes a layer without touching the rest of the address", () => {
  expect(withLayer("", "new")).toBe("?row=new");
  expect(withLayer("?q=dhl&columns=name,phone", "new")).toBe("?q=dhl&columns=name,phone&row=new");
  expect(withLayer("?q=dhl&row=new", null)).toBe("?q=dhl");
  expect(withLayer("?row=new", null)).toBe("");
});

it("leads to a page, or to the layer over the list where there is no page", () => {
  expect(recordPath("port", "1")).toBe("/administration/ports/1");
  expect(recordPath("dispatcher", "1")).toBe("/administration/courier?row=1");
  expect(recordPath("setting", "1")).toBe("/developer/settings/1");
  expect(recordPath("nothing", "1")).toBeUndefined();
});
