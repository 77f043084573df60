/**
 * Every declared call over HTTP: without a session, by somebody who may, by somebody who may not, and in a country that
 * is not theirs; and every record whose rows stay in their country, on every path. Who may is read from the stored
 * profiles and from `fixtures/rights.ts`. Every right of every person is the table of `access.test.ts`.
 *
 * @engine any: who may is decided before the database is asked; filters of rows go over both in `oracle.test.ts`
 */
import { allContracts } from "@plimsoll/domain/contracts";
import { type Contract, callName } from "@plimsoll/domain/kernel/contract";
import { Catalog, hasCountry, type RecordModel } from "@plimsoll/domain/kernel/record";
import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { name, sql } from "#db/sql";
import { openOperation } from "../fixtures/open-operation.ts";
import { planOil } from "../fixtures/plan-oil.ts";
import { TEST_RECORDS } from "../fixtures/records.ts";
import { isForAnybody, rightsFor, rolesOn } from "../fixtures/rights.ts";
import { editableField, JUSTIFIED, sampleRow } from "../fixtures/samples.ts";
import { type AccountName, type Client, openTestServer, type TestServer } from "../harness.ts";

const catalog = new Catalog(TEST_RECORDS);
const scoped = catalog.models.filter(
  (model) => hasCountry(model.definition.scope) && model.actions.length > 0,
);
const declared = [...allContracts(catalog).contracts.values()];
const contracts = declared.filter((one) => !isForAnybody(one));
const ACCOUNTS: AccountName[] = [
  "admin",
  "ops.br",
  "classifier.br",
  "billing.br",
  "ops.ar",
  "customer",
  "dev",
];

let server: TestServer;
let seed = 20;
const clients = new Map<AccountName, Client>();
/** `service/role/permission` by account; nothing at all means that everything is allowed. */
const grants = new Map<AccountName, ReadonlySet<string>>();

beforeAll(async () => {
  server = await openTestServer({ records: TEST_RECORDS });
  await grantScoped(["ops.br", "ops.ar"]);
  await grantNothing("customer");
  for (const account of ACCOUNTS) {
    clients.set(account, await server.as(account));
    const rows = await server.app.db.run<{ service: string; role: string; permissions: string[] }>(sql`
      select s.service, s.role, s.permissions from profile_services s join profile p on p.id = s.parent_id
      join "user" u on u.id = p.user_id where u.login = ${`${account}@demo.test`}`);
    const rights = rows.flatMap(({ service, role, permissions }) =>
      permissions.map((permission) => `${service}/${role}/${permission}`),
    );
    grants.set(account, new Set(rights));
  }
});
afterAll(() => server.close());

/** All but removing, on everything that has a country: whether rows stay in it is another question than who may call. */
async function grantScoped(accounts: readonly AccountName[]): Promise<void> {
  for (const account of accounts) {
    for (const { service, key } of scoped.flatMap(({ service, key: record }) =>
      rolesOn(record).map((key) => ({ service, key })),
    )) {
      const profile = sql`(select p.id from profile p join "user" u on u.id = p.user_id
        where u.login = ${`${account}@demo.test`})`;
      await server.app.db.run(sql`delete from profile_services
        where parent_id = ${profile} and service = ${service} and role = ${key}`);
      await server.app.db.run(sql`insert into profile_services (id, parent_id, position, service, role, permissions)
        values (gen_random_uuid(), ${profile}, 900, ${service}, ${key}, array['list', 'load', 'create', 'update'])`);
    }
  }
}

/** So that there is somebody to be refused by every call that asks for a right; an empty list would open them all. */
async function grantNothing(account: AccountName): Promise<void> {
  await server.app.db.run(sql`update profile_services s set service = 'nowhere', role = 'nothing' from profile p, "user" u
    where p.id = s.parent_id and u.id = p.user_id and u.login = ${`${account}@demo.test`}`);
}

const client = (account: AccountName) => {
  const found = clients.get(account);
  if (!found) throw new Error(account);
  return found;
};

function isGranted(account: AccountName, contract: Contract): boolean {
  const rights = rightsFor(contract) ?? [];
  const own = grants.get(account) ?? new Set();
  return rights === "any session" || own.size === 0 || rights.some((right) => own.has(right));
}

/** Input that reaches past the door and does no harm: ids that do not exist, empty filters. */
const HARMLESS = "00000000-0000-7000-8000-000000000000";
function harmless(contract: Contract): object {
  if (contract.record === undefined) return {};
  return contract.action === "list" || contract.action === "export"
    ? {}
    : contract.action === "create"
      ? {}
      : { id: HARMLESS };
}

/** Another one at each call, so that every account is the one who may, or may not, of many. */
function accountWhere(isWanted: (account: AccountName) => boolean, turn: number): AccountName | undefined {
  const wanted = ACCOUNTS.filter(isWanted);
  return wanted[turn % wanted.length];
}

