/** What tests of billing begin with: orders of one customer, and pre-invoices as far on their way as a test wants them. */
import { sql } from "#db/sql";
import type { Client, TestServer } from "./harness.ts";
import { attributes, type Fixtures, orderOf } from "./orders.ts";

export interface Desk {
  readonly server: TestServer;
  readonly fixtures: Fixtures;
  readonly ops: Client;
  readonly clerk: Client;
  readonly admin: Client;
  readonly guest: Client;
  readonly reais: string;
  readonly dollars: string;
}

export async function openDesk(server: TestServer, fixtures: Fixtures): Promise<Desk> {
  const id = async (code: string) => {
    const [row] = await server.app.db.run<{ id: string }>(sql`select id from currency where code = ${code}`);
    return row?.id ?? "";
  };
  return {
    server,
    fixtures,
    ops: await server.as("ops.br"),
    clerk: await server.as("billing.br"),
    admin: await server.as("admin"),
    guest: await server.as("customer"),
    reais: await id("BRL"),
    dollars: await id("USD"),
  };
}

/** An order whose work is done; the way there is the test of others. */
export async function finishedOrder({ server, ops, fixtures }: Desk, more: object = {}): Promise<string> {
  const { id } = attributes(await ops.call("workorder", "create", "work_order", orderOf(fixtures, more)));
  await server.app.db.run(
    sql`update work_order set status = 'finished', finished_at = now() where id = ${id}`,
  );
  return id;
}

export const preInvoice = (client: Client) => (action: string, input: object) =>
  client.call("billing", action, "pre_invoice", input);

export const lineOf = ({ reais }: Desk, more: object = {}) => ({
  basis: "lump_sum",
  quantity: "1",
  currency_id: reais,
  rate: "1000.00",
  ...more,
});

export async function drafted(desk: Desk, more: object = {}) {
  const { fixtures, clerk } = desk;
  const order = await finishedOrder(desk);
  return attributes(
    await preInvoice(clerk)("create", {
      customer_id: fixtures.customer,
      work_order_ids: [order],
      lines: [lineOf(desk)],
      ...more,
    }),
  );
}

type Stop = "pending_level_1" | "pending_level_2" | "awaiting_customer" | "approved";

/** Sent on its way by the people whose step it is. */
export async function sentTo(desk: Desk, stop: Stop, more: object = {}) {
  const steps = [
    ["pending_level_1", desk.clerk, "submit"],
    ["pending_level_2", desk.clerk, "approve"],
    ["awaiting_customer", desk.admin, "approve"],
    ["approved", desk.guest, "approve"],
  ] as const;
  let row = await drafted(desk, more);
  for (const [status, client, action] of steps) {
    row = attributes(await preInvoice(client)(action, { id: row.id, version: row.version }));
    if (status === stop) break;
  }
  return row;
}
