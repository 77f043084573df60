/**
 * Which calls a person may make.
 *
 * @engine any: no database is opened
 */
import type { Actor } from "@plimsoll/domain/access/actor";
import { allContracts } from "@plimsoll/domain/contracts";
import { Catalog } from "@plimsoll/domain/kernel/record";
import { RECORDS } from "@plimsoll/domain/records";
import { expect, it } from "vitest";
import { mayCall } from "./authorize.ts";

const catalog = new Catalog(RECORDS);
const { contracts } = allContracts(catalog);

/** Somebody of the company who may change what a service has under one name, and nothing else. */
function whoMayUpdate(service: string, role: string): Actor {
  const entity = {
    id: "e",
    name: "Entity",
    types: ["company"] as const,
    country: "BR",
    legacyId: null,
    customerId: null,
  };
  const services = [{ name: service, types: [{ name: role, permissions: ["update"] }] }];
  return { userId: "u", name: "User", profiles: [{ entity, countries: ["BR"], services }] };
}

function mayClose(actor: Actor, type: string): boolean {
  const contract = contracts.get(`register/${type}/clearclosewo`);
  if (!contract) throw new Error(type);
  return mayCall(catalog, contract, actor);
}

it("closing an order asks for the right on orders of its kind, whatever service the call is named under", () => {
  const ofOrders = whoMayUpdate("workorder", "ship");
  expect([mayClose(ofOrders, "ship"), mayClose(ofOrders, "work_order")]).toEqual([true, true]);
  expect(mayClose(ofOrders, "fob")).toBe(false);
});

it("the register of ships opens no order", () => {
  const ofShips = whoMayUpdate("register", "ship");
  expect([mayClose(ofShips, "ship"), mayClose(ofShips, "work_order")]).toEqual([false, false]);
});
