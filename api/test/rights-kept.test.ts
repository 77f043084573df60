/** Nobody gains a country, an entity or a customer they were not given, and nobody weakens somebody who holds more. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "#db/sql";
import { hashToken } from "#session/sessions";
import { type Client, clientOf, openTestServer, type TestServer } from "./harness.ts";
import { attributes, refusal } from "./orders.ts";

let server: TestServer;
let admin: Client;
/** The company and the unit of Brazil that ops.br works in. */
let company: string;
let unit: string;
let made = 0;

const grant = (role: string, ...permissions: string[]) => ({ service: "register", role, permissions });
const ALL = ["list", "load", "create", "update", "delete"];
const OFFICE = ["user", "profile", "company", "workunit", "city", "port"].map((role) => grant(role, ...ALL));

beforeAll(async () => {
  server = await openTestServer();
  admin = await server.as("admin");
  const ops = await server.as("ops.br");
  const { user } = attributes(await ops.call("session", "load", "default"));
  company = user.profiles[0].entity.id;
  unit = user.profiles[0].workunits[0].id;
});
afterAll(() => server.close());

interface Person {
  readonly id: string;
  readonly login: string;
  readonly client: Client;
  readonly profile: { id: string; version: number };
}

async function person(
  services: readonly object[],
  units: readonly string[] = [unit],
  companyId = company,
): Promise<Person> {
  const login = `kept${++made}@example.test`;
  const user = attributes(
    await admin.register("create", "user", { name: login, login, company_id: companyId }),
  );
  const values = { name: login, user_id: user.id, company_id: companyId, workunit_ids: units, services };
  const profile = attributes(await admin.register("create", "profile", values));
  await server.app.db.run(sql`insert into credential (user_id, password_hash)
    select ${user.id}, k.password_hash from credential k where k.user_id = ${admin.userId}`);
  return { id: user.id, login, profile, client: clientOf(server.post, await server.login(login), "BR") };
}
const load = async (client: Client, type: string, id: string) =>
  attributes(await client.register("load", type, { id }));
const change = async (client: Client, type: string, id: string, values: object) => {
  const { version } = await load(admin, type, id);
  return client.register("update", type, { id, version, ...values });
};

describe("without a work unit", () => {
  it("somebody has no country: no row of one, and none to make", async () => {
    const { client } = await person(OFFICE, []);
    expect(attributes(await client.register("list", "port"))).toEqual([]);
    expect(refusal(await client.register("create", "port", { name: "Mine" }))).toEqual([
      403,
      "country_not_available",
      "country",
    ]);
    expect(refusal(await client.register("create", "port", { name: "Mine", country: "BR" }))).toEqual([
      403,
      "country_not_available",
      "country",
    ]);
    const abroad = await client.register("list", "port", {}, { country: "AR" });
    expect(refusal(abroad)).toEqual([403, "country_not_available", "country"]);
    // They can still sign in, see what belongs to no country, and sign out.
    expect((await client.call("session", "load", "default")).status).toBe(200);
    expect((await client.register("list", "currency")).status).toBe(200);
    expect((await client.call("session", "logout", "default")).status).toBe(200);
  });

  it("an Argentine granter opens Brazil to nobody", async () => {
    const ar = attributes(await (await server.as("ops.ar")).call("session", "load", "default")).user
      .profiles[0];
    const office = await person(OFFICE, [ar.workunits[0].id], ar.entity.id);
    const granter = clientOf(server.post, await server.login(office.login), "AR");
    const target = await person([grant("port", "list")], [ar.workunits[0].id], ar.entity.id);
    const emptied = await change(granter, "profile", target.profile.id, { workunit_ids: [] });
    expect(emptied.status).toBe(200);
    const client = clientOf(server.post, await server.login(target.login), "BR");
    expect(attributes(await client.register("list", "port"))).toEqual([]);
    // The same by emptying or deactivating the unit that one works in.
    const units = await server.app.db.run<{ n: number }>(
      sql`select count(*)::int as n from port where country = 'BR'`,
    );
    expect(units[0]?.n).toBeGreaterThan(0);
    for (const values of [{ addresses: [] }, { active: false }]) {
      await change(granter, "workunit", ar.workunits[0].id, values);
      const again = clientOf(server.post, await server.login(office.login), "BR");
      const seen = await again.register("list", "port", { fields: ["country"], pagination: { size: 500 } });
      const countries = new Set((seen.body.attributes ?? []).map((row: { country: string }) => row.country));
      expect(countries.has("BR")).toBe(false);
    }
  });
});

