/** Child rows keep their identity: changed in place, so that others can refer to them. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { sql } from "#db/sql";
import { TEST_RECORDS } from "./fixtures/records.ts";
import { type Client, openTestServer, type TestServer } from "./harness.ts";

let server: TestServer;
let ops: Client;

beforeAll(async () => {
  server = await openTestServer({ records: TEST_RECORDS });
  ops = await server.as("dev");
});
afterAll(() => server.close());

interface Part extends Record<string, unknown> {
  id: string;
  label: string;
  amount: string | null;
}

async function make(name: string, labels: readonly string[]) {
  const parts = labels.map((label) => ({ label, amount: "1.500" }));
  const reply = await ops.register("create", "everything", { name, parts });
  expect(reply.status).toBe(200);
  return reply.body.attributes as { id: string; version: number; parts: Part[] };
}

const stored = (id: string) =>
  server.app.db.run<Part & { created: string }>(
    sql`select id, label, amount, xmin::text as created from everything_parts where parent_id = ${id} order by position`,
  );

it("are changed, moved, added and removed under the ids that they had", async () => {
  const row = await make("kept", ["first", "second", "third"]);
  const [first, second, third] = row.parts as [Part, Part, Part];
  const reply = await ops.register("update", "everything", {
    id: row.id,
    version: row.version,
    parts: [{ ...third, amount: "9.000" }, first, { label: "fourth" }],
  });
  expect(reply.status).toBe(200);
  const after = reply.body.attributes.parts as Part[];
  expect(after.map((one) => one.label)).toEqual(["third", "first", "fourth"]);
  expect([after[0]?.id, after[1]?.id]).toEqual([third.id, first.id]);
  expect([first.id, second.id, third.id]).not.toContain(after[2]?.id);
  const loaded = await ops.register("load", "everything", { id: row.id });
  expect(loaded.body.attributes.parts).toEqual(after);
  expect(await stored(row.id)).toMatchObject(after.map(({ id, label }) => ({ id, label })));
});

it("never take over a row of somebody else's, whatever id was sent", async () => {
  const theirs = await make("theirs", ["treasure"]);
  const mine = await make("mine", ["stone"]);
  const stolen = { ...(theirs.parts[0] as Part), label: "stolen" };
  const reply = await ops.register("update", "everything", {
    id: mine.id,
    version: mine.version,
    parts: [stolen, stolen],
  });
  expect(reply.status).toBe(200);
  const ids = (reply.body.attributes.parts as Part[]).map((one) => one.id);
  expect(new Set([...ids, theirs.parts[0]?.id]).size).toBe(3);
  expect(await stored(theirs.id)).toMatchObject([{ label: "treasure" }]);
  const made = await ops.register("create", "everything", { name: "chosen", parts: [stolen] });
  expect(made.body.attributes.parts[0].id).not.toBe(stolen.id);
});

it("may swap what tells them apart", async () => {
  const [model] = await server.app.db.run<{ id: string; version: number }>(
    sql`select id, version from scope_model where (select count(*) from scope_model_items where parent_id = scope_model.id) > 1 limit 1`,
  );
  const loaded = await ops.register("load", "scope_model", { id: model?.id });
  const { items, version } = loaded.body.attributes;
  const [one, two, ...others] = items;
  const swapped = [
    { ...one, service_type_id: two.service_type_id },
    { ...two, service_type_id: one.service_type_id },
    ...others,
  ];
  const reply = await ops.register("update", "scope_model", { id: model?.id, version, items: swapped });
  expect([reply.status, reply.body.errors]).toEqual([200, undefined]);
  const after = reply.body.attributes.items;
  expect([after[0].id, after[1].id]).toEqual([one.id, two.id]);
  expect([after[0].service_type_id, after[1].service_type_id]).toEqual([
    two.service_type_id,
    one.service_type_id,
  ]);
});
