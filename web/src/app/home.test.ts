import type { Actor } from "@plimsoll/domain/access/actor";
import { expect, it } from "vitest";
import { homePath, startPath } from "./home.ts";

/** Somebody who may list these, each as `service/role`. */
function actor(...lists: string[]): Actor {
  const services = lists.map((one) => {
    const [name = "", role = ""] = one.split("/");
    return { name, types: [{ name: role, permissions: ["list"] }] };
  });
  const entity = {
    id: "e",
    name: "E",
    types: ["company" as const],
    country: "BR",
    legacyId: null,
    customerId: null,
  };
  return { userId: "u", name: "Ana", profiles: [{ entity, countries: ["BR"], services }] };
}

it("is the registers for whoever may list companies, else the field", () => {
  expect(homePath(actor("register/company", "dashboard/default"))).toBe("/administration");
  expect(homePath(actor("workorder/convoy", "dashboard/default"))).toBe("/operation");
});

it("is the dashboard for whom those are empty", () => {
  expect(homePath(actor("proposal/proposal", "dashboard/default"))).toBe("/dashboard");
  expect(homePath(actor("proposal/proposal"))).toBe("/operation");
});

it("begins with what waits, for whoever has a dashboard", () => {
  expect(startPath(actor("register/company", "dashboard/default"))).toBe("/dashboard");
  expect(startPath(actor("register/company"))).toBe("/administration");
});