describe("entities", () => {
  it("get their types, their customer and their activity as guests or masters from masters alone", async () => {
    const { client } = await person(OFFICE);
    const [customer] = await server.app.db.run<{ id: string }>(
      sql`select id from customer where country = 'BR' limit 1`,
    );
    const party = { name: "Guest house", social_name: "Guest house", country: "BR" };
    const create = (more: object) => client.register("create", "company", { ...party, ...more });
    expect(refusal(await create({ types: ["guest"] }))).toEqual([403, "grants_more_than_own", "types"]);
    expect(refusal(await create({ types: ["company"], customer_id: customer?.id }))).toEqual([
      403,
      "grants_more_than_own",
      "types",
    ]);
    const plain = attributes(await create({ types: ["company"] }));
    expect(refusal(await change(client, "company", plain.id, { types: ["company", "guest"] }))[2]).toBe(
      "types",
    );
    expect(refusal(await change(client, "company", plain.id, { customer_id: customer?.id }))[2]).toBe(
      "customer_id",
    );
    expect((await change(client, "company", plain.id, { alternative_name: "Ours" })).status).toBe(200);
    expect((await change(client, "company", plain.id, { active: false })).status).toBe(200);

    for (const kind of ["guest", "master"]) {
      const [special] = await server.app.db.run<{ id: string }>(
        kind === "guest"
          ? sql`select id from company where 'guest' = any(types) and country = 'BR' limit 1`
          : sql`select id from company where legacy_id in (321, 875) and country = 'BR' limit 1`,
      );
      const put = await change(client, "company", String(special?.id), { active: false });
      expect([kind, ...refusal(put)]).toEqual([kind, 403, "grants_more_than_own", "active"]);
      expect((await client.register("delete", "company", { id: special?.id })).status).toBe(403);
    }
  });
});

describe("somebody who holds more", () => {
  it("is neither deactivated nor removed nor moved by somebody who holds less", async () => {
    const office = await person(OFFICE);
    const strong = await person([]);
    for (const values of [{ active: false }, { login: "taken@example.test" }]) {
      const reply = await change(office.client, "user", strong.id, values);
      expect(refusal(reply)).toEqual([403, "grants_more_than_own", Object.keys(values)[0]]);
    }
    expect(refusal(await office.client.register("delete", "user", { id: strong.id }))[0]).toBe(403);
    expect((await change(office.client, "user", strong.id, { name: "A better name" })).status).toBe(200);
    const equal = await person([grant("port", "list")]);
    expect((await change(office.client, "user", equal.id, { active: false })).status).toBe(200);
  });

  it("gets no weaker profile put in front of their own", async () => {
    const office = await person(OFFICE);
    const strong = await person([]);
    const first = {
      name: "First",
      user_id: strong.id,
      company_id: company,
      position: 0,
      workunit_ids: [unit],
    };
    const reply = await office.client.register("create", "profile", {
      ...first,
      services: [grant("port", "list")],
    });
    expect(refusal(reply)).toEqual([403, "grants_more_than_own", "user_id"]);
  });

  it("keeps their country when the unit they work in is emptied or deactivated", async () => {
    const office = await person(OFFICE);
    const [city] = (await load(admin, "workunit", unit)).addresses;
    const place = attributes(
      await admin.register("create", "workunit", {
        name: "Cais",
        company_id: company,
        country: "BR",
        addresses: [{ street: "Cais", city_id: city.city_id }],
      }),
    );
    await person([], [place.id]);
    for (const values of [{ active: false }, { addresses: [] }]) {
      const reply = await change(office.client, "workunit", place.id, values);
      expect([Object.keys(values)[0], ...refusal(reply)]).toEqual([
        Object.keys(values)[0],
        403,
        "grants_more_than_own",
        Object.keys(values)[0],
      ]);
    }
    expect((await change(office.client, "workunit", place.id, { name: "Cais do Porto" })).status).toBe(200);
  });

  it("does not move abroad with the city of their office", async () => {
    const { client } = await person(OFFICE, [unit, await argentineUnit()]);
    const [city] = (await load(admin, "workunit", unit)).addresses;
    const [state] = await server.app.db.run<{ id: string }>(
      sql`select id from state where country = 'AR' limit 1`,
    );
    const values = { country: "AR", state_id: state?.id };
    expect(refusal(await change(client, "city", city.city_id, values))[1]).toBe("not_editable");
  });

  async function argentineUnit(): Promise<string> {
    const [found] = await server.app.db.run<{ id: string }>(sql`select w.id from workunit w
      join workunit_addresses a on a.parent_id = w.id join city c on c.id = a.city_id where c.country = 'AR' limit 1`);
    return found?.id ?? unit;
  }
});

