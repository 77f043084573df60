/** An id names one thing for good: nobody reads or changes a row through another row that has the same id. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { uuid7 } from "#adapters/ids";
import { sql } from "#db/sql";
import { startJobs } from "#start";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { attributes, type Fixtures, fixturesOf, nominationOf, orderOf, refusal } from "./orders.ts";

let server: TestServer;
let ops: Client;
let guest: Client;
let fixtures: Fixtures;
let order: { id: string };
let paper: { id: string };

const page = (text: string) => `data:text/plain;base64,${Buffer.from(text).toString("base64")}`;
const attach = (client: Client, reference_id: string, text: string, more: object = {}) =>
  client.call("filemanager", "create", "attachment", {
    name: "paper.txt",
    file: page(text),
    reference_id,
    ...more,
  });
const nominate = (client: Client, id: string) =>
  client.call("service", "create", "nomination", nominationOf(fixtures, { id }));
const newId = () => uuid7(server.app.clock.now());

beforeAll(async () => {
  server = await openTestServer();
  ops = await server.as("ops.br");
  guest = await server.as("customer");
  fixtures = await fixturesOf(server);
  const foreign = orderOf(fixtures, { customer_id: fixtures.otherCustomer, note: "what we think of them" });
  order = attributes(await ops.call("workorder", "create", "work_order", foreign));
  paper = attributes(await attach(ops, order.id, "a true paper"));
});
afterAll(() => server.close());

/** As it was possible before ids were checked; a row like this must still open nothing. */
async function forceTwin(): Promise<string> {
  const twin = attributes(await nominate(guest, newId()));
  await server.app.db.run(sql`update nomination set id = ${order.id} where id = ${twin.id}`);
  return order.id;
}

describe("an id that a client chooses", () => {
  it("is refused when any record holds it, as if the caller lacked the right", async () => {
    const taken = await nominate(guest, order.id);
    expect(refusal(taken)).toEqual([403, "not_authorized", undefined]);
    const noRight = await guest.call("register", "create", "port", { id: newId(), name: "Mine" });
    const told = ({ request_id: _, ...rest }: Record<string, unknown>) => rest;
    expect(told(taken.body)).toEqual(told(noRight.body));
  });

  it("is refused when something that is gone held it: its history is still there", async () => {
    const admin = await server.as("admin");
    const gone = attributes(
      await admin.register("create", "measure", { name: "Gone", symbol: "gn", kind: "mass" }),
    );
    attributes(await admin.register("delete", "measure", { id: gone.id }));
    expect(refusal(await nominate(guest, gone.id))).toEqual([403, "not_authorized", undefined]);
    expect(
      refusal(
        await admin.register("create", "measure", { id: gone.id, name: "Again", symbol: "ag", kind: "mass" }),
      ),
    ).toEqual([403, "not_authorized", undefined]);
  });

  it("says that it exists to whoever may see the row it names", async () => {
    const id = newId();
    attributes(await nominate(guest, id));
    expect(refusal(await nominate(guest, id))).toEqual([422, "already_exists", "id"]);
  });

  it("is a version 7, for rows and for files", async () => {
    const old = "0f8fad5b-d9cb-469f-a165-70867728950e";
    expect(refusal(await nominate(guest, old))).toEqual([405, "invalid", "id"]);
    expect(refusal(await attach(ops, order.id, "x", { id: old }))).toEqual([405, "invalid", "id"]);
  });

  it("is given once when two ask for it in the same moment", async () => {
    const id = newId();
    const replies = await Promise.all([
      nominate(guest, id),
      ops.call("workorder", "create", "work_order", orderOf(fixtures, { id })),
      ops.register("create", "terminal", { id, name: "Twin", port_id: fixtures.port }),
    ]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 403, 403]);
  });

  it("cannot be a row's for a file, nor a file's for a row", async () => {
    expect(refusal(await attach(ops, order.id, "x", { id: order.id }))).toEqual([
      403,
      "not_authorized",
      undefined,
    ]);
    expect(refusal(await nominate(guest, paper.id))).toEqual([403, "not_authorized", undefined]);
  });

  it("is refused for a file of somebody else's as if the caller lacked the right", async () => {
    const own = attributes(await nominate(guest, newId()));
    expect(refusal(await attach(guest, own.id, "mine", { id: paper.id }))).toEqual([
      403,
      "not_authorized",
      undefined,
    ]);
  });
});

describe("a row that shares its id with an order all the same", () => {
  let twin: string;
  beforeAll(async () => {
    twin = await forceTwin();
  });

  it("shows its own history alone", async () => {
    const history = attributes(await guest.call("service", "history", "nomination", { id: twin }));
    expect(JSON.stringify(history)).not.toContain("what we think of them");
    expect(history).toEqual([]);
  });

  it("shows its own statuses alone", async () => {
    const log = attributes(await guest.call("service", "getstatuslog", "nomination", { id: twin }));
    expect(log.filter((one: { active: boolean }) => one.active)).toEqual([]);
  });

  it("gives nobody the files of the order, to read, to change or to remove", async () => {
    const row = attributes(await guest.call("service", "load", "nomination", { id: twin }));
    expect(row.documents).toEqual([]);
    const get = await server.get(`/api/files/${paper.id}`, { authorization: `Bearer ${guest.token}` });
    expect(get.status).toBe(404);
    for (const [action, input] of [
      ["delete", {}],
      ["update", { version: 1, name: "forged.txt" }],
    ] as const) {
      const reply = await guest.call("filemanager", action, "attachment", { id: paper.id, ...input });
      expect([action, reply.status]).toEqual([action, 404]);
    }
    const listed = await guest.call("filemanager", "list", "attachment", { reference_id: twin });
    expect(JSON.stringify(listed.body)).not.toContain(paper.id);
  });

  it("puts no file beside those of the order, and takes none away when it is removed", async () => {
    await attach(guest, twin, "a forged paper", { field: "documents" });
    const files = async () =>
      (
        await server.app.db.run(
          sql`select id from attachment where owner_record = 'work_order' and owner_id = ${order.id}`,
        )
      ).map((one) => one.id);
    expect(await files()).toEqual([paper.id]);
    await server.app.db.run(sql`update nomination set status = 'pending' where id = ${twin}`);
    await (await server.as("admin")).call("service", "delete", "nomination", { id: twin });
    expect(await files()).toEqual([paper.id]);
  });
});

describe("a sheet", () => {
  it("makes no row under an id that another record holds", async () => {
    const sheet = `id,name,symbol,kind\n${order.id},Smuggled,sm,mass\n`;
    const admin = await server.as("admin");
    const opened = attributes(
      await admin.register("import", "measure", {
        step: "open",
        name: "measures.csv",
        file: Buffer.from(sheet).toString("base64"),
      }),
    );
    attributes(
      await admin.register("import", "measure", { step: "map", id: opened.id, mapping: opened.mapping }),
    );
    await checked(admin, opened.id);
    const found = attributes(await admin.register("import", "measure", { step: "rows", id: opened.id }));
    expect(found.rows[0].issues.map((one: { code: string }) => one.code)).toEqual(["not_authorized"]);
  });

  async function checked(admin: Client, id: string): Promise<void> {
    startJobs(server.app);
    for (let turn = 0; turn < 200; turn++) {
      const { state } = attributes(await admin.register("import", "measure", { step: "status", id }));
      if (state === "checked") return;
      await server.app.jobs.runDue();
      await new Promise((done) => setTimeout(done, 50));
    }
  }
});
