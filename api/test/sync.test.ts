/** What goes to a customer's system: signed, once, tried again, given up, sent again by hand, and never into our network. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { name, sql } from "#db/sql";
import { startJobs } from "#start";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { type Manner, type OddReceiver, oddReceiver } from "./odd-receiver.ts";
import { attributes, type Fixtures, fixturesOf, orderOf } from "./orders.ts";

const SECRET = "a secret that nobody reads twice";

let server: TestServer;
let fixtures: Fixtures;
let admin: Client;
let receiver: OddReceiver;
let manner: (before: number) => Manner;

beforeAll(async () => {
  server = await openTestServer({ env: { SYNC_ALLOW_PRIVATE: "true", SYNC_TIMEOUT: "1" } });
  startJobs(server.app);
  fixtures = await fixturesOf(server);
  admin = await server.as("admin");
});
afterAll(() => server.close());
beforeEach(async () => {
  manner = () => "ok";
  receiver = await oddReceiver(SECRET, (before) => manner(before));
  await setCustomer(fixtures.customer, { syncs: true, sync_address: receiver.url, sync_secret: SECRET });
});
afterEach(() => receiver.close());

async function setCustomer(id: string, values: object): Promise<void> {
  const { version } = attributes(await admin.register("load", "customer", { id }));
  attributes(await admin.register("update", "customer", { id, version, ...values }));
}

const wosync = (client: Client, action: string, input: object) =>
  client.call("wosync", action, "sync", input);
const newOrder = async (more: object = {}) =>
  attributes(await admin.call("workorder", "create", "work_order", orderOf(fixtures, more)));
const send = async (order: { id: string }): Promise<string> =>
  attributes(await wosync(admin, "sync", { work_order_id: order.id })).delivery_id;
const load = async (id: string) => attributes(await wosync(admin, "load", { id }));

/** Lets the queue work until nothing is due, as if the delays between the tries had passed. */
async function run(tries = 1): Promise<void> {
  for (let at = 0; at < tries; at++) {
    await server.app.db.run(sql`update job set run_at = clock_timestamp(), delay_seconds = 0
      where kind = 'deliver' and state = 'waiting'`);
    await server.app.jobs.runDue();
  }
}

describe("a work order", () => {
  it("arrives signed, as its customer may see it, and is noted on the order", async () => {
    const order = await newOrder({ workunit_id: fixtures.workunit });
    const queued = attributes(await wosync(admin, "sync", { work_order_id: order.id }));
    expect(queued).toEqual({ delivery_id: expect.any(String), status: "queued" });
    await run();
    const [arrival, ...more] = receiver.of(queued.delivery_id);
    expect(more).toEqual([]);
    expect(arrival?.isSigned).toBe(true);
    const body = JSON.parse(arrival?.body ?? "");
    expect(body).toMatchObject({
      delivery_id: queued.delivery_id,
      what: "work_order",
      country: "BR",
      work_order: { id: order.id, wocode: order.wocode, customer_id: fixtures.customer },
    });
    for (const hidden of ["workunit_id", "workunit", "bu_id", "inspector_ids", "author_id", "author"])
      expect(body.work_order).not.toHaveProperty(hidden);
    const log = await load(queued.delivery_id);
    expect(log).toMatchObject({
      delivery_id: queued.delivery_id,
      what: "work_order",
      name: order.wocode,
      status: "delivered",
      attempts: 1,
      response_status: 200,
      response: "taken",
      request: body,
      address: receiver.url,
    });
    expect(log.tries).toMatchObject([{ response_status: 200, problem: null }]);
    const after = attributes(await admin.call("workorder", "load", "work_order", { id: order.id }));
    expect(after).toMatchObject({ sync_date: log.delivered_at, version: order.version });
  });

  it("is sent once as it stands, and again when it has changed", async () => {
    const order = await newOrder();
    const first = await send(order);
    // Asked for again before it went, it is the same delivery.
    expect(await send(order)).toBe(first);
    await run();
    const refused = await wosync(admin, "sync", { work_order_id: order.id });
    expect([refused.status, refused.body.errors[0].code]).toEqual([409, "already_synchronized"]);
    const changed = { id: order.id, version: order.version, note: "Changed" };
    attributes(await admin.call("workorder", "update", "work_order", changed));
    const second = await send(order);
    await run();
    expect(second).not.toBe(first);
    expect(receiver.arrivals.map((one) => one.deliveryId)).toEqual([first, second]);
    expect(JSON.parse(receiver.of(second)[0]?.body ?? "").work_order.note).toBe("Changed");
  });

  it("is queued once, however many ask at the same time", async () => {
    const order = await newOrder();
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => wosync(admin, "sync", { work_order_id: order.id })),
    );
    // Whoever asks when it has arrived already is told so.
    const late = replies.filter(({ status }) => status === 409);
    for (const { body } of late) expect(body.errors[0].code).toBe("already_synchronized");
    const queued = replies.filter((reply) => !late.includes(reply));
    expect(new Set(queued.map((reply) => attributes(reply).delivery_id)).size).toBe(1);
    await run();
    expect(receiver.arrivals).toHaveLength(1);
  });

  it("goes no more when a newer version waits in its place", async () => {
    manner = () => "fail";
    const order = await newOrder();
    const first = await send(order);
    await run();
    attributes(
      await admin.call("workorder", "update", "work_order", { id: order.id, version: 1, note: "Newer" }),
    );
    const second = await send(order);
    manner = () => "ok";
    await run(2);
    expect(receiver.of(first)).toHaveLength(1);
    expect(receiver.of(second)).toHaveLength(1);
    expect([(await load(first)).status, (await load(second)).status]).toEqual(["dead", "delivered"]);
    const refused = await wosync(admin, "resend", { delivery_id: first });
    expect([refused.status, refused.body.errors[0].code]).toEqual([409, "already_synchronized"]);
  });
});