describe("links for a new password", () => {
  const link = async (userId: string) => {
    const token = `link-${++made}`;
    await server.app.db.run(sql`insert into recovery (token_hash, user_id, expires_at)
      values (${hashToken(token)}, ${userId}, now() + interval '1 hour')`);
    return token;
  };
  const use = (token: string) =>
    server.post(
      "/api/recovery/check",
      { token, password: "Stolen123" },
      { "x-recovery-key": "plimsoll-web" },
    );

  it("end when the password is changed", async () => {
    const someone = await person([grant("port", "list")]);
    const token = await link(someone.id);
    const changed = await someone.client.call(
      "session",
      "changepassword",
      "default",
      { current_password: "Plimsoll1", password: "Another123" },
      { idempotency_key: "k1" },
    );
    expect(changed.status).toBe(200);
    expect(refusal(await use(token)).slice(0, 2)).toEqual([406, "link_not_available"]);
  });

  it("end when another link was used, and when the login is changed", async () => {
    const someone = await person([grant("port", "list")]);
    const [first, second] = [await link(someone.id), await link(someone.id)];
    expect((await use(first)).status).toBe(200);
    expect((await use(second)).status).toBe(406);
    const third = await link(someone.id);
    attributes(await change(admin, "user", someone.id, { login: `moved${made}@example.test` }));
    expect((await use(third)).status).toBe(406);
  });
});

describe("sign-in", () => {
  const tryFrom = (address: string, login: string, password: string) =>
    server.http
      .inject({
        method: "POST",
        url: "/api/login",
        remoteAddress: address,
        payload: {
          service: "session",
          action: "login",
          api_key: "plimsoll-web",
          attributes: { login, password },
        },
      })
      .then((reply) => reply.statusCode);

  it("locks out whoever guesses, and not whom they guess at", async () => {
    const someone = await person([grant("port", "list")]);
    for (let turn = 0; turn < 12; turn++) await tryFrom("192.0.2.7", someone.login, "Wrong1234");
    expect(await tryFrom("192.0.2.7", someone.login, "Plimsoll1")).toBe(429);
    expect(await tryFrom("192.0.2.8", someone.login, "Plimsoll1")).toBe(200);
  });

  it("counts tries that come at once before any password is looked at", async () => {
    const someone = await person([grant("port", "list")]);
    const all = await Promise.all(
      Array.from({ length: 30 }, () => tryFrom("192.0.2.9", someone.login, "Wrong1234")),
    );
    expect(all.filter((status) => status === 401)).toHaveLength(10);
    expect(all.filter((status) => status === 429)).toHaveLength(20);
  });

  it("is not closed by wrong links, which have a count of their own", async () => {
    const view = () => server.post("/api/proposal/view", { token: "invented" });
    const statuses = [];
    for (let turn = 0; turn < 32; turn++) statuses.push((await view()).status);
    expect(statuses.at(0)).toBe(406);
    expect(statuses.at(-1)).toBe(429);
    const headers = { "x-recovery-key": "plimsoll-web" };
    expect((await server.post("/api/recovery", { login: "nobody@demo.test" }, headers)).status).toBe(200);
  });
});

it("answers a repeated key only for the very same envelope", async () => {
  const ops = await server.as("ops.br");
  const port = attributes(await ops.register("list", "port", { pagination: { size: 2 } }));
  const file = `data:text/plain;base64,${Buffer.from("note").toString("base64")}`;
  const send = (reference_id: string) =>
    ops.call(
      "filemanager",
      "create",
      "attachment",
      { name: "n.txt", file },
      { reference_id, idempotency_key: "same" },
    );
  expect((await send(port[0].id)).status).toBe(200);
  expect(refusal(await send(port[1].id)).slice(0, 2)).toEqual([409, "idempotency_key_reused"]);
});
