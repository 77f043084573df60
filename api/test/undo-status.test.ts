/** Somebody's own last change of a status, taken back within seconds: by them alone, and where nothing left the house. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "#db/sql";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import {
  attributes,
  type Fixtures,
  fixturesOf,
  orderOf,
  proposalOf,
  refusal,
  runningOrder,
} from "./orders.ts";

let server: TestServer;
let admin: Client;
let colleague: Client;
let fixtures: Fixtures;
beforeAll(async () => {
  server = await openTestServer();
  [admin, colleague] = [await server.as("admin"), await server.as("ops.br")];
  fixtures = await fixturesOf(server);
});
afterAll(() => server.close());

interface Seen {
  readonly id: string;
  readonly version: number;
}
const order = (client: Client, action: string, input: object) =>
  client.call("workorder", action, "work_order", input);
const seen = ({ id, version }: Seen) => ({ id, version });
const enter = async (row: Seen, status: string, more: object = {}) =>
  attributes(await order(admin, "changestatus", { ...seen(row), status, ...more }));
const undo = (row: Seen, client = admin) => order(client, "undostatus", seen(row));
const NOT_POSSIBLE = [409, "undo_not_possible", undefined];

describe("a change of status", () => {
  it("is taken back by whoever made it, with what was written along, and the history tells", async () => {
    const row = await runningOrder(admin, fixtures, { kind: "default" });
    const before = row.status;
    const { statuses } = attributes(await order(admin, "verdicts", { id: row.id }));
    const next = statuses.find(
      (one: { may: boolean; justification: boolean }) => one.may && !one.justification,
    );
    const changed = await enter(row, next.to);
    expect(changed.verdicts.undo_until).toEqual(expect.any(String));
    const back = attributes(await undo(changed));
    expect(back).toMatchObject({ status: before, version: changed.version + 1, finished_at: null });
    const history = attributes(await order(admin, "history", { id: row.id }));
    expect(history[0]).toMatchObject({ action: "undostatus", changes: { status: [next.to, before] } });
    const log = attributes(await order(admin, "getstatuslog", { id: row.id }));
    const had = log
      .filter((one: { active: boolean }) => one.active)
      .map((one: { status: string }) => one.status);
    expect(had.slice(-3)).toEqual([before, next.to, before]);
    // What was taken back is not taken back again.
    expect(back.verdicts.undo_until).toBeNull();
    expect(refusal(await undo(back))).toEqual(NOT_POSSIBLE);
  });

  it("brings back the values that it had set", async () => {
    const row = await runningOrder(admin, fixtures, { kind: "default" });
    const confirmed = attributes(
      await order(admin, "confirmscope", {
        ...seen(row),
        items: row.scope.map((item: { id: string }) => item.id),
        confirmed: true,
      }),
    );
    let last = confirmed;
    for (let turn = 0; turn < 8 && last.status !== "finished"; turn++) {
      const { statuses } = attributes(await order(admin, "verdicts", { id: row.id }));
      const ahead = statuses.filter(
        (one: { to: string; may: boolean; justification: boolean }) =>
          one.may && !one.justification && !["paused", "suspension"].includes(one.to),
      );
      last = await enter(last, ahead.at(-1).to);
    }
    expect(last).toMatchObject({ status: "finished", finished_at: expect.any(String) });
    expect(attributes(await undo(last))).toMatchObject({ finished_at: null });
  });

  it("is taken back by a step too", async () => {
    const made = attributes(await order(admin, "create", orderOf(fixtures)));
    const scope = [{ service_type_id: fixtures.service, mandatory: true }];
    const scoped = attributes(await order(admin, "setscope", { ...seen(made), scope }));
    const released = attributes(await order(admin, "releasescope", seen(scoped)));
    expect(released).toMatchObject({
      status: "scope_released",
      verdicts: { undo_until: expect.any(String) },
    });
    expect(attributes(await undo(released))).toMatchObject({ status: "created" });
  });

  it("is not taken back by anybody else, colleague or stranger", async () => {
    const row = await enter(await runningOrder(admin, fixtures), "paused");
    expect(refusal(await undo(row, colleague))).toEqual(NOT_POSSIBLE);
    const theirs = attributes(await order(colleague, "verdicts", { id: row.id }));
    expect(theirs.undo_until).toBeNull();
    const stranger = await server.as("ops.ar");
    expect((await undo(row, stranger)).status).toBe(404);
    const guest = await server.as("customer");
    expect((await undo(row, guest)).status).toBe(403);
    expect(attributes(await undo(row))).toMatchObject({ status: "operating" });
  });

  it("is not taken back once some seconds have passed", async () => {
    const row = await enter(await runningOrder(admin, fixtures), "paused");
    await server.app.db.run(
      sql`update status_log set at = at - interval '16 seconds' where record_id = ${row.id}`,
    );
    expect(refusal(await undo(row))).toEqual(NOT_POSSIBLE);
    expect(attributes(await order(admin, "verdicts", { id: row.id })).undo_until).toBeNull();
  });

  it("is not taken back from under what was written since", async () => {
    const row = await enter(await runningOrder(admin, fixtures), "paused");
    const edited = attributes(await order(colleague, "update", { ...seen(row), note: "Rain" }));
    expect(refusal(await undo(row))[1]).toBe("stale");
    expect(refusal(await undo(edited))).toEqual(NOT_POSSIBLE);
  });

  it("stays where somebody was told of it, and where something followed from it by itself", async () => {
    const running = await runningOrder(admin, fixtures);
    const canceled = await enter(running, "canceled", { justification: "Strike" });
    expect(canceled.verdicts.undo_until).toBeNull();
    expect(refusal(await undo(canceled))).toEqual(NOT_POSSIBLE);
    const draft = attributes(await admin.call("proposal", "create", "proposal", proposalOf(fixtures)));
    const recipients = ["buyer@example.test"];
    const sent = attributes(
      await admin.call("proposal", "changestatus", "proposal", {
        ...seen(draft),
        status: "sent",
        recipients,
      }),
    );
    expect(refusal(await admin.call("proposal", "undostatus", "proposal", seen(sent)))).toEqual(NOT_POSSIBLE);
    const fresh = attributes(await order(admin, "create", orderOf(fixtures)));
    expect(refusal(await undo(fresh))).toEqual(NOT_POSSIBLE);
  });
});
