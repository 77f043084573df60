import { expect, it } from "vitest";
import { withDialog } from "./dialog-address.ts";
import { recordPath } from "./existing-pages.ts";

it("opens and closes a dialog without touching the rest of the address", () => {
  expect(withDialog("", "new")).toBe("?row=new");
  expect(withDialog("?q=dhl&columns=name,phone", "new")).toBe("?q=dhl&columns=name,phone&row=new");
  expect(withDialog("?q=dhl&row=new", null)).toBe("?q=dhl");
  expect(withDialog("?row=new", null)).toBe("");
});

it("leads to a page, or to the dialog over the list where there is no page", () => {
  expect(recordPath("port", "1")).toBe("/administration/ports/1");
  expect(recordPath("dispatcher", "1")).toBe("/administration/courier?row=1");
  expect(recordPath("setting", "1")).toBe("/developer/settings/1");
  expect(recordPath("nothing", "1")).toBeUndefined();
});
