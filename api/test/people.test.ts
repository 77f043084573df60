/** People: invited by mail, limited to what their inviter has, out at once when deactivated, and never all locked out. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openMail } from "#adapters/mail";
import { sql } from "#db/sql";
import { sendRecoveryLink } from "#session/recovery";
import { TEST_RECORDS } from "./fixtures/records.ts";
import { type Client, clientOf, openTestServer, type Reply, type TestServer } from "./harness.ts";

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await openTestServer({ records: TEST_RECORDS, env: { PUBLIC_URL: "https://plimsoll.example/" } });
  admin = await server.as("admin");
  const send = openMail(server.app.env);
  const recovery_link = (about: never) => sendRecoveryLink(server.app, about);
  server.app.jobs.start({ mail: send, recovery_link, remove_file: async () => undefined } as never);
});
afterAll(() => server.close());

let made = 0;
const login = () => `new.person${++made}@example.test`;
const idOf = async (table: "company" | "workunit", name: string): Promise<string> => {
  const rows = await server.app.db.run<{ id: string }>(
    table === "company"
      ? sql`select id from company where name like ${name} limit 1`
      : sql`select id from workunit where name like ${name} limit 1`,
  );
  return rows[0]?.id ?? "";
};
const ownEntity = async (client: Client): Promise<{ id: string; units: string[] }> => {
  const { user } = (await client.call("session", "load", "default")).body.attributes;
  const [profile] = user.profiles;
  return { id: profile.entity.id, units: profile.workunits.map((unit: { id: string }) => unit.id) };
};

/** The job queue sends them in its own time; `count` says for how many to wait. */
async function mailsTo(address: string, count = 1): Promise<string[]> {
  const outbox = join(server.folder, "outbox");
  for (let turn = 0; ; turn++) {
    await server.app.jobs.runDue();
    const files = (await readdir(outbox).catch(() => [])).filter((file) => file.endsWith(".eml"));
    const texts = await Promise.all(files.sort().map((file) => readFile(join(outbox, file), "utf8")));
    const own = texts.filter((text) => text.includes(`To: ${address}`));
    if (own.length >= count || turn > 100)
      return own.map((text) => text.replaceAll("=\r\n", "").replaceAll("=3D", "="));
    await new Promise((done) => setTimeout(done, 50));
  }
}
const tokenIn = (mail: string | undefined) => /token=([\w-]+)/.exec(mail ?? "")?.[1] ?? "";
const choose = (token: string, password: string) =>
  server.post("/api/recovery/check", { token, password }, { "x-recovery-key": "plimsoll-web" });

/** Somebody with these rights in this company, with a password. */
async function person(
  companyId: string,
  units: readonly string[],
  services: readonly object[],
  by: Client = admin,
): Promise<{ id: string; login: string; client: Client; profile: Reply }> {
  const address = login();
  const user = await by.register("create", "user", { name: address, login: address, company_id: companyId });
  const { id } = user.body.attributes;
  const profile = await by.register("create", "profile", {
    name: address,
    user_id: id,
    company_id: companyId,
    workunit_ids: units,
    services,
  });
  await choose(tokenIn((await mailsTo(address)).at(-1)), "Welcome123");
  const client = clientOf(server.post, await server.login(address, "Welcome123"), "BR");
  return { id, login: address, client, profile };
}
const grant = (role: string, ...permissions: string[]) => ({ service: "register", role, permissions });
const OFFICE = [
  grant("user", "list", "load", "create", "update", "delete"),
  grant("profile", "list", "load", "create", "update", "delete"),
  grant("port", "list", "load"),
  grant("company", "list", "load", "create", "update"),
];

