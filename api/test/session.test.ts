/** Signing in and out, sessions, passwords and their limits. */
import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openMail } from "#adapters/mail";
import { sql } from "#db/sql";
import { sendRecoveryLink } from "#session/recovery";
import { clientOf, openTestServer, type TestServer } from "./harness.ts";

let server: TestServer;
let now = Date.parse("2026-03-01T12:00:00Z");
const clock = { now: () => new Date(now).toISOString() };

beforeAll(async () => {
  server = await openTestServer({ clock });
});
afterAll(() => server.close());

describe("login", () => {
  it("says by field what is missing", async () => {
    const reply = await server.post("/api/login", {
      service: "session",
      action: "login",
      type: "default",
      api_key: "plimsoll-web",
      attributes: { login: "admin@demo.test" },
    });
    expect([reply.status, reply.body.errors[0]]).toMatchObject([
      405,
      { code: "required", field: "password" },
    ]);
  });

  it("is answered in the language of the user from then on, where a request asks for none", async () => {
    await server.app.db.run(sql`update "user" set locale = 'es' where login = 'billing.br@demo.test'`);
    const { token } = (await server.login("billing.br@demo.test")).body;
    const call = {
      service: "register",
      action: "load",
      type: "port",
      token,
      attributes: { id: randomUUID() },
    };
    const said = async (language: string) =>
      (await server.post("/api", call, { "accept-language": language })).body.errors[0].message;
    expect(await said("*")).toBe(await said("es"));
    expect(await said("pt")).not.toBe(await said("es"));
  });

  it("answers with token, lifetime and the user as the contract says", async () => {
    const reply = await server.login("classifier.br@demo.test");
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      token: expect.stringMatching(/^[\w-]{43}$/),
      session_ttl: 28_800,
      attributes: {
        user_id: expect.any(String),
        user: {
          name: "Júlia Paranhos",
          country: "BR",
          locale: "pt",
          is_map_classifier: true,
          map_registration: "MAPA-SP 04211",
          map_classifier_signature: "",
          translate_message: false,
          profiles: [
            { entity: { types: ["company"] }, workunits: [{ addresses: [{ country: { alpha2: "BR" } }] }] },
          ],
        },
      },
    });
    const cookie = String(reply.headers["set-cookie"]);
    expect(cookie).toMatch(/^plimsoll_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax/);
  });

  it("stores only a hash of the token", async () => {
    const reply = await server.login("dev@demo.test");
    const rows = await server.app.db.run(sql`select * from session`);
    expect(JSON.stringify(rows)).not.toContain(reply.body.token);
  });

  it("gives one text for an unknown account and a wrong password", async () => {
    const wrong = await server.login("billing.br@demo.test", "Wrong1234");
    const unknown = await server.login("nobody@demo.test", "Wrong1234");
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body.errors).toEqual([
      { code: "invalid_credentials", message: "Invalid user or password!" },
    ]);
    expect(unknown.body.errors).toEqual(wrong.body.errors);
  });

  it("needs a known api key", async () => {
    const body = {
      service: "session",
      action: "login",
      type: "default",
      country: "BR",
      attributes: { login: "a", password: "b" },
    };
    expect((await server.post("/api/login", body)).status).toBe(400);
    expect((await server.post("/api/login", { ...body, api_key: "stranger" })).status).toBe(400);
  });

  it("stops after ten wrong tries, even with the right password, and opens again later", async () => {
    const login = "ops.ar@demo.test";
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await server.login(login, "Wrong1234")).status).toBe(401);
    const stopped = await server.login(login);
    expect([stopped.status, stopped.body.errors[0].code]).toEqual([429, "too_many"]);
    expect(Number(stopped.headers["retry-after"])).toBeGreaterThan(0);
    now += 16 * 60_000;
    expect((await server.login(login)).status).toBe(200);
  });

  it("counts a try that reached the database after one that came later, and begins anew after the clock was set back", async () => {
    const login = "ops.py@demo.test";
    const start = now;
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn++) {
      now = start - turn;
      statuses.push((await server.login(login, "Wrong1234")).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    now = start - 86_400_000;
    expect((await server.login(login, "Wrong1234")).status).toBe(401);
    now = start;
  });
});

