/**
 * Rows that belong to others: three levels under an order, scope, country, lock, events and files follow the order
 * without a line of their own. Two orders, of two customers; a visit, a round and a reading below each.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "#db/sql";
import { remindOfApprovals } from "#status/reminders";
import { TEST_RECORDS } from "./fixtures/records.ts";
import { type AccountName, type Client, openTestServer, type Reply, type TestServer } from "./harness.ts";
import { attributes, type Fixtures, fixturesOf, orderOf } from "./orders.ts";

let server: TestServer;
let fixtures: Fixtures;
const clients = new Map<AccountName, Client>();

const ROLES = ["visit", "round", "reading"] as const;
const RIGHTS = ["list", "load", "create", "update", "delete", "changestatus", "approve_1"];

beforeAll(async () => {
  server = await openTestServer({ records: TEST_RECORDS });
  fixtures = await fixturesOf(server);
  for (const account of ["ops.br", "ops.ar", "customer"] as const)
    for (const role of ROLES) await grant(account, role, RIGHTS);
  for (const account of ["admin", "ops.br", "ops.ar", "customer"] as const)
    clients.set(account, await server.as(account));
});
afterAll(() => server.close());

async function grant(account: AccountName, role: string, permissions: readonly string[]): Promise<void> {
  const profile = sql`(select p.id from profile p join "user" u on u.id = p.user_id
    where u.login = ${`${account}@demo.test`} order by p.position limit 1)`;
  await server.app.db.run(sql`insert into profile_services (id, parent_id, position, service, role, permissions)
    values (gen_random_uuid(), ${profile}, 950, 'service', ${role}, ${permissions}::text[])`);
}

const as = (account: AccountName): Client => {
  const found = clients.get(account);
  if (!found) throw new Error(account);
  return found;
};
const call = (account: AccountName, type: string, action: string, input: object) =>
  as(account).call("service", action, type, input);
const refused = ({ status, body }: Reply) => [status, body.errors?.[0]?.code, body.errors?.[0]?.field];

interface Tree {
  readonly order: string;
  readonly visit: string;
  readonly round: string;
  readonly reading: string;
}

async function plant(customer = fixtures.customer): Promise<Tree> {
  const order = orderOf(fixtures, { customer_id: customer });
  const { id: orderId } = attributes(await as("admin").call("workorder", "create", "work_order", order));
  const make = async (type: string, values: object) =>
    attributes(await call("ops.br", type, "create", { name: `A ${type}`, ...values })).id as string;
  const visit = await make("visit", { work_order_id: orderId });
  const round = await make("round", { visit_id: visit });
  const reading = await make("reading", { round_id: round, value: "12.500" });
  return { order: orderId, visit, round, reading };
}

const versionOf = async (type: string, id: string) =>
  attributes(await as("admin").call(type === "work_order" ? "workorder" : "service", "load", type, { id }))
    .version;

describe("what a row takes over", () => {
  it("is the country and the topmost row, and nobody sends others", async () => {
    const tree = await plant();
    const row = attributes(await call("ops.br", "reading", "load", { id: tree.reading }));
    expect(row).toMatchObject({ country: "BR", work_order_id: tree.order, status: "draft", revision: 1 });
    const other = await plant();
    const send = (input: object) =>
      call("ops.br", "reading", "update", { id: tree.reading, version: 1, ...input });
    expect(refused(await send({ work_order_id: other.order }))).toEqual([
      405,
      "not_editable",
      "work_order_id",
    ]);
    expect(refused(await send({ round_id: other.round }))).toEqual([405, "not_editable", "round_id"]);
    expect(refused(await send({ country: "AR" }))[0]).toBe(403);
    const abroad = await call("admin", "reading", "create", {
      name: "x",
      round_id: tree.round,
      country: "AR",
    });
    expect(refused(abroad)).toEqual([405, "not_editable", "country"]);
  });

  it("asks for a parent that is there for the caller, with everything else that is wrong", async () => {
    const nobody = "018f0000-0000-7000-8000-000000000000";
    expect(refused(await call("ops.br", "round", "create", { name: "x", visit_id: nobody }))).toEqual([
      405,
      "reference_not_found",
      "visit_id",
    ]);
    const none = await call("ops.br", "round", "create", {});
    expect(none.body.errors.map((one: { field: string }) => one.field).sort()).toEqual(["name", "visit_id"]);
    const { visit } = await plant(fixtures.otherCustomer);
    expect(refused(await call("customer", "round", "create", { name: "x", visit_id: visit }))).toEqual([
      405,
      "reference_not_found",
      "visit_id",
    ]);
  });

  it("goes with a row that moves to another country", async () => {
    const tree = await plant();
    const moved = {
      country: "AR",
      ship_id: fixtures.ship,
      port_id: await portOf("AR"),
      customer_id: await customerOf("AR"),
    };
    const reply = await as("admin").call("workorder", "update", "work_order", {
      id: tree.order,
      version: 1,
      ...moved,
    });
    expect([reply.status, reply.body.errors]).toEqual([200, undefined]);
    for (const [type, id] of Object.entries(tree).filter(([type]) => type !== "order")) {
      expect([type, (await call("ops.br", type, "load", { id })).status]).toEqual([type, 404]);
      expect([type, (await call("ops.ar", type, "load", { id })).status]).toEqual([type, 200]);
    }
  });
});

const first = async (text: ReturnType<typeof sql>) => (await server.app.db.run<{ id: string }>(text))[0]?.id;
const portOf = (country: string) => first(sql`select id from port where country = ${country} limit 1`);
const customerOf = (country: string) =>
  first(sql`select id from customer where country = ${country} limit 1`);

describe("who sees a row", () => {
  it("is who may see the order: no other country, no other customer, on no path", async () => {
    const own = await plant();
    const other = await plant(fixtures.otherCustomer);
    for (const [account, tree, sees] of [
      ["ops.br", own, true],
      ["ops.ar", own, false],
      ["customer", own, true],
      ["customer", other, false],
    ] as const) {
      for (const type of ROLES) {
        const id = tree[type];
        const found = [
          (await call(account, type, "load", { id })).status === 200,
          (await call(account, type, "history", { id })).status === 200,
          (await call(account, type, "list", { conditions: [{ attribute: "id", operator: "=", value: id }] }))
            .body.attributes.length === 1,
          (await as(account).call("filemanager", "list", "attachment", { reference_id: id })).status === 200,
        ];
        expect([account, type, ...found]).toEqual([account, type, sees, sees, sees, sees]);
      }
    }
  });

  it("is asked through a reference as it is listed: nothing is found out about another customer's", async () => {
    const own = await plant();
    const other = await plant(fixtures.otherCustomer);
    const secret = { id: other.visit, version: 1, name: "Secret visit" };
    attributes(await call("ops.br", "visit", "update", secret));
    // A round of their own that somehow names the other's visit tells nothing of it.
    await server.app.db.run(sql`update round set visit_id = ${other.visit} where id = ${own.round}`);
    const ask = (account: AccountName) =>
      call(account, "round", "list", {
        conditions: [
          { attribute: "id", operator: "=", value: own.round },
          { attribute: "visit.name", operator: "like", value: "Secret" },
        ],
      });
    expect((await ask("ops.br")).body.attributes).toHaveLength(1);
    const { status, body } = await ask("customer");
    expect([status, body.attributes]).toEqual([200, []]);
  });

  it("needs the right on that kind of order", async () => {
    const tree = await plant();
    await server.app.db.run(sql`update profile_services set permissions = array_remove(permissions, 'load')
      where service = 'workorder' and role = 'ship' and parent_id in (select p.id from profile p
        join "user" u on u.id = p.user_id where u.login = 'billing.br@demo.test')`);
    await grant("billing.br", "reading", RIGHTS);
    const billing = await server.as("billing.br");
    const load = await billing.call("service", "load", "reading", { id: tree.reading });
    expect(load.status).toBe(404);
    const list = await billing.call("service", "list", "reading", {});
    expect(list.body.attributes).toEqual([]);
  });
});

describe("what locks a row", () => {
  const file = `data:text/plain;base64,${Buffer.from("note").toString("base64")}`;
  const upload = (reading: string) =>
    as("ops.br").call("filemanager", "create", "attachment", {
      name: "note.txt",
      file,
      field: "photos",
      reference_id: reading,
    });

  async function tryAll({ round, reading }: Tree) {
    const version = await versionOf("reading", reading);
    return [
      await call("ops.br", "reading", "create", { name: "late", round_id: round }),
      await call("ops.br", "reading", "update", { id: reading, version, value: "1" }),
      await call("ops.br", "reading", "submit", { id: reading, version }),
      await call("ops.br", "reading", "delete", { id: reading, version }),
      await upload(reading),
    ].map((reply) => [reply.status, reply.body.errors?.[0]?.code]);
  }

  it("is a row above it, two levels up", async () => {
    const tree = await plant();
    attributes(await upload(tree.reading));
    const closing = { id: tree.visit, version: 1, closed: true };
    attributes(await call("ops.br", "visit", "update", closing));
    expect(await tryAll(tree)).toEqual(Array(5).fill([425, "finished"]));
    const late = await call("ops.br", "round", "create", { name: "late", visit_id: tree.visit });
    expect(refused(late)).toEqual([425, "finished", "visit_id"]);
  });

  it("is the order itself, three levels up; what is said about it stays open", async () => {
    const tree = await plant();
    const justification = "not needed";
    const canceled = { id: tree.order, version: 1, status: "canceled", justification };
    attributes(await as("admin").call("workorder", "changestatus", "work_order", canceled));
    expect(await tryAll(tree)).toEqual(Array(5).fill([425, "finished"]));
    const comment = { work_order_id: tree.order, text: "Who canceled it?" };
    attributes(await as("admin").call("workorder", "create", "comment", comment));
  });

  it("holds when both happen at once: nothing is written below what was closed before", async () => {
    const tree = await plant();
    const writes = Array.from({ length: 12 }, (_, at) =>
      call("ops.br", "reading", "create", { name: `rush ${at}`, round_id: tree.round }),
    );
    const closed = call("ops.br", "visit", "update", { id: tree.visit, version: 1, closed: true });
    const results = await Promise.all(writes);
    attributes(await closed);
    const made = results.filter((reply) => reply.status === 200).map((reply) => reply.body.attributes.id);
    for (const { status } of results) expect([200, 425]).toContain(status);
    const kept = await server.app.db.run<{ id: string }>(
      sql`select id from reading where round_id = ${tree.round} and name like 'rush %'`,
    );
    expect(kept.map(({ id }) => id).sort()).toEqual(made.sort());
    const told = await server.app.db.run<{ id: string }>(
      sql`select record_id as id from audit_entry
        where record_id = any(${made}::uuid[]) and body::json ->> 'type' = 'reading'`,
    );
    expect(told.map(({ id }) => id).sort()).toEqual(made);
    expect((await tryAll(tree))[0]).toEqual([425, "finished"]);
  });
});

describe("what is told of a row", () => {
  it("names the rows above it, and reaches who may see them and nobody else; files too", async () => {
    const base = await server.http.listen({ port: 0, host: "127.0.0.1" });
    const lines = await Promise.all(
      (["ops.br", "ops.ar", "customer"] as const).map((account) => listen(base, as(account).token)),
    );
    const tree = await plant(fixtures.otherCustomer);
    const uploaded = await as("ops.br").call("filemanager", "create", "attachment", {
      name: "note.txt",
      file: `data:text/plain;base64,${Buffer.from("seen").toString("base64")}`,
      reference_id: tree.reading,
    });
    const fileId = attributes(uploaded).id;
    const parents = [
      { type: "round", id: tree.round, reference: "round_id" },
      { type: "visit", id: tree.visit },
      { type: "work_order", id: tree.order },
    ];
    const [brazil, argentina, customer] = lines;
    await until(() => brazil?.heard.some((one) => one.id === fileId) === true);
    expect(brazil?.heard).toContainEqual({
      service: "service",
      type: "reading",
      id: tree.reading,
      action: "create",
      version: 1,
      parents,
    });
    expect(brazil?.heard).toContainEqual(
      expect.objectContaining({
        type: "attachment",
        id: fileId,
        parents: [{ type: "reading", id: tree.reading }, ...parents],
      }),
    );
    const ours = new Set<unknown>([...Object.values(tree), fileId]);
    for (const line of [argentina, customer])
      expect(line?.heard.filter((one) => ours.has(one.id))).toEqual([]);
    for (const line of lines) line.stop();
  });
});

async function listen(base: string, token: string) {
  const stop = new AbortController();
  const response = await fetch(`${base}/api/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stop.signal,
  });
  const heard: Record<string, unknown>[] = [];
  void (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? [])
      for (const line of decoder.decode(chunk).split("\n"))
        if (line.startsWith("data: ")) heard.push(JSON.parse(line.slice(6)));
  })().catch(() => undefined);
  return { heard, stop: () => stop.abort() };
}

async function until(test: () => boolean): Promise<void> {
  for (let turn = 0; turn < 100 && !test(); turn++) await new Promise((done) => setTimeout(done, 30));
}

describe("its approval", () => {
  it("goes from us to the customer, comes with the row, and back as the next version", async () => {
    const { reading: id } = await plant();
    const step = async (account: AccountName, action: string, more: object = {}) =>
      call(account, "reading", action, { id, version: await versionOf("reading", id), ...more });
    const sent = attributes(await step("ops.br", "submit"));
    expect(sent.status).toBe("checked");
    expect(sent.verdicts.statuses.map((one: { call: string; may: boolean }) => [one.call, one.may])).toEqual([
      ["disapprove", true],
      ["approve", true],
    ]);
    expect(refused(await step("customer", "approve"))).toEqual([409, "status_not_permitted", undefined]);
    expect(attributes(await step("ops.br", "approve")).status).toBe("sent");
    expect(refused(await step("ops.br", "approve", { justification: "by phone" }))).toEqual([
      403,
      "not_authorized",
      undefined,
    ]);
    expect(refused(await step("customer", "disapprove"))).toEqual([
      405,
      "justification_required",
      "justification",
    ]);
    const back = attributes(await step("customer", "disapprove", { justification: "too wet" }));
    expect([back.status, back.revision]).toEqual(["draft", 2]);
    const log = attributes(await call("ops.br", "reading", "getstatuslog", { id }));
    const had = log.filter((one: { active: boolean }) => one.active);
    expect(had.map((one: { status: string }) => one.status)).toEqual(["draft", "checked", "sent", "draft"]);
    const history = attributes(await call("ops.br", "reading", "history", { id }));
    expect(history.map((one: { action: string }) => one.action)).toEqual([
      "disapprove",
      "approve",
      "submit",
      "create",
    ]);
  });

  it("keeps what was sent back as it was, beside what it became", async () => {
    const { reading: id } = await plant();
    const step = async (account: AccountName, action: string, more: object = {}) =>
      attributes(
        await call(account, "reading", action, { id, version: await versionOf("reading", id), ...more }),
      );
    const versions = async (account: AccountName) =>
      attributes(await call(account, "reading", "versions", { id })).map(
        (one: Version) => [one.revision, one.row.value, one.sent_back?.reason ?? null] as const,
      );
    expect(await versions("ops.br")).toEqual([[1, "12.500", null]]);
    await step("ops.br", "submit");
    await step("ops.br", "disapprove", { justification: "wrong scale" });
    await step("ops.br", "update", { value: "13.000" });
    await step("ops.br", "submit");
    await step("ops.br", "approve");
    await step("customer", "disapprove", { justification: "too wet" });
    await step("ops.br", "update", { value: "14.000" });
    expect(await versions("ops.br")).toEqual([
      [1, "12.500", "wrong scale"],
      [2, "13.000", "too wet"],
      [3, "14.000", null],
    ]);
    expect(await versions("customer")).toEqual([
      [1, "12.500", null],
      [2, "13.000", "too wet"],
      [3, "14.000", null],
    ]);
    expect(refused(await call("ops.ar", "reading", "versions", { id }))).toEqual([
      404,
      "not_found",
      undefined,
    ]);
  });

  it("tells whom it waits for, and reminds them day by day", async () => {
    const { reading: id } = await plant();
    const step = async (account: AccountName, action: string) =>
      attributes(await call(account, "reading", action, { id, version: await versionOf("reading", id) }));
    const told = async () =>
      server.app.db.run<{ kind: string; login: string }>(sql`select n.kind, u.login from notification n
        join "user" u on u.id = n.user_id where n.record_id = ${id} order by n.created_at, n.kind, u.login`);
    const later = (days: number) =>
      server.app.db.run(
        sql`update status_log set at = at - make_interval(days => ${days}) where record_id = ${id}`,
      );
    await step("ops.br", "submit");
    const asked = await told();
    expect(asked.map(({ login }) => login)).toContain("admin@demo.test");
    expect(asked.map(({ login }) => login)).not.toContain("ops.br@demo.test");
    expect(asked.map(({ login }) => login)).not.toContain("ops.ar@demo.test");
    await step("ops.br", "approve");
    expect(
      (await told()).filter(({ kind }) => kind === "approval_asked").map(({ login }) => login),
    ).toContain("customer@demo.test");
    const reminded = async () => (await told()).filter(({ kind }) => kind === "approval_waiting");
    await remindOfApprovals(server.app);
    expect(await reminded()).toEqual([]);
    await later(1);
    await remindOfApprovals(server.app);
    await remindOfApprovals(server.app);
    expect(await reminded()).toEqual([{ kind: "approval_waiting", login: "customer@demo.test" }]);
    await server.app.db.run(
      sql`update notification set created_at = created_at - interval '1 day' where record_id = ${id}`,
    );
    await remindOfApprovals(server.app);
    expect(await reminded()).toHaveLength(2);
    await step("customer", "approve");
    await server.app.db.run(
      sql`update notification set created_at = created_at - interval '1 day' where record_id = ${id}`,
    );
    await later(1);
    await remindOfApprovals(server.app);
    expect(await reminded()).toHaveLength(2);
  });
});

interface Version {
  readonly revision: number;
  readonly row: { readonly value: string };
  readonly sent_back: { readonly reason: string | null } | null;
}