describe("an invitation", () => {
  it("comes by mail with a link that works once and leads to the configured address", async () => {
    const company = await ownEntity(admin);
    const address = login();
    const reply = await admin.register("create", "user", {
      name: "Nova Pessoa",
      login: address,
      company_id: company.id,
      locale: "pt",
    });
    expect(reply.status).toBe(200);
    const [mail] = await mailsTo(address);
    expect(mail).toContain("https://plimsoll.example/recovery?token=");
    expect(mail).toContain("Nova Pessoa");
    const token = tokenIn(mail);
    expect((await choose(token, "weak")).body.errors[0].code).toBe("weak_password");
    expect((await choose(token, "Welcome123")).status).toBe(200);
    expect((await choose(token, "Welcome124")).body.errors[0].code).toBe("link_not_available");
    expect((await server.login(address, "Welcome123")).status).toBe(200);
  });

  it("can be sent again, after which the first link is dead", async () => {
    const company = await ownEntity(admin);
    const address = login();
    const { id } = (
      await admin.register("create", "user", { name: "Again", login: address, company_id: company.id })
    ).body.attributes;
    const [first] = await mailsTo(address);
    expect((await admin.register("invite", "user", { id })).body.attributes).toEqual({ id, login: address });
    const both = await mailsTo(address, 2);
    const second = both.find((mail) => tokenIn(mail) !== tokenIn(first));
    expect((await choose(tokenIn(first), "Welcome123")).status).toBe(406);
    expect((await choose(tokenIn(second), "Welcome123")).status).toBe(200);
    const history = (await admin.register("history", "user", { id })).body.attributes;
    expect(history.map((entry: { action: string }) => entry.action)).toContain("invite");
  });

  it("is not for strangers, and a failed create sends nothing", async () => {
    const ops = await server.as("ops.br");
    expect((await ops.register("invite", "user", { id: admin.userId })).status).toBe(403);
    const address = login();
    await admin.register("create", "user", { name: "", login: address });
    expect(await mailsTo(address, 0)).toEqual([]);
  });
});

describe("granting", () => {
  it("stays within what the granter has", async () => {
    const companyId = await idOf("company", "%");
    const unit = (await ownEntity(await server.as("ops.br"))).units;
    const own = (await ownEntity(await server.as("ops.br"))).id;
    const office = await person(own, unit, OFFICE);
    expect(office.profile.status).toBe(200);
    const target = await person(own, unit, [grant("port", "list")], office.client);
    expect(target.profile.status).toBe(200);

    const profile = (services: object[], more: object = {}) =>
      office.client.register("create", "profile", {
        name: "More",
        user_id: target.id,
        company_id: own,
        workunit_ids: unit,
        services,
        ...more,
      });
    const refused = async (reply: Promise<Reply>) => {
      const { status, body } = await reply;
      return [status, body.errors?.[0]?.code, body.errors?.[0]?.field];
    };
    expect(await refused(profile([grant("port", "list", "delete")]))).toEqual([
      403,
      "grants_more_than_own",
      "services.0.permissions",
    ]);
    expect(await refused(profile([]))).toEqual([403, "grants_more_than_own", "services"]);
    const argentine = (await ownEntity(await server.as("ops.ar"))).units;
    expect((await profile([grant("port", "list")], { workunit_ids: argentine })).status).toBe(403);
    const elsewhere = await profile([grant("port", "list")], { company_id: companyId });
    expect(companyId === own || elsewhere.status === 403 || elsewhere.status === 405).toBe(true);
    expect((await profile([grant("port", "list")])).status).toBe(200);
  });

  it("does not let a stronger account be taken over by its login or weakened by its profile", async () => {
    const { id: own, units } = await ownEntity(await server.as("ops.br"));
    const office = await person(own, units, OFFICE);
    const strong = await person(own, units, []);
    const user = (await office.client.register("load", "user", { id: strong.id })).body.attributes;
    const stolen = await office.client.register("update", "user", {
      id: strong.id,
      version: user.version,
      login: login(),
    });
    expect([stolen.status, stolen.body.errors[0].field]).toEqual([403, "login"]);
    const profile = strong.profile.body.attributes;
    const weakened = await office.client.register("update", "profile", {
      id: profile.id,
      version: profile.version,
      services: [grant("port", "list")],
    });
    expect(weakened.status).toBe(403);
    const removed = await office.client.register("delete", "profile", { id: profile.id });
    expect(removed.status).toBe(403);
  });

  it("leaves what makes a master or a developer to masters", async () => {
    const { id: own, units } = await ownEntity(await server.as("ops.br"));
    const office = await person(own, units, OFFICE);
    const company = (await office.client.register("load", "company", { id: own })).body.attributes;
    const change = (more: object) =>
      office.client.register("update", "company", { id: own, version: company.version, ...more });
    expect((await change({ legacy_id: 875 })).body.errors[0].code).toBe("grants_more_than_own");
    expect((await change({ types: [...company.types, "developer"] })).status).toBe(403);
    expect((await change({ alternative_name: "Still ours" })).status).toBe(200);
  });

  it("does not open a country or a customer by way of a work unit or an entity", async () => {
    const { id: own, units } = await ownEntity(await server.as("ops.br"));
    const office = await person(own, units, [...OFFICE, grant("workunit", "list", "load", "update")]);
    const [abroad] = await server.app.db.run<{ id: string }>(
      sql`select id from city where country = 'AR' limit 1`,
    );
    const [customer] = await server.app.db.run<{ id: string }>(
      sql`select id from customer where country = 'AR' limit 1`,
    );
    const unit = (await office.client.register("load", "workunit", { id: units[0] })).body.attributes;
    const addresses = [...unit.addresses, { street: "Corrientes", city_id: abroad?.id }];
    const wider = await office.client.register("update", "workunit", {
      id: unit.id,
      version: unit.version,
      addresses,
    });
    expect([wider.status, wider.body.errors[0].code]).toEqual([403, "country_not_available"]);
    const company = (await office.client.register("load", "company", { id: own })).body.attributes;
    const pointed = await office.client.register("update", "company", {
      id: own,
      version: company.version,
      customer_id: customer?.id,
    });
    expect(pointed.status).toBeGreaterThanOrEqual(403);
    expect(
      (await office.client.register("load", "company", { id: own })).body.attributes.customer_id,
    ).toBeNull();
  });

  it("shows people and profiles of the own company only", async () => {
    const { id: own, units } = await ownEntity(await server.as("ops.br"));
    const office = await person(own, units, OFFICE);
    const seen = (await office.client.register("list", "user", { pagination: { size: 500 } })).body
      .attributes;
    expect(seen.length).toBeGreaterThan(0);
    expect(new Set(seen.map((row: { company_id: string }) => row.company_id))).toEqual(new Set([own]));
    expect((await office.client.register("load", "user", { id: admin.userId })).status).toBe(404);
    const all = (await admin.register("list", "user", { pagination: { size: 500 } })).body.attributes;
    expect(all.length).toBeGreaterThan(seen.length);
  });
});

