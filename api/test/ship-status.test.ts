/** The board of ports: from orders and their logs, with what became of the day a ship was expected on. */
import { addDays } from "@plimsoll/domain/kernel/dates";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "#db/sql";
import { openOperation } from "./fixtures/open-operation.ts";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { attributes, type Fixtures, fixturesOf, orderOf, refusal } from "./orders.ts";

let server: TestServer;
let fixtures: Fixtures;
let ops: Client;

beforeAll(async () => {
  server = await openTestServer();
  fixtures = await fixturesOf(server);
  ops = await server.as("ops.br");
});
afterAll(() => server.close());

const board = async (input: object = {}, client = ops) =>
  attributes(await client.call("ship_status", "list", "default", input));
const callOf = async (id: string, input: object = {}, client = ops) =>
  (await board(input, client)).calls.find((one: { order: { id: string } }) => one.order.id === id);

const order = async (more: object = {}) =>
  attributes(await ops.call("workorder", "create", "work_order", orderOf(fixtures, more)));

describe("the board of ports", () => {
  it("shows a ship on the day it is expected, and the days that was put off from", async () => {
    const { today } = fixtures;
    let row = await order({ appointment_date: addDays(today, 2) });
    expect(await callOf(row.id)).toMatchObject({
      port: { id: fixtures.port },
      eta: addDays(today, 2),
      eta_before: [],
      days: [{ date: addDays(today, 2), state: "expected", since: null }],
    });
    for (const days of [3, 4]) {
      const change = { id: row.id, version: row.version, appointment_date: addDays(today, days) };
      row = attributes(await ops.call("workorder", "update", "work_order", change));
    }
    expect(await callOf(row.id)).toMatchObject({
      eta: addDays(today, 4),
      eta_before: [addDays(today, 2), addDays(today, 3)],
      days: [{ date: addDays(today, 4), state: "expected" }],
    });
    expect(await callOf(row.id, { from: addDays(today, 5), days: 3 })).toBeUndefined();
  });

  it("follows the log of the operation", async () => {
    const row = await order({ appointment_date: fixtures.today });
    const { id: operation } = await openOperation(server.app.db, row.id);
    const [type] = await server.app.db.run<{ id: string }>(
      sql`select id from timelog where code = 'ALLFAST'`,
    );
    const begin_at = new Date(Date.now() - 60_000).toISOString();
    const entry = { operation_id: operation, timelog_id: type?.id, begin_at };
    expect((await ops.call("service", "create", "timelog_entry", entry)).status).toBe(200);
    expect((await callOf(row.id)).days).toEqual([
      { date: fixtures.today, state: "at_berth", since: begin_at },
    ]);
  });

  it("is of one port where one is asked for, and of none that is none", async () => {
    const row = await order({ appointment_date: fixtures.today });
    expect(await callOf(row.id, { port_id: fixtures.port })).toBeDefined();
    expect(
      (await board({ port_id: fixtures.port })).calls.every(
        (one: { port: { id: string } }) => one.port.id === fixtures.port,
      ),
    ).toBe(true);
    const wrong = await ops.call("ship_status", "list", "default", { port_id: "nowhere" });
    expect(refusal(wrong)).toEqual([405, "reference_not_found", "port_id"]);
    expect((await ops.call("ship_status", "list", "default", { days: 15 })).status).toBe(405);
  });

  it("shows a customer their own calls, and another country none of them", async () => {
    const own = await order({ appointment_date: fixtures.today });
    const other = await order({ appointment_date: fixtures.today, customer_id: fixtures.otherCustomer });
    const guest = await server.as("customer");
    expect(await callOf(own.id, {}, guest)).toBeDefined();
    expect(await callOf(other.id, {}, guest)).toBeUndefined();
    expect(await callOf(own.id, {}, await server.as("ops.ar"))).toBeUndefined();
  });
});
