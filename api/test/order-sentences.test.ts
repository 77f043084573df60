/** What was asked for about proposals, orders and statuses, sentence by sentence, as a client over the wire meets it. */
import { addDays } from "@plimsoll/domain/kernel/dates";
import { ORDER_STATUSES } from "@plimsoll/domain/work-order/status";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "#db/sql";
import { recordWords } from "#rpc/words";
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
let fixtures: Fixtures;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.as("admin");
  fixtures = await fixturesOf(server);
});
afterAll(() => server.close());

const order = (action: string, input: object, type = "work_order") =>
  admin.call("workorder", action, type, input);
const create = async (more: object = {}) => attributes(await order("create", orderOf(fixtures, more)));
const messageOf = async (reply: Promise<{ body: { errors: { message: string }[] } }>) =>
  (await reply).body.errors[0]?.message;

describe("states and transitions", () => {
  it("Work order: CREATED, WAITING FOR START, IN PROCESS, … APPOINTMENT CANCELED", () => {
    const labels = recordWords("en", "work_order")?.choices?.status ?? {};
    expect(ORDER_STATUSES.map((status) => labels[status]).sort()).toEqual(
      [
        "CREATED",
        "WAITING FOR START",
        "IN PROCESS",
        "IN PROGRESS",
        "OPERATING",
        "PAUSED",
        "SUSPENSION",
        "FINISHED",
        "CANCELED",
        "IN CERTIFICATION",
        "CERTIFIED",
        "SERVICE SCOPE RELEASED",
        "SAMPLE IN TRANSIT",
        "AWAITING RESULT OF ANALYSIS",
        "BILLING PENDING",
        "BILLING PENDING APPROVAL",
        "BILLED",
        "WAITING FOR ISSUE OF NF OR INVOICE",
        "BOARDING COMPLETED",
        "APPOINTMENT CANCELED",
      ].sort(),
    );
  });

  it("A new work-order status is allowed only after OPERATING or a higher status", async () => {
    const early = await create();
    const to = (row: { id: string; version: number }, status: string) =>
      order("changestatus", { id: row.id, version: row.version, status });
    for (const status of ["operating", "paused", "boarding_completed", "finished"])
      expect(refusal(await to(early, status))).toEqual([409, "status_not_permitted", undefined]);
    expect((await to(await runningOrder(admin, fixtures), "boarding_completed")).status).toBe(200);
  });

  it("A finished item cannot be edited", async () => {
    let row = await runningOrder(admin, fixtures);
    const seen = () => ({ id: row.id, version: row.version });
    row = attributes(await order("confirmscope", { ...seen(), items: [row.scope[0].id], confirmed: true }));
    for (const status of ["boarding_completed", "in_certification", "certified", "finished"])
      row = attributes(await order("changestatus", { ...seen(), status }));
    for (const [action, input] of [
      ["update", { note: "late" }],
      ["setscope", { scope: [] }],
      ["confirmscope", { items: [row.scope[0].id], confirmed: false }],
    ] as const) {
      const reply = await order(action, { ...seen(), ...input });
      expect([action, reply.status, reply.body.errors[0].message]).toEqual([
        action,
        425,
        "Item already finished, you cannot edit it",
      ]);
    }
  });

  it("An expired proposal blocks actions on it, and the opening of orders from it", async () => {
    const row = attributes(await admin.call("proposal", "create", "proposal", proposalOf(fixtures)));
    await server.app.db.run(sql`update proposal set status = 'accepted', date = ${addDays(fixtures.today, -40)}::date,
      expiration_date = ${addDays(fixtures.today, -1)}::date where id = ${row.id}`);
    const opened = await order("create", orderOf(fixtures, { proposal_id: row.id }));
    expect(opened.body.errors[0]).toMatchObject({
      code: "proposal_expired",
      message: "Action cannot be performed because the proposal is expired",
    });
  });

  it("A status is changed through a changestatus call, and through nothing else", async () => {
    const row = await create();
    for (const [action, input] of [
      ["update", { id: row.id, version: row.version, status: "operating" }],
      ["create", orderOf(fixtures, { status: "operating" })],
    ] as const)
      expect(refusal(await order(action, input))).toEqual([405, "not_editable", "status"]);
  });

  it("Steps up to the last active one show as reached", async () => {
    const row = await runningOrder(admin, fixtures);
    const log = attributes(await order("getstatuslog", { id: row.id }));
    const reached = log.map((one: { active: boolean }) => one.active);
    expect(reached).toEqual([...reached].sort().reverse());
    expect(log.filter((one: { active: boolean }) => one.active).at(-1).status).toBe("operating");
  });
});

describe("validation", () => {
  it("Required field: '{item} is required'", async () => {
    expect(await messageOf(order("create", orderOf(fixtures, { customer_id: null })))).toBe(
      "Customer is required",
    );
    expect(await messageOf(order("create", orderOf(fixtures, { ship_id: null })))).toBe("Ship is required");
  });

  it("'Invalid date entered'", async () => {
    expect(await messageOf(order("create", orderOf(fixtures, { date: "2026-02-30" })))).toBe(
      "Invalid date entered",
    );
  });

  it("a date must be on or before today, depending on the field", async () => {
    const reply = await order("create", orderOf(fixtures, { date: addDays(fixtures.today, 3) }));
    expect(refusal(reply)).toEqual([405, "date_after_today", "date"]);
  });

  it("only one {type} per {item}: one service within a scope, one order per nomination", async () => {
    const row = await create();
    const twice = [
      { service_type_id: fixtures.service, mandatory: true },
      { service_type_id: fixtures.service, mandatory: false },
    ];
    const reply = await order("setscope", { id: row.id, version: row.version, scope: twice });
    expect(refusal(reply)).toEqual([405, "duplicate_entry", "scope"]);
  });

  it("All fields must be confirmed on execution before finishing", async () => {
    let row = await runningOrder(admin, fixtures);
    for (const status of ["boarding_completed", "in_certification", "certified"])
      row = attributes(await order("changestatus", { id: row.id, version: row.version, status }));
    const finish = await order("changestatus", { id: row.id, version: row.version, status: "finished" });
    expect(refusal(finish)).toEqual([409, "execution_not_confirmed", undefined]);
  });

  it("This country, customer or work unit is not available", async () => {
    const ops = await server.as("ops.br");
    const abroad = await ops.call("workorder", "create", "ship", { ...orderOf(fixtures), country: "AR" });
    expect(abroad.body.errors[0]).toMatchObject({
      code: "country_not_available",
      message: "This country, customer or work unit is not available",
    });
    const [rosario] = await server.app.db.run<{ id: string }>(
      sql`select id from workunit where name like '%Rosario%'`,
    );
    const unit = await order("create", orderOf(fixtures, { workunit_id: rosario?.id }));
    expect(refusal(unit)).toEqual([403, "country_not_available", "workunit_id"]);
  });

  it("'Please upload a valid file'", async () => {
    const row = await create();
    const file = `data:application/pdf;base64,${Buffer.from("MZ\u0090 no pdf at all").toString("base64")}`;
    const reply = await admin.call("filemanager", "create", "attachment", {
      name: "x.pdf",
      file,
      reference_id: row.id,
      field: "documents",
    });
    expect(reply.body.errors[0]).toMatchObject({
      code: "invalid_file",
      message: "Please upload a valid file",
    });
  });
});
