/** The planner, the counts above the lists, the dashboard, and what of orders a customer gets to see. */
import { addDays } from "@plimsoll/domain/kernel/dates";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { billFinished } from "#billing/billing-due";
import { sql } from "#db/sql";
import { type Client, clientOf, openTestServer, type TestServer } from "./harness.ts";
import { attributes, type Fixtures, fixturesOf, orderOf, refusal, runningOrder } from "./orders.ts";

let server: TestServer;
let admin: Client;
let ops: Client;
let guest: Client;
let fixtures: Fixtures;
beforeAll(async () => {
  server = await openTestServer();
  [admin, ops, guest] = [await server.as("admin"), await server.as("ops.br"), await server.as("customer")];
  fixtures = await fixturesOf(server);
});
afterAll(() => server.close());

const on = (client: Client, action: string, type: string, input: object = {}) =>
  client.call("workorder", action, type, input);
const create = async (more: object = {}) =>
  attributes(await on(admin, "create", "work_order", orderOf(fixtures, more)));
const appoint = (order: { id: string }, begin: string, end: string, inspector = fixtures.inspectors[0]) =>
  on(admin, "create", "appointment", {
    work_order_id: order.id,
    inspector_id: inspector,
    begin_date: begin,
    end_date: end,
  });
const far = (days: number) => addDays(fixtures.today, 100 + days);

describe("an appointment", () => {
  it("'{item} must be a date after or equal to appointment date'", async () => {
    const order = await create({ appointment_date: addDays(fixtures.today, 5) });
    const early = await appoint(order, addDays(fixtures.today, 4), addDays(fixtures.today, 6));
    expect(early.body.errors[0]).toMatchObject({
      code: "date_before_appointment",
      field: "begin_date",
      message: "From must be a date after or equal to appointment date",
    });
  });

  it("'The end date and time must be greater than or equal to the begin date and time'", async () => {
    const reply = await appoint(await create(), far(3), far(2));
    expect(reply.body.errors[0]).toMatchObject({
      code: "end_before_begin",
      message: "The end date and time must be greater than or equal to the begin date and time",
    });
  });

  it("is only one per person, order and day", async () => {
    const order = await create();
    attributes(await appoint(order, far(0), far(2)));
    expect(refusal(await appoint(order, far(2), far(4)))).toEqual([409, "only_one_per_item", "inspector_id"]);
    expect((await appoint(order, far(3), far(4))).status).toBe(200);
  });

  it("tells the person, and the order who is on it; taken back, no more", async () => {
    const order = await create();
    const mine = (
      await server.app.db.run<{
        id: string;
      }>(sql`select i.id from inspector i join "user" u on u.id = i.user_id
      where u.login = 'ops.br@demo.test'`)
    )[0]?.id;
    const row = attributes(await appoint(order, far(10), far(11), mine));
    const told = await ops.call("session", "list", "notification", {});
    expect(told.body.attributes.find((one: { kind: string }) => one.kind === "assigned")).toMatchObject({
      subject: order.wocode,
    });
    const load = async () => attributes(await on(admin, "load", "work_order", { id: order.id }));
    expect((await load()).inspector_ids).toEqual([mine]);
    const found = await on(admin, "list", "work_order", {
      conditions: [
        { attribute: "inspector_ids", operator: "=", value: mine },
        { attribute: "id", operator: "=", value: order.id },
      ],
    });
    expect(found.body.pagination.total).toBe(1);
    attributes(await on(admin, "delete", "appointment", { id: row.id }));
    expect((await load()).inspector_ids).toEqual([]);
  });

  it("is not made for an order that is over", async () => {
    const order = await create();
    attributes(
      await on(admin, "changestatus", "work_order", {
        id: order.id,
        version: 1,
        status: "canceled",
        justification: "No cargo",
      }),
    );
    expect(refusal(await appoint(order, far(0), far(1)))).toEqual([425, "finished", "work_order_id"]);
  });
});

