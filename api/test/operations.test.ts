/** Operations: made with their order, kept in step with it, opened and closed for everything that hangs from them. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "#db/sql";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import {
  attributes,
  type Fixtures,
  fixturesOf,
  operationsOf,
  orderOf,
  refusal,
  runningOrder,
  startedOperation,
  startLoading,
  waitingOrder,
} from "./orders.ts";

let server: TestServer;
let fixtures: Fixtures;
let admin: Client;
let barges: string[];
let timelog: string;

beforeAll(async () => {
  server = await openTestServer();
  fixtures = await fixturesOf(server);
  admin = await server.as("admin");
  const ids = await server.app.db.run<{ id: string }>(sql`select id from barge order by title_sort limit 3`);
  barges = ids.map((row) => row.id);
  const [type] = await server.app.db.run<{ id: string }>(sql`select id from timelog where code = 'RAIN'`);
  timelog = type?.id ?? "";
});
afterAll(() => server.close());

const order = (action: string, input: object) => admin.call("workorder", action, "work_order", input);
const field = (action: string, type: string, input: object, client = admin) =>
  client.call("service", action, type, input);

const inspection = (operationId: string, hold: number, more: object = {}) => ({
  operation_id: operationId,
  hold,
  standard: "grain_clean",
  began_at: "2026-11-10T08:00:00.000Z",
  ended_at: "2026-11-10T09:00:00.000Z",
  answers: [{ item: "tank_top", answer: "ok", remark: null }],
  verdict: "approved",
  ...more,
});

describe("an operation", () => {
  it("is made with its order, one for each carrier, and none for a general order", async () => {
    const ofShip = attributes(await order("create", orderOf(fixtures)));
    expect(await operationsOf(admin, ofShip.id)).toMatchObject([
      { carrier: "ship", ship_id: fixtures.ship, status: "not_started", code: ofShip.wocode, planned: null },
    ]);
    const convoy = attributes(
      await order("create", orderOf(fixtures, { kind: "convoy", barge_ids: barges.slice(0, 2) })),
    );
    const ofBarges = await operationsOf(admin, convoy.id);
    expect(ofBarges.map((one: { barge_id: string }) => one.barge_id)).toEqual(barges.slice(0, 2));
    const trucks = attributes(await order("create", orderOf(fixtures, { kind: "fob" })));
    expect(await operationsOf(admin, trucks.id)).toMatchObject([{ carrier: "trucks" }]);
    const general = attributes(await order("create", orderOf(fixtures, { kind: "default" })));
    expect(await operationsOf(admin, general.id)).toEqual([]);
  });

  it("cannot be made or removed by anybody", async () => {
    const row = attributes(await order("create", orderOf(fixtures)));
    const [operation] = await operationsOf(admin, row.id);
    expect(refusal(await field("create", "operation", { work_order_id: row.id }))[1]).toBe("unknown_action");
    expect(refusal(await field("delete", "operation", { id: operation.id }))[1]).toBe("unknown_action");
    attributes(await order("delete", { id: row.id, version: row.version }));
    expect(await operationsOf(admin, row.id)).toEqual([]);
  });

  it("follows the barges of its convoy, and keeps the one whose operation holds records", async () => {
    const [first = "", second = "", third = ""] = barges;
    let convoy = await waitingOrder(admin, fixtures, { kind: "convoy", barge_ids: [first] });
    const change = async (ids: string[]) =>
      order("update", { id: convoy.id, version: convoy.version, barge_ids: ids });
    convoy = attributes(await change([first, second, third]));
    expect(await operationsOf(admin, convoy.id)).toHaveLength(3);
    convoy = attributes(await change([first, second]));
    expect(await operationsOf(admin, convoy.id)).toHaveLength(2);
    const operations = await operationsOf(admin, convoy.id);
    const ofFirst = operations.find((one: { barge_id: string }) => one.barge_id === first);
    attributes(await field("create", "ship_document", { operation_id: ofFirst.id, kind: "Title" }));
    expect(refusal(await change([second]))).toEqual([409, "cannot_unlink", "barge_ids"]);
    expect(await operationsOf(admin, convoy.id)).toHaveLength(2);
  });

  it("shares its storage plan with the order of its ship, whichever is written", async () => {
    const plan = [{ hold: 1, product_id: fixtures.product, planned: "9000.000" }];
    const row = attributes(await order("create", orderOf(fixtures, { storage_plan: plan })));
    let [operation] = await operationsOf(admin, row.id);
    expect(operation).toMatchObject({ planned: "9000.000", storage_plan: plan });
    const more = [...plan, { hold: 2, product_id: fixtures.product, planned: "8000.500" }];
    const written = await field("update", "operation", {
      id: operation.id,
      version: operation.version,
      storage_plan: more,
    });
    operation = attributes(written);
    expect(operation.planned).toBe("17000.500");
    expect(attributes(await order("load", { id: row.id })).storage_plan).toMatchObject(more);
    const { version } = attributes(await order("load", { id: row.id }));
    attributes(await order("update", { id: row.id, version, storage_plan: plan }));
    expect((await operationsOf(admin, row.id))[0]).toMatchObject({ planned: "9000.000", storage_plan: plan });
    const tooMany = [{ hold: 10, product_id: fixtures.product, planned: "1" }];
    const [current] = await operationsOf(admin, row.id);
    expect(
      refusal(
        await field("update", "operation", {
          id: current.id,
          version: current.version,
          storage_plan: tooMany,
        }),
      ),
    ).toEqual([405, "hold_not_on_ship", "storage_plan.0.hold"]);
  });

  it("starts once its order waits for that, and takes the order along", async () => {
    const early = attributes(await order("create", orderOf(fixtures)));
    const [tooEarly] = await operationsOf(admin, early.id);
    const start = (one: { id: string; version: number }) =>
      field("start", "operation", { id: one.id, version: one.version });
    expect(refusal(await start(tooEarly))).toEqual([409, "status_not_permitted", undefined]);
    const { order: row, operation } = await startedOperation(admin, fixtures);
    expect(operation).toMatchObject({ status: "started", started_at: expect.any(String) });
    expect(attributes(await order("load", { id: row.id })).status).toBe("in_process");
    expect(refusal(await start(operation))).toEqual([409, "status_not_permitted", undefined]);
    const log = attributes(await order("getstatuslog", { id: row.id }));
    expect(log.find((one: { status: string }) => one.status === "in_process")).toMatchObject({
      justification: "Operation",
    });
  });

  it("finishes when its scope is confirmed: 'All fields must be confirmed on execution before finishing'", async () => {
    const { operation } = await startedOperation(admin, fixtures);
    const finish = async () => {
      const { version } = attributes(await field("load", "operation", { id: operation.id }));
      return field("finish", "operation", { id: operation.id, version });
    };
    const refused = await finish();
    expect(refusal(refused)).toEqual([409, "execution_not_confirmed", undefined]);
    expect(refused.body.errors[0].message).toBe("All fields must be confirmed on execution before finishing");
    const confirm = { operation_id: operation.id, service_type_id: fixtures.service, confirmed: true };
    const confirmed = attributes(await field("confirmscope", "operation", confirm));
    expect(confirmed.pages.find((page: { key: string }) => page.key === "scope_item")).toMatchObject({
      done: 1,
      of: 1,
      state: "done",
    });
    const finished = attributes(await finish());
    expect(finished).toMatchObject({ status: "finished", finished_at: expect.any(String) });
    const late = await field("create", "basement_inspection", inspection(operation.id, 1));
    expect(refusal(late)).toEqual([425, "inspection_finished", "operation_id"]);
    expect(late.body.errors[0].message).toBe("Sorry, inspection finished");
    const reopen = { id: operation.id, version: finished.version };
    expect(refusal(await field("reopen", "operation", reopen))[1]).toBe("justification_required");
    const again = await field("reopen", "operation", { ...reopen, justification: "A hold was forgotten" });
    expect(attributes(again)).toMatchObject({ status: "started", finished_at: null });
    attributes(await field("create", "basement_inspection", inspection(operation.id, 1)));
  });

  it("is canceled with its order: 'Operation Canceled'", async () => {
    const { order: row, operation } = await startedOperation(admin, fixtures);
    const { version } = attributes(await order("load", { id: row.id }));
    attributes(
      await order("changestatus", { id: row.id, version, status: "canceled", justification: "Diverted" }),
    );
    expect(attributes(await field("load", "operation", { id: operation.id })).status).toBe("canceled");
    const late = await field("create", "ship_document", { operation_id: operation.id, kind: "Title" });
    expect(refusal(late)).toEqual([409, "operation_canceled", "operation_id"]);
    expect(late.body.errors[0].message).toBe("Operation Canceled");
  });
});

describe("the gates of the field", () => {
  it("let documents and the pre-inspection in before the start, and nothing else", async () => {
    const row = await waitingOrder(admin, fixtures);
    const [{ id }] = await operationsOf(admin, row.id);
    const early = await field("create", "basement_inspection", inspection(id, 1));
    expect(refusal(early)).toEqual([409, "inspection_not_started", "operation_id"]);
    expect(early.body.errors[0].message).toBe("Sorry, you need to start inspection to continue");
    attributes(await field("create", "ship_document", { operation_id: id, kind: "Ship's particulars" }));
    const pre = { operation_id: id, at: "2026-11-10T08:00:00.000Z", verdict: "approved" };
    attributes(await field("create", "pre_inspection", pre));
    expect(refusal(await field("create", "pre_inspection", pre))).toEqual([
      409,
      "only_one_per_item",
      "operation_id",
    ]);
  });

  it("ask for the storage plan before a seal: 'Please register the Storage Plan first'", async () => {
    const { operation } = await startedOperation(admin, fixtures);
    const seal = { operation_id: operation.id, hold: 1, position: 3, number: "BR-1001" };
    const early = await field("create", "hold_sealing", seal);
    expect(refusal(early)).toEqual([409, "storage_plan_missing", "operation_id"]);
    expect(early.body.errors[0].message).toBe("Please register the Storage Plan first");
    const { version } = attributes(await field("load", "operation", { id: operation.id }));
    const plan = [{ hold: 1, product_id: fixtures.product, planned: "9000" }];
    attributes(await field("update", "operation", { id: operation.id, version, storage_plan: plan }));
    attributes(await field("create", "hold_sealing", seal));
  });

  it("hold for files as they hold for rows", async () => {
    const { order: row, operation } = await startedOperation(admin, fixtures);
    const made = attributes(await field("create", "occurrence", await occurrenceOf(operation.id)));
    const { version } = attributes(await order("load", { id: row.id }));
    attributes(await order("changestatus", { id: row.id, version, status: "canceled", justification: "No" }));
    const late = await admin.call("filemanager", "create", "attachment", {
      name: "a.png",
      file: PNG,
      reference_id: made.id,
      field: "photos",
    });
    expect(refusal(late)[1]).toBe("operation_canceled");
  });
});

const PNG =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

async function occurrenceOf(operationId: string) {
  const [type] = await server.app.db.run<{ id: string }>(
    sql`select id from occurrences where severity = 'stop' order by title_sort limit 1`,
  );
  return {
    operation_id: operationId,
    occurrences_id: type?.id,
    at: "2026-11-10T10:00:00.000Z",
    text: "Spill",
  };
}

describe("what is written in the field", () => {
  it("counts the attempts of a hold, the last one counting", async () => {
    const { order: row, operation } = await startedOperation(admin, fixtures, {
      storage_plan: [{ hold: 1, product_id: fixtures.product, planned: "9000" }],
    });
    const attempt = (more: object = {}) =>
      field("create", "basement_inspection", inspection(operation.id, 1, more));
    expect(refusal(await attempt({ verdict: "reproved" }))).toEqual([405, "required", "reasons"]);
    const notOk = { answers: [{ item: "tank_top", answer: "not_ok", remark: "coal" }] };
    expect(refusal(await attempt(notOk))).toEqual([405, "item_not_ok", "verdict"]);
    expect(refusal(await attempt({ ended_at: "2026-11-10T07:00:00.000Z" }))[1]).toBe("end_before_begin");
    const first = attributes(await attempt({ ...notOk, verdict: "reproved", reasons: "Coal residue" }));
    expect(first.attempt).toBe(1);
    const second = attributes(await attempt());
    expect(second.attempt).toBe(2);
    expect(refusal(await attempt())).toEqual([409, "hold_already_approved", "hold"]);
    const pageOf = async () => {
      const { pages } = attributes(await field("load", "operation", { id: operation.id }));
      return pages.find((page: { key: string }) => page.key === "basement_inspection");
    };
    expect(await pageOf()).toMatchObject({ done: 1, of: 1, state: "done" });
    const seen = { id: second.id, version: second.version };
    expect(refusal(await field("withdraw", "basement_inspection", seen))[1]).toBe("justification_required");
    attributes(await field("withdraw", "basement_inspection", { ...seen, justification: "Rain came in" }));
    expect(await pageOf()).toMatchObject({ done: 0, of: 1, state: "begun" });
    expect(attributes(await attempt()).attempt).toBe(3);
    expect(attributes(await order("load", { id: row.id })).status).toBe("in_process");
  });

  it("knows the holds of the ship, and keeps to the ship that was looked at", async () => {
    const { order: row, operation } = await startedOperation(admin, fixtures);
    const nowhere = await field("create", "basement_inspection", inspection(operation.id, 10));
    expect(refusal(nowhere)).toEqual([405, "hold_not_on_ship", "hold"]);
    attributes(await field("create", "basement_inspection", inspection(operation.id, 1)));
    const [other] = await server.app.db.run<{ id: string }>(
      sql`select id from ship where id <> ${fixtures.ship} order by title_sort limit 1`,
    );
    const { version } = attributes(await order("load", { id: row.id }));
    expect(refusal(await order("update", { id: row.id, version, ship_id: other?.id }))).toEqual([
      409,
      "cannot_unlink",
      "ship_id",
    ]);
  });

  it("ties a signature to what it was given for", async () => {
    const { operation } = await startedOperation(admin, fixtures);
    const signed = {
      signed_name: "Capt. Nowak",
      signed_role: "Master",
      signed_at: "2026-11-10T09:05:00.000Z",
    };
    const made = attributes(
      await field("create", "basement_inspection", inspection(operation.id, 1, signed)),
    );
    expect(made).toMatchObject({
      signature_state: "valid",
      signed_content: expect.stringMatching(/^\w{64}$/),
    });
    const change = async (version: number, values: object) =>
      attributes(await field("update", "basement_inspection", { id: made.id, version, ...values }));
    const changed = await change(made.version, { verdict: "approved_with_remarks" });
    expect(changed.signature_state).toBe("earlier_version");
    const back = await change(changed.version, { verdict: "approved" });
    expect(back.signature_state).toBe("valid");
  });

  it("uses a seal number once, and keeps one live seal in a place", async () => {
    const plan = { storage_plan: [{ hold: 1, product_id: fixtures.product, planned: "9000" }] };
    const { operation } = await startedOperation(admin, fixtures, plan);
    const { operation: other } = await startedOperation(admin, fixtures, plan);
    const seal = (operationId: string, position: number, number: string) =>
      field("create", "hold_sealing", { operation_id: operationId, hold: 1, position, number });
    const first = attributes(await seal(operation.id, 1, "Z-500"));
    const elsewhere = await seal(other.id, 1, "z-500");
    expect(refusal(elsewhere)).toEqual([409, "number_already_linked", "number"]);
    expect(elsewhere.body.errors[0].message).toBe("The number Z-500 is already linked to another item");
    const second = await seal(operation.id, 1, "Z-501");
    expect(refusal(second)).toEqual([409, "only_one_per_item", "position"]);
    expect(second.body.errors[0].message).not.toContain("hold_sealing");
    expect(refusal(await seal(operation.id, 33, "Z-502"))[1]).toBe("above_maximum");
    const voided = { id: first.id, version: first.version, state: "void" };
    attributes(await field("update", "hold_sealing", voided));
    attributes(await seal(operation.id, 1, "Z-501"));
  });

  it("computes the leaks of an ultrasonic test", async () => {
    const { operation } = await startedOperation(admin, fixtures);
    const test = {
      operation_id: operation.id,
      hold: 1,
      method: "ultrasonic",
      ohv_db: "60",
      readings: [
        { place: "P1", db: "6.0" },
        { place: "S2", db: "6.1" },
      ],
      result: "tested_negative",
    };
    const made = attributes(await admin.call("service", "changehosetestunique", "default", test));
    expect(made.leaks).toMatchObject([{ place: "S2", size: null }]);
    const again = attributes(await admin.call("service", "changehosetestunique", "default", test));
    expect(again).toMatchObject({ id: made.id, version: made.version });
    const changed = attributes(
      await admin.call("service", "changehosetestunique", "default", { ...test, ohv_db: "70" }),
    );
    expect(changed).toMatchObject({ id: made.id, leaks: [] });
  });

  it("sets last cargoes for the carrier and for a hold, and says what they ask for", async () => {
    const row = await waitingOrder(admin, fixtures);
    const [{ id }] = await operationsOf(admin, row.id);
    const set = (cargoes: object[]) =>
      admin.call("service", "changelastcargo", "default", { operation_id: id, cargoes });
    const made = attributes(
      await set([{ cargo: "Coal" }, { cargo: "Wheat" }, { cargo: "Farinha de carne e ossos" }]),
    );
    expect(
      made.map((one: { sequence: number; cleaning_class: string }) => [one.sequence, one.cleaning_class]),
    ).toEqual([
      [1, "wash"],
      [2, "sweep"],
      [3, "forbidden"],
    ]);
    const again = attributes(
      await set([{ cargo: "Coal" }, { cargo: "Wheat" }, { cargo: "Farinha de carne e ossos" }]),
    );
    expect(again.map((one: { version: number }) => one.version)).toEqual([1, 1, 1]);
    expect(attributes(await set([{ cargo: "Coal" }]))).toHaveLength(1);
    const ofHold = { operation_id: id, hold: 2, cargoes: [{ cargo: "Urea", load_port: "Onne" }] };
    attributes(await admin.call("service", "changelastcargounique", "default", ofHold));
    const all = attributes(
      await field("list", "last_cargo", { conditions: [{ attribute: "operation_id", value: id }] }),
    );
    expect(all).toHaveLength(2);
  });

  it("describes the back of a bag with its picture, or not at all", async () => {
    const { operation } = await startedOperation(admin, fixtures);
    const lot = { operation_id: operation.id, lot: "L-1", description: "SOY 50 KG" };
    const half = await field("create", "bags", { ...lot, back_description: "MADE IN BRAZIL" });
    expect(refusal(half)).toEqual([405, "bags_marking_incomplete", "back_picture"]);
    const made = attributes(await field("create", "bags", lot));
    attributes(
      await admin.call("filemanager", "create", "attachment", {
        name: "back.png",
        file: PNG,
        reference_id: made.id,
        field: "back_picture",
      }),
    );
    const change = (values: object) =>
      field("update", "bags", { id: made.id, version: made.version, ...values });
    expect(refusal(await change({ pieces: 100 }))[1]).toBe("bags_marking_incomplete");
    attributes(await change({ back_description: "MADE IN BRAZIL" }));
  });

  it("asks the place of embarkation for its address, and lots for their weight", async () => {
    const { operation } = await startedOperation(admin, fixtures);
    const [place] = await server.app.db.run<{ id: string }>(
      sql`select id from loading_place where country = 'BR' order by title_sort limit 1`,
    );
    const made = (weight: string) => ({
      operation_id: operation.id,
      at: "2026-11-10T08:00:00.000Z",
      loading_place_id: place?.id,
      lots: [{ lot: "A", weight }],
    });
    expect(refusal(await field("create", "origin_inspection", made("1000")))).toEqual([
      405,
      "invalid_lot_weight",
      "lots.0.weight",
    ]);
    attributes(await field("create", "origin_inspection", made("5,000")));
    await server.app.db.run(
      sql`update loading_place set address = jsonb_set(address, '{street}', 'null') where id = ${place?.id}`,
    );
    expect(refusal(await field("create", "origin_inspection", made("5,000")))).toEqual([
      409,
      "embarkation_address_missing",
      "loading_place_id",
    ]);
  });

  it("refuses an end before the begin, and lets entries overlap", async () => {
    const { operation } = await startedOperation(admin, fixtures);
    const entry = (begin: string, end: string) =>
      field("create", "timelog_entry", {
        operation_id: operation.id,
        timelog_id: timelog,
        begin_at: `2026-11-10T${begin}:00.000Z`,
        end_at: `2026-11-10T${end}:00.000Z`,
      });
    const turned = await entry("10:00", "09:00");
    expect(refusal(turned)).toEqual([405, "end_before_begin", "end_at"]);
    expect(turned.body.errors[0].message).toBe(
      "The end date and time must be greater than or equal to the begin date and time",
    );
    attributes(await entry("09:00", "11:00"));
    attributes(await entry("10:00", "12:00"));
  });

  it("tells named parties of an occurrence by mail", async () => {
    const { operation } = await startedOperation(admin, fixtures);
    const made = attributes(await field("create", "occurrence", await occurrenceOf(operation.id)));
    expect(made).toMatchObject({ severity: "stop", state: "open" });
    const tell = (to: string[]) => field("tell", "occurrence", { id: made.id, version: made.version, to });
    expect(refusal(await tell(["nobody"]))).toEqual([405, "invalid_email", "to.0"]);
    expect(attributes(await tell(["master@example.test"])).told).toContain("master@example.test");
  });

  it("lets the customer approve a document of the ship, and asks for a reason otherwise", async () => {
    const { operation } = await startedOperation(admin, fixtures);
    const made = attributes(
      await field("create", "ship_document", { operation_id: operation.id, kind: "SSCEC" }),
    );
    expect(made.approval).toBe("pending");
    const customer = await server.as("customer");
    const seen = { id: made.id, version: made.version };
    expect(refusal(await field("reprove", "ship_document", seen, customer))[1]).toBe(
      "justification_required",
    );
    const answered = attributes(await field("approve", "ship_document", seen, customer));
    expect(answered).toMatchObject({ approval: "approved" });
    // Another file would be another document.
    const swapped = await admin.call("filemanager", "create", "attachment", {
      name: "other.png",
      file: PNG,
      reference_id: made.id,
      field: "file",
    });
    expect(refusal(swapped)[1]).toBe("finished");
    expect(refusal(await field("update", "ship_document", { ...seen, remark: "x" }, customer))[0]).toBe(403);
  });
});

it("takes along everything of an operation in one answer", async () => {
  const { order: row, operation } = await startedOperation(admin, fixtures);
  attributes(await field("create", "basement_inspection", inspection(operation.id, 1)));
  const bundle = attributes(await field("bundle", "operation", { id: operation.id }));
  expect(bundle).toMatchObject({
    operation: { id: operation.id, status: "started" },
    order: { id: row.id },
    carrier: { id: fixtures.ship, holds: expect.any(Array) },
    at: expect.any(String),
  });
  expect(bundle.records.basement_inspection).toMatchObject([{ hold: 1, answers: [{ item: "tank_top" }] }]);
  expect(bundle.records.checklist.length).toBeGreaterThan(2);
  expect(bundle.choices.timelog.length).toBeGreaterThan(20);
  const stranger = await server.as("ops.ar");
  expect((await field("bundle", "operation", { id: operation.id }, stranger)).status).toBe(404);
  const customer = await server.as("customer");
  const seen = attributes(await field("bundle", "operation", { id: operation.id }, customer));
  expect(seen.records.occurrence).toBeUndefined();
  expect(seen.records.basement_inspection).toHaveLength(1);
});

it("lists the operations at work: mine, of my ports, all", async () => {
  const { operation } = await startedOperation(admin, fixtures);
  const list = async (view: string) =>
    attributes(await field("atwork", "operation", { view })).map((one: { id: string }) => one.id);
  expect(await list("all")).toContain(operation.id);
  expect(await list("mine")).not.toContain(operation.id);
  await startLoading(admin, (await waitingOrder(admin, fixtures)).id);
});

it("names the product of an operation at work in the reader's language", async () => {
  const { operation } = await startedOperation(admin, fixtures);
  const told = async (locale: string) => {
    const call = {
      service: "service",
      type: "operation",
      action: "atwork",
      country: "BR",
      token: admin.token,
    };
    const reply = await server.post(
      "/api",
      { ...call, attributes: { view: "all" } },
      { "accept-language": locale },
    );
    const rows = attributes(reply);
    return rows.find((one: { id: string }) => one.id === operation.id).product;
  };
  expect([await told("en"), await told("pt")]).toEqual(["Soybeans", "Soja em grãos"]);
});

it("begins again with an order that was finished and is taken back", async () => {
  const row = await runningOrder(admin, fixtures);
  const [operation] = await operationsOf(admin, row.id);
  const seen = async () => {
    const { id, version } = attributes(await order("load", { id: row.id }));
    return { id, version };
  };
  for (const status of ["boarding_completed", "in_certification", "certified"])
    attributes(await order("changestatus", { ...(await seen()), status }));
  const confirm = { operation_id: operation.id, service_type_id: fixtures.service, confirmed: true };
  attributes(await field("confirmscope", "operation", confirm));
  attributes(await order("changestatus", { ...(await seen()), status: "finished" }));
  expect((await operationsOf(admin, row.id))[0]).toMatchObject({ status: "finished" });
  attributes(await order("undostatus", await seen()));
  expect((await operationsOf(admin, row.id))[0]).toMatchObject({ status: "started", finished_at: null });
});
