/** Work orders over the wire: from the first line to the last status, and everything that stands in between. */
import { addDays } from "@plimsoll/domain/kernel/dates";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import {
  attributes,
  type Fixtures,
  fixturesOf,
  orderOf,
  refusal,
  runningOrder,
  startLoading,
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

const order = (client: Client, action: string, input: object, type = "work_order") =>
  client.call("workorder", action, type, input);
const create = async (more: object = {}) => attributes(await order(admin, "create", orderOf(fixtures, more)));
const current = async (id: string) => attributes(await order(admin, "load", { id }));

describe("a new order", () => {
  it("gets a code of its kind, country and year, and its first status", async () => {
    const row = await create();
    expect(row.wocode).toMatch(new RegExp(`^BR-S-${fixtures.today.slice(0, 4)}-\\d{6}$`));
    expect(row).toMatchObject({ status: "created", kind: "ship", version: 1 });
    const general = await create({ kind: "default", ship_id: null });
    expect(general.wocode).toMatch(/^BR-G-/);
  });

  it("has the fields of its kind alone, whoever sends it", async () => {
    const plan = [{ hold: 1, product_id: fixtures.product, planned: "9000" }];
    for (const [kind, sent] of [
      ["default", { ship_id: fixtures.ship }],
      ["fob", { storage_plan: plan }],
      ["convoy", { ship_id: fixtures.ship }],
      ["default", { cadences: [{ place: "Berth 1", value: "900", unit: "MT" }] }],
    ] as const) {
      const [field] = Object.keys(sent);
      const reply = await order(admin, "create", orderOf(fixtures, { kind, ...sent }));
      expect([kind, ...refusal(reply)]).toEqual([kind, 405, "not_editable", field]);
      const row = await create({ kind });
      const later = await order(admin, "update", { id: row.id, version: row.version, ...sent });
      expect([kind, ...refusal(later)]).toEqual([kind, 405, "not_editable", field]);
      // What is empty anyway may come along with the rest of a row.
      expect((await order(admin, "update", { ...row, note: "as it came" })).status).toBe(200);
    }
  });

  it("takes neither a code nor a status from the caller", async () => {
    for (const sent of [{ wocode: "BR-S-2026-999999" }, { status: "billed" }]) {
      const reply = await order(admin, "create", orderOf(fixtures, sent));
      expect(refusal(reply)).toEqual([405, "not_editable", Object.keys(sent)[0]]);
    }
    const row = await create();
    const reply = await order(admin, "update", { id: row.id, version: row.version, status: "finished" });
    expect(refusal(reply)).toEqual([405, "not_editable", "status"]);
    const whole = await order(admin, "update", { ...row, note: "as it came" });
    expect([whole.status, whole.body.attributes?.note]).toEqual([200, "as it came"]);
  });

  it("is called under the type of its kind too, and only shows that kind there", async () => {
    const { kind: _, ...bare } = orderOf(fixtures);
    const row = attributes(await order(admin, "create", bare, "ship"));
    expect(row.kind).toBe("ship");
    expect((await order(admin, "load", { id: row.id }, "ship")).status).toBe(200);
    expect((await order(admin, "load", { id: row.id }, "fob")).status).toBe(404);
    const list = await order(admin, "list", { conditions: [{ attribute: "id", value: row.id }] }, "convoy");
    expect(list.body.attributes).toEqual([]);
    expect(refusal(await order(admin, "create", orderOf(fixtures), "fob"))).toEqual([
      403,
      "not_authorized",
      undefined,
    ]);
  });

  it("wants all cadences entered", async () => {
    const half = { cadences: [{ place: "Berth 1", value: "1200", unit: "TON" }, { place: "Berth 2" }] };
    const reply = await order(admin, "create", orderOf(fixtures, half));
    expect(refusal(reply)).toEqual([405, "cadences_missing", "cadences"]);
    expect(reply.body.errors[0].message).toBe("Enter all cadences");
  });

  it("is planned into holds that its ship has", async () => {
    const line = (hold: number) => ({ hold, product_id: fixtures.product, planned: "1000" });
    const ship = attributes(
      await admin.register("create", "ship", {
        name: "Five holds",
        holds: [1, 2, 3, 4, 5].map((number) => ({ number, volume: "10000" })),
      }),
    );
    const create = (more: object) =>
      admin.call("workorder", "create", "work_order", orderOf(fixtures, { ship_id: ship.id, ...more }));
    const reply = await create({ storage_plan: [line(5), line(10)] });
    expect(refusal(reply)).toEqual([405, "hold_not_on_ship", "storage_plan.1.hold"]);
    expect(reply.body.errors[0].message).toBe("Hold 10: the ship has holds 1 to 5");
    const order = attributes(await create({ storage_plan: [line(5)] }));
    const again = { id: order.id, version: order.version, storage_plan: [line(6)] };
    expect(refusal(await admin.call("workorder", "update", "ship", again))[1]).toBe("hold_not_on_ship");
  });

  it("is dated today or before, and appointed on that day or after", async () => {
    const late = await order(admin, "create", orderOf(fixtures, { date: addDays(fixtures.today, 2) }));
    expect(refusal(late)).toEqual([405, "date_after_today", "date"]);
    const early = { date: fixtures.today, appointment_date: addDays(fixtures.today, -3) };
    expect(refusal(await order(admin, "create", orderOf(fixtures, early)))).toEqual([
      405,
      "date_before_order",
      "appointment_date",
    ]);
  });
});

describe("the way to operating", () => {
  it("is walked by what happens, and by nothing else", async () => {
    let row = await create();
    const seen = () => ({ id: row.id, version: row.version });
    const early = await order(admin, "changestatus", { ...seen(), status: "operating" });
    expect(refusal(early)).toEqual([409, "status_not_permitted", undefined]);
    expect(early.body.errors[0].message).toBe("The status can be changed only from OPERATING on");
    expect(refusal(await order(admin, "releasescope", seen()))).toEqual([409, "scope_missing", undefined]);
    row = attributes(
      await order(admin, "setscope", {
        ...seen(),
        scope: [
          { service_type_id: fixtures.service, mandatory: true },
          { service_type_id: fixtures.otherService, mandatory: false },
        ],
      }),
    );
    row = attributes(await order(admin, "releasescope", seen()));
    expect(row.status).toBe("scope_released");
    expect(refusal(await order(admin, "start", seen()))).toEqual([409, "status_not_permitted", undefined]);
    attributes(
      await order(
        admin,
        "create",
        {
          work_order_id: row.id,
          inspector_id: fixtures.inspectors[0],
          begin_date: addDays(fixtures.today, 1),
          end_date: addDays(fixtures.today, 2),
        },
        "appointment",
      ),
    );
    row = await current(row.id);
    expect(row).toMatchObject({
      status: "waiting_start",
      appointment_date: addDays(fixtures.today, 1),
      inspector_ids: [fixtures.inspectors[0]],
    });
    // What stood in for the facts of the field is not there any more.
    for (const step of ["start", "startloading"])
      expect(refusal(await order(admin, step, seen()))).toEqual([409, "status_not_permitted", undefined]);
    expect(refusal(await order(admin, "inspected", seen()))[1]).toBe("unknown_action");
    await startLoading(admin, row.id);
    row = await current(row.id);
    expect(row.status).toBe("in_progress");
    row = attributes(
      await order(admin, "update", {
        ...seen(),
        storage_plan: [{ hold: 1, product_id: fixtures.product, planned: "9000" }],
      }),
    );
    // The plan was all that loading waited for: the answer to it tells.
    expect(row.status).toBe("operating");
    expect(await current(row.id)).toMatchObject({ status: "operating", version: row.version });
    const log = attributes(await order(admin, "getstatuslog", { id: row.id }));
    expect(
      log.filter((one: { active: boolean }) => one.active).map((one: { status: string }) => one.status),
    ).toEqual(["created", "scope_released", "waiting_start", "in_process", "in_progress", "operating"]);
    expect(log.find((one: { active: boolean }) => !one.active)).toMatchObject({
      status: "boarding_completed",
      label: "BOARDING COMPLETED",
      date: null,
    });
  });

  it("asks for a justification where one is due, and tells it in the log", async () => {
    const row = await create();
    const bare = await order(admin, "changestatus", { id: row.id, version: 1, status: "canceled" });
    expect(refusal(bare)).toEqual([405, "justification_required", "justification"]);
    const why = { status: "canceled", justification: "Vessel went to another port" };
    const gone = attributes(await order(admin, "changestatus", { id: row.id, version: 1, ...why }));
    expect(gone.status).toBe("canceled");
    const log = attributes(await order(admin, "getstatuslog", { id: row.id }));
    expect(log.at(-1)).toMatchObject({ status: "canceled", justification: why.justification, active: true });
    const edit = await order(admin, "update", { id: row.id, version: 2, note: "too late" });
    expect(refusal(edit)).toEqual([425, "finished", undefined]);
    expect(edit.body.errors[0].message).toBe("Item already finished, you cannot edit it");
  });
});

describe("a canceled appointment", () => {
  it("may become a canceled order, with a reason", async () => {
    const created = attributes(await admin.call("workorder", "create", "work_order", orderOf(fixtures)));
    const step = async (action: string, row: { id: string; version: number }, more: object) =>
      admin.call("workorder", action, "work_order", { id: row.id, version: row.version, ...more });
    const scope = [{ service_type_id: fixtures.service, mandatory: true }];
    const planned = attributes(await step("setscope", created, { scope }));
    const released = attributes(await step("releasescope", planned, {}));
    const to = (row: { id: string; version: number }, status: string, justification?: string) =>
      step("changestatus", row, { status, ...(justification ? { justification } : {}) });
    const called = attributes(await to(released, "appointment_canceled", "No berth"));
    expect(refusal(await to(called, "canceled"))).toEqual([405, "justification_required", "justification"]);
    const ended = attributes(await to(called, "canceled", "No cargo"));
    expect(ended.status).toBe("canceled");
    expect((await to(ended, "scope_released")).status).toBe(409);
  });
});

describe("a running order", () => {
  it("pauses, goes on, and finishes once everything mandatory is confirmed", async () => {
    let row = await runningOrder(admin, fixtures);
    const to = async (status: string, more: object = {}) => {
      const reply = await order(admin, "changestatus", { id: row.id, version: row.version, status, ...more });
      if (reply.status === 200) row = reply.body.attributes;
      return reply;
    };
    for (const status of ["paused", "operating", "boarding_completed", "in_certification", "certified"])
      expect([status, (await to(status)).status]).toEqual([status, 200]);
    expect(refusal(await to("operating"))).toEqual([409, "status_not_permitted", undefined]);
    expect(refusal(await to("finished"))).toEqual([409, "execution_not_confirmed", undefined]);
    row = attributes(
      await order(admin, "confirmscope", {
        id: row.id,
        version: row.version,
        items: [row.scope[0].id],
        confirmed: true,
      }),
    );
    expect((await to("finished")).body.attributes.finished_at).toBeTruthy();
    expect(refusal(await to("in_certification"))).toEqual([405, "justification_required", "justification"]);
    expect(
      (await to("in_certification", { justification: "Weight corrected" })).body.attributes,
    ).toMatchObject({
      status: "in_certification",
      finished_at: null,
    });
  });

  it("offers what is possible, and says why the rest is not", async () => {
    const row = await runningOrder(admin, fixtures);
    const { statuses, steps } = attributes(await order(admin, "verdicts", { id: row.id }));
    expect(steps).toEqual([]);
    expect(statuses.map((one: { to: string; may: boolean }) => [one.to, one.may])).toEqual([
      ["paused", true],
      ["suspension", true],
      ["boarding_completed", true],
      ["canceled", true],
    ]);
  });

  it("lets one of two changes win and tells the other", async () => {
    const row = await runningOrder(admin, fixtures);
    const ops = await server.as("ops.br");
    const change = (client: Client, status: string) =>
      order(client, "changestatus", { id: row.id, version: row.version, status });
    const replies = await Promise.all([change(admin, "paused"), change(ops, "boarding_completed")]);
    expect(replies.map((one) => one.status).sort()).toEqual([200, 409]);
    const lost = replies.find((one) => one.status === 409);
    expect(lost?.body.errors[0]).toMatchObject({
      code: "stale",
      current: { id: row.id, version: row.version + 1 },
    });
  });

  it("changes many at once, each by its own rules", async () => {
    const running = await runningOrder(admin, fixtures);
    const fresh = await create();
    const results = attributes(
      await order(admin, "changestatuses", {
        orders: [running, fresh].map(({ id, version }) => ({ id, version })),
        status: "paused",
      }),
    );
    expect(results).toEqual([
      expect.objectContaining({ id: running.id, ok: true }),
      { id: fresh.id, ok: false, errors: [expect.objectContaining({ code: "status_not_permitted" })] },
    ]);
    expect((await current(running.id)).status).toBe("paused");
  });
});

describe("trucks", () => {
  const fob = (more: object = {}) => create({ kind: "fob", ship_id: null, ...more });

  it("are marked as changed, by the call that exists for them alone", async () => {
    const row = await fob();
    expect(attributes(await order(admin, "setupdated", { id: row.id }, "fob")).unsynced).toBe(true);
    const ship = await create();
    expect((await order(admin, "setupdated", { id: ship.id }, "fob")).status).toBe(404);
    expect(refusal(await order(admin, "setupdated", { id: ship.id }, "ship"))).toEqual([
      400,
      "unknown_action",
      "action",
    ]);
  });

  it("have another contract replaced only on continue", async () => {
    const row = await fob({ contract: "C-1" });
    const bond = (more: object) =>
      order(admin, "updatebond", { id: row.id, version: row.version, contract: "C-2", ...more }, "fob");
    expect(refusal(await bond({}))).toEqual([409, "contract_differs", "contract"]);
    expect(attributes(await bond({ continue: true })).contract).toBe("C-2");
  });

  it("go from waiting for start straight to operating", async () => {
    const row = await runningOrder(admin, fixtures, { kind: "fob", ship_id: null });
    const { statuses } = attributes(await order(admin, "verdicts", { id: row.id }, "fob"));
    expect(statuses.map((one: { to: string }) => one.to)).toContain("boarding_completed");
  });
});

it("closes an order that is over, and takes its days off the planner", async () => {
  const row = await create();
  const later = addDays(fixtures.today, 10);
  const days = { inspector_id: fixtures.inspectors[1], begin_date: later, end_date: later };
  attributes(await order(admin, "create", { work_order_id: row.id, ...days }, "appointment"));
  const close = () => admin.call("register", "clearclosewo", "work_order", { id: row.id });
  expect(refusal(await close())).toEqual([409, "status_not_permitted", undefined]);
  const { version } = await current(row.id);
  const cancel = { id: row.id, version, status: "canceled", justification: "Not needed" };
  attributes(await order(admin, "changestatus", cancel));
  expect(attributes(await close())).toMatchObject({ active: false, inspector_ids: [] });
  const board = attributes(await order(admin, "board", { from: later, to: later }, "shipplanner"));
  expect(board.appointments.filter((one: { work_order_id: string }) => one.work_order_id === row.id)).toEqual(
    [],
  );
});

it("numbers 200 orders created at once without a gap or a double", async () => {
  const rows = await Promise.all(
    Array.from({ length: 200 }, () => create({ kind: "convoy", ship_id: null })),
  );
  const numbers = rows.map((row) => Number(row.wocode.slice(-6))).sort((a, b) => a - b);
  expect(new Set(numbers).size).toBe(200);
  expect((numbers.at(-1) ?? 0) - (numbers[0] ?? 0)).toBe(199);
});