describe("the board", () => {
  const board = async (client: Client, from: string, to: string, more: object = {}) =>
    attributes(await on(client, "board", "shipplanner", { from, to, ...more }));

  it("shows who is where, what collides and what nobody is on", async () => {
    const [first, second, bare] = [await create(), await create(), await create()];
    attributes(await appoint(first, far(20), far(22)));
    attributes(await appoint(second, far(22), far(23)));
    attributes(
      await on(admin, "create", "absence", {
        inspector_id: fixtures.inspectors[1],
        begin_date: far(20),
        end_date: far(30),
        kind: "vacation",
      }),
    );
    attributes(await appoint(second, far(23), far(23), fixtures.inspectors[1]));
    const seen = await board(ops, far(20), far(26));
    const codes = seen.appointments.map((one: { wocode: string }) => one.wocode);
    expect(codes).toEqual([first.wocode, second.wocode, second.wocode]);
    expect(seen.absences).toHaveLength(1);
    expect(seen.conflicts.map((one: { date: string; kind: string }) => [one.date, one.kind]).sort()).toEqual([
      [far(22), "double"],
      [far(23), "absent"],
    ]);
    const open = seen.unassigned.map((one: { id: string }) => one.id);
    expect(open).toContain(bare.id);
    expect(open).not.toContain(first.id);
    expect((await board(ops, far(27), far(28))).appointments).toEqual([]);
  });

  it("stays in the country, and inside the house", async () => {
    const seen = await board(await server.as("ops.ar"), far(20), far(26));
    expect(seen.appointments).toEqual([]);
    expect(seen.people.map((one: { id: string }) => one.id)).not.toContain(fixtures.inspectors[0]);
    const reply = await on(guest, "board", "shipplanner", { from: far(20), to: far(26) });
    if (reply.status === 200) {
      const { people, appointments, absences } = reply.body.attributes;
      expect([people, appointments, absences]).toEqual([[], [], []]);
    } else expect(reply.status).toBe(403);
  });

  it("tells who is busy and away, and with what only by right", async () => {
    const [ship, trucks] = [await create(), await create({ kind: "fob" })];
    attributes(await appoint(ship, far(40), far(40)));
    attributes(await appoint(trucks, far(40), far(40), fixtures.inspectors[1]));
    attributes(await appoint(trucks, far(41), far(41)));
    const sick = {
      inspector_id: fixtures.inspectors[2],
      begin_date: far(40),
      end_date: far(41),
      kind: "sick",
    };
    attributes(await on(admin, "create", "absence", { ...sick, note: "Surgery" }));
    const planner = await plannerOfShips();
    const seen = await board(planner, far(40), far(41));
    expect(seen.appointments.map((one: { wocode: string }) => one.wocode)).toEqual([ship.wocode]);
    const away = seen.absences.map((one: { inspector_id: string; kind: unknown; note: unknown }) => [
      fixtures.inspectors.indexOf(one.inspector_id),
      one.kind,
      one.note,
    ]);
    expect(away.sort()).toEqual([
      [0, null, null],
      [1, null, null],
      [2, null, null],
    ]);
    expect(JSON.stringify(seen)).not.toMatch(new RegExp(`${trucks.wocode}|${trucks.id}|Surgery|sick`));
    const open = seen.unassigned.map((one: { kind: string }) => one.kind);
    expect(new Set(open)).toEqual(new Set(["ship"]));
    const whole = await board(ops, far(40), far(41));
    expect(whole.appointments).toHaveLength(3);
    expect(whole.absences).toMatchObject([{ kind: "sick", note: "Surgery" }]);
  });

  /** Somebody who plans ships, and may list neither other orders nor absences. */
  async function plannerOfShips(): Promise<Client> {
    const profile = sql`(select p.id from profile p join "user" u on u.id = p.user_id
      where u.login = 'classifier.br@demo.test')`;
    await server.app.db.run(sql`delete from profile_services where parent_id = ${profile}`);
    await server.app.db.run(sql`insert into profile_services (id, parent_id, position, service, role, permissions)
      select gen_random_uuid(), ${profile}, 0, 'workorder', role, array['list', 'load']
      from unnest(array['ship', 'shipplanner', 'appointment']) role`);
    return clientOf(server.post, await server.login("classifier.br@demo.test"), "BR");
  }

  it("refuses windows that make no sense", async () => {
    for (const [from, to, code] of [
      ["soon", far(1), "invalid_date"],
      [far(2), far(1), "end_before_begin"],
      [far(0), far(62), "period_too_long"],
    ] as const)
      expect(refusal(await on(ops, "board", "shipplanner", { from, to }))[1]).toBe(code);
  });
});

