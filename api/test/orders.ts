/** What tests of proposals, nominations and orders need to begin with: one of each thing of the demo company. */
import { todayIn } from "@plimsoll/domain/country/time-zone";
import { addDays } from "@plimsoll/domain/kernel/dates";
import { sql } from "#db/sql";
import type { Client, Reply, TestServer } from "./harness.ts";

export interface Fixtures {
  readonly customer: string;
  readonly otherCustomer: string;
  readonly currency: string;
  readonly service: string;
  readonly otherService: string;
  readonly product: string;
  readonly ship: string;
  readonly port: string;
  readonly inspectors: readonly string[];
  readonly workunit: string;
  readonly today: string;
}

/** Of Brazil; `customer` is the one that customer@demo.test belongs to. */
export async function fixturesOf(server: TestServer): Promise<Fixtures> {
  const ids = async (text: ReturnType<typeof sql>) =>
    (await server.app.db.run<{ id: string }>(text)).map((row) => row.id);
  const [customer = ""] =
    await ids(sql`select c.customer_id as id from "user" u join profile p on p.user_id = u.id
    join company c on c.id = p.company_id where u.login = 'customer@demo.test'`);
  const [otherCustomer = ""] = await ids(
    sql`select id from customer where country = 'BR' and id <> ${customer} order by title_sort limit 1`,
  );
  const [currency = ""] = await ids(sql`select id from currency where code = 'USD'`);
  const [service = "", otherService = ""] = await ids(
    sql`select id from service_type order by title_sort limit 2`,
  );
  const [product = ""] = await ids(
    sql`select id from product where culture = 'soybean' order by title_sort limit 1`,
  );
  const [ship = ""] = await ids(sql`select id from ship order by title_sort limit 1`);
  const [port = ""] = await ids(sql`select id from port where country = 'BR' order by title_sort limit 1`);
  const inspectors = await ids(
    sql`select id from inspector where country = 'BR' order by title_sort limit 3`,
  );
  const [workunit = ""] =
    await ids(sql`select w.id from workunit w join workunit_addresses a on a.parent_id = w.id
    join city c on c.id = a.city_id where c.country = 'BR' order by w.title_sort limit 1`);
  // Where the orders are: after midnight of Greenwich it is yesterday there for some hours.
  const today = todayIn("BR", server.app.clock.now());
  return {
    customer,
    otherCustomer,
    currency,
    service,
    otherService,
    product,
    ship,
    port,
    inspectors,
    workunit,
    today,
  };
}

export const proposalOf = ({ customer, currency, service, today }: Fixtures, more: object = {}) => ({
  customer_id: customer,
  currency_id: currency,
  date: today,
  expiration_date: addDays(today, 30),
  items: [{ service_type_id: service, rate: "1.35" }],
  ...more,
});

export const nominationOf = ({ customer, product, port, today, ship }: Fixtures, more: object = {}) => ({
  customer_id: customer,
  kind: "ship",
  vessel: "AURORA DO CERRADO",
  ship_id: ship,
  product_id: product,
  port_id: port,
  volume: "57000",
  eta: addDays(today, 5),
  ...more,
});

const isOfShip = ({ kind = "ship" }: { readonly kind?: string }) => kind === "ship";

export const orderOf = ({ customer, ship, port, product, today }: Fixtures, more: object = {}) => ({
  kind: "ship",
  customer_id: customer,
  ...(isOfShip(more) ? { ship_id: ship } : {}),
  port_id: port,
  product_id: product,
  date: addDays(today, -1),
  ...more,
});

/** The attributes of an answer that is expected to succeed; its errors otherwise. */
export function attributes(reply: Reply) {
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body.errors));
  return reply.body.attributes;
}

/** Status and code of an answer that is expected to be refused. */
export function refusal(reply: Reply): [number, string, string | undefined] {
  const [first] = reply.body.errors ?? [];
  return [reply.status, first?.code, first?.field];
}

/** An order that has come as far as operating, by the calls that lead there. */
export async function runningOrder(client: Client, fixtures: Fixtures, more: object = {}) {
  const call = async (action: string, input: object) =>
    attributes(await client.call("workorder", action, "work_order", input));
  let order = attributes(await client.call("workorder", "create", "work_order", orderOf(fixtures, more)));
  const seen = () => ({ id: order.id, version: order.version });
  order = await call("setscope", {
    ...seen(),
    scope: [{ service_type_id: fixtures.service, mandatory: true }],
  });
  order = await call("releasescope", seen());
  await call("load", { id: order.id });
  attributes(
    await client.call("workorder", "create", "appointment", {
      work_order_id: order.id,
      inspector_id: fixtures.inspectors[0],
      begin_date: fixtures.today,
      end_date: fixtures.today,
    }),
  );
  order = await call("load", { id: order.id });
  if (order.kind === "ship")
    order = await call("update", {
      ...seen(),
      storage_plan: [{ hold: 1, product_id: fixtures.product, planned: "10000" }],
    });
  if (order.kind === "default") {
    order = await call("start", seen());
    return call("startloading", seen());
  }
  await startLoading(client, order.id);
  return call("load", { id: order.id });
}

/** An order that waits for its start, with a mandatory service within it and somebody appointed. */
export async function waitingOrder(client: Client, fixtures: Fixtures, more: object = {}) {
  const call = async (action: string, input: object) =>
    attributes(await client.call("workorder", action, "work_order", input));
  let order = await call("create", orderOf(fixtures, more));
  const scope = [{ service_type_id: fixtures.service, mandatory: true }];
  order = await call("setscope", { id: order.id, version: order.version, scope });
  await call("releasescope", { id: order.id, version: order.version });
  attributes(
    await client.call("workorder", "create", "appointment", {
      work_order_id: order.id,
      inspector_id: fixtures.inspectors[0],
      begin_date: fixtures.today,
      end_date: addDays(fixtures.today, 1),
    }),
  );
  return call("load", { id: order.id });
}

/** The operation of such an order, begun. */
export async function startedOperation(client: Client, fixtures: Fixtures, more: object = {}) {
  const order = await waitingOrder(client, fixtures, more);
  const [{ id, version }] = await operationsOf(client, order.id);
  const operation = attributes(await client.call("service", "start", "operation", { id, version }));
  return { order, operation };
}

/** The operations of an order, as the field lists them. */
export async function operationsOf(client: Client, orderId: string) {
  const conditions = [{ attribute: "work_order_id", value: orderId }];
  return attributes(await client.call("service", "list", "operation", { conditions }));
}

/** What happens in the field until something is loaded: the inspection begins, and the time log says so. */
export async function startLoading(client: Client, orderId: string): Promise<void> {
  const [operation] = await operationsOf(client, orderId);
  const { id, version } = operation;
  attributes(await client.call("service", "start", "operation", { id, version }));
  const begin = [{ attribute: "code", value: "COML" }];
  const [type] = attributes(await client.call("register", "list", "timelog", { conditions: begin }));
  attributes(
    await client.call("service", "create", "timelog_entry", {
      operation_id: id,
      timelog_id: type.id,
      begin_at: new Date().toISOString(),
    }),
  );
}