describe("a bad receiver", () => {
  it.each([
    ["fail", 503, "answered", "the customer's system answered 503"],
    ["hang", null, "timed_out", "no answer within 1 seconds"],
    ["break", null, "broken_off", expect.any(String)],
    ["redirect", 307, "answered", "the customer's system answered 307"],
  ] as const)("that %ss gets the same again under the same id", async (odd, status, reason, problem) => {
    manner = (before) => (before === 0 ? odd : "ok");
    const id = await send(await newOrder());
    await server.app.jobs.runDue();
    expect(await load(id)).toMatchObject({ status: "failed", attempts: 1, response_status: status });
    const [job] = await server.app.db.run<{ seconds: number }>(
      sql`select extract(epoch from run_at - clock_timestamp())::float8 as seconds from job where id = ${id}`,
    );
    expect(job?.seconds).toBeGreaterThan(0);
    expect(job?.seconds).toBeLessThan(10);
    await run();
    const log = await load(id);
    expect(log).toMatchObject({ status: "delivered", attempts: 2, response_status: 200 });
    expect(log.tries).toMatchObject([
      { response_status: status, reason, problem },
      { response_status: 200, reason: null, problem: null },
    ]);
    const [first, second, ...more] = receiver.of(id);
    expect(more).toEqual([]);
    expect(second?.body).toBe(first?.body);
    expect(receiver.arrivals.every((one) => one.isSigned && one.path === "/inbox")).toBe(true);
  });

  it.each([
    ["late", 202],
    ["drop", 200],
    ["endless", 200],
  ] as const)("that is %s has taken it all the same, and never gets it again", async (odd, status) => {
    manner = () => odd;
    const id = await send(await newOrder());
    await run(3);
    const log = await load(id);
    expect(log).toMatchObject({ status: "delivered", attempts: 1, response_status: status });
    expect(String(log.response).length).toBeLessThanOrEqual(2_000);
    expect(receiver.of(id)).toHaveLength(1);
  });

  it("is given up after the last try, and gets it when a person sends it again", async () => {
    manner = () => "fail";
    const id = await send(await newOrder());
    await run(20);
    const dead = await load(id);
    expect(dead).toMatchObject({ status: "dead", attempts: 8 });
    expect(dead.tries).toHaveLength(8);
    expect(receiver.of(id)).toHaveLength(8);
    manner = () => "ok";
    expect(attributes(await wosync(admin, "resend", { delivery_id: id }))).toEqual({
      delivery_id: id,
      status: "queued",
    });
    await run();
    expect(await load(id)).toMatchObject({ status: "delivered", attempts: 9 });
    const refused = await wosync(admin, "resend", { delivery_id: id });
    expect([refused.status, refused.body.errors[0].code]).toEqual([409, "already_synchronized"]);
  });

  it("holds up nobody else", async () => {
    manner = () => "hang";
    const hanging: string[] = [];
    for (let at = 0; at < 8; at++) hanging.push(await send(await newOrder()));
    const good = await oddReceiver(SECRET, () => "ok");
    await setCustomer(fixtures.otherCustomer, { syncs: true, sync_address: good.url, sync_secret: SECRET });
    const id = await send(await newOrder({ customer_id: fixtures.otherCustomer }));
    const running = server.app.jobs.runDue();
    const began = performance.now();
    while (good.of(id).length === 0 && performance.now() - began < 5_000)
      await new Promise((done) => setTimeout(done, 10));
    expect(good.of(id)).toHaveLength(1);
    // One round of three that hang takes a second; behind all eight it would have waited for three.
    expect(performance.now() - began).toBeLessThan(1_500);
    await running;
    await good.close();
    await server.app.db.run(sql`delete from job where id = any(${hanging}::uuid[])`);
  });
});