describe("counts", () => {
  const counted = async (where: ReturnType<typeof sql>) => {
    const rows = await server.app.db.run<{ status: string; n: number }>(
      sql`select status, count(*)::int as n from work_order where active and ${where} group by 1`,
    );
    return Object.fromEntries(rows.map((row) => [row.status, row.n]));
  };

  it("are those of the orders themselves, after everything that happened to them", async () => {
    const order = await runningOrder(admin, fixtures);
    attributes(
      await on(admin, "changestatus", "work_order", {
        id: order.id,
        version: order.version,
        status: "paused",
      }),
    );
    const gone = await create();
    attributes(await on(admin, "delete", "work_order", { id: gone.id }));
    const all = attributes(await on(admin, "counts", "work_order"));
    expect(all.by_status).toEqual(await counted(sql`true`));
    const ships = attributes(await on(ops, "counts", "work_order", { kind: "ship" }));
    expect(ships.by_status).toEqual(await counted(sql`kind = 'ship' and country = 'BR'`));
    const own = attributes(await on(guest, "counts", "work_order"));
    expect(own.by_status).toEqual(await counted(sql`customer_id = ${fixtures.customer}`));
  });

  it("by port and month agree with the orders too", async () => {
    const ports = attributes(await on(ops, "ports", "work_order"));
    const [expected] = await server.app.db.run<{ n: number }>(
      sql`select count(*)::int as n from work_order where active and country = 'BR' and port_id = ${fixtures.port}`,
    );
    const here = ports.find((one: { port_id: string }) => one.port_id === fixtures.port);
    expect(here.orders).toBe(expected?.n);
    expect(Object.values<number>(here.phases).reduce((sum, one) => sum + one, 0)).toBe(here.orders);
    const summary = attributes(await ops.call("dashboard", "summary", "default", { months: 12 }));
    const volume = await server.app.db.run<{ month: string; volume: string }>(sql`
      select to_char(date, 'YYYY-MM') as month, sum(coalesce(expected_volume, 0))::text as volume from work_order
      where active and country = 'BR' and product_id = ${fixtures.product} group by 1 order by 1`);
    const told = summary.by_month
      .filter((one: { product_id: string }) => one.product_id === fixtures.product)
      .map(({ month, volume: tonnes }: { month: string; volume: string }) => ({ month, volume: tonnes }));
    expect(told).toEqual(volume);
  });
});

describe("the dashboard", () => {
  it("tells what is late, what waits and what expires, each within the caller's scope", async () => {
    const summary = attributes(await ops.call("dashboard", "summary", "default", { months: 6 }));
    expect(summary.late.orders.length).toBeGreaterThan(0);
    for (const late of summary.late.orders) {
      expect(late.days).toBeGreaterThan(0);
      expect(late.appointment_date < summary.today).toBe(true);
      expect(late.wocode).toMatch(/^BR-/);
    }
    const admins = attributes(await admin.call("dashboard", "summary", "default", {}));
    expect(admins.proposals).toMatchObject({ draft: expect.any(Number), almost_expired: expect.any(Number) });
    expect(admins.proposals.expiring.length).toBeGreaterThan(0);
    for (const one of admins.proposals.expiring) expect(one.expiration_date >= admins.today).toBe(true);
    expect(admins.nominations.pending).toBeGreaterThan(0);
  });

  it("gives a customer their own figures and nobody else's", async () => {
    const reply = await guest.call("dashboard", "summary", "default", {});
    expect(reply.status).toBe(200);
    const total = Object.values<number>(reply.body.attributes.by_status).reduce((sum, one) => sum + one, 0);
    const [own] = await server.app.db.run<{ n: number }>(
      sql`select count(*)::int as n from work_order where active and customer_id = ${fixtures.customer}`,
    );
    expect(total).toBe(own?.n);
  });
});

