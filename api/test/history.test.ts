/** The history is complete, chained, and says where it was touched. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { sql } from "#db/sql";
import { verifyHistory } from "#db/verify-history";
import { TEST_RECORDS } from "./fixtures/records.ts";
import { type Client, openTestServer, type TestServer } from "./harness.ts";

let server: TestServer;
let ops: Client;

beforeAll(async () => {
  server = await openTestServer({ records: TEST_RECORDS });
  ops = await server.as("admin");
});
afterAll(() => server.close());

const make = async (name: string): Promise<string> =>
  (await ops.register("create", "port", { name })).body.attributes.id;

it("has an entry for every write, with address, request and both values", async () => {
  const id = await make("Before");
  const reply = await ops.register("update", "port", { id, version: 1, name: "After" });
  const [entry] = await server.app.db.run<{ body: string }>(
    sql`select body from audit_entry where record_id = ${id} order by at desc limit 1`,
  );
  expect(JSON.parse(entry?.body ?? "{}")).toMatchObject({
    action: "update",
    address: "127.0.0.1",
    request_id: reply.headers["x-request-id"],
    user: { id: ops.userId },
    version: 2,
    changes: { name: ["Before", "After"] },
  });
});

it("has no entry for a write that did not happen", async () => {
  const count = async () =>
    (await server.app.db.run<{ n: number }>(sql`select count(*) as n from audit_entry`))[0]?.n ?? 0;
  const id = await make("Quiet");
  const before = await count();
  await ops.register("update", "port", { id, version: 9, name: "stale" });
  await ops.register("update", "port", { id, version: 1, name: "" });
  await ops.register("update", "port", { id, version: 1, name: "Quiet" });
  await ops.register("create", "port", { name: "x", locode: "nonsense" });
  expect(await count()).toBe(before);
});

describe("of a change in one statement", () => {
  const before = {
    note: 'a "quoted"\nline',
    pieces: 3,
    load: "1.500",
    price: null,
    day: "2026-11-15",
    certified: true,
    family: "rubber",
  };
  const after = {
    note: "\\ é",
    pieces: 4,
    load: "57000.000",
    price: "0.10",
    day: null,
    certified: false,
    family: "composite",
  };
  const lastChanges = async (id: string) =>
    (await ops.register("history", "plain", { id })).body.attributes[0].changes;

  it("holds old and new value of every kind as the wire shows them", async () => {
    const { id } = (await ops.register("create", "plain", { name: "Kinds", ...before })).body.attributes;
    const reply = await ops.register("update", "plain", { id, version: 1, ...after });
    expect(reply.body.attributes).toMatchObject({ ...after, version: 2, name: "Kinds" });
    expect((await ops.register("load", "plain", { id })).body.attributes).toEqual(reply.body.attributes);
    const expected = Object.entries(after).map(([key, value]) => [
      key,
      [before[key as keyof typeof before], value],
    ]);
    expect(await lastChanges(id)).toEqual(Object.fromEntries(expected));
    expect((await verifyHistory(server.app.db)).broken).toBeUndefined();
  });

  it("leaves out what stayed the same", async () => {
    const { id } = (await ops.register("create", "plain", { name: "Same", ...before })).body.attributes;
    await ops.register("update", "plain", { id, version: 1, pieces: 3, load: "2" });
    expect(await lastChanges(id)).toEqual({ load: ["1.500", "2.000"] });
    const again = await ops.register("update", "plain", { id, version: 2, load: "2.0" });
    expect(again.body.attributes).toMatchObject({ version: 2, load: "2.000" });
  });

  it("is as strict as the long way", async () => {
    const { id } = (await ops.register("create", "plain", { name: "Strict", code: "S1", ...before })).body
      .attributes;
    await ops.register("create", "plain", { name: "Other", code: "S2" });
    const change = (attributes: object) => ops.register("update", "plain", { id, ...attributes });
    expect((await change({ version: 7, pieces: 9 })).body).toMatchObject({
      statusCode: 409,
      errors: [{ code: "stale", current: { pieces: 3 } }],
    });
    expect((await change({ pieces: 9 })).body.errors[0].code).toBe("version_required");
    expect((await change({ version: 1, pieces: "many" })).body.errors[0].field).toBe("pieces");
    expect((await change({ version: 1, code: "S2" })).body.errors[0]).toMatchObject({
      code: "taken",
      field: "code",
    });
    const foreign = await (await server.as("ops.ar")).register("update", "plain", {
      id,
      version: 1,
      pieces: 9,
    });
    expect(foreign.status).toBe(404);
    expect((await ops.register("load", "plain", { id })).body.attributes).toMatchObject({
      version: 1,
      pieces: 3,
    });
  });
});

it("tells child rows apart: added, changed, removed, moved", async () => {
  const created = (
    await ops.register("create", "everything", { name: "Parts", parts: [{ label: "a" }, { label: "b" }] })
  ).body.attributes;
  const [a, b] = created.parts;
  await ops.register("update", "everything", {
    id: created.id,
    version: 1,
    parts: [{ ...b, label: "B" }, { ...a }, { label: "c" }],
  });
  const history = (await ops.register("history", "everything", { id: created.id })).body.attributes[0]
    .changes;
  expect(history[`parts.${b.id}.label`]).toEqual(["b", "B"]);
  expect(history["parts.order"]).toEqual([
    [a.id, b.id],
    [b.id, a.id],
  ]);
  const added = Object.entries(history).find(([, change]) => (change as unknown[])[0] === null);
  expect(added?.[1]).toMatchObject([null, { label: "c" }]);
  await ops.register("update", "everything", { id: created.id, version: 2, parts: [] });
  const gone = (await ops.register("history", "everything", { id: created.id })).body.attributes[0].changes;
  expect(gone[`parts.${a.id}`]).toEqual([{ label: "a", amount: null, part_city_id: null }, null]);
});

it("holds after many writes at once", async () => {
  await Promise.all(Array.from({ length: 60 }, (_, at) => make(`Busy ${at}`)));
  const { checked, broken } = await verifyHistory(server.app.db);
  expect(broken).toBeUndefined();
  expect(checked).toBeGreaterThan(800);
});

describe("names the entry that was touched", () => {
  let undo: (() => Promise<unknown>) | undefined;
  afterEach(async () => {
    await undo?.();
    expect((await verifyHistory(server.app.db)).broken).toBeUndefined();
  });

  const lastOf = async (id: string) =>
    (
      await server.app.db.run<{ shard: number; seq: number; body: string }>(
        sql`select shard, seq, body from audit_entry where record_id = ${id} order by seq desc limit 1`,
      )
    )[0] ?? { shard: 0, seq: 0, body: "" };

  it("by its content", async () => {
    const id = await make("Tampered");
    const entry = await lastOf(id);
    await server.app.db.run(
      sql`update audit_entry set body = replace(body, 'Tampered', 'Innocent') where record_id = ${id}`,
    );
    undo = () => server.app.db.run(sql`update audit_entry set body = ${entry.body} where record_id = ${id}`);
    expect((await verifyHistory(server.app.db)).broken).toMatchObject({
      shard: entry.shard,
      seq: entry.seq,
      recordId: id,
    });
  });

  it("by its columns", async () => {
    const [id, other] = [await make("One"), await make("Two")];
    const entry = await lastOf(id);
    const put = (to: string) =>
      server.app.db.run(
        sql`update audit_entry set record_id = ${to} where shard = ${entry.shard} and seq = ${entry.seq}`,
      );
    await put(other);
    undo = () => put(id);
    expect((await verifyHistory(server.app.db)).broken?.problem).toContain("columns");
  });

  it("by its absence, in the middle and at the end", async () => {
    const id = await make("Removed");
    const [row] = await server.app.db.run(sql`delete from audit_entry where record_id = ${id} returning *`);
    undo = () =>
      server.app.db.run(sql`insert into audit_entry (shard, seq, at, record, record_id, body, hash)
        values (${row?.shard}, ${row?.seq}, ${row?.at}, ${row?.record}, ${row?.record_id}, ${row?.body}, ${row?.hash})`);
    expect((await verifyHistory(server.app.db)).broken).toMatchObject({ shard: row?.shard, seq: row?.seq });
  });
});
