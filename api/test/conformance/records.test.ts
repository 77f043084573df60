/** One body for every record, the product's and the fixtures': a new register gets all of this by existing. */

import { Catalog, isOrderable, type RecordModel } from "@plimsoll/domain/kernel/record";
import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { name, raw, sql } from "#db/sql";
import { openOperation } from "../fixtures/open-operation.ts";
import { planOil } from "../fixtures/plan-oil.ts";
import { TEST_RECORDS } from "../fixtures/records.ts";
import { editableField, JUSTIFIED, leavesEmpty, sampleRow } from "../fixtures/samples.ts";
import { type Client, openTestServer, type TestServer } from "../harness.ts";
import { onThisEngine } from "../thorough.ts";

const catalog = new Catalog(TEST_RECORDS);
const offered = onThisEngine(
  catalog.models.filter((model) => model.actions.includes("create")),
  ({ key }) => key === "everything",
);

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await openTestServer({ records: TEST_RECORDS });
  admin = await server.as("admin");
});
afterAll(() => server.close());

/** Where a value that is there already has a refusal of its own. */
const TAKEN_OTHERWISE: Readonly<Record<string, readonly [status: number, code: string]>> = {
  hold_sealing: [409, "number_already_linked"],
};

/** What is planned on a ship is classified too, which only some products can be. */
const FIRST: Readonly<Record<string, string>> = { product: "culture = 'soybean'" };

const existing = new Map<string, string>();

/** A row of the record that can be referred to, in Brazil where it has a country. */
async function someId(record: string): Promise<string> {
  // One seal to a place, one pre-inspection: a fresh operation for every row that is written on one.
  if (record === "operation")
    return (await openOperation(server.app.db, (await create(catalog.get("work_order"), 90)).id)).id;
  // One result to an analysis of a sample.
  if (record === "sample") return (await create(catalog.get("sample"), 90)).id;
  const known = existing.get(record);
  if (known) return known;
  const model = catalog.get(record);
  const [row] = await server.app.db.run<{ id: string }>(
    sql`select id from ${name(record)} where country is null or country = 'BR'
      order by ${raw(FIRST[record] ?? "id is null")} desc, title_sort limit 1`,
  );
  // Rows with a life of their own may have come to its end: a fresh one has not.
  const isFresh = model.systemManaged.size > 0 && model.actions.includes("create");
  const id = row && !isFresh ? row.id : (await create(model, 90)).id;
  existing.set(record, id);
  return id;
}

async function picker(model: RecordModel): Promise<(record: string) => string> {
  const targets = new Set<string>();
  // A row that takes the place of another of its kind would need one that does, without end.
  for (const reference of [...model.references, ...model.links])
    if (!reference.field.systemManaged && reference.field.to !== model.key) targets.add(reference.field.to);
  for (const child of model.children)
    for (const one of child.attributes) if (one.references) targets.add(one.references);
  const ids = new Map<string, string>();
  for (const target of targets) ids.set(target, await someId(target));
  // Nobody checks their own work, and here one person does everything.
  if (model.key === "double_check")
    await server.app.db.run(
      sql`update classification set author_id = null where id = ${ids.get("classification")}`,
    );
  if (model.key === "oil_classification")
    ids.set("product", await planOil(server.app.db, ids.get("operation")));
  return (record) => ids.get(record) ?? "";
}

async function create(model: RecordModel, seed: number) {
  const reply = await admin.call(
    model.service,
    "create",
    model.key,
    sampleRow(model, seed, await picker(model)),
  );
  expect(reply.body).toMatchObject({ attributes: { version: 1, active: true } });
  return reply.body.attributes;
}