it("knows the lists of a person: my orders, my unit, waiting for me", async () => {
  const presets = attributes(await on(ops, "presets", "work_order"));
  expect(presets.map((one: { key: string }) => one.key)).toEqual(["my_orders", "my_unit", "waiting_for_me"]);
  for (const { conditions } of presets) {
    const list = await on(ops, "list", "work_order", { conditions });
    expect(list.status).toBe(200);
  }
  const guests = attributes(await on(guest, "presets", "work_order"));
  expect(guests.map((one: { key: string }) => one.key)).not.toContain("my_orders");
});

describe("a customer's view of an order", () => {
  const own = async () => create({ bu_id: null });

  it("has fewer fields, in list, load, history and export alike", async () => {
    const order = await own();
    attributes(await appoint(order, far(40), far(41)));
    const loaded = attributes(await on(guest, "load", "work_order", { id: order.id }));
    const [listed] = attributes(
      await on(guest, "list", "work_order", { conditions: [{ attribute: "id", value: order.id }] }),
    );
    for (const name of [
      "inspector_ids",
      "inspectors",
      "workunit_id",
      "bu_id",
      "author_id",
      "scope_model_id",
    ]) {
      expect(loaded).not.toHaveProperty(name);
      expect(listed).not.toHaveProperty(name);
    }
    const history = attributes(await on(guest, "history", "work_order", { id: order.id }));
    expect(history.length).toBeGreaterThan(0);
    for (const entry of history) expect(entry.changes).not.toHaveProperty("inspector_ids");
    const filter = { conditions: [{ attribute: "workunit_id", operator: "=", value: fixtures.workunit }] };
    expect(refusal(await on(guest, "list", "work_order", filter))).toEqual([
      405,
      "unknown_attribute",
      "conditions",
    ]);
    expect((await on(admin, "load", "work_order", { id: order.id })).body.attributes).toHaveProperty(
      "inspector_ids",
    );
  });

  it("leaves out what we say among ourselves", async () => {
    const order = await own();
    const say = async (client: Client, text: string, more: object = {}) =>
      on(client, "create", "comment", { work_order_id: order.id, text, ...more });
    const inside = attributes(await say(admin, "Careful with hold 3"));
    const open = attributes(await say(admin, "Berthing at 06:00", { internal: false }));
    expect(inside.internal).toBe(true);
    const seen = attributes(
      await on(guest, "list", "comment", { conditions: [{ attribute: "work_order_id", value: order.id }] }),
    );
    expect(seen.map((one: { id: string }) => one.id)).toEqual([open.id]);
    expect((await on(guest, "load", "comment", { id: inside.id })).status).toBe(404);
    const theirs = await say(guest, "Thank you");
    if (theirs.status === 200) {
      expect(theirs.body.attributes.internal).toBe(false);
      const change = { id: theirs.body.attributes.id, version: 1, text: "Not said" };
      expect(refusal(await on(admin, "update", "comment", change))).toEqual([
        403,
        "not_authorized",
        undefined,
      ]);
    }
  });

  it("keeps what is said on a page of the field with its order, and only on pages that it has", async () => {
    const conditions = [
      { attribute: "carrier", value: "ship" },
      { attribute: "status", value: "started" },
    ];
    const [operation, other] = attributes(await ops.call("service", "list", "operation", { conditions }));
    const about = { work_order_id: operation.work_order_id, text: "Hatch 3 leaks at the aft seam" };
    const say = (place: object) => on(ops, "create", "comment", { ...about, ...place });
    const page = { operation_id: operation.id, operation_page: "basement_inspection" };
    const said = attributes(await say(page));
    expect(said).toMatchObject({ ...page, internal: true });
    const found = attributes(
      await on(ops, "list", "comment", {
        conditions: Object.entries(page).map(([attribute, value]) => ({ attribute, value })),
      }),
    );
    expect(found.map((one: { id: string }) => one.id)).toEqual([said.id]);
    const refused = async (place: object) => refusal(await say(place));
    const foreign = { ...page, operation_id: other.id };
    expect(await refused(foreign)).toEqual([405, "reference_not_found", "operation_id"]);
    expect(await refused({ ...page, operation_page: "truck" })).toEqual([
      405,
      "not_a_choice",
      "operation_page",
    ]);
    expect(await refused({ operation_id: operation.id })).toEqual([405, "required", "operation_page"]);
    expect(await refused({ operation_page: "truck" })).toEqual([405, "required", "operation_id"]);
    expect((await on(guest, "load", "comment", { id: said.id })).status).toBe(404);
  });

  it("lets those be mentioned who may read the order, and offers no others", async () => {
    const order = await own();
    const abroad = await server.as("ops.ar");
    const offered = async (client: Client, search?: string) =>
      attributes(await on(client, "colleagues", "work_order", { id: order.id, search })).map(
        (one: { name: string }) => one.name,
      );
    expect(await offered(admin)).toContain("Marcos Tavares");
    expect(await offered(admin, "tavares MÁRcos")).toEqual(["Marcos Tavares"]);
    for (const name of ["Facundo Morales", "Ana Ribeiro"]) expect(await offered(admin)).not.toContain(name);
    expect(await offered(guest)).toEqual([]);
    expect((await on(abroad, "colleagues", "work_order", { id: order.id })).status).toBe(404);
    for (const stranger of [abroad.userId, guest.userId]) {
      const said = { work_order_id: order.id, text: "Not for you", mention_ids: [ops.userId, stranger] };
      expect(refusal(await on(admin, "create", "comment", said))).toEqual([
        405,
        "reference_not_found",
        "mention_ids.1",
      ]);
    }
    const told = await abroad.call("session", "list", "notification", {});
    expect(JSON.stringify(told.body.attributes)).not.toContain("Not for you");
  });

  it("tells those who are mentioned", async () => {
    const order = await own();
    attributes(
      await on(admin, "create", "comment", {
        work_order_id: order.id,
        text: "Can you take this one?",
        mention_ids: [ops.userId],
      }),
    );
    const told = await ops.call("session", "list", "notification", {});
    expect(told.body.attributes.find((one: { kind: string }) => one.kind === "mentioned")).toMatchObject({
      subject: order.wocode,
    });
  });
});

it("brings a finished order to billing after a day in which it can be taken back", async () => {
  let row = await runningOrder(admin, fixtures);
  const seen = () => ({ id: row.id, version: row.version });
  row = attributes(
    await on(admin, "confirmscope", "work_order", { ...seen(), items: [row.scope[0].id], confirmed: true }),
  );
  for (const status of ["boarding_completed", "in_certification", "certified", "finished"])
    row = attributes(await on(admin, "changestatus", "work_order", { ...seen(), status }));
  await billFinished(server.app);
  const load = async () => attributes(await on(admin, "load", "work_order", { id: row.id }));
  expect((await load()).status).toBe("finished");
  await server.app.db.run(
    sql`update work_order set finished_at = finished_at - interval '25 hours' where id = ${row.id}`,
  );
  await billFinished(server.app);
  expect((await load()).status).toBe("billing_pending");
  const log = attributes(await on(admin, "getstatuslog", "work_order", { id: row.id }));
  const last = log.filter((one: { active: boolean }) => one.active).at(-1);
  expect(last).toMatchObject({ status: "billing_pending", user: null });
});