describe.each(contracts.map((contract, turn) => [callName(contract), contract, turn] as const))(
  "%s",
  (callText, contract, turn) => {
    const { service, action, type } = contract;
    const call = (account: AccountName, more: object = {}) =>
      client(account).call(service, action, type, harmless(contract), more);
    // Ending the session of a shared account would end it for every other line of the matrix.
    const isHarmless = callText !== "session/default/logout";

    it("answers 401 without a session", async () => {
      const reply = await server.post("/api", { service, action, type, country: "BR", attributes: {} });
      expect([reply.status, reply.body.errors[0].code]).toEqual([401, "session_expired"]);
    });

    it.runIf(isHarmless)("is open to whoever was granted it, and closed to who was not", async () => {
      const granted = accountWhere((account) => isGranted(account, contract), turn);
      const refused = accountWhere((account) => !isGranted(account, contract), turn);
      for (const account of new Set<AccountName>(["admin", ...(granted ? [granted] : [])])) {
        const reply = await call(account);
        const isRefused = reply.status === 403 && reply.body.errors[0].code === "not_authorized";
        expect([account, isRefused]).toEqual([account, false]);
        expect(reply.status).toBeLessThan(500);
      }
      const isForEverybody = rightsFor(contract) === "any session";
      expect(refused === undefined).toBe(isForEverybody);
      if (refused === undefined) return;
      const reply = await call(refused);
      expect([refused, reply.status, reply.body.errors[0].code]).toEqual([refused, 403, "not_authorized"]);
    });

    it.runIf(isHarmless)("is closed in a country that is not theirs, but not to masters", async () => {
      const isBound = (account: AccountName) => account !== "admin" && isGranted(account, contract);
      const bound = accountWhere(isBound, turn);
      const foreign = bound === "ops.ar" ? "BR" : "AR";
      if (bound !== undefined) {
        const reply = await call(bound, { country: foreign });
        expect([bound, reply.status, reply.body.errors[0].code]).toEqual([
          bound,
          403,
          "country_not_available",
        ]);
      }
      const master = await call("admin", { country: "AR" });
      expect(master.body.errors?.[0]?.code).not.toBe("country_not_available");
    });
  },
);

it.each(declared.filter(isForAnybody).map((contract) => [callName(contract), contract] as const))(
  "%s asks for no session, at the door and at its own address",
  async (_callText, { service, type, action, path = "", keyHeader }) => {
    const atDoor = await server.post("/api", { service, type, action, attributes: {} });
    expect([atDoor.status, atDoor.body.errors[0].code]).toEqual([405, "required"]);
    const headers = keyHeader === undefined ? {} : { [keyHeader]: "plimsoll-web" };
    expect((await server.post(path, {}, headers)).body.errors).toEqual(atDoor.body.errors);
    if (keyHeader !== undefined) expect((await server.post(path, {})).status).toBe(400);
  },
);

/** A row of Argentina, made by the administrator, and first what it refers to. */
async function makeForeignRow(model: RecordModel): Promise<{ id: string; title: string }> {
  if (model.key === "operation")
    return openOperation(server.app.db, (await makeForeignRow(catalog.get("work_order"))).id);
  const pick = new Map<string, string>();
  const targets = [
    ...[...model.references, ...model.links]
      // A row that takes the place of another of its kind would need one that does, without end.
      .filter((one) => !one.field.systemManaged && one.field.to !== model.key)
      .map((one) => one.field.to),
    ...model.children
      .filter((child) => !child.field.systemManaged)
      .flatMap((child) => child.attributes.flatMap((one) => one.references ?? [])),
  ];
  for (const target of targets) {
    const [row] = await server.app.db.run<{ id: string }>(
      sql`select id from ${name(target)} where (country = 'AR' or country is null) and active limit 1`,
    );
    const { systemManaged, actions } = catalog.get(target);
    // Some are made by what leads to them, not by a call of their own; an operation is made here.
    const canBeMade = actions.includes("create") || target === "operation";
    if (!row && !canBeMade) continue;
    const isFresh = (systemManaged.size > 0 && canBeMade) || row === undefined;
    pick.set(target, isFresh ? (await makeForeignRow(catalog.get(target))).id : row.id);
    // Nobody checks their own work, and here one person does everything.
    if (model.key === "double_check")
      await server.app.db.run(sql`update classification set author_id = null where id = ${pick.get(target)}`);
  }
  if (model.key === "oil_classification")
    pick.set("product", await planOil(server.app.db, pick.get("operation")));
  const values = {
    ...sampleRow(model, ++seed, (record) => pick.get(record) ?? "", "AR"),
    country: "AR",
  };
  const reply = await client("admin").call(model.service, "create", model.key, values);
  expect([model.key, reply.status, reply.body.errors]).toEqual([model.key, 200, undefined]);
  return { id: reply.body.attributes.id, title: reply.body.attributes[model.definition.title] };
}

/** The search of everything leaves out what is read with the row that it belongs to. */
const isFoundByTitle = ({ searched }: RecordModel) => searched.length > 0;

/** What the product alone makes has its own tests. */
const creatable = scoped.filter((model) => model.actions.includes("create"));

