/** What tests of certificates begin with: a server, an order to certify, and the way from the draft to the signed file. */
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { attributes, type Fixtures, fixturesOf, orderOf } from "./orders.ts";

export interface Seen {
  readonly id: string;
  readonly version: number;
}

export const seen = ({ id, version }: Seen): Seen => ({ id, version });

export class Certifying {
  readonly server: TestServer;
  readonly fixtures: Fixtures;
  readonly ops: Client;
  readonly customer: Client;
  /** Of the same company in another country. */
  readonly stranger: Client;

  constructor(server: TestServer, fixtures: Fixtures, clients: readonly [Client, Client, Client]) {
    this.server = server;
    this.fixtures = fixtures;
    [this.ops, this.customer, this.stranger] = clients;
  }

  certificate(action: string, input: object, client = this.ops) {
    return client.call("service", action, "certificate", input);
  }

  async newOrder(more: object = {}): Promise<string> {
    const order = orderOf(this.fixtures, more);
    return attributes(await this.ops.call("workorder", "create", "work_order", order)).id;
  }

  async draft(order: string, more: object = {}) {
    const input = { work_order_id: order, kind: "loading_supervision", languages: ["en", "pt"], texts: {} };
    return attributes(await this.certificate("create", { ...input, ...more }));
  }

  async sent(row: Seen, to: readonly string[] = ["buyer@customer.test"]) {
    return attributes(await this.certificate("send", { ...seen(row), to }));
  }

  /** By the company, on behalf of whoever does not answer. */
  async approved(order: string, more: object = {}) {
    return attributes(await this.certificate("approve", seen(await this.draft(order, more))));
  }

  async issued(order: string, more: object = {}) {
    return attributes(await this.certificate("issue", seen(await this.approved(order, more))));
  }

  async fileOf(id: string, client = this.ops, http = this.server.http): Promise<Buffer> {
    const headers = { authorization: `Bearer ${client.token}` };
    const reply = await http.inject({ method: "GET", url: `/api/files/${id}`, headers });
    if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${reply.body}`);
    return reply.rawPayload;
  }
}

export async function openCertifying(
  options: Parameters<typeof openTestServer>[0] = {},
): Promise<Certifying> {
  const server = await openTestServer(options);
  const clients = [
    await server.as("ops.br"),
    await server.as("customer"),
    await server.as("ops.ar"),
  ] as const;
  return new Certifying(server, await fixturesOf(server), clients);
}
