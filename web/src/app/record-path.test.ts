/** Records whose kinds have pages of their own open where the person may open something. */
import type { Actor } from "@plimsoll/domain/access/actor";
import { expect, it } from "vitest";
import { openPath, recordPath } from "./existing-pages.ts";

function actorWith(service: string, role: string): Actor {
  const entity = {
    id: "1",
    name: "Us",
    types: ["company"] as const,
    country: "BR",
    legacyId: null,
    customerId: null,
  };
  const services = [{ name: service, types: [{ name: role, permissions: ["load"] }] }];
  return { userId: "1", name: "Ana", profiles: [{ entity, countries: ["BR"], services }] };
}

it.each([
  ["workorder", "ship", "/services/ship/1"],
  ["workorder", "fob", "/services/wosfob/1"],
  ["workorder", "default", "/services/wosgeneral/1"],
  ["workorder", "shipplanner", "/services/shipplanner/1"],
  ["workorder", "convoy", "/operation/barge_convoy/1"],
  ["register", "port", undefined],
  ["service", "convoy", undefined],
])("opens a work order for somebody with %s/%s at %s", (service, role, path) => {
  expect(recordPath("work_order", "1", actorWith(service, role))).toBe(path);
});

it("leads nobody to what they cannot open", () => {
  expect(openPath("work_order", "1", actorWith("workorder", "fob"))).toBe("/services/wosfob/1");
  expect(openPath("work_order", "1", actorWith("register", "port"))).toBeUndefined();
  expect(openPath("port", "1", actorWith("register", "port"))).toBe("/administration/ports/1");
  expect(openPath("port", "1", actorWith("register", "ship"))).toBeUndefined();
  expect(openPath("port", "1", undefined)).toBeUndefined();
});