describe.each(offered.map((model) => [model.key, model] as const))("%s", (_key, model) => {
  const call = (action: string, attributes: object = {}) =>
    admin.call(model.service, action, model.key, attributes);

  it("creates a row and loads it as it was answered", async () => {
    const created = await create(model, 1);
    const loaded = await call("load", { id: created.id, with: ["verdicts", "status_log"] });
    expect(loaded.status).toBe(200);
    const { ...row } = loaded.body.attributes;
    for (const file of model.files) delete row[file.name];
    expect(row).toEqual(created);
    const bare = (await call("load", { id: created.id })).body.attributes;
    expect([bare.verdicts, bare.status_log]).toEqual([undefined, undefined]);
    const long = await call("load", {
      conditions: [{ attribute: "id", operator: "=", value: created.id }],
      active: "all",
    });
    expect(long.body.attributes.id).toBe(created.id);
  });

  it("refuses an empty row with one issue per required field, and writes nothing", async () => {
    const counted = { fields: ["id"], pagination: { size: 1 } };
    const before = await call("list", counted);
    const reply = await call("create", {});
    const required = model.attributes.filter(
      (one) =>
        one.required &&
        one.default === undefined &&
        !one.systemManaged &&
        // The server says whose a row of one's own is.
        (one.name !== "user_id" || model.definition.scope !== "own"),
    );
    const parts = [...model.children, ...model.links].filter((one) => one.field.required);
    expect(reply.status).toBe(405);
    expect(reply.body.errors.map((error: { field: string }) => error.field).sort()).toEqual(
      [...required, ...parts].map((one) => one.name).sort(),
    );
    expect((await call("list", counted)).body.pagination.total).toBe(before.body.pagination.total);
  });

  it("refuses an attribute it does not have, by name", async () => {
    const reply = await call("create", { ...sampleRow(model, 3, await picker(model)), no_such_thing: 1 });
    expect(reply.status).toBe(405);
    expect(reply.body.errors).toContainEqual(
      expect.objectContaining({ code: "unknown_attribute", field: "no_such_thing" }),
    );
  });

  it("lists, filters and sorts by every attribute that allows it", async () => {
    const row = await create(model, 4);
    for (const attribute of model.attributes) {
      const value = row[attribute.name];
      if (attribute.type !== "json" && value !== null) {
        const asked = attribute.type === "texts" ? value[0] : value;
        const found = await call("list", {
          conditions: [
            { attribute: attribute.name, operator: "=", value: asked },
            { attribute: "id", operator: "=", value: row.id },
          ],
        });
        expect([attribute.name, found.status, found.body.attributes?.length]).toEqual([
          attribute.name,
          200,
          1,
        ]);
        const missed = await call("list", {
          conditions: [
            { attribute: attribute.name, operator: "null" },
            { attribute: "id", operator: "=", value: row.id },
          ],
        });
        expect([attribute.name, missed.body.attributes?.length]).toEqual([attribute.name, 0]);
      }
      if (!isOrderable(attribute)) continue;
      const only = { fields: [attribute.name], pagination: { size: 500 } };
      const up = await call("list", { ...only, order: [[attribute.name, "asc"]] });
      const down = await call("list", { ...only, order: [[attribute.name, "desc"]] });
      expect([attribute.name, up.status, down.status]).toEqual([attribute.name, 200, 200]);
      const [ascending, descending] = [up, down].map(({ body }) =>
        body.attributes
          .map((one: Record<string, unknown>) => one[attribute.name])
          .filter((value: unknown) => value !== null),
      );
      expect([attribute.name, ascending]).toEqual([attribute.name, descending.toReversed()]);
    }
    for (const reference of model.references) {
      const via = `${reference.shown}.${catalog.get(reference.field.to).definition.title}`;
      const found = await call("list", {
        conditions: [{ attribute: via, operator: "like", value: "%" }],
        order: [[via, "asc"]],
      });
      expect([via, found.status]).toEqual([via, 200]);
    }
  });

  it.runIf(model.searched.length > 0)(
    "finds a row by a searched text, without accents and whatever the case",
    async () => {
      const row = await create(model, 5);
      const { title: own } = model.definition;
      const title = String(row[model.searched.includes(own) ? own : String(model.searched[0])]);
      const found = await call("list", {
        search: title
          .normalize("NFD")
          .replace(/\p{Mn}/gu, "")
          .toUpperCase(),
        fields: ["id"],
        pagination: { size: 500 },
      });
      expect(found.body.attributes.map((one: { id: string }) => one.id)).toContain(row.id);
    },
  );

  const isChanged = model.actions.includes("update");
  it.runIf(isChanged)(
    "updates with the right version only, and tells the current row otherwise",
    async () => {
      const row = await create(model, 6);
      const title = editableField(model);
      const other = sampleRow(model, 7, await picker(model))[title];
      const changed = await call("update", { id: row.id, version: 1, [title]: other });
      expect(changed.body.attributes).toMatchObject({ id: row.id, version: 2, [title]: other });
      const stale = await call("update", { id: row.id, version: 1, [title]: "late" });
      expect(stale.status).toBe(409);
      expect(stale.body.errors[0]).toMatchObject({ code: "stale", current: { version: 2, [title]: other } });
      const blind = await call("update", { id: row.id, [title]: "blind" });
      expect([blind.status, blind.body.errors[0].code]).toEqual([405, "version_required"]);
      const same = await call("update", { ...changed.body.attributes });
      expect(same.body.attributes.version).toBe(2);
    },
  );

  it.runIf(isChanged)("keeps a history with old and new values, and who", async () => {
    const row = await create(model, 8);
    await call("update", { id: row.id, version: 1, active: false, ...JUSTIFIED[model.key] });
    const history = await call("history", { id: row.id });
    const actions = history.body.attributes.map((entry: { action: string }) => entry.action);
    expect([actions[0], actions.at(-1)]).toEqual(["update", "create"]);
    expect(history.body.attributes[0]).toMatchObject({
      changes: { active: [true, false] },
      user: { name: "Ana Ribeiro" },
    });
  });

  it("exports the filtered list as a workbook", async () => {
    const row = await create(model, 9);
    const reply = await call("export", { conditions: [{ attribute: "id", operator: "=", value: row.id }] });
    expect(reply.headers["content-type"]).toContain("spreadsheetml");
    const book = await readXlsx(new Uint8Array(reply.raw));
    const lines = book.sheets[0]?.rows ?? [];
    expect(lines.length).toBe(2);
    expect(lines[1]?.[0]).toBe(row.id);
  });

  it.runIf(model.actions.includes("delete"))(
    "deletes what nothing refers to, and then knows it no more",
    async () => {
      const row = await create(model, 10);
      const gone = await call("delete", { id: row.id });
      expect(gone.body).toEqual({ attributes: { id: row.id } });
      expect((await call("load", { id: row.id })).status).toBe(404);
      expect((await call("delete", { id: row.id })).status).toBe(404);
    },
  );

  it("refuses a unique value twice", async () => {
    const row = await create(model, 11);
    const sets = [
      ...model.attributes.filter((one) => one.unique && row[one.name] !== null).map((one) => [one.name]),
      ...(model.definition.unique ?? []),
    ].filter((set) => !set.some((one) => model.systemManaged.has(one)));
    for (const set of sets) {
      const again = sampleRow(model, 12, await picker(model));
      const same = Object.fromEntries(set.map((attribute) => [attribute, row[attribute]]));
      const reply = await call("create", { ...again, ...same });
      const [status, code] = TAKEN_OTHERWISE[model.key] ?? [422, "taken"];
      expect([reply.status, reply.body.errors?.[0]]).toEqual([
        status,
        expect.objectContaining({ code, field: set.at(-1) }),
      ]);
    }
  });

  const limited = model.children.filter(
    ({ name, field }) =>
      !field.systemManaged &&
      (field.distinct !== undefined || field.max !== undefined) &&
      !leavesEmpty(model.key, name),
  );
  it.runIf(limited.length > 0)("refuses child rows that repeat or are too many", async () => {
    for (const child of limited) {
      const row = sampleRow(model, 14, await picker(model));
      const [one] = row[child.name] as object[];
      const { distinct, max } = child.field;
      if (distinct !== undefined) {
        const reply = await call("create", { ...row, [child.name]: [one, one] });
        expect([reply.status, reply.body.errors]).toEqual([
          405,
          [expect.objectContaining({ code: "duplicate_entry", field: `${child.name}.1.${distinct}` })],
        ]);
      }
      if (max !== undefined) {
        const reply = await call("create", { ...row, [child.name]: Array(max + 1).fill(one) });
        expect(reply.body.errors[0]).toMatchObject({ code: "too_many_entries", field: child.name });
      }
    }
  });
});

it("does not remove a row that another one refers to", async () => {
  for (const model of offered) {
    const references = model.references.filter(
      (one) =>
        !one.field.systemManaged &&
        one.field.to !== model.key &&
        catalog.get(one.field.to).actions.includes("delete"),
    );
    if (references.length === 0) continue;
    const row = await create(model, 13);
    // A sample may leave one of them empty.
    const reference = references.find(({ name }) => row[name] !== null);
    if (!reference) continue;
    const target = catalog.get(reference.field.to);
    const reply = await admin.call(target.service, "delete", target.key, { id: row[reference.name] });
    expect([model.key, reply.status, reply.body.errors?.[0]?.code]).toEqual([
      model.key,
      409,
      "cannot_unlink",
    ]);
  }
});