describe("sessions", () => {
  const open = async () => clientOf(server.post, await server.login("billing.br@demo.test"), "BR");

  it("end at logout", async () => {
    const client = await open();
    expect((await client.register("list", "port")).status).toBe(200);
    const out = await client.call("session", "logout", "default");
    expect(String(out.headers["set-cookie"])).toContain("Max-Age=0");
    expect((await client.register("list", "port")).status).toBe(401);
  });

  it("slide with use and run out without it", async () => {
    const client = await open();
    now += 7 * 3_600_000;
    expect((await client.register("list", "port")).status).toBe(200);
    now += 7 * 3_600_000;
    expect((await client.register("list", "port")).status).toBe(200);
    now += 8 * 3_600_000 + 1000;
    const late = await client.register("list", "port");
    expect(late.body.errors).toEqual([
      { code: "session_expired", message: "Your session has expired, please re-login" },
    ]);
  });

  it("slide in a browser too, whose cookie stays as long as they may", async () => {
    const reply = await server.login("billing.br@demo.test");
    const [, seconds] = /Max-Age=([0-9]+)/.exec(String(reply.headers["set-cookie"])) ?? [];
    expect(Number(seconds)).toBeGreaterThan(24 * 3_600);
  });

  it("run out although a page of theirs is open and listens", async () => {
    const { token } = await open();
    now += 7 * 3_600_000;
    expect((await server.app.sessions.look(token))?.user.name).toBeDefined();
    now += 3_600_000 + 1000;
    expect(await server.app.sessions.look(token)).toBeUndefined();
    expect(await server.app.sessions.find(token)).toBeUndefined();
  });

  it("are listed for their owner, who may end another one", async () => {
    const [first, second] = [await open(), await open()];
    const list = await second.call("session", "list", "default");
    const others = list.body.attributes.filter((one: { current: boolean }) => !one.current);
    expect(list.body.attributes.filter((one: { current: boolean }) => one.current)).toHaveLength(1);
    for (const other of others) await second.call("session", "revoke", "default", { id: other.id });
    expect((await first.register("list", "port")).status).toBe(401);
    expect((await second.register("list", "port")).status).toBe(200);
    const foreign = await server.login("admin@demo.test");
    const theirs = await clientOf(server.post, foreign, "BR").call("session", "list", "default");
    const revoked = await second.call("session", "revoke", "default", { id: theirs.body.attributes[0].id });
    expect(revoked.status).toBe(404);
  });

  it("end at once when the user is deactivated", async () => {
    const client = await open();
    await client.register("list", "port");
    await server.app.db.run(sql`update "user" set active = false where login = 'billing.br@demo.test'`);
    await server.app.sessions.endAll(server.app.db, client.userId);
    server.app.sessions.ended();
    expect((await client.register("list", "port")).status).toBe(401);
    expect((await server.login("billing.br@demo.test")).status).toBe(401);
    await server.app.db.run(sql`update "user" set active = true where login = 'billing.br@demo.test'`);
  });

  it("travel in the cookie, but not from a page of another site", async () => {
    const { token } = await open();
    const body = { service: "register", action: "list", type: "port", country: "BR", attributes: {} };
    const cookie = `other=1; plimsoll_session=${token}`;
    const own = { cookie, host: "app.example", origin: "https://app.example" };
    expect((await server.post("/api", body, { cookie })).status).toBe(200);
    expect((await server.post("/api", body, own)).status).toBe(200);
    const foreign = await server.post("/api", body, { ...own, origin: "https://evil.example" });
    expect([foreign.status, foreign.body.errors[0].code]).toEqual([403, "foreign_origin"]);
  });
});

describe("passwords", () => {
  it("change with the current one, end the other sessions, and must be strong", async () => {
    const login = "ops.br@demo.test";
    const [kept, other] = [
      clientOf(server.post, await server.login(login), "BR"),
      clientOf(server.post, await server.login(login), "BR"),
    ];
    const change = (current_password: string, password: string) =>
      kept.call("session", "changepassword", "default", { current_password, password });
    expect((await change("Nonsense1", "Plimsoll2")).body.errors[0]).toMatchObject({
      code: "wrong_password",
      field: "current_password",
    });
    for (const weak of ["Short1", "nouppercase1", "NoNumberHere"]) {
      expect([weak, (await change("Plimsoll1", weak)).body.errors[0].code]).toEqual([weak, "weak_password"]);
    }
    expect((await change("Plimsoll1", "Plimsoll2")).status).toBe(200);
    expect((await kept.register("list", "port")).status).toBe(200);
    expect((await other.register("list", "port")).status).toBe(401);
    expect((await server.login(login)).status).toBe(401);
    expect((await change("Plimsoll2", "Plimsoll1")).status).toBe(200);
  });

  it("come back by a mailed link that works once and not for long", async () => {
    const headers = { "x-recovery-key": "plimsoll-web" };
    const ask = (login: string) => server.post("/api/recovery", { login }, headers);
    expect((await server.post("/api/recovery", { login: "x" })).status).toBe(400);
    const unknown = await ask("nobody@demo.test");
    const known = await ask("customer@demo.test");
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    const token = await mailedToken();
    const check = (body: object) => server.post("/api/recovery/check", body, headers);
    expect((await check({ token: "invented", password: "Plimsoll2" })).body.errors[0]).toMatchObject({
      code: "link_not_available",
      message: "Link is not available",
    });
    expect((await check({ token, password: "weak" })).body.errors[0].code).toBe("weak_password");
    expect((await check({ token, password: "Plimsoll2" })).status).toBe(200);
    // Sent again because its answer got lost, it is answered as the first time; another password is another matter.
    expect((await check({ token, password: "Plimsoll2" })).status).toBe(200);
    expect((await check({ token, password: "Plimsoll3" })).status).toBe(406);
    expect((await server.login("customer@demo.test", "Plimsoll2")).status).toBe(200);
    await ask("customer@demo.test");
    const late = await mailedToken();
    now += 61 * 60_000;
    expect((await check({ token: late, password: "Plimsoll4" })).status).toBe(406);
  });

  /** Sends what waits and reads the newest mail of the outbox. */
  async function mailedToken(): Promise<string> {
    const send = openMail(server.app.env);
    const asked = await server.app.db.run<{ payload: { login: string; locale: "en" } }>(
      sql`select payload from job where kind = 'recovery_link' and state = 'waiting' order by id`,
    );
    for (const { payload } of asked) await sendRecoveryLink(server.app, payload);
    const jobs = await server.app.db.run<{
      id: string;
      payload: { to: string; subject: string; text: string };
    }>(sql`select id, payload from job where kind = 'mail' and state = 'waiting' order by id`);
    for (const job of jobs) await send(job.payload, job.id);
    await server.app.db.run(sql`update job set state = 'done'`);
    const names = (await readdir(join(server.folder, "outbox"))).sort();
    const mail = await readFile(join(server.folder, "outbox", names.at(-1) ?? ""), "utf8");
    expect(mail).toContain("To: customer@demo.test");
    const text = mail.replaceAll("=\r\n", "").replaceAll("=3D", "=");
    return /recovery\?token=([\w-]+)/.exec(text)?.[1] ?? "";
  }
});