describe("an attachment", () => {
  it("goes one by one, byte for byte, once", async () => {
    const order = await newOrder();
    const bytes = Buffer.concat([Buffer.from("%PDF-1.4\n"), Buffer.alloc(100_001, 7)]);
    const file = attributes(
      await admin.call("filemanager", "create", "attachment", {
        name: "certificate.pdf",
        file: `data:application/pdf;base64,${bytes.toString("base64")}`,
        reference_id: order.id,
        field: "documents",
      }),
    );
    const listed = async () =>
      attributes(await wosync(admin, "list_sync_attachments", { work_order_id: order.id }));
    expect(await listed()).toEqual([
      { attachment_id: file.id, name: "certificate.pdf", status: "not_synchronized", at: null },
    ]);
    const { delivery_id: id } = attributes(
      await wosync(admin, "sync_attachment", { attachment_id: file.id }),
    );
    await run();
    const [arrival] = receiver.of(id);
    expect(arrival?.isSigned).toBe(true);
    const { attachment, work_order: told } = JSON.parse(arrival?.body ?? "");
    expect(told).toEqual({ id: order.id, wocode: order.wocode });
    expect(attachment).toMatchObject({ id: file.id, name: "certificate.pdf", size: bytes.length });
    expect(Buffer.from(attachment.content, "base64").equals(bytes)).toBe(true);
    expect(await listed()).toMatchObject([{ attachment_id: file.id, status: "delivered" }]);
    // The log tells what was sent, without a hundred thousand bytes of it.
    expect((await load(id)).request.attachment).not.toHaveProperty("content");
    const refused = await wosync(admin, "sync_attachment", { attachment_id: file.id });
    expect([refused.status, refused.body.errors[0].code]).toEqual([409, "already_synchronized"]);
  });
});

