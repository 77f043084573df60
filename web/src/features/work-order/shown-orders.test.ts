import type { PortFigures } from "@plimsoll/domain/work-order/output";
import { expect, it } from "vitest";
import { byPhase, portsOf } from "./shown-orders.ts";

const order = (status: "created" | "operating" | "canceled", port: string | null) => ({
  status,
  port_id: port,
});
const ORDERS = [
  order("operating", "a"),
  order("created", "b"),
  order("operating", "b"),
  order("canceled", null),
];

it("puts every order into the column of its phase, and keeps columns without any", () => {
  const columns = byPhase(ORDERS).map(({ phase, orders }) => [phase, orders.length]);
  expect(Object.fromEntries(columns)).toEqual({
    planning: 1,
    field: 2,
    laboratory: 0,
    billing: 0,
    done: 0,
    stopped: 1,
  });
});

it("counts the orders of the list at each port, whatever the port has besides", () => {
  const port = (id: string, name: string) =>
    ({ port_id: id, name, orders: 99, phases: {} }) as never as PortFigures;
  const found = portsOf(ORDERS, [port("a", "Santos"), port("b", "Itaqui"), port("c", "Belém")]);
  expect(found.map(({ name, orders, phases }) => [name, orders, phases.field, phases.planning])).toEqual([
    ["Itaqui", 2, 1, 1],
    ["Santos", 1, 1, 0],
  ]);
});