describe.each(creatable.map((model) => [model.key, model] as const))(
  "rows of %s stay in their country",
  (_key, model) => {
    let made: ReturnType<typeof makeForeignRow> | undefined;
    /** One for all three, in their order: nobody but the last line of the second changes it. */
    const foreignRow = () => {
      made ??= makeForeignRow(model);
      return made;
    };
    const call = (account: AccountName, action: string, attributes: object) =>
      client(account).call(model.service, action, model.key, attributes);

    it("on every path that reads", async () => {
      const { id, title } = await foreignRow();
      const only = { conditions: [{ attribute: "id", operator: "=", value: id }] };
      for (const [account, sees] of [
        ["ops.br", false],
        ["ops.ar", true],
        ["admin", true],
      ] as const) {
        expect([account, (await call(account, "load", { id })).status]).toEqual([account, sees ? 200 : 404]);
        expect([account, (await call(account, "history", { id })).status]).toEqual([
          account,
          sees ? 200 : 404,
        ]);
        const list = await call(account, "list", only);
        expect([account, list.body.attributes.length, list.body.pagination.total]).toEqual([
          account,
          sees ? 1 : 0,
          sees ? 1 : 0,
        ]);
        const book = await readXlsx(new Uint8Array((await call(account, "export", only)).raw));
        expect([account, book.sheets[0]?.rows.length]).toEqual([account, sees ? 2 : 1]);
        const found = await client(account).call("default", "search", "default", { text: String(title) });
        const hit = found.body.attributes.some((one: { id: string }) => one.id === id);
        expect([account, hit]).toEqual([account, sees && isFoundByTitle(model)]);
      }
    });

    it("on every path that writes", async () => {
      const { id, title } = await foreignRow();
      const key = editableField(model);
      const update = await call("ops.br", "update", { id, version: 1, [key]: "taken over" });
      const isChanged = model.actions.includes("update");
      expect(update.status).toBe(isChanged ? 404 : 400);
      const isDeleted = declared.some((one) => one.type === model.key && one.action === "delete");
      expect((await call("ops.br", "delete", { id })).status).toBe(isDeleted ? 403 : 400);
      expect((await call("dev", "delete", { id })).status).toBe(isDeleted ? 404 : 400);
      const moved = await call("ops.br", "create", { ...sampleRow(model, 7, () => ""), country: "AR" });
      expect([moved.status, moved.body.errors[0].code]).toEqual([403, "country_not_available"]);
      const after = await call("admin", "load", { id });
      expect(after.body.attributes).toMatchObject({
        version: 1,
        country: "AR",
        [model.definition.title]: title,
      });
      // A comment is changed by its author alone, and admin wrote this one; what an entity is, masters say.
      const writer = ["comment", "company"].includes(model.key) ? "admin" : "ops.ar";
      const away = { id, version: 1, active: false, ...JUSTIFIED[model.key] };
      expect((await call(writer, "update", away)).status).toBe(isChanged ? 200 : 400);
    });

    it("for files too", async () => {
      const { id } = await foreignRow();
      const file = `data:text/plain;base64,${Buffer.from("note").toString("base64")}`;
      const upload = (account: AccountName) =>
        client(account).call("filemanager", "create", "attachment", {
          name: "note.txt",
          file,
          reference_id: id,
        });
      expect((await upload("ops.br")).status).toBe(404);
      const kept = await upload("ops.ar");
      expect(kept.status).toBe(200);
      const path = `/api/files/${kept.body.attributes.id}`;
      const get = (account: AccountName) =>
        server.get(path, { authorization: `Bearer ${client(account).token}` });
      expect((await get("ops.br")).status).toBe(404);
      expect([403, 404]).toContain((await get("customer")).status);
      expect((await get("ops.ar")).body).toBe("note");
      for (const action of ["delete", "update"]) {
        const reply = await client("ops.br").call("filemanager", action, "attachment", {
          id: kept.body.attributes.id,
          ...(action === "update" ? { version: 1, rotation: 90 } : {}),
        });
        expect([action, reply.status]).toEqual([action, 404]);
      }
      expect(
        (await client("ops.br").call("filemanager", "list", "attachment", { reference_id: id })).status,
      ).toBe(404);
    });
  },
);

it("names no row of another country as a reference, unless the definition says so", async () => {
  const [rosario] = await server.app.db.run<{ id: string }>(sql`select id from port where locode = 'ARROS'`);
  const near = await client("ops.br").register("create", "everything", {
    name: "near",
    port_id: rosario?.id,
  });
  expect([near.status, near.body.errors[0]]).toEqual([
    405,
    expect.objectContaining({ code: "reference_not_found", field: "port_id" }),
  ]);
  const far = await client("ops.br").register("create", "everything", {
    name: "far",
    far_port_id: rosario?.id,
  });
  expect(far.body.attributes).toMatchObject({ far_port: { name: "Rosario" } });
  const mixed = await client("admin").register("create", "everything", {
    name: "mixed",
    country: "BR",
    port_id: rosario?.id,
  });
  expect(mixed.status).toBe(405);
});