describe("a file of the field", () => {
  const DOT =
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  const photoOf = async (id: string, name: string) =>
    attributes(
      await admin.call("filemanager", "create", "attachment", {
        name,
        file: DOT,
        reference_id: id,
        field: "photos",
      }),
    ).id;

  it("goes like one of the order, where its customer sees the row, and no other goes", async () => {
    const [row] = await server.app.db.run<{ id: string; work_order_id: string; customer_id: string }>(
      sql`select o.id, o.work_order_id, w.customer_id from occurrence o join work_order w on w.id = o.work_order_id
        join operation p on p.id = o.operation_id and p.status = 'started' where o.active and w.country = 'BR' limit 1`,
    );
    const [partial] = await server.app.db.run<{ id: string; work_order_id: string }>(
      sql`select c.id, c.work_order_id from classification c
        join operation p on p.id = c.operation_id and p.status = 'started'
        where c.kind = 'partial' and not c.locked and not c.superseded and c.active and c.country = 'BR' limit 1`,
    );
    if (!row || !partial) throw new Error("the demo has neither occurrence nor classification");
    await setCustomer(row.customer_id, { syncs: true, sync_address: receiver.url, sync_secret: SECRET });
    const seen = await photoOf(row.id, "rain.png");
    const hidden = await photoOf(partial.id, "sample.png");
    const listed = async (order: string) =>
      attributes(await wosync(admin, "list_sync_attachments", { work_order_id: order })).map(
        (one: { attachment_id: string }) => one.attachment_id,
      );
    expect(await listed(row.work_order_id)).toContain(seen);
    expect(await listed(partial.work_order_id)).not.toContain(hidden);
    expect((await wosync(admin, "sync_attachment", { attachment_id: hidden })).status).toBe(404);
    expect(
      (await wosync(await server.as("ops.ar"), "sync_attachment", { attachment_id: seen })).status,
    ).not.toBe(200);
    const [one, other] = await Promise.all([
      wosync(admin, "sync_attachment", { attachment_id: seen }),
      wosync(admin, "sync_attachment", { attachment_id: seen }),
    ]);
    const { delivery_id: id } = attributes(one);
    expect(attributes(other).delivery_id).toBe(id);
    await run();
    expect(receiver.of(id)).toHaveLength(1);
    const { attachment, work_order: told } = JSON.parse(receiver.of(id)[0]?.body ?? "");
    expect(told.id).toBe(row.work_order_id);
    expect(attachment).toMatchObject({ id: seen, reference_type: "occurrence", reference_id: row.id });
    expect(attachment.content).toBe(DOT.split(",")[1]);
    const again = await wosync(admin, "sync_attachment", { attachment_id: seen });
    expect([again.status, again.body.errors[0].code]).toEqual([409, "already_synchronized"]);
  });
});

describe("who and where to", () => {
  it("refuses customers that do not sync, and those without a secret", async () => {
    const order = await newOrder();
    await setCustomer(fixtures.customer, { syncs: false });
    const off = await wosync(admin, "sync", { work_order_id: order.id });
    expect([off.status, off.body.errors[0].code]).toEqual([409, "sync_not_for_customer"]);
    await setCustomer(fixtures.customer, { syncs: true, sync_secret: null });
    const unsigned = await wosync(admin, "sync", { work_order_id: order.id });
    expect([unsigned.status, unsigned.body.errors[0].code]).toEqual([409, "sync_not_for_customer"]);
    expect(receiver.arrivals).toEqual([]);
  });

  it("is closed to those of another country and another customer, and open to the customer's own", async () => {
    const order = await newOrder();
    const id = await send(order);
    await run();
    const foreign = await newOrder({ customer_id: fixtures.otherCustomer });
    await setCustomer(fixtures.otherCustomer, {
      syncs: true,
      sync_address: receiver.url,
      sync_secret: SECRET,
    });
    const hidden = await send(foreign);
    await server.app.db.run(sql`insert into profile_services (id, parent_id, position, service, role, permissions)
      select gen_random_uuid(), p.id, 900, 'wosync', 'sync', array['list', 'load', 'create']
      from profile p join "user" u on u.id = p.user_id where u.login in ('customer@demo.test', 'ops.ar@demo.test')`);
    for (const account of ["customer", "ops.ar"] as const) {
      const client = await server.as(account);
      for (const [action, input] of [
        ["load", { id: hidden }],
        ["history", { id: hidden }],
        ["resend", { delivery_id: hidden }],
        ["sync", { work_order_id: foreign.id }],
        ["list_sync_attachments", { work_order_id: foreign.id }],
      ] as const) {
        const reply = await wosync(client, action, input);
        expect([account, action, reply.status]).toEqual([account, action, 404]);
      }
      const listed = attributes(await wosync(client, "list", { pagination: { size: 500 } }));
      const seen = listed.map((row: { id: string }) => row.id);
      expect([account, seen.includes(id), seen.includes(hidden)]).toEqual([
        account,
        account === "customer",
        false,
      ]);
    }
    const clerk = await server.as("billing.br");
    expect((await wosync(clerk, "sync", { work_order_id: order.id })).status).toBe(403);
  });

  it("never goes to this machine or a private network unless told to, whatever name leads there", async () => {
    const strict = await openTestServer({ env: { SYNC_TIMEOUT: "2" } });
    startJobs(strict.app);
    try {
      const boss = await strict.as("admin");
      const here = new URL(receiver.url);
      const known = await fixturesOf(strict);
      for (const host of ["127.0.0.1", "localhost", "0x7f.1", "2130706433", "0.0.0.0", "10.0.0.1"]) {
        const address = `http://${host}:${here.port}/inbox`;
        const { version } = attributes(await boss.register("load", "customer", { id: known.customer }));
        const values = { syncs: true, sync_address: address, sync_secret: SECRET };
        attributes(await boss.register("update", "customer", { id: known.customer, version, ...values }));
        const order = attributes(await boss.call("workorder", "create", "work_order", orderOf(known)));
        const sent = await boss.call("wosync", "sync", "sync", { work_order_id: order.id });
        const { delivery_id: id } = attributes(sent);
        await strict.app.jobs.runDue();
        const log = attributes(await boss.call("wosync", "load", "sync", { id }));
        expect([host, log.status, log.tries[0].reason]).toEqual([host, "failed", "private_address"]);
      }
      expect(receiver.arrivals).toEqual([]);
    } finally {
      await strict.close();
    }
  });
});

