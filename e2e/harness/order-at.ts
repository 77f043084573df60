/** What a journey starts with and is not about: an offer that was sent, a nomination, an order that has come so far. */
import { todayIn } from "@plimsoll/domain/country/time-zone";
import { addDays } from "@plimsoll/domain/kernel/dates";
import { LIFECYCLES, type OrderStatus, SKIPPABLE } from "@plimsoll/domain/work-order/status";
import type { Row, Somebody } from "./server-call.ts";

export const CUSTOMER = "Agrícola Vale Verde";
export const SURVEYOR = "Rafael Nogueira";
export const SCOPE_MODEL = "Embarque de grãos em navio";

/** Where the office of the demo company in Brazil is. */
export function today(): string {
  return todayIn("BR", new Date().toISOString());
}

/** A proposal of the customer who has an account, sent to this address. */
export async function sentProposal(by: Somebody, email: string): Promise<Row> {
  const draft = await by.proposal("create", "proposal", {
    customer_id: (await by.find("customer", CUSTOMER)).id,
    date: today(),
    expiration_date: addDays(today(), 30),
    currency_id: (await by.find("currency", "US Dollar")).id,
    language: "en",
    items: [{ service_type_id: (await by.find("service_type", "Draft survey")).id, rate: "1850" }],
  });
  const { id, version } = draft;
  return by.proposal("changestatus", "proposal", { id, version, status: "sent", recipients: [email] });
}

/** A nomination made by whoever calls, of a ship in the register or of one that nobody has entered there yet. */
export async function pendingNomination(
  by: Somebody,
  names: Somebody,
  vessel: string,
  isKnown = true,
): Promise<Row> {
  return by.service("create", "nomination", {
    customer_id: (await names.find("customer", CUSTOMER)).id,
    kind: "ship",
    vessel,
    ...(isKnown ? { ship_id: (await names.find("ship", vessel)).id } : {}),
    product_id: (await names.find("product", "Soybeans")).id,
    port_id: (await names.find("port", "Santos")).id,
    eta: addDays(today(), 40),
  });
}

/** What happens in the field, by the status that it leads an order to. */
export const IN_THE_FIELD: Partial<
  Readonly<Record<OrderStatus, (by: Somebody, order: string) => Promise<unknown>>>
> = {
  in_process: async (by, order) => {
    const { id, version } = await operationOf(by, order);
    return by.service("start", "operation", { id, version });
  },
  in_progress: async (by, order) => {
    const operation_id = (await operationOf(by, order)).id;
    const at = new Date().toISOString();
    await by.service("create", "pre_inspection", { operation_id, at, verdict: "approved" });
    return by.service("create", "basement_inspection", { operation_id, hold: 1, verdict: "approved" });
  },
  operating: async (by, order) => {
    const operation_id = (await operationOf(by, order)).id;
    const timelog_id = (await by.find("timelog", "Commenced loading or discharging")).id;
    return by.service("create", "timelog_entry", {
      operation_id,
      timelog_id,
      begin_at: new Date().toISOString(),
    });
  },
};

/** The work on the ship of an order. */
export async function operationOf(by: Somebody, order: string): Promise<Row> {
  const conditions = [{ attribute: "work_order_id", value: order }];
  const [operation] = (await by.service("list", "operation", { conditions })) as unknown as Row[];
  if (!operation) throw new Error("the order has no operation");
  return operation;
}

/** The order of a ship that has come this far along its line, with everything that needs. */
export async function shipOrderAt(by: Somebody, to: OrderStatus, customer = CUSTOMER): Promise<Row> {
  const product = (await by.find("product", "Soybeans")).id;
  let order = await by.workorder("create", "work_order", {
    kind: "ship",
    customer_id: (await by.find("customer", customer)).id,
    date: today(),
    ship_id: (await by.find("ship", "MARAJO TIDE")).id,
    product_id: product,
    port_id: (await by.find("port", "Santos")).id,
    storage_plan: [{ hold: 1, product_id: product, planned: "9000" }],
  });
  const { id } = order;
  const run = async (action: string, values: object) => {
    order = await by.workorder(action, "work_order", { id, version: order.version, ...values });
  };
  await run("setscope", { scope_model_id: (await by.find("scope_model", SCOPE_MODEL)).id });
  const way = LIFECYCLES.ship.slice(1, LIFECYCLES.ship.indexOf(to) + 1);
  for (const status of way.filter((one) => one === to || !SKIPPABLE.has(one))) {
    if (status === "waiting_start") order = await assign(by, id);
    else if (status === "finished") {
      const items = (order.scope as readonly { id: string }[]).map((item) => item.id);
      await run("confirmscope", { items, confirmed: true });
      await run("changestatus", { status });
    } else if (status === "scope_released") await run("releasescope", {});
    else if (IN_THE_FIELD[status] !== undefined) {
      await IN_THE_FIELD[status](by, id);
      order = await by.workorder("load", "work_order", { id });
    } else await run("changestatus", { status });
  }
  return order;
}

/** The order of a convoy or of trucks that waits for the field, with everything that needs. */
export async function waitingOrder(by: Somebody, kind: "convoy" | "fob", values: object = {}): Promise<Row> {
  const order = await by.workorder("create", "work_order", {
    kind,
    customer_id: (await by.find("customer", CUSTOMER)).id,
    date: today(),
    product_id: (await by.find("product", "Soybeans")).id,
    port_id: (await by.find("port", "Santos")).id,
    ...values,
  });
  const { id } = order;
  const scope_model_id = (await by.find("scope_model", SCOPE_MODEL)).id;
  const { version } = await by.workorder("setscope", "work_order", {
    id,
    version: order.version,
    scope_model_id,
  });
  await by.workorder("releasescope", "work_order", { id, version });
  return assign(by, id);
}

/** The order of trucks that is done, whose cargo came on invoices of these issuers. */
export async function finishedTruckOrder(by: Somebody, issuers: readonly string[]): Promise<Row> {
  const { id } = await waitingOrder(by, "fob");
  const operation = await operationOf(by, id);
  await by.service("start", "operation", { id: operation.id, version: operation.version });
  for (const [at, tax_id] of issuers.entries())
    await by.service("create", "fob_invoice", {
      operation_id: operation.id,
      number: String(4_100 + at),
      date: today(),
      tax_id,
    });
  let order = await by.workorder("load", "work_order", { id });
  const run = async (action: string, values: object) => {
    order = await by.workorder(action, "work_order", { id, version: order.version, ...values });
  };
  for (const status of ["operating", "boarding_completed"])
    if (order.status !== status) await run("changestatus", { status });
  const items = (order.scope as readonly { id: string }[]).map((item) => item.id);
  await run("confirmscope", { items, confirmed: true });
  await run("changestatus", { status: "finished" });
  return order;
}

async function assign(by: Somebody, order: string): Promise<Row> {
  await by.workorder("create", "appointment", {
    work_order_id: order,
    inspector_id: (await by.find("inspector", SURVEYOR)).id,
    begin_date: today(),
    end_date: today(),
  });
  return by.workorder("load", "work_order", { id: order });
}
