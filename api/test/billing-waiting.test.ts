/** What waits for an approval is reminded of, and what was measured for it stays as it was measured. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { sql } from "#db/sql";
import { remindOfApprovals } from "#status/reminders";
import { type Desk, finishedOrder, lineOf, openDesk, preInvoice, sentTo } from "./billing.ts";
import { openOperation } from "./fixtures/open-operation.ts";
import { openTestServer, type TestServer } from "./harness.ts";
import { attributes, fixturesOf, refusal } from "./orders.ts";

let server: TestServer;
let desk: Desk;

beforeAll(async () => {
  server = await openTestServer();
  desk = await openDesk(server, await fixturesOf(server));
});
afterAll(() => server.close());

it("reminds those whose word it waits for after two days, once, and nobody after they gave it", async () => {
  const row = await sentTo(desk, "awaiting_customer");
  const told = async () => {
    const rows = await server.app.db.run<{ login: string }>(sql`select u.login from notification n
      join "user" u on u.id = n.user_id where n.record_id = ${row.id} and n.kind = 'approval_waiting' order by 1`);
    return rows.map(({ login }) => login);
  };
  const later = (days: number) =>
    server.app.db.run(
      sql`update status_log set at = at - make_interval(days => ${days}) where record_id = ${row.id}`,
    );
  await later(1);
  await remindOfApprovals(server.app);
  expect(await told()).toEqual([]);
  await later(1);
  await remindOfApprovals(server.app);
  await remindOfApprovals(server.app);
  const reminded = await told();
  expect(reminded).toContain("customer@demo.test");
  expect(reminded).not.toContain("billing.br@demo.test");
  expect(new Set(reminded).size).toBe(reminded.length);
  const { version } = attributes(await preInvoice(desk.guest)("load", { id: row.id }));
  attributes(await preInvoice(desk.guest)("approve", { id: row.id, version }));
  await later(5);
  await remindOfApprovals(server.app);
  expect(await told()).toEqual(reminded);
});

it("locks the weights of its orders once it was approved", async () => {
  const order = await finishedOrder(desk);
  const operation = await openOperation(server.app.db, order);
  const period = () =>
    desk.ops.call("service", "create", "weighing_period", {
      operation_id: operation.id,
      scale_kind: "flow_scale",
      begin_at: "2026-11-12T10:00:00.000Z",
    });
  const orderNow = async () =>
    attributes(await desk.ops.call("workorder", "load", "work_order", { id: order }));
  await sentTo(desk, "approved", {
    work_order_ids: [order],
    lines: [lineOf(desk, { work_order_id: order })],
  });
  expect((await orderNow()).status).toBe("waiting_nf");
  expect(refusal(await period())[1]).toBe("finished");
  const { version } = await orderNow();
  for (const status of ["operating", "finished"]) {
    const back = await desk.ops.call("workorder", "changestatus", "work_order", {
      id: order,
      version,
      status,
    });
    expect(back.status).not.toBe(200);
  }
  expect((await orderNow()).status).toBe("waiting_nf");
});