it("never tells the secret again: not in rows, lists, sheets, histories, the log or the search", async () => {
  const id = await send(await newOrder());
  await run();
  const about = { id: fixtures.customer };
  const texts = [
    await admin.register("load", "customer", about),
    await admin.register("list", "customer", { pagination: { size: 500 } }),
    await admin.register("history", "customer", about),
    await admin.register("export", "customer", {}),
    await wosync(admin, "load", { id }),
    await wosync(admin, "history", { id }),
    await wosync(admin, "list", {}),
    await wosync(admin, "export", {}),
  ].map((reply) => reply.raw.toString("latin1"));
  for (const text of texts) expect(text).not.toContain(SECRET);
  const row = attributes(await admin.register("load", "customer", about));
  expect(row.sync_secret).toMatch(/^•{8}-[0-9a-f]{16}$/);
  for (const table of ["audit_entry", "customer", "sync", "idempotency", "job"]) {
    const [found] = await server.app.db.run<{ n: number }>(
      sql`select count(*)::int as n from (select to_jsonb(t)::text as line from ${name(table)} t) x where position(${SECRET}::text in line) > 0`,
    );
    expect([table, found?.n]).toEqual([table, 0]);
  }
  // A filter must not tell it letter by letter either.
  const asked = [{ attribute: "sync_secret", operator: "like", value: SECRET.slice(0, 5) }];
  const reply = await admin.register("list", "customer", { conditions: asked });
  expect(reply.status === 200 ? reply.body.attributes : []).toEqual([]);
});

it("keeps the secret when a row comes back with its mark, and forgets it when another is set", async () => {
  const secrets = () =>
    server.app.db.run<{ secret: string }>(sql`select s.secret from customer_secret s
    join customer c on c.sync_secret = s.mark where c.id = ${fixtures.customer}`);
  const row = attributes(await admin.register("load", "customer", { id: fixtures.customer }));
  await setCustomer(fixtures.customer, { sync_secret: row.sync_secret, language: "fr" });
  expect(await secrets()).toEqual([{ secret: SECRET }]);
  await setCustomer(fixtures.customer, { sync_secret: "another one" });
  expect(await secrets()).toEqual([{ secret: "another one" }]);
  const [old] = await server.app.db.run(sql`select 1 from customer_secret where mark = ${row.sync_secret}`);
  expect(old).toBeUndefined();
  // The mark of somebody else is a text like any other: it opens nothing.
  const other = attributes(await admin.register("load", "customer", { id: fixtures.customer })).sync_secret;
  await setCustomer(fixtures.otherCustomer, { sync_secret: other });
  const [stolen] = await server.app.db.run<{ secret: string }>(sql`select s.secret from customer_secret s
    join customer c on c.sync_secret = s.mark where c.id = ${fixtures.otherCustomer}`);
  expect(stolen?.secret).toBe(other);
});
