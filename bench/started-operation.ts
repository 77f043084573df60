/** An order of a ship whose inspection has begun, with a plan for each of its holds: where the field is measured. */
import type { Server } from "./whole-server.ts";

type Row = { readonly id: string; readonly version: number };
export type Ask = (service: string, type: string, action: string, attributes: object) => Promise<never>;

interface Started {
  readonly ask: Ask;
  readonly operationId: string;
  readonly productId: string;
}

export async function startedOperation({ call }: Server, holds = 1): Promise<Started> {
  const ask: Ask = async (service, type, action, attributes) =>
    (await call({ service, type, action, country: "BR", attributes })).attributes as never;
  const find = async (type: string, conditions: object[]) =>
    ((await ask("register", type, "list", { conditions, pagination: { page: 1, size: 1 } })) as Row[])[0]?.id;
  const is = (attribute: string, value: string) => [{ attribute, operator: "=", value }];
  const product = await find("product", is("name", "Soybeans"));
  const ship = (await ask("register", "ship", "create", {
    name: `BENCH ${Date.now()}`,
    holds: Array.from({ length: holds }, (_, hold) => ({ number: hold + 1, volume: "9000" })),
  })) as Row;
  const storage_plan = Array.from({ length: holds }, (_, hold) => ({
    hold: hold + 1,
    product_id: product,
    planned: "5000",
  }));
  let order = (await ask("workorder", "ship", "create", {
    customer_id: await find("customer", is("country", "BR")),
    date: "2026-01-01",
    ship_id: ship.id,
    product_id: product,
    port_id: await find("port", is("country", "BR")),
    storage_plan,
  })) as Row;
  const scope = [{ service_type_id: await find("service_type", is("code", "HOLDS")), mandatory: true }];
  order = (await ask("workorder", "ship", "setscope", {
    id: order.id,
    version: order.version,
    scope,
  })) as Row;
  await ask("workorder", "ship", "releasescope", { id: order.id, version: order.version });
  await ask("workorder", "appointment", "create", {
    work_order_id: order.id,
    inspector_id: await find("inspector", is("country", "BR")),
    begin_date: "2026-01-02",
    end_date: "2026-01-03",
  });
  const [operation] = (await ask("service", "operation", "list", {
    conditions: is("work_order_id", order.id),
  })) as Row[];
  if (!operation) throw new Error("no operation");
  await ask("service", "operation", "start", { id: operation.id, version: operation.version });
  return { ask, operationId: operation.id, productId: product ?? "" };
}
