/** What somebody sees of the orders of a kind is what they may open: lists, search and dashboard agree with the page. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { attributes, fixturesOf, orderOf, refusal } from "./orders.ts";
import { type Grant, personWith } from "./person-with.ts";

let server: TestServer;
let order: { readonly id: string; readonly wocode: string };

const OF_THE_DASHBOARD = { service: "dashboard", role: "default", permissions: ["list"] };
const onConvoys = (...permissions: string[]) => ({ service: "workorder", role: "convoy", permissions });

const person = (services: readonly Grant[]) => personWith(server, services);

beforeAll(async () => {
  server = await openTestServer();
  const fixtures = await fixturesOf(server);
  const admin = await server.as("admin");
  const values = orderOf(fixtures, { kind: "convoy" });
  order = attributes(await admin.call("workorder", "create", "work_order", values));
});
afterAll(() => server.close());

const idsIn = async (client: Client, action: string, type: string, input: object) =>
  attributes(await client.call("workorder", action, type, input)).map((row: { id: string }) => row.id);

/** Where the order shows up for somebody: by the name of its kind, of all orders, in the search, in the figures. */
async function seenBy(client: Client) {
  const only = { conditions: [{ attribute: "id", operator: "=", value: order.id }] };
  const found = attributes(await client.call("default", "search", "default", { text: order.wocode }));
  const summary = attributes(await client.call("dashboard", "summary", "default", {}));
  const counts = Object.values<number>(summary.by_status);
  return {
    convoys: await idsIn(client, "list", "convoy", only),
    orders: await idsIn(client, "list", "work_order", only),
    found: found.map((row: { id: string }) => row.id),
    isCounted: counts.some((count) => count > 0),
  };
}

describe("an order of a convoy", () => {
  it("is seen and opened by whoever may list and load convoys", async () => {
    const client = await person([onConvoys("list", "load"), OF_THE_DASHBOARD]);
    const seen = { convoys: [order.id], orders: [order.id], found: [order.id], isCounted: true };
    expect(await seenBy(client)).toEqual(seen);
    const opened = await client.call("workorder", "load", "work_order", { id: order.id });
    expect(attributes(opened).wocode).toBe(order.wocode);
  });

  it("is nowhere for whoever may list convoys and open none", async () => {
    const client = await person([onConvoys("list"), OF_THE_DASHBOARD]);
    expect(await seenBy(client)).toEqual({ convoys: [], orders: [], found: [], isCounted: false });
    expect(
      refusal(await client.call("workorder", "load", "work_order", { id: order.id })).slice(0, 2),
    ).toEqual([403, "not_authorized"]);
  });

  it("is seen and opened by its customer, and by no other", async () => {
    const customer = await server.as("customer");
    const seen = { convoys: [order.id], orders: [order.id], found: [order.id], isCounted: true };
    expect(await seenBy(customer)).toEqual(seen);
    expect((await customer.call("workorder", "load", "convoy", { id: order.id })).status).toBe(200);
    const stranger = await server.as("ops.ar");
    const only = { conditions: [{ attribute: "id", operator: "=", value: order.id }] };
    expect(await idsIn(stranger, "list", "convoy", only)).toEqual([]);
    expect((await stranger.call("workorder", "load", "convoy", { id: order.id })).status).toBe(404);
  });
});