describe("somebody who is deactivated", () => {
  it("is out at once, and stays out when activated again until the next sign-in", async () => {
    const { id: own, units } = await ownEntity(admin);
    const someone = await person(own, units, [grant("port", "list")]);
    expect((await someone.client.register("list", "port")).status).toBe(200);
    const { version } = (await admin.register("load", "user", { id: someone.id })).body.attributes;
    await admin.register("update", "user", { id: someone.id, version, active: false });
    expect((await someone.client.register("list", "port")).status).toBe(401);
    expect((await server.login(someone.login, "Welcome123")).status).toBe(401);
    await admin.register("update", "user", { id: someone.id, version: version + 1, active: true });
    expect((await someone.client.register("list", "port")).status).toBe(401);
    expect((await server.login(someone.login, "Welcome123")).status).toBe(200);
  });
});

describe("the last administrator", () => {
  it("cannot be deactivated, removed, or stripped of the right, by any way", async () => {
    // Everybody else who could administer goes first.
    const others = await server.app.db.run<{ id: string }>(
      sql`select id from "user" where id <> ${admin.userId} and active`,
    );
    for (const { id } of others) {
      const { version } = (await admin.register("load", "user", { id })).body.attributes;
      expect((await admin.register("update", "user", { id, version, active: false })).status).toBe(200);
    }
    const me = (await admin.register("load", "user", { id: admin.userId })).body.attributes;
    const ways: [string, string, object][] = [
      ["update", "user", { id: me.id, version: me.version, active: false }],
    ];
    const [profile] = (
      await admin.register("list", "profile", {
        conditions: [{ attribute: "user_id", operator: "=", value: me.id }],
      })
    ).body.attributes;
    ways.push(["update", "profile", { id: profile.id, version: profile.version, active: false }]);
    ways.push([
      "update",
      "profile",
      { id: profile.id, version: profile.version, services: [grant("port", "list")] },
    ]);
    ways.push(["delete", "profile", { id: profile.id }]);
    const company = (await admin.register("load", "company", { id: profile.company_id })).body.attributes;
    ways.push(["update", "company", { id: company.id, version: company.version, active: false }]);
    for (const [action, type, attributes] of ways) {
      const reply = await admin.register(action, type, attributes);
      expect([action, type, reply.body.errors?.[0]?.code]).toEqual([action, type, "last_administrator"]);
    }
    expect((await admin.register("load", "profile", { id: profile.id })).body.attributes).toEqual({
      ...profile,
    });
    expect((await admin.register("list", "port")).status).toBe(200);
  });
});
